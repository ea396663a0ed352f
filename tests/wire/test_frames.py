"""The web client is compiled against what the server really speaks."""

from scripts.make_wire_types import TARGET, text


def test_the_types_of_the_web_client_are_those_of_the_server() -> None:
    assert TARGET.read_text(encoding="utf-8") == text()
