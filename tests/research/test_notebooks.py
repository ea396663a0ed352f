"""The notebooks run from top to bottom, and are kept without output."""

from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

FOLDER = Path(__file__).parents[2] / "examples" / "notebooks"
NAMES = ("play", "analyse", "train")


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::ResourceWarning")
def test_the_notebooks_run() -> None:
    """One after the other in one kernel: starting one takes longer than what they do."""
    whole = nbformat.v4.new_notebook()  # type: ignore[no-untyped-call]
    for name in NAMES:
        path = FOLDER / f"{name}.ipynb"
        found = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
        nbformat.validate(found)
        for cell in found.cells:
            assert not cell.get("outputs"), "what it shows depends on the machine"
        whole.cells += found.cells
    client = NotebookClient(whole, timeout=600, resources={"metadata": {"path": str(FOLDER)}})
    client.execute()
    shown = [
        output for cell in whole.cells for output in cell.get("outputs", ()) if "data" in output
    ]
    assert sum("image/svg+xml" in output["data"] for output in shown) >= 3, "positions are drawn"


def test_no_notebook_is_forgotten() -> None:
    assert {path.stem for path in FOLDER.glob("*.ipynb")} == set(NAMES)
