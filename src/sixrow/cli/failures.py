"""How a command fails: one line on stderr, never a traceback, and an exit code for scripts."""

import os
import sys
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from typing import Any

import click

FAULTY = 1
UNUSABLE = 2
INTERRUPTED = 130
NO_READER = 141
"""What a shell gives a program that wrote into a closed pipe."""

LOST = "The workers were ended from outside, again and again; nothing more can be told."


class Failure(click.ClickException):
    """A command cannot do what it was asked; the message says what is wrong and where."""

    def show(self, file: Any = None) -> None:
        """The message as it stands, on stderr."""
        click.echo(self.message, file=file, err=True)


class Faulty(Failure):
    """The thing that was given can be read but is wrong."""

    exit_code = FAULTY


class Unusable(Failure):
    """A file that cannot be read or written, or a use that makes no sense."""

    exit_code = UNUSABLE


class Guarded(click.Group):
    """A group whose commands end quietly when interrupted or no longer read."""

    def invoke(self, context: click.Context) -> Any:
        """Run the command that was asked for."""
        from sixrow.rules import Refusal

        try:
            result = super().invoke(context)
            sys.stdout.flush()
        except BrokenPipeError:
            close_output()
            context.exit(NO_READER)
        except KeyboardInterrupt:
            click.echo(err=True)
            context.exit(INTERRUPTED)
        except EOFError:
            click.echo(err=True)
            context.exit(0)
        except Refusal as refusal:
            from sixrow.text.refusals import refused

            raise Faulty(refused(refusal)) from refusal
        except BrokenExecutor as error:
            raise Faulty(LOST) from error
        except OSError as error:
            raise Unusable(reason(error)) from error
        return result


def close_output() -> None:
    """Send what is still to be written nowhere, so that Python's exit does not complain."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def reason(error: OSError) -> str:
    """The file and what the system says about it."""
    told = error.strerror or str(error)
    return f"{error.filename}: {told}" if error.filename else told
