"""Make the fonts of the web client, and the stylesheet that names them.

    .venv/bin/python -m pip install --target .venv/fonts fonttools==4.68.0 brotli==1.2.1
    PYTHONPATH=.venv/fonts:. .venv/bin/python scripts/make_fonts.py

Writes web/src/fonts and web/src/styles/fonts.css. Needed only when a catalogue comes to use a
character that the fonts lack, which tests/web/test_fonts.py tells: so fontTools is not among the
pinned packages. The sources come with npm. The same sources give the same files.

Each font is cut into two files: the characters that the client itself writes, and those that
people's names need besides, which a browser fetches only if a page has one. The licence of the text
font reserves its name for the whole font, so that both of ours have names of their own.

Until the fonts are there, or if they never come, a font of the machine stands in for them. The
stylesheet gives each of the usual ones the widths and heights of ours, on average over the words of
all catalogues: then the lines break at the same places and nothing moves.
"""

import shutil
import subprocess
import tarfile
import tempfile
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

from hatch_build import LOCALES, ROOT, WEB, programs

FONTS = WEB / "src" / "fonts"
STYLES = WEB / "src" / "styles" / "fonts.css"
SANS = "source-sans@3.52.0"
SERIF = "@fontsource-variable/fraunces@5.3.0"
STATIC = "@fontsource"

MARKS = "\u2009\u202f–—\u2018\u2019\u201a“”„•…‹›€−←↑→↓●✓"
OWN = [*range(0x20, 0x7F), *range(0xA0, 0x100), 0x131, 0x152, 0x153, 0x178, *map(ord, MARKS)]
"""Latin-1, and the other characters of the five languages and of the code."""
NAMES = [*range(0x100, 0x131), *range(0x132, 0x152), *range(0x154, 0x178), *range(0x179, 0x180)]
NAMES += [*range(0x218, 0x21C), 0x1E9E]
"""The rest of Latin Extended-A, the Romanian letters with a comma, and the great sharp s."""

FEATURES = ["kern", "liga", "ccmp", "locl", "mark", "mkmk"]
COPYRIGHT, LICENCE, LICENCE_ADDRESS = 0, 13, 14


@dataclass(frozen=True)
class Face:
    """One of our two fonts.

    Attributes:
        sources: files of its package; a character is taken from the first that has it.
        axes: what is fixed, or between which limits it stays variable.
        scale: how much larger than drawn it is shown.
    """

    name: str
    file: str
    package: str
    sources: tuple[str, ...]
    licence: str
    axes: Mapping[str, float | tuple[float, float]]
    weights: str
    scale: float


TEXT = Face(
    name="Sixrow Text",
    file="text",
    package=SANS,
    sources=("WOFF2/VF/SourceSans3VF-Upright.ttf.woff2",),
    licence="LICENSE.md",
    axes={"wght": (400, 700)},
    weights="400 700",
    scale=1.08,  # its small letters are smaller than those of most system fonts
)
TITLE = Face(
    name="Sixrow Title",
    file="title",
    package=SERIF,
    sources=(
        "files/fraunces-latin-opsz-normal.woff2",
        "files/fraunces-latin-ext-opsz-normal.woff2",
    ),
    licence="LICENSE",
    axes={"wght": 600, "opsz": 36},
    weights="600",
    scale=1,
)


@dataclass(frozen=True)
class StandIn:
    """A font that machines have, under the names they know it by, and one as wide as it."""

    names: tuple[str, ...]
    twin: str
    weight: int
    of: Face


REGULAR, STRONG, BOLD = 400, 600, 700
STAND_INS = (
    StandIn(("Arial", "Liberation Sans", "Arimo", "Helvetica"), "arimo", REGULAR, TEXT),
    StandIn(
        ("Arial Bold", "Liberation Sans Bold", "Arimo Bold", "Helvetica Bold"), "arimo", BOLD, TEXT
    ),
    StandIn(("Roboto",), "roboto", REGULAR, TEXT),
    StandIn(("Roboto Bold",), "roboto", BOLD, TEXT),
    StandIn(("DejaVu Sans",), "dejavu-sans", REGULAR, TEXT),
    StandIn(("DejaVu Sans Bold",), "dejavu-sans", BOLD, TEXT),
    StandIn(("Georgia Bold", "Gelasio Bold"), "gelasio", BOLD, TITLE),
    StandIn(
        ("Times New Roman Bold", "Liberation Serif Bold", "Tinos Bold", "Times Bold"),
        *("tinos", BOLD, TITLE),
    ),
    StandIn(("Noto Serif Bold",), "noto-serif", BOLD, TITLE),
    StandIn(("DejaVu Serif Bold",), "dejavu-serif", BOLD, TITLE),
)


def fetched(package: str, folder: Path) -> Path:
    """A package of npm, unpacked."""
    node, npm = programs()
    into = folder / package.replace("/", "-")
    into.mkdir()
    subprocess.run(
        [node, npm, "pack", "--silent", package], cwd=into, check=True, stdout=subprocess.DEVNULL
    )
    (packed,) = into.glob("*.tgz")
    with tarfile.open(packed) as archive:
        archive.extractall(into, filter="data")
    return into / "package"


def cut(face: Face, source: Path, characters: Iterable[int], into: Path) -> None:
    """Write the part of a font that draws some characters."""
    font = TTFont(source, recalcTimestamp=False)
    options = subset.Options(
        flavor="woff2",
        hinting=False,
        layout_features=FEATURES,
        name_IDs=[COPYRIGHT, LICENCE, LICENCE_ADDRESS],
    )
    chosen = subset.Subsetter(options)
    chosen.populate(unicodes=characters)
    chosen.subset(font)
    font = instancer.instantiateVariableFont(font, dict(face.axes))
    for number, words in ((1, face.name), (2, "Regular"), (4, face.name)):
        font["name"].setName(words, number, 3, 1, 0x409)
    font["name"].setName(face.name.replace(" ", ""), 6, 3, 1, 0x409)
    subset.save_font(font, into, options)
    print(into.relative_to(ROOT), into.stat().st_size)


