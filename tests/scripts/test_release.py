"""What a release says and carries: version, changelog, README, the licences of others."""

import json
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

from hatch_build import SITE, WEB
from scripts import release
from scripts.release import ReleaseRefused, check_tree, dated, read_version, written
from sixrow import __version__

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
LICENCES = (SITE / "LICENSES.txt").read_text("utf-8")


CHANGES = "# Changelog\n\n## Unreleased\n\n- New.\n\n## 0.1.0 (2026-01-01)\n\n- Old.\n"


def test_the_changelog_gets_the_version_and_its_day() -> None:
    assert dated(CHANGES, "0.2.0", "2026-11-18") == (
        "# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-11-18)\n\n- New.\n\n"
        "## 0.1.0 (2026-01-01)\n\n- Old.\n"
    )
    with pytest.raises(ReleaseRefused, match="nothing"):
        dated("# Changelog\n\n## Unreleased\n\n## 0.1.0 (2026-01-01)\n", "0.2.0", "2026-11-18")


def test_the_version_is_written_in_its_one_place_and_never_falls() -> None:
    assert written('__version__ = "0.9.0"\n', "0.10.0") == '__version__ = "0.10.0"\n'
    with pytest.raises(ReleaseRefused, match="older"):
        written('__version__ = "0.10.0"\n', "0.9.0")
    for text in ("", "1.2", "v1.2.3", "1.2.3rc1", "01.2.3"):
        with pytest.raises(ReleaseRefused, match="is not a version"):
            read_version(text)
    assert "version" in PROJECT["project"]["dynamic"]
    assert read_version(__version__)


def git(folder: Path, *words: str) -> str:
    return subprocess.run(
        ["git", *words], cwd=folder, check=True, capture_output=True, text=True
    ).stdout


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with the files that a release changes, at version 1.0.0, which has a tag."""
    monkeypatch.setattr(release, "ROOT", tmp_path)
    monkeypatch.setattr(release, "pack", lambda _version: [])
    for name in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{name}_NAME", "Ada")
        monkeypatch.setenv(f"GIT_{name}_EMAIL", "ada@example.org")
    texts = {
        "src/sixrow/__init__.py": '__version__ = "1.0.0"\n',
        "CHANGELOG.md": CHANGES,
        "README.md": 'pip install "sixrow-1.0.0-py3-none-any.whl[server]"\n',
        "docs/new/page.md": '{"program": "sixrow", "version": "1.0.0", "protocol": 1}\n',
        "docs/other.md": "Since 1.0.0.\n",
    }
    for path, text in texts.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    git(tmp_path, "init", "-q")
    git(tmp_path, "add", "--all")
    git(tmp_path, "commit", "-q", "-m", "One")
    git(tmp_path, "tag", "v1.0.0")
    return tmp_path


def test_a_release_is_a_commit_with_the_version_everywhere_and_a_tag(tree: Path) -> None:
    release.release("1.1.0", "2026-11-18")
    assert git(tree, "log", "-1", "--format=%s %D").startswith("Release 1.1.0 HEAD -> ")
    assert "tag: v1.1.0" in git(tree, "log", "-1", "--format=%D")
    assert not git(tree, "status", "--porcelain")
    assert "## 1.1.0 (2026-11-18)\n\n- New." in (tree / "CHANGELOG.md").read_text("utf-8")
    assert "sixrow-1.1.0-py3-none-any.whl" in (tree / "README.md").read_text("utf-8")
    assert '"version": "1.1.0"' in (tree / "docs" / "new" / "page.md").read_text("utf-8")
    assert '"1.1.0"' in (tree / "src" / "sixrow" / "__init__.py").read_text("utf-8")
    with pytest.raises(ReleaseRefused, match="nothing"):
        release.release("1.2.0", "2026-11-19")


@pytest.mark.parametrize("step", ["pack", "tag"])
def test_a_release_that_fails_leaves_no_trace(
    tree: Path, step: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = git(tree, "rev-parse", "HEAD")
    if step == "pack":
        monkeypatch.setattr(release, "pack", _fail)
    else:
        hook = tree / ".git" / "hooks" / "reference-transaction"  # git asks it before it tags
        hook.parent.mkdir(exist_ok=True)
        hook.write_text("#!/bin/sh\n! grep -q refs/tags\n", encoding="utf-8")
        hook.chmod(0o755)
    with pytest.raises(ReleaseRefused, match=step):
        release.release("1.1.0", "2026-11-18")
    assert git(tree, "rev-parse", "HEAD") == before
    assert not git(tree, "status", "--porcelain")
    assert git(tree, "tag") == "v1.0.0\n"


def _fail(_version: str) -> None:
    raise ReleaseRefused("no room to pack it")


def test_a_tree_with_changes_and_a_known_version_are_refused(tree: Path) -> None:
    check_tree("1.0.1")
    with pytest.raises(ReleaseRefused, match=r"tag v1\.0\.0"):
        check_tree("1.0.0")
    (tree / "new").touch()
    with pytest.raises(ReleaseRefused, match="changes"):
        check_tree("1.0.1")


def test_every_page_that_names_a_version_names_this_one() -> None:
    found = release.mentions()
    assert Path("docs/install.md") in found
    assert {version for named in found.values() for version in named} == {__version__}


def test_no_command_installs_what_is_not_published() -> None:
    """Anybody may have taken the name on PyPI; a wheel or a checkout is named instead."""
    for page in (ROOT / "README.md", *(ROOT / "docs").rglob("*.md")):
        for line in page.read_text("utf-8").splitlines():
            if line.startswith(("    ", "pip ", "uv ")):
                assert not re.search(r"""install ["']?sixrow(?!-)""", line), (page.name, line)


