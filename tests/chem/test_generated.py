import runpy
from collections.abc import Callable
from pathlib import Path

import pytest
from rdkit import rdBase

from valence.chem.data_files import GENERATED

SCRIPT = Path(__file__).parents[2] / "scripts" / "generate_structures.py"


@pytest.fixture(scope="module")
def generated() -> dict[str, str]:
    files: Callable[[], dict[str, str]] = runpy.run_path(str(SCRIPT))["files"]
    return files()


def test_facts_are_what_the_script_computes(generated: dict[str, str]) -> None:
    for name in ("elements.csv", "structures.csv"):
        assert (GENERATED / name).read_text(encoding="utf-8") == generated[name], name


def test_drawings_are_what_the_script_draws(generated: dict[str, str]) -> None:
    # Another version of RDKit may place an atom slightly differently.
    if (GENERATED / "rdkit.txt").read_text(encoding="utf-8").strip() != rdBase.rdkitVersion:
        pytest.skip("the drawings were made by another version of RDKit")
    for name, text in generated.items():
        assert (GENERATED / name).read_text(encoding="utf-8") == text, name


def test_there_are_no_other_generated_files(generated: dict[str, str]) -> None:
    found = {
        path.relative_to(GENERATED).as_posix() for path in GENERATED.rglob("*") if path.is_file()
    }
    assert found == set(generated)
