"""Make a release: write its version, pack and check it, commit and tag.

    python scripts/release.py 0.2.0        (make release VERSION=0.2.0)

Nothing leaves this machine: publishing is `git push --follow-tags` and `twine upload dist/*`, which
the last lines print. What refuses a release is looked at before anything is built; if a step fails,
the tree and the history are as they were before.
"""

import re
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parents[1]
VERSION_FILE = Path("src/sixrow/__init__.py")
CHANGELOG = Path("CHANGELOG.md")
DIST = Path("dist")

_VERSION = re.compile(r'^__version__ = "(.+)"$', re.MULTILINE)
_UNRELEASED = re.compile(r"^## Unreleased\n(?P<lines>.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
_MENTIONED = re.compile(r'(?<=sixrow-)[\d.]+(?=-py3)|(?<="program": "sixrow", "version": ")[\d.]+')
MUST_HAVE = (
    "sixrow/py.typed",
    "sixrow/locales/en/rules.md",
    "sixrow/server/site/index.html",
    "sixrow/server/site/LICENSES.txt",
    "sixrow/server/handbook/index.html",
)


class ReleaseRefused(Exception):
    """Why no release was made."""


def read_version(text: str) -> tuple[int, ...]:
    """The numbers of a version; only releases such as 1.2.3."""
    if not re.fullmatch(r"(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}", text):
        raise ReleaseRefused(f"“{text}” is not a version such as 1.2.3")
    return tuple(map(int, text.split(".")))


def written(text: str, version: str) -> str:
    """The module with the new version.

    Raises:
        ReleaseRefused: it is older than the one there.
    """
    found = _VERSION.search(text)
    assert found
    if read_version(version) < read_version(found[1]):
        raise ReleaseRefused(f"{version} is older than {found[1]}")
    return _VERSION.sub(f'__version__ = "{version}"', text)


def dated(changelog: str, version: str, day: str) -> str:
    """The changelog with what is unreleased under the version, below an empty section.

    Raises:
        ReleaseRefused: there is nothing unreleased.
    """
    found = _UNRELEASED.search(changelog)
    if not found or not found["lines"].strip():
        raise ReleaseRefused("the changelog has nothing under “Unreleased”")
    head = f"## Unreleased\n\n## {version} ({day})\n"
    return changelog[: found.start()] + head + found["lines"] + changelog[found.end() :]


def mentions() -> dict[Path, list[str]]:
    """The pages that name a version, of a wheel or in an answer of the program, and which."""
    pages = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    found = {page: _MENTIONED.findall(page.read_text("utf-8")) for page in pages}
    return {page.relative_to(ROOT): named for page, named in found.items() if named}


def contents(version: str, day: str) -> dict[Path, str]:
    """The files that a release changes, as they will be.

    Raises:
        ReleaseRefused: the version is older than the one there, or the changelog is empty.
    """
    pages = {page: (ROOT / page).read_text("utf-8") for page in mentions()}
    return {
        VERSION_FILE: written((ROOT / VERSION_FILE).read_text("utf-8"), version),
        CHANGELOG: dated((ROOT / CHANGELOG).read_text("utf-8"), version, day),
        **{page: _MENTIONED.sub(version, text) for page, text in pages.items()},
    }


def run(*words: str) -> str:
    """The output of a command.

    Raises:
        ReleaseRefused: it failed; with its output.
    """
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise ReleaseRefused(f"{' '.join(words)}:\n{done.stdout}{done.stderr}")
    return done.stdout


def check_tree(version: str) -> None:
    """Refuse a tree with changes, a version that has a tag, and a committer without a name."""
    if changes := run("git", "status", "--porcelain"):
        raise ReleaseRefused(f"the tree has changes:\n{changes}")
    if run("git", "tag", "--list", f"v{version}"):
        raise ReleaseRefused(f"there is a tag v{version}")
    run("git", "var", "GIT_COMMITTER_IDENT")


def pack(version: str) -> list[Path]:
    """Pack the documentation, the source and the wheel, and check them as PyPI would."""
    shutil.rmtree(ROOT / DIST, ignore_errors=True)
    print("Documentation", flush=True)
    run(sys.executable, "scripts/make_docs.py")
    print("Source and wheel", flush=True)
    run(sys.executable, "-m", "build", "--no-isolation")
    wheel = ROOT / DIST / f"sixrow-{version}-py3-none-any.whl"
    source = ROOT / DIST / f"sixrow-{version}.tar.gz"
    print(run(sys.executable, "-m", "twine", "check", "--strict", str(wheel), str(source)), end="")
    with ZipFile(wheel) as opened:
        missing = set(MUST_HAVE) - set(opened.namelist())
    if missing:
        raise ReleaseRefused(f"the wheel has no {', '.join(sorted(missing))}")
    print(run(sys.executable, "scripts/make_sbom.py", str(DIST / "sixrow.cdx.json")), end="")
    return [wheel, source]


def release(version: str, day: str) -> None:
    """Make the release.

    Raises:
        ReleaseRefused: it cannot be made; nothing has changed.
    """
    read_version(version)
    check_tree(version)
    after = contents(version, day)
    before = {path: (ROOT / path).read_text("utf-8") for path in after}
    head = _head()
    try:
        for path, text in after.items():
            (ROOT / path).write_text(text, encoding="utf-8")
        packed = pack(version)
        run("git", "commit", "--quiet", "--message", f"Release {version}", *map(str, after))
        run("git", "tag", "--annotate", f"v{version}", "--message", f"Sixrow {version}")
    except BaseException:
        for path, text in before.items():
            (ROOT / path).write_text(text, encoding="utf-8")
        if _head() != head:
            run("git", "reset", "--quiet", head)
        raise
    for path in packed:
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1e6:.2f} MB")
    print("To publish it: git push --follow-tags && twine upload dist/*.whl dist/*.tar.gz")


def _head() -> str:
    return run("git", "rev-parse", "HEAD").strip()


def main() -> int:
    try:
        release(sys.argv[1] if len(sys.argv) > 1 else "", f"{datetime.now(UTC):%Y-%m-%d}")
    except ReleaseRefused as refusal:
        print(f"No release: {refusal}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
