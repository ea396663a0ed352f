"""The course of a game as SVG."""

from xml.etree.ElementTree import fromstring

from sixrow.analysis import Analysis
from sixrow.reports.curves import Course


def test_there_is_a_line_a_side_and_a_ring_an_error(analysis: Analysis) -> None:
    picture = fromstring(Course(analysis, 1000, 280).shares())
    assert len(list(picture.iter("polyline"))) == analysis.record.setup.sides
    assert len(list(picture.iter("circle"))) == len(analysis.errors)
    assert picture.get("viewBox") == "0 0 1000 280"


def test_there_is_a_bar_a_turn_and_one_for_the_roll_off(analysis: Analysis) -> None:
    course = Course(analysis, 380, 150)
    turns = {each.turn for each in analysis.graded}
    assert course.has_roll_off
    assert len(list(fromstring(course.luck()).iter("rect"))) == len(turns)


def test_nothing_leaves_the_picture(analysis: Analysis) -> None:
    for width, height in ((1000, 280), (380, 150)):
        for line in fromstring(Course(analysis, width, height).shares()).iter("polyline"):
            for point in (line.get("points") or "").split():
                x, y = map(float, point.split(","))
                assert 0 <= x <= width
                assert 0 <= y <= height
