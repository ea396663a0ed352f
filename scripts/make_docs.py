"""Build the documentation as a site: our pages, and a reference made from the code.

    python scripts/make_docs.py [FOLDER]       (make docs)

Pages are gathered in a folder of their own, with links to files that are no pages turned into text;
Material for MkDocs builds the site and refuses a link that leads nowhere. The site loads nothing
from elsewhere and holds to the server's content security policy: no inline code, no inline style.
"""

import json
import re
import shutil
import sys
import tempfile
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from scripts.handbook.reference import PACKAGES
from scripts.handbook.reference import pages as reference_pages

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "src" / "sixrow" / "server" / "handbook"
STYLE = ROOT / "scripts" / "handbook" / "style.css"

BESIDE = {
    "README.md": "index.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "bench/results.md": "bench-results.md",
    "bench/strength.md": "bench-strength.md",
    "docs/decisions/README.md": "decisions/index.md",
}
"""Pages that are elsewhere in the repository, and their names on the site."""

NAV: list[tuple[str, list[str]]] = [
    ("Begin", ["index", "install", "tutorial-play", "tutorial-study", "tutorial-research"]),
    ("Play", ["rules", "terminal", "companion", "levels", "fair-dice", "glossary"]),
    ("Study", ["analysis", "rollouts", "notation"]),
    ("Research", ["research", "recipes", "research-columbiz", "research-sequence-dice"]),
    ("Host", ["hosting", "served", "storage", "security"]),
    ("Reference", ["command-line", "reference-commands", "reference-http", "reference-socket"]),
    ("Develop", ["tutorial-develop", "contributing", "architecture", "changelog"]),
]
"""The first pages of each part; `MORE` says where the others go."""

MORE = {
    "Research": ("dataset", "engine", "scaling", "bench-results", "bench-strength"),
    "Reference": ("reference-json", "api", "protocol", "analysis-protocol"),
    "Develop": ("match", "house-style", "translating", "glossary-languages"),
}

BROUGHT = ("pictures", "schemas")
"""Folders of `docs` whose files belong to the site."""

_LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)#\s]*)(#[^)\s]*)?\)")
_INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)
_ITEM = re.compile(r"(?:[-*]|\d+\.) ")
_ALIGNED = re.compile(r'<(th|td) style="text-align: (left|right|center);"')
_PROMPTS = re.compile(r"^```\n(?=>>> )", re.MULTILINE)


def gather(folder: Path, packages: Iterable[str] = PACKAGES) -> None:
    """Put all pages and pictures into a folder; of Python, the reference of some packages."""
    sources = {path: path.relative_to(ROOT / "docs").as_posix() for path in _own_pages()}
    sources |= {ROOT / path: name for path, name in BESIDE.items()}
    for path, name in sources.items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(linked(path, name, sources), encoding="utf-8")
    for name in BROUGHT:
        shutil.copytree(ROOT / "docs" / name, folder / name)
    shutil.copy(STYLE, folder / "style.css")
    shutil.copy(ROOT / "web" / "public" / "icon.svg", folder / "icon.svg")
    for name, text in reference_pages(packages):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def _own_pages() -> Iterator[Path]:
    beside = {ROOT / path for path in BESIDE}
    yield from (path for path in sorted((ROOT / "docs").rglob("*.md")) if path not in beside)


def linked(path: Path, name: str, sources: dict[Path, str]) -> str:
    """A page with its links as they are on the site; those to files that are no pages are text.

    Raises:
        FileNotFoundError: a link leads nowhere.
    """
    return linked_text(fitted(path.read_text("utf-8")), path, name, sources)


def linked_text(page: str, path: Path, name: str, sources: dict[Path, str]) -> str:
    """As `linked`, for the text of a page."""
    up = "../" * name.count("/")

    def moved(link: re.Match[str]) -> str:
        picture, text, target, anchor = link[1], link[2], link[3], link[4] or ""
        if not target or "://" in target:
            return link[0]
        file = (path.parent / target).resolve()
        if file in sources:
            return f"{picture}[{text}]({up}{sources[file]}{anchor})"
        if file.parent in [ROOT / "docs" / each for each in BROUGHT]:
            return f"{picture}[{text}]({up}{file.parent.name}/{file.name})"
        if not file.exists():
            raise FileNotFoundError(f"{path.relative_to(ROOT)}: {target}")
        return text

    return _LINK.sub(moved, page)


def fitted(page: str) -> str:
    """A page as Python-Markdown wants it, which is not how GitHub shows it.

    What belongs to an item of a list is indented by four spaces at each level instead of two, an
    item after one of several paragraphs begins after an empty line, and there is one title: of
    further ones, with all below them, the level is one lower.
    """
    lines: list[str] = []
    item, listed, fenced, titles = 0, False, False, 0
    for line in page.splitlines():
        fenced ^= line.lstrip().startswith("```")
        if _ITEM.match(line) and not fenced:
            if listed and lines[-1] and "" in lines[item:]:
                lines.append("")
            item, listed = len(lines), True
        elif line and not line.startswith(" ") and not fenced:
            listed = False
        if listed:
            indent = len(line) - len(line.lstrip(" "))
            lines.append(" " * indent + line)
        elif line.startswith("#") and not fenced:
            titles += line.startswith("# ")
            lines.append("#" * (titles > 1) + line)
        else:
            lines.append(line)
    return "\n".join(lines) + "\n"


