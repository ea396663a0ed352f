"""Variables with our prefix that belong to other parts of the program."""

from sixrow.server.settings import FOREIGN, load


def test_variables_of_other_parts_are_no_settings() -> None:
    """Whoever has chosen a language, or has a bot's token at hand, can start a server."""
    foreign = {
        "SIXROW_LANGUAGE": "nb",
        "SIXROW_TOKEN": "sixrow_x",
        "SIXROW_CACHE": "/tmp/x",
        "SIXROW_STARTER": "make",
    }
    assert set(foreign) <= FOREIGN
    assert load({}, {**foreign, "SIXROW_PORT": "9001"}).port == 9001