def make(face: Face, package: Path) -> None:
    """Write both files of a font, and its licence."""
    first, last = package / face.sources[0], package / face.sources[-1]
    cut(face, first, OWN, FONTS / f"{face.file}.woff2")
    cut(face, last, NAMES, FONTS / f"{face.file}-names.woff2")
    shutil.copyfile(package / face.licence, FONTS / f"{face.file}-licence.txt")


def letters() -> Counter[str]:
    """How often the catalogues of the web client use each character."""
    lines = [
        line.partition(" = ")[2]
        for path in sorted(LOCALES.glob("*/web.ftl"))
        for line in path.read_text(encoding="utf-8").splitlines()
    ]
    return Counter(sign for sign in "".join(lines) if ord(sign) in OWN and sign not in "{}$")


def mean_width(font: TTFont, weighed: Counter[str]) -> float:
    """How wide a character is on average, in parts of the font's size."""
    glyphs, widths = font.getBestCmap(), font["hmtx"]
    known = {sign: count for sign, count in weighed.items() if ord(sign) in glyphs}
    whole = sum(widths[glyphs[ord(sign)]][0] * count for sign, count in known.items())
    return float(whole / sum(known.values()) / font["head"].unitsPerEm)


def at_weight(face: Face, weight: int) -> TTFont:
    """Our font at one weight."""
    font = TTFont(FONTS / f"{face.file}.woff2")
    if "fvar" in font:
        font = instancer.instantiateVariableFont(font, {"wght": weight})
    return font


def percent(share: float) -> str:
    return f"{100 * share:.1f}%"


def stand_in_rule(each: StandIn, twin: TTFont, weighed: Counter[str]) -> str:
    """The rule that gives a font of the machine our widths and heights."""
    ours = at_weight(each.of, REGULAR if each.weight == REGULAR else STRONG)
    ratio = mean_width(ours, weighed) / mean_width(twin, weighed)
    size = each.of.scale * ratio
    high, low = (abs(part) / ours["head"].unitsPerEm for part in heights(ours))
    weights = each.of.weights if each.of is TITLE else weights_of(each.weight)
    return f"""@font-face {{
  font-family: "{family(each)}";
  src: {", ".join(f'local("{name}")' for name in each.names)};
  font-weight: {weights};
  size-adjust: {percent(size)};
  ascent-override: {percent(high * each.of.scale / size)};
  descent-override: {percent(low * each.of.scale / size)};
  line-gap-override: 0%;
}}"""


def heights(font: TTFont) -> tuple[int, int]:
    """How far it reaches above and below the line."""
    return font["hhea"].ascent, font["hhea"].descent


def weights_of(weight: int) -> str:
    return "400" if weight == REGULAR else "600 700"


def family(each: StandIn) -> str:
    """The name under which a stand-in is asked for: the same for all its weights."""
    return f"{each.of.name} as {each.names[0].removesuffix(' Bold')}"


def ranges(characters: Iterable[int]) -> str:
    """Characters as CSS writes them."""
    found: list[list[int]] = []
    for code in sorted(characters):
        if found and code == found[-1][1] + 1:
            found[-1][1] = code
        else:
            found.append([code, code])
    return ", ".join(f"U+{a:X}" if a == b else f"U+{a:X}-{b:X}" for a, b in found)


def own_rules(face: Face) -> list[str]:
    """The rules for the two files of a font.

    The scripts write all text, and are longer than the fonts, which come at the same time: so the
    fonts are there in time, or not used until the next visit. Nothing ever moves because of them.
    """
    return [
        f"""@font-face {{
  font-family: "{face.name}";
  src: url("../fonts/{file}.woff2") format("woff2");
  font-weight: {face.weights};
  font-display: {display};
  size-adjust: {percent(face.scale)};
  unicode-range: {ranges(TTFont(FONTS / f"{file}.woff2").getBestCmap())};
}}"""
        for file, display in ((face.file, "optional"), (f"{face.file}-names", "swap"))
    ]


def stack(face: Face, last: str) -> str:
    """The list of fonts to try, ours first."""
    names = dict.fromkeys(family(each) for each in STAND_INS if each.of is face)
    return ", ".join([f'"{face.name}"', *(f'"{name}"' for name in names), last])


def styles(folder: Path) -> str:
    """The whole stylesheet."""
    weighed = letters()
    twins = {each.twin: Path() for each in STAND_INS}
    for name in twins:
        twins[name] = fetched(f"{STATIC}/{name}@5.3.0", folder)
    rules = [rule for face in (TEXT, TITLE) for rule in own_rules(face)]
    for each in STAND_INS:
        file = f"files/{each.twin}-latin-{each.weight}-normal.woff2"
        rules.append(stand_in_rule(each, TTFont(twins[each.twin] / file), weighed))
    return f"""/* Made by scripts/make_fonts.py, which says how. */
:root {{
  --text-face: {stack(TEXT, "system-ui, sans-serif")};
  --title-face: {stack(TITLE, "serif")};
}}
{chr(10).join(rules)}
"""


def main() -> None:
    FONTS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for face in (TEXT, TITLE):
            make(face, fetched(face.package, folder))
        STYLES.write_text(styles(folder), encoding="utf-8")


if __name__ == "__main__":
    main()
