"""What is in deploy/ names commands, options, settings, files and ports that exist.

No container engine runs here: the files are read, and their commands parsed as ours would be.
"""

import re
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
import yaml  # type: ignore[import-untyped] # comes with schemathesis

from sixrow.cli import main
from sixrow.server.settings import FOREIGN, PREFIX, USUAL_PORT, load

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNITS = ("sixrow.service", "sixrow-backup.service", "sixrow-backup.timer")
SERVICES = tuple(sorted(path.name for path in DEPLOY.glob("*.service")))
EXPOSURE = 20
"""The highest exposure that `systemd-analyze security` may find, of 100."""


def text(name: str) -> str:
    return (DEPLOY / name).read_text("utf-8")


def entries(name: str) -> list[tuple[str, str]]:
    """The entries of a unit, in order; some names stand there several times."""
    lines = [line for line in text(name).splitlines() if line and line[0] not in "#["]
    pairs = [line.partition("=") for line in lines]
    assert all(found for _, found, _ in pairs)
    return [(key, value) for key, _, value in pairs]


def variables(lines: str) -> dict[str, str]:
    return dict(re.findall(r"^(SIXROW_\w+)=(.*)$", lines, re.MULTILINE))


def calls() -> Iterator[tuple[str, list[str]]]:
    """Every call of sixrow in these files and in the page about hosting, with its arguments."""
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    sources = {path.name: path.read_text("utf-8") for path in sorted(DEPLOY.iterdir())}
    sources["hosting.md"] = "\n".join(re.findall(r"^    (?! ).*$", page, re.MULTILINE))
    for name, content in sources.items():
        for line in content.splitlines():
            found = re.search(
                r"(?:^|[\s/=])(?:sixrow|sixrow-host) ((?:serve|admin|store) ?.*)$", line
            )
            if found is None or line.lstrip().startswith("#"):
                continue
            words = shlex.split(
                found[1].rstrip("'] ").partition(" #")[0].replace("$(", "").rstrip("'")
            )
            yield name, [word.strip('",') for word in words]


def called(words: list[str]) -> tuple[click.Command | None, list[str]]:
    """The command that is called, and the words after it; options of groups have one word each."""
    command: click.Command | None = main
    context = click.Context(main, info_name="sixrow")
    while isinstance(command, click.Group) and words:
        if words[0].startswith("--"):
            words = words[2:]
        command, words = command.get_command(context, words[0]), words[1:]
    return command, words


def test_every_call_of_sixrow_can_be_parsed() -> None:
    found = list(calls())
    assert {name for name, _ in found} >= {"hosting.md", "sixrow.service", "sixrow-backup.service"}
    for name, words in found:
        command, rest = called(words)
        assert isinstance(command, click.Command), (name, words)
        options = {option for each in command.params for option in each.opts}
        assert {word for word in rest if word.startswith("--")} <= options, (name, words)


@pytest.mark.parametrize(
    "found",
    [
        pytest.param(variables(text("sixrow.env")), id="sixrow.env"),
        pytest.param(
            dict(re.findall(r"(SIXROW_\w+)=(\S+)", text("Containerfile"))), id="Containerfile"
        ),
        *(
            pytest.param(service["environment"], id=f"compose {name}")
            for name, service in yaml.safe_load(text("compose.yml"))["services"].items()
            if name in ("server", "backup")
        ),
    ],
)
def test_every_setting_exists(found: dict[str, str]) -> None:
    given = {"SIXROW_NAME": "play.example", "POSTGRES_PASSWORD": "x"}
    filled = {
        name: re.sub(r"\$\{(\w+):\?\}", lambda place: given[place[1]], value)
        for name, value in found.items()
    }
    settings = load({}, filled)
    assert settings.database_url
    assert {name for name in found if name not in FOREIGN}


def test_the_units_agree_with_each_other_and_the_settings() -> None:
    environ = variables(text("sixrow.env"))
    serve, backup, timer = map(entries, UNITS)
    unit = dict(serve)
    assert unit["ExecStart"] == "/opt/sixrow/bin/sixrow serve"
    assert environ["SIXROW_DATA"] == f"/var/lib/{unit['StateDirectory']}"
    assert environ["SIXROW_CACHE"] == f"/var/cache/{unit['CacheDirectory']}"
    assert unit["EnvironmentFile"] == dict(backup)["EnvironmentFile"] == "/etc/sixrow/sixrow.env"
    assert unit["User"] == dict(backup)["User"] == "sixrow"
    assert f"{environ['SIXROW_DATA']}/secret.key" in dict(backup)["ExecStart"]
    assert environ["SIXROW_DATABASE"].startswith(f"sqlite:///{environ['SIXROW_DATA']}/")
    assert dict(timer)["Persistent"] == "yes"
    assert {path.stem for path in DEPLOY.glob("*.timer")} | {"sixrow"} == {
        name.removesuffix(".service") for name in SERVICES
    }
    for name in SERVICES:
        assert dict(entries(name))["EnvironmentFile"] == unit["EnvironmentFile"]
    assert unit["EnvironmentFile"] in text("sixrow-host")
    assert int(unit["TimeoutStopSec"]) > load({}, environ).stop_timeout
    assert load({}, environ).behind_tls


def test_the_image_copies_what_exists_and_the_ports_are_the_same() -> None:
    lines = text("Containerfile").splitlines()
    copied = [line.split()[1:-1] for line in lines if line.startswith("COPY ")]
    names = [name for each in copied for name in each if not name.startswith(("--", "/"))]
    assert {"src", "web", "docs", "locks"} <= set(names)
    assert [name for name in names if not (ROOT / name).exists()] == []
    build = (ROOT / "pyproject.toml").read_text("utf-8")
    for needed in ("README.md", "LICENSE", "docs/rules.md"):
        assert needed in build
        assert needed.split("/")[0] in names
    environ = dict(re.findall(r"(SIXROW_\w+)=(\S+)", text("Containerfile")))
    assert environ[f"{PREFIX}PORT"] == str(USUAL_PORT)
    assert f"EXPOSE {USUAL_PORT}" in lines
    assert lines.index("USER sixrow") < lines.index('CMD ["sixrow", "serve"]')
    compose = yaml.safe_load(text("compose.yml"))
    services, networks = compose["services"], compose["networks"]
    assert services["proxy"]["environment"]["SIXROW_UPSTREAM"] == f"server:{USUAL_PORT}"
    (subnet,) = networks["inside"]["ipam"]["config"]
    assert services["server"]["environment"]["SIXROW_PROXIES"] == subnet["subnet"]
    assert "ports" not in services["server"] | services["database"], "only the proxy is reachable"
    for service in services.values():
        assert set(service["networks"]) <= set(networks)
        for volume in service["volumes"]:
            source = volume.split(":")[0]
            exists = source in compose["volumes"] or source == "./backups"
            assert exists or (DEPLOY / source).exists()


def test_the_proxy_hides_what_is_for_the_host() -> None:
    proxy = text("Caddyfile")
    assert "\tencode" not in proxy, "responses with secrets are not compressed"
    assert "path /metrics /ready /health" in proxy
    assert f"127.0.0.1:{USUAL_PORT}" in proxy
    assert {"SIXROW_NAME", "SIXROW_UPSTREAM"} == set(re.findall(r"\{\$(\w+)", proxy))


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd")
@pytest.mark.parametrize("unit", SERVICES)
def test_the_units_expose_little(unit: str) -> None:
    options = ("--offline=true", "--no-pager", f"--threshold={EXPOSURE}")
    words = ("systemd-analyze", "security", *options, str(DEPLOY / unit))
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-200:] + done.stderr