def navigation(folder: Path) -> list[Any]:
    """The pages by part; a page that no part names is an error."""
    there = {path.relative_to(folder).as_posix() for path in folder.rglob("*.md")}
    found: list[Any] = []
    for part, names in NAV:
        pages = [f"{name}.md" for name in (*names, *MORE.get(part, ()))]
        found.append({part: pages})
        there -= set(pages)
    decisions = sorted(name for name in there if name.startswith("decisions/"))
    api = sorted(name for name in there if name.startswith("api/"))
    found[-1]["Develop"].append({"Decisions": decisions})
    next(each for each in found if "Reference" in each)["Reference"].append({"Python": api})
    if left := there - {*decisions, *api}:
        raise ValueError(f"no part of the site names {', '.join(sorted(left))}")
    return found


def settings(folder: Path, site: Path) -> dict[str, Any]:
    """MkDocs' settings."""
    schemes = {"default": ("light", "dark"), "slate": ("dark", "light")}
    return {
        "site_name": "Sixrow",
        "docs_dir": str(folder),
        "site_dir": str(site),
        "use_directory_urls": False,
        "strict": True,
        "nav": navigation(folder),
        "theme": {
            "name": "material",
            "font": False,
            "logo": "icon.svg",
            "favicon": "icon.svg",
            "features": ["content.code.copy", "navigation.top", "search.highlight", "toc.follow"],
            "palette": [
                {
                    "media": f"(prefers-color-scheme: {now})",
                    "scheme": scheme,
                    "primary": "custom",
                    "accent": "custom",
                    "toggle": {"icon": "material/brightness-6", "name": f"Switch to {other} mode"},
                }
                for scheme, (now, other) in schemes.items()
            ],
        },
        "extra": {"generator": False},
        "extra_css": ["style.css"],
        "markdown_extensions": [
            "admonition",
            "sane_lists",
            "pymdownx.superfences",
            {"toc": {"permalink": True}},
        ],
        "plugins": [
            "search",
            {
                "mkdocstrings": {
                    "handlers": {
                        "python": {
                            "paths": [str(ROOT / "src")],
                            "options": {
                                "docstring_options": {"warnings": False},
                                "filters": ["!^_"],
                                "heading_level": 2,
                                "members_order": "source",
                                "show_root_heading": True,
                                "show_root_toc_entry": False,
                                "show_signature_annotations": True,
                                "separate_signature": True,
                                "show_source": False,
                            },
                        }
                    }
                }
            },
        ],
        "validation": {
            "anchors": "warn",
            "links": {"not_found": "warn", "unrecognized_links": "warn", "absolute_links": "warn"},
            "nav": {"not_found": "warn", "omitted_files": "warn"},
        },
    }


def confine(site: Path) -> None:
    """Move inline code into files and inline styles into classes."""
    for path in sorted(site.rglob("*.html")):
        up = "../" * (len(path.relative_to(site).parts) - 1)

        def moved(script: re.Match[str], up: str = up) -> str:
            name = f"assets/inline/{sha256(script[1].encode()).hexdigest()[:16]}.js"
            (site / name).parent.mkdir(parents=True, exist_ok=True)
            (site / name).write_text(script[1], encoding="utf-8")
            return f'<script src="{up}{name}"></script>'

        text = _INLINE.sub(moved, path.read_text("utf-8"))
        text = _ALIGNED.sub(r'<\1 class="\2"', text)
        path.write_text(text.replace(' style="display:none"', " hidden"), encoding="utf-8")


def build(target: Path = TARGET, packages: Iterable[str] = PACKAGES) -> None:
    """Build the site in place of the one there; of Python, the reference of some packages.

    Raises:
        Abort: a page has a link that leads nowhere, or the reference cannot be made.
    """
    from mkdocs.commands.build import build as build_site  # noqa: PLC0415 - slow
    from mkdocs.config import load_config  # noqa: PLC0415

    with tempfile.TemporaryDirectory() as scratch:
        folder, site = Path(scratch, "pages"), Path(scratch, "site")
        folder.mkdir()
        gather(folder, packages)
        config = Path(scratch, "mkdocs.yml")
        config.write_text(json.dumps(settings(folder, site)), encoding="utf-8")  # JSON is YAML
        build_site(load_config(str(config)))
        confine(site)
        for path in (*site.rglob("*.map"), *site.rglob("sitemap.xml*")):
            path.unlink()
        shutil.rmtree(site / "assets" / "javascripts" / "lunr")  # for searching in other languages
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(site, target)


def main() -> None:
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else TARGET
    build(target)
    files = [path for path in target.rglob("*") if path.is_file()]
    size = sum(path.stat().st_size for path in files)
    print(f"{target}: {len(files)} files, {size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
