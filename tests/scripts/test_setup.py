"""What `make play` and `make test` install, and what they say on machines that lack something."""

import os
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ONLY_TESTS_NEED = {"ray", "open-spiel", "playwright", "mutmut", "pytest", "mypy", "scipy"}


def _pins(name: str) -> dict[str, str]:
    """Package by package the pinned version, and the platforms it is for."""
    text = (ROOT / "locks" / f"{name}.lock").read_text(encoding="utf-8")
    return dict(re.findall(r"^([\w.-]+(?:\[\w+\])?)==(.+?) \\$", text, re.MULTILINE))


@pytest.mark.parametrize("smaller", ["build", "run"])
def test_the_locks_pin_the_same_versions(smaller: str) -> None:
    larger = _pins("dev")
    for name, pin in _pins(smaller).items():
        assert larger[name] in (pin, pin.partition(" ;")[0]), "there for as many platforms"


def test_running_installs_nothing_that_only_tests_need() -> None:
    assert _pins("build").items() <= _pins("run").items()
    assert set(_pins("dev")) >= ONLY_TESTS_NEED
    assert not set(_pins("run")) & ONLY_TESTS_NEED


def _program(folder: Path, name: str, body: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_text(f"#!/bin/sh\n{body}\n", encoding="utf-8")
    path.chmod(0o755)


def _system_packages(tmp_path: Path, **programs: str) -> subprocess.CompletedProcess[str]:
    """The script on a machine that has just these programs."""
    for name, body in programs.items():
        _program(tmp_path / "bin", name.replace("_", "-"), body)
    return subprocess.run(
        ["/bin/sh", ROOT / "scripts" / "system_packages.sh"],
        env={"PATH": str(tmp_path / "bin")},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_machine_with_both_browsers_gets_nothing(tmp_path: Path) -> None:
    browsers = {"chromium": "exit 9", "firefox": "exit 9"}
    done = _system_packages(tmp_path, **browsers, apt_get="exit 9", id="echo 0")
    assert done.returncode == 0
    assert "locks/dev.lock" in done.stdout, "it says what comes into .venv"
    assert "chromium" not in done.stdout


@pytest.mark.parametrize(
    ("there", "missing"),
    [
        ({}, "chromium-headless-shell firefox-esr"),
        ({"chromium": "exit 9"}, "firefox-esr"),
        ({"firefox_esr": "exit 9"}, "chromium-headless-shell"),
    ],
)
def test_root_gets_the_browsers_and_is_told_why(
    tmp_path: Path, there: dict[str, str], missing: str
) -> None:
    asked = tmp_path / "asked"
    done = _system_packages(tmp_path, **there, apt_get=f'echo "$@" >>{asked}', id="echo 0")
    assert done.returncode == 0
    assert "real browsers" in done.stdout
    assert asked.read_text(encoding="utf-8").splitlines() == [
        "update -qq",
        f"install --no-install-recommends {missing} -y -qq",
    ]


def test_others_are_told_the_one_command(tmp_path: Path) -> None:
    done = _system_packages(tmp_path, apt_get="exit 9", id="echo 1000")
    assert done.returncode == 1
    install = "apt-get install --no-install-recommends chromium-headless-shell firefox-esr"
    assert f"\n    sudo {install} && make test\n" in done.stderr


def test_other_systems_are_told_what_is_missing(tmp_path: Path) -> None:
    done = _system_packages(tmp_path, id="echo 0")
    assert done.returncode == 1
    assert "install Chromium and Firefox" in done.stderr


@pytest.mark.parametrize(
    ("bare", "here", "status", "where"),
    [
        (0, 9, 0, "bare Debian"),
        (2, 0, 2, ""),  # a failing test fails the run, whatever would happen here
        (125, 0, 0, "this machine"),
        (125, 2, 2, "this machine"),
    ],
)
def test_ci_uses_a_bare_root_if_it_can(
    tmp_path: Path, bare: int, here: int, status: int, where: str
) -> None:
    _program(tmp_path / ".ci", "run", (ROOT / ".ci" / "run").read_text(encoding="utf-8"))
    _program(tmp_path / "scripts", "bare_root.sh", f'[ "$*" = "make test" ] && exit {bare}')
    _program(tmp_path / "bin", "make", f'[ "$*" = "test" ] && exit {here}')
    done = subprocess.run(
        ["bash", tmp_path / ".ci" / "run"],
        env={"PATH": f"{tmp_path / 'bin'}:{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == status
    assert where in done.stdout


def test_whoever_is_not_root_gets_no_bare_root(tmp_path: Path) -> None:
    _program(tmp_path, "id", "echo 1000")
    done = subprocess.run(
        ["bash", ROOT / "scripts" / "bare_root.sh", "true"],
        env={"PATH": f"{tmp_path}:{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 125
    assert done.stderr == "No bare root: only root can make one\n"
