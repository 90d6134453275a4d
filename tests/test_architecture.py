"""docs/architecture.md names functions in the files that define them, and its drawings show the tree as it is."""

import re
import runpy
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
CONTRACT = "src/valence/core/game.py"

# A paragraph, a list item or a table row: the names in it are defined in the files it names.
PLACES = [place for part in PAGE.split("\n\n") for place in re.split(r"\n(?=[|-] ?)", part)]


def quoted(place: str, pattern: str) -> list[str]:
    return re.findall(f"`({pattern})`", place)


@pytest.mark.parametrize("place", [place for place in PLACES if quoted(place, r"\w+")])
def test_every_name_is_in_a_file_named_beside_it(place: str) -> None:
    files = quoted(place, r"[\w./-]+/[\w.-]+\.\w+") or [CONTRACT]
    text = "".join((ROOT / file).read_text(encoding="utf-8") for file in files)
    for name in quoted(place, r"\w+"):
        assert re.search(rf"\b{name}\b", text), f"{name} is not in {', '.join(files)}"


def test_every_part_of_the_contract_is_explained() -> None:
    explained = quoted(PAGE.split("## The contract")[1].split("\n## ")[0], r"\w+")
    contract = (ROOT / CONTRACT).read_text(encoding="utf-8")
    wanted = re.findall(r"^    (\w+): Callable[^=\n]*$", contract, re.M)
    assert len(wanted) > 10
    assert set(wanted) <= set(explained)


def layers() -> list[list[str]]:
    """The packages, layer by layer from top to bottom, as they are enforced."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    (found,) = (
        contract["layers"]
        for contract in settings["tool"]["importlinter"]["contracts"]
        if contract["name"] == "Layers"
    )
    return [layer.split(" | ") for layer in found if layer != "__main__"]


def test_the_table_for_contributors_has_every_package_above_those_that_may_import_it() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`.*?`) \| ", page.split("## Where things are")[1], re.M)
    names = [name for layer in reversed(layers()) for name in layer]
    assert re.findall(r"`(\w+)", " ".join(rows))[: len(names)] == names


def test_the_drawings_show_the_tree_as_it_is() -> None:
    drawings = runpy.run_path(str(ROOT / "scripts" / "draw_architecture.py"))["files"]()
    for path, drawn in drawings.items():
        assert path.read_text(encoding="utf-8") == drawn, f"{path.name} is old: run `make generate`"
        assert f"({path.name})" in PAGE
