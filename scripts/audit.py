"""Ask the public databases whether a pinned package has a known vulnerability.

    python scripts/audit.py        as `make audit` does

pip-audit asks about `locks/run.lock`, npm about `web/package-lock.json`. Exit codes: 0 none is
known; 1 there is one; 3 some package could not be looked up, so that nothing is known about it.
A tool that has no data reports success (pip-audit skips what it cannot find): here that is 3.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from hatch_build import programs  # noqa: E402 - found beside this folder

TOOL = "pip-audit==2.10.1"
FOLDER = ROOT / ".venv" / "audit"

CLEAN, VULNERABLE, UNKNOWN = 0, 1, 3


@dataclass
class Findings:
    """What one database said.

    Attributes:
        vulnerable: a line for each vulnerability.
        unknown: why something could not be looked up.
        looked_up: the number of packages about which it knows.
    """

    vulnerable: list[str] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)
    looked_up: int = 0


def read_pip_audit(text: str) -> Findings:
    """The report of pip-audit, as JSON."""
    found = Findings()
    for package in json.loads(text)["dependencies"]:
        if "skip_reason" in package:
            found.unknown.append(package["skip_reason"])
            continue
        found.looked_up += 1
        for each in package["vulns"]:
            fixed = ", ".join(each["fix_versions"]) or "no version"
            name = f"{package['name']} {package['version']}"
            found.vulnerable.append(f"{name}: {each['id']}, fixed in {fixed}")
    return found


def read_npm_audit(text: str) -> Findings:
    """The report of npm audit, as JSON."""
    report: dict[str, Any] = json.loads(text)
    if "vulnerabilities" not in report:
        return Findings(unknown=[str(report.get("message") or report)[:200]])
    found = Findings(looked_up=report["metadata"]["dependencies"]["total"])
    for name, each in sorted(report["vulnerabilities"].items()):
        found.vulnerable.append(f"{name} {each['range']}: {each['severity']}")
    return found


def python() -> str:
    """Install pip-audit on its own, and let it read the lock."""
    pip = (sys.executable, "-m", "pip", "install", "--quiet", "--upgrade", "--target", str(FOLDER))
    subprocess.run((*pip, TOOL), check=True)
    options = ("--no-deps", "--disable-pip", "--progress-spinner", "off", "--format", "json")
    words = (sys.executable, "-m", "pip_audit", *options, "--requirement", "locks/run.lock")
    return _output(words, {"PYTHONPATH": str(FOLDER)}, ROOT)


def npm() -> str:
    node, script = programs()
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    environ = {"NODE_USE_SYSTEM_CA": "1", "PATH": path}
    return _output((str(node), str(script), "audit", "--json"), environ, ROOT / "web")


def _output(words: tuple[str, ...], environ: dict[str, str], folder: Path) -> str:
    found = {**os.environ, **environ}
    done = subprocess.run(words, cwd=folder, env=found, capture_output=True, text=True, check=False)
    return done.stdout


def tell(name: str, ask: Callable[[], str], read: Callable[[str], Findings]) -> int:
    """Ask one database and print what it said; return an exit code."""
    try:
        found = read(ask())
    except (OSError, ValueError, KeyError, RuntimeError, subprocess.CalledProcessError) as error:
        found = Findings(unknown=[f"{type(error).__name__}: {error}"])
    for line in found.vulnerable:
        print(f"{name}: {line}")
    if found.unknown:
        print(f"{name}: {len(found.unknown)} not looked up; the first: {found.unknown[0]}")
    print(f"{name}: {found.looked_up} packages looked up, {len(found.vulnerable)} vulnerable")
    if found.vulnerable:
        return VULNERABLE
    return UNKNOWN if found.unknown or not found.looked_up else CLEAN


def main() -> int:
    codes = {
        tell("Python", python, read_pip_audit),
        tell("npm", npm, read_npm_audit),
    }
    if VULNERABLE in codes:
        return VULNERABLE
    if UNKNOWN in codes:
        print("Not everything could be looked up: this is no clean bill.")
        return UNKNOWN
    return CLEAN


if __name__ == "__main__":
    sys.exit(main())
