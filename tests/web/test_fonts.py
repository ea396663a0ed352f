"""The client brings its fonts: they are small, have all it writes, and nothing moves for them."""

import re

import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

from hatch_build import LOCALES, RULES, WEB
from tests.web.browsing import DESK, PHONE, People
from tests.web.playing import eventually, main_button
from tests.web.screens import begin

BUDGET = 150_000
"""Bytes of scripts, styles and fonts, as they are sent, until a table can be played at."""

NEARLY_NOTHING = 0.01
"""Of what browsers call cumulative layout shift; up to 0.1 is called good."""

FONTS = "**/*.woff2"
STYLES = WEB / "src" / "styles" / "fonts.css"

_SENT = """() => performance.getEntriesByType('resource')
  .filter((each) => /\\.(js|css|woff2)$/.test(each.name))
  .map((each) => [each.name.split('/').at(-1), each.encodedBodySize])"""

_NOTE_SHIFTS = """window.shifts = [];
new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map((each) => [
  each.value,
  ...each.sources.map(({ node, previousRect: from, currentRect: to }) =>
    `${node?.className ?? node?.nodeName} ${from.x},${from.y} ${from.width}x${from.height}`
      + ` -> ${to.x},${to.y} ${to.width}x${to.height}`),
]))).observe({ type: 'layout-shift', buffered: true });"""

_LOADED = """() => [...document.fonts].filter((each) => each.status === 'loaded')
  .map((each) => each.family.replaceAll('"', ''))"""

_WIDTHS = """async ([family, weight, text]) => {
  const stack = getComputedStyle(document.documentElement).getPropertyValue(family);
  const [own, ...others] = stack.split(',').map((each) => each.trim());
  const rule = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    .find((each) => each instanceof CSSFontFaceRule && each.style.fontFamily === own).style;
  // Loaded by hand: on a slow machine the page may have gone without.
  const face = new FontFace('ours', rule.getPropertyValue('src'), { weight: rule.fontWeight });
  document.fonts.add(await face.load());
  const pen = document.createElement('canvas').getContext('2d');
  const wide = (face) => {
    pen.font = `${weight} 16px ${face}`;
    return pen.measureText(text).width;
  };
  const none = wide('monospace');
  const known = others.filter((each) => each.startsWith('"'));
  const widths = known.map((each) => wide(`${each}, monospace`));
  const scale = parseFloat(rule.getPropertyValue('size-adjust')) / 100;
  return [wide('ours') * scale, ...widths.filter((each) => each !== none)];
}"""


def _words() -> str:
    """What the client writes, in all languages."""
    catalogues = [*LOCALES.glob("*/web.ftl"), *LOCALES.glob("*/*.md"), RULES]
    return "".join(path.read_text(encoding="utf-8") for path in sorted(catalogues))


def _signs() -> str:
    """What stands in the code of the client and is no ASCII."""
    sources = [*WEB.glob("src/**/*.svelte"), *WEB.glob("src/**/*.ts")]
    return "".join(path.read_text(encoding="utf-8") for path in sources)


def _drawn_by(family: str) -> set[int]:
    """The characters in the first file of a font, by its rule in the stylesheet."""
    rule = re.search(
        rf'font-family: "{family}";\n  src: url\("\.\./fonts/\w+\.woff2.*?unicode-range: ([^;]+);',
        STYLES.read_text(encoding="utf-8"),
        re.DOTALL,
    )
    assert rule
    found: set[int] = set()
    for part in rule[1].removeprefix("U+").split(", U+"):
        first, _, last = part.partition("-")
        found |= set(range(int(first, 16), int(last or first, 16) + 1))
    return found


def test_the_fonts_have_all_that_the_client_writes() -> None:
    """If not: scripts/make_fonts.py."""
    text = {ord(sign) for sign in _words() + _signs()} - {ord("\n")}
    assert {chr(code) for code in text - _drawn_by("Sixrow Text")} == set()
    letters = {ord(sign) for sign in _words() if sign.isalpha()}
    assert {chr(code) for code in letters - _drawn_by("Sixrow Title")} == set()


def test_a_table_is_small_on_the_wire(people: People) -> None:
    page = people.somebody()
    begin(page, "columbiz")
    main_button(page).wait_for()
    browser = page.context.new_cdp_session(page)
    browser.send("Network.enable")
    browser.send("Network.setCacheDisabled", {"cacheDisabled": True})
    page.reload(wait_until="networkidle")
    expect(page.locator(".board .cell").first).to_be_visible()
    sent = dict(page.evaluate(_SENT))
    assert any(name.endswith(".woff2") for name in sent), sent
    assert all(sent.values()), "the browser tells no length"
    assert sum(sent.values()) < BUDGET, sent


def test_the_fonts_are_used_and_the_rarer_letters_come_when_they_are_needed(people: People) -> None:
    page = people.somebody()
    page.locator("main h1").wait_for()
    page.evaluate("document.fonts.ready")
    assert {"Sixrow Text", "Sixrow Title"} <= set(page.evaluate(_LOADED))
    names = "performance.getEntriesByType('resource').filter((e) => /-names/.test(e.name)).length"
    assert page.evaluate(names) == 0
    page.evaluate("document.querySelector('main').append('Łukasz, Zoë and Đorđe')")
    eventually(page, "the letters do not come", lambda: page.evaluate(names) == 1)


def _shifts(page: Page, ready: str) -> list[list[object]]:
    """What moves on a page whose fonts come long after all has been drawn."""
    held: list[Route] = []
    page.context.route(FONTS, lambda route: held.append(route))  # noqa: PLW0108 - no builtin
    page.goto(page.url, wait_until="commit")
    page.locator(ready).first.wait_for()
    page.wait_for_timeout(300)
    assert held, "no font was asked for"
    for route in held:
        route.continue_()
    page.context.unroute(FONTS)
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(300)
    found: list[list[object]] = page.evaluate("window.shifts")
    return found


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_nothing_moves_while_the_fonts_come(people: People, size: ViewportSize) -> None:
    page = people.somebody(size=size)
    page.context.add_init_script(_NOTE_SHIFTS)
    home = _shifts(page, "main h1")
    begin(page, "columbiz")
    main_button(page).wait_for()
    for shifts in (home, _shifts(page, ".actions .main")):
        assert sum(float(str(shift[0])) for shift in shifts) < NEARLY_NOTHING, shifts


@pytest.mark.parametrize(
    ("family", "weight"), [("--text-face", 400), ("--text-face", 600), ("--title-face", 600)]
)
def test_what_stands_in_for_a_font_is_as_wide(people: People, family: str, weight: int) -> None:
    """Whichever of the usual fonts this machine has."""
    page = people.somebody()
    page.locator("main h1").wait_for()
    text = " ".join(re.findall(r"[^\W\d_]{2,}", _words())[:4000])
    own, *others = page.evaluate(_WIDTHS, [family, weight, text])
    if not others:
        pytest.skip("this machine has none of the usual fonts")
    for other in others:
        assert other == pytest.approx(own, rel=0.02)
