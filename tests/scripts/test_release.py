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


def test_the_changelog_gets_the_version_and_its_day() -> None:
    before = "# Changelog\n\n## Unreleased\n\n- New.\n\n## 0.1.0 (2026-01-01)\n\n- Old.\n"
    assert dated(before, "0.2.0", "2026-11-18") == (
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


def test_a_tree_with_changes_and_a_known_version_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(release, "ROOT", tmp_path)
    me = ("-c", "user.name=Ada", "-c", "user.email=ada@example.org")
    for words in (
        ["init", "-q"],
        ["commit", "-q", "--allow-empty", "-m", "One"],
        ["tag", "v1.0.0"],
    ):
        subprocess.run(["git", *me, *words], cwd=tmp_path, check=True)
    check_tree("1.0.1")
    with pytest.raises(ReleaseRefused, match=r"tag v1\.0\.0"):
        check_tree("1.0.0")
    (tmp_path / "new").touch()
    with pytest.raises(ReleaseRefused, match="changes"):
        check_tree("1.0.1")


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
