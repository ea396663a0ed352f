"""Settings: which source wins, what is refused, and the key."""

from pathlib import Path

import pytest

from sixrow.folders import data_folder
from sixrow.rules import Refusal
from sixrow.server.settings import FIELDS, Settings, load


def test_the_defaults_are_safe() -> None:
    settings = load({}, {})
    assert settings == Settings()
    assert settings.host == "127.0.0.1"
    assert settings.proxies == settings.origins == ()
    assert settings.metrics_token == ""
    assert settings.limits == 1
    assert settings.database_url == f"sqlite:///{data_folder() / 'sixrow.db'}"


def test_the_command_line_has_the_last_word(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text('host = "::1"\nport = 1\norigins = ["https://a.example"]\n')
    environ = {"SIXROW_PORT": "2", "SIXROW_LIMITS": "2.5", "SIXROW_CACHE": "elsewhere"}
    settings = load({"port": "3"}, environ, str(file))
    assert (settings.host, settings.port, settings.limits) == ("::1", 3, 2.5)
    assert settings.origins == ("https://a.example",)
    assert load({}, environ, str(file)).port == 2
    assert load({}, {"SIXROW_CONFIG": str(file)}).port == 1


def test_texts_stand_for_lists_numbers_and_truth() -> None:
    environ = {
        "SIXROW_ORIGINS": "https://a.example, https://b.example",
        "SIXROW_PROXIES": "127.0.0.1,10.0.0.0/8",
        "SIXROW_ACCOUNTS": "false",
    }
    settings = load({}, environ)
    assert settings.origins == ("https://a.example", "https://b.example")
    assert settings.proxies == ("127.0.0.1", "10.0.0.0/8")
    assert settings.accounts is False
    assert settings.behind_tls


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("port", "x"),
        ("port", "65536"),
        ("port", -1),
        ("host", ""),
        ("limits", "-1"),
        ("limits", "nan"),
        ("origins", "play.example"),
        ("origins", "https://play.example/path"),
        ("origins", "https://Play.example"),
        ("origins", "https://user@play.example"),
        ("origins", ["ftp://play.example"]),
        ("origins", ["http://[::1"]),
        ("origins", [1]),
        ("proxies", "somewhere"),
        ("proxies", "10.0.0.1/8"),
        ("log_level", "loud"),
        ("metrics_token", "short"),
        ("node", "a b"),
        ("accounts", "perhaps"),
        ("body_limit", "1"),
        ("hsts", "yes"),
        ("hsts_seconds", "-1"),
    ],
)
def test_a_wrong_value_is_refused_with_its_field(field: str, value: object) -> None:
    with pytest.raises(Refusal) as refused:
        load({field: value}, {})
    assert refused.value.code in ("wrong-setting", "wrong-kind-of-setting")
    assert refused.value.details["field"] == field


def test_an_unknown_field_is_refused_wherever_it_stands(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text("ports = 1\n")
    for given, environ, named in (
        ({}, {"SIXROW_PORTS": "1"}, None),
        ({"ports": 1}, {}, None),
        ({}, {}, str(file)),
    ):
        with pytest.raises(Refusal) as refused:
            load(given, environ, named)
        assert (refused.value.code, refused.value.details["field"]) == ("unknown-setting", "ports")


@pytest.mark.parametrize("content", [b"port = ", b"\xff\xfe", b"port"])
def test_a_file_that_is_no_toml_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "house.toml"
    file.write_bytes(content)
    with pytest.raises(Refusal, match="no-settings"):
        load({}, {}, str(file))
    with pytest.raises(Refusal, match="no-settings"):
        load({}, {}, str(tmp_path / "missing.toml"))


def test_the_log_is_where_whoever_started_the_server_looks() -> None:
    settings = Settings(data="/house")
    assert settings.log_path(attended=True) == Path("/house/sixrow.log")
    assert settings.log_path(attended=False) is None
    for attended in (True, False):
        assert Settings(log_file="-").log_path(attended=attended) is None
        assert Settings(log_file="/x.log").log_path(attended=attended) == Path("/x.log")


def test_hosting_page_lists_every_setting() -> None:
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert [name for name in FIELDS if f"`{name}`" not in page] == []
