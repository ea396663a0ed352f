"""The page stands alone and is well formed; foreign names stay text."""

from dataclasses import replace
from xml.etree.ElementTree import Element, fromstring

from sixrow.analysis import Analysis
from sixrow.reports.pages import page


def parsed(text: str) -> Element:
    """The page as a tree; it is XML but for its first line and its void elements."""
    lines = (line for line in text.splitlines() if "<meta" not in line and "<!doctype" not in line)
    return fromstring("<html>" + "\n".join(lines).partition("</head>")[2])


def test_the_page_has_both_curves_in_two_widths(analysis: Analysis) -> None:
    text = page(analysis)
    assert text.startswith("<!doctype html>")
    assert text.count('class="curve"') == text.count('class="curve-small"') == 2
    assert len(list(parsed(text).iter("table"))) >= 2


def test_a_name_that_is_markup_stays_text(analysis: Analysis) -> None:
    names = ("<script>alert(1)</script>", "Bo & Co")
    foreign = replace(analysis, record=replace(analysis.record, names=names))
    tree = parsed(page(foreign))
    assert not list(tree.iter("script"))
    assert "Bo & Co" in "".join(tree.itertext())
