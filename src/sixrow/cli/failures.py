"""How commands fail: one line on stderr, never a traceback, and an exit code for scripts."""

import os
import sys
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from sixrow.rules import Refusal

FAULTY = 1
UNUSABLE = 2
INTERRUPTED = 130
NO_READER = 141
"""The exit code that a shell reports for a program that wrote to a closed pipe."""

_USAGE = frozenset(
    {
        *("unknown-language", "extra-missing", "no-settings", "no-home"),
        *("not-a-database-address", "no-such-database", "database-unavailable"),
        *("not-our-database", "store-needs-migration", "store-too-new", "not-an-age"),
    }
)
"""Refusals of what a command was told to use, without the name of an option."""

LOST = "Worker processes kept being killed; giving up."


class CommandFailure(click.ClickException):
    """A command cannot do its work; the message says what is wrong and where."""

    def show(self, file: Any = None) -> None:
        """Print the message unchanged on stderr."""
        click.echo(self.message, file=file, err=True)


class Faulty(CommandFailure):
    """The input can be read but is invalid."""

    exit_code = FAULTY


class Unusable(CommandFailure):
    """A file that cannot be read or written, or an invalid combination of options."""

    exit_code = UNUSABLE


class Guarded(click.Group):
    """A group whose commands exit quietly when interrupted or when their output is closed."""

    def invoke(self, context: click.Context) -> Any:
        from sixrow.extras import ExtraMissing
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
        except ExtraMissing as missing:
            from sixrow.text.sentences import say

            raise Unusable(say(f"refusal-{missing.code}", **missing.facts)) from missing
        except Refusal as refusal:
            from sixrow.text.refusals import refused

            kind = Unusable if _is_usage(refusal) else Faulty
            raise kind(refused(refusal)) from refusal
        except BrokenExecutor as error:
            raise Faulty(LOST) from error
        except OSError as error:
            raise Unusable(reason(error)) from error
        return result


def _is_usage(refusal: "Refusal") -> bool:
    """Whether a refusal is about how the command was called: about an option, or what it names."""
    return "field" in refusal.details or refusal.code in _USAGE


def close_output() -> None:
    """Redirect the remaining output to the null device, so that Python's exit does not complain."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def reason(error: OSError) -> str:
    """The file and the system's error message."""
    told = error.strerror or str(error)
    return f"{error.filename}: {told}" if error.filename else told
