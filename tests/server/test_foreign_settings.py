"""Variables with our prefix that belong to other parts of the program."""

from sixrow.server.settings import FOREIGN, load


def test_variables_of_other_parts_are_no_settings() -> None:
    """Variables for other programs (a language, a bot's token) do not stop the server."""
    foreign = {"SIXROW_LANGUAGE": "nb", "SIXROW_TOKEN": "sixrow_x", "SIXROW_CACHE": "/tmp/x"}
    assert set(foreign) <= FOREIGN
    assert load({}, {**foreign, "SIXROW_PORT": "9001"}).port == 9001
