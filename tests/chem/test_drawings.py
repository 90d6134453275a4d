import re
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from valence.chem.acids_bases import acids, bases, drawing_of
from valence.chem.drawings import SMALLEST, drawing
from valence.chem.polymer import substances

SVG = "{http://www.w3.org/2000/svg}"
CARDS = [card.id for card in (*acids(), *bases())]


def _box(svg: str) -> tuple[float, float]:
    _, _, width, height = ElementTree.fromstring(svg).attrib["viewBox"].split()
    return float(width), float(height)


def _subpaths(svg: str) -> list[float]:
    """Return the place where each letter and dot begins, from left to right."""
    paths = ElementTree.fromstring(svg).findall(f"{SVG}path")
    starts = re.findall(r"M(-?[\d.]+) ", paths[-1].attrib["d"])
    return sorted(float(start) for start in starts)


@pytest.mark.parametrize("width", [120, 600])
def test_a_drawing_is_as_wide_as_asked(width: int) -> None:
    svg = drawing("CC(=O)O", width)
    root = ElementTree.fromstring(svg)
    box_width, box_height = _box(svg)
    assert root.attrib["width"] == str(width)
    assert int(root.attrib["height"]) == pytest.approx(width * box_height / box_width, abs=0.5)


@pytest.mark.parametrize("id_", CARDS)
def test_drawings_take_the_colour_of_the_text(id_: str) -> None:
    svg = drawing_of(id_)
    root = ElementTree.fromstring(svg)
    assert {child.tag for child in root} <= {f"{SVG}title", f"{SVG}path"}
    assert "#" not in svg
    assert "white" not in svg
    assert "currentColor" in svg
    assert svg.startswith("<svg ")


@pytest.mark.parametrize("id_", CARDS)
def test_drawings_are_small_files(id_: str) -> None:
    assert len(drawing_of(id_)) < 5_000


def test_small_molecules_do_not_fill_the_frame() -> None:
    assert _box(drawing("O")) == SMALLEST
    assert _box(drawing("Cl")) == SMALLEST


def test_the_ions_of_a_salt_stand_apart() -> None:
    letters = _subpaths(drawing("[Na+].[H-]"))
    assert max(right - left for left, right in pairwise(letters)) > 20


def test_a_long_tail_is_written_and_not_drawn() -> None:
    assert _box(drawing("CCCCCCCCCCCCS"))[0] <= SMALLEST[0]


def test_the_title_is_text() -> None:
    assert "<title>a &lt;b&gt; &amp; c</title>" in drawing("C", title="a <b> & c")
    assert "<title>" not in drawing("C")


@pytest.mark.parametrize("id_", [one.id for one in substances().values() if one.smiles])
def test_polymer_substances_are_drawn(id_: str) -> None:
    assert drawing_of(id_).startswith("<svg ")


@pytest.mark.parametrize("id_", ["gold", "../rdkit", "../../acids", ""])
def test_other_drawings_are_refused(id_: str) -> None:
    with pytest.raises(ValueError, match="there is no drawing of"):
        drawing_of(id_)