def test_pypi_shows_no_link_that_leads_nowhere() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    links = re.compile(r"\]\((?!https?:|#)")
    assert links.search(text)
    for each in PROJECT["tool"]["hatch"]["metadata"]["hooks"]["fancy-pypi-readme"]["substitutions"]:
        text = re.sub(each["pattern"], each["replacement"], text)
    assert not links.search(text)
    assert "docs/pictures" not in text
    assert "```python" in text


def _imported() -> set[str]:
    """The packages of others that the client's sources name."""
    sources = [*WEB.glob("src/**/*.ts"), *WEB.glob("src/**/*.svelte")]
    named = re.compile(r"""(?:from|import) ["']((?:@[\w-]+/)?[a-z][\w-]*)(?:/[\w./-]+)?["']""")
    found = {name for path in sources for name in named.findall(path.read_text("utf-8"))}
    locked = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]
    return {name for name in found if f"node_modules/{name}" in locked}


def test_the_built_client_carries_the_licence_of_all_that_is_in_it() -> None:
    locked = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]
    heads = re.findall(r"^={80}\n\n(\S+) (\S+) \((\S+)\)\n\n(.+)", LICENCES, re.MULTILINE)
    listed = {name: (version, licence) for name, version, licence, _text in heads}
    assert _imported() >= {"svelte", "@fluent/bundle", "uqr"}
    assert set(listed) >= _imported()
    for name, (version, licence) in listed.items():
        package = locked[f"node_modules/{name}"]
        assert (package["version"], package["license"]) == (version, licence)
    # Minified code keeps strings: one that only a package has says that it is in the bundle.
    script = "".join(path.read_text("utf-8") for path in (SITE / "assets").glob("*.js"))
    for name, trace in {"svelte": "svelte.dev/e/", "@fluent/bundle": "Cyclic reference"}.items():
        assert trace in script, name
    assert "Apache License" in LICENCES
    fonts = {path.stem for path in (WEB / "src" / "fonts").glob("*-licence.txt")}
    for font in fonts:
        assert (WEB / "src" / "fonts" / f"{font}.txt").read_text("utf-8").strip() in LICENCES
    built = {path.name.split("-")[0] for path in (SITE / "assets").glob("*.woff2")}
    assert {f"{each}-licence" for each in built} == fonts
