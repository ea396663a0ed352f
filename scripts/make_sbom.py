"""Write a software bill of materials (CycloneDX 1.6, JSON) for a release.

    python scripts/make_sbom.py dist/sixrow.cdx.json

It lists what `locks/run.lock` installs to run Sixrow, without what only builds it, and what
`web/package-lock.json` puts into the built client, each with its hashes. Nothing but these files is
read and nothing is fetched, so the same commit always gives the same list.
"""

import base64
import json
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from uuid import NAMESPACE_URL, uuid5

ROOT = Path(__file__).resolve().parents[1]

_PIN = re.compile(r"^([A-Za-z0-9._-]+)(?:\[[^\]]*\])?==([^\s;\\]+)(?: ; ([^\\]+?))? \\$")
_HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")
_NEEDED_BY = re.compile(r"^    # {1,3}(?:via )?(\S.*)$")

Component = dict[str, Any]


def pins(lock: Path) -> Iterator[tuple[str, str, list[str], set[str]]]:
    """The packages of a lock: name, version, hashes, and what needs them."""
    blocks = re.split(r"\n(?=[A-Za-z0-9])", lock.read_text("utf-8"))
    for block in blocks:
        lines = block.splitlines()
        if lines and (found := _PIN.match(lines[0])):
            by = {each[1] for line in lines if (each := _NEEDED_BY.match(line))} - {"via"}
            needed = {each for each in by if not each.startswith("-c ")}
            yield found[1], found[2], _HASH.findall(block), needed


def python_components() -> Iterator[Component]:
    """What runs; a package that only the build group needs is left out."""
    building = {"sixrow (pyproject.toml:build)"}
    found = list(pins(ROOT / "locks" / "run.lock"))
    only_building: set[str] = set()
    grown = True
    while grown:
        more = {name for name, _, _, by in found if by and by <= building | only_building}
        grown, only_building = more != only_building, more
    for name, version, hashes, _ in found:
        if name not in only_building:
            yield _component("pypi", name, version, [("SHA-256", each) for each in hashes])


def web_components() -> Iterator[Component]:
    """What may be part of the built client, or has built it."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    for path, package in sorted(lock["packages"].items()):
        if not path:
            continue
        kind, _, digest = package["integrity"].partition("-")
        hashes = [(kind.upper().replace("SHA", "SHA-"), base64.b64decode(digest).hex())]
        made = _component("npm", path.rpartition("node_modules/")[2], package["version"], hashes)
        made["scope"] = "excluded" if package.get("dev") else "required"
        if licence := package.get("license"):
            made["licenses"] = [{"expression": licence}]
        yield made


def _component(kind: str, name: str, version: str, hashes: list[tuple[str, str]]) -> Component:
    address = f"pkg:{kind}/{name.replace('@', '%40')}@{version}"
    found = [{"alg": algorithm, "content": content} for algorithm, content in hashes]
    return {
        "type": "library",
        "bom-ref": address,
        "name": name,
        "version": version,
        "purl": address,
        "hashes": found[:1] if kind == "npm" else [],
        "properties": [{"name": "sixrow:sha256", "value": each["content"]} for each in found]
        if kind == "pypi"
        else [],
    }


def version() -> str:
    """The version, from its one place."""
    text = (ROOT / "src" / "sixrow" / "__init__.py").read_text("utf-8")
    found = re.search('^__version__ = "(.+)"$', text, re.MULTILINE)
    assert found
    return found[1]


def bill() -> dict[str, Any]:
    """The whole bill."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    project["version"] = version()
    components = [*python_components(), *web_components()]
    own = {
        "type": "application",
        "bom-ref": f"pkg:pypi/sixrow@{project['version']}",
        "name": project["name"],
        "version": project["version"],
        "licenses": [{"license": {"id": project["license"]}}],
    }
    content = json.dumps(components, sort_keys=True)
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid5(NAMESPACE_URL, content)}",
        "version": 1,
        "metadata": {"component": own},
        "components": components,
        "dependencies": [
            {
                "ref": own["bom-ref"],
                "dependsOn": sorted({each["bom-ref"] for each in components}),
            }
        ],
    }


def main() -> None:
    target = Path(sys.argv[1])
    target.parent.mkdir(parents=True, exist_ok=True)
    made = bill()
    target.write_text(json.dumps(made, indent=1) + "\n", encoding="utf-8")
    print(f"{target}: {len(made['components'])} components")


if __name__ == "__main__":
    main()
