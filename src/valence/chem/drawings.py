"""Structures as small SVG pictures in the colour of the text around them."""

import json
import re
from collections.abc import Callable
from typing import TYPE_CHECKING
from xml.etree import ElementTree
from xml.sax.saxutils import escape

import msgspec

from valence.chem.acids_bases import drawing_of, is_built_in
from valence.chem.cards import Acid, Base
from valence.chem.structures import molecule

if TYPE_CHECKING:
    from rdkit.Chem import Mol

# In units of the drawing: a bond is 30 long; nothing is drawn larger than in a frame of this size,
# so that H₂O does not fill a page.
SMALLEST = (110.0, 66.0)
MARGIN = 6
_BOND = 30
_ANGSTROMS_PER_BOND = 1.5
# Between the ions of a salt, in ångströms of the layout.
_GAP = 1.9
# Drawn in full they leave no room for anything else; the longest first, so that none is cut.
_TAILS = "\n".join(
    f"C{n}H{2 * n + 1} {'C' * n} C<sub>{n}</sub>H<sub>{2 * n + 1}</sub>"
    f" H<sub>{2 * n + 1}</sub>C<sub>{n}</sub>"
    for n in range(20, 7, -1)
)
_SMALL = 3
_FLAT = 0.1
_OPTIONS = json.dumps(
    {
        "clearBackground": False,
        "prepareMolsBeforeDrawing": False,
        "scalingFactor": _BOND / _ANGSTROMS_PER_BOND,
        "fixedBondLength": _BOND,
        "fixedFontSize": 18,
        "bondLineWidth": 2,
        "scaleBondWidth": False,
        "padding": 0.0,
    }
)
_SVG = "{http://www.w3.org/2000/svg}"


class _Ink(msgspec.Struct, frozen=True):
    """The parts of a drawing: lines, letters, and the dots of radicals."""

    lines: str
    shapes: str
    width: float
    height: float


def drawing_on(card: Acid | Base) -> str:
    """Return the picture on a card, without RDKit for built-in cards; empty if it has no structure."""
    if is_built_in(card):
        return drawing_of(card.id)
    return drawing(card.smiles) if card.smiles else ""


def drawing(smiles: str, width: int = 240, title: str = "") -> str:
    """Return a picture of the structure, `width` pixels wide and as high as it needs."""
    return picture(laid_out(condensed(molecule(smiles))), width, title)


def laid_out(drawn: "Mol") -> "Mol":
    """Return the molecule with a place for each atom; the ions of a salt stand side by side."""
    from rdkit.Chem import CombineMols, GetMolFrags

    whole: Mol | None = None
    edge = 0.0
    for part in GetMolFrags(drawn, asMols=True):
        _flatten(part)
        _leave_room_for_charges(part)
        _turn_tails_right(part)
        _label_small(part)
        edge = _move_to(part, edge) + _GAP
        whole = part if whole is None else CombineMols(whole, part)
    assert whole is not None
    return whole


def picture(placed: "Mol", width: int, title: str = "") -> str:
    """Return the SVG of a molecule whose atoms have places."""
    ink = _ink(_drawn(placed))
    frame_width = max(ink.width + 2 * MARGIN, SMALLEST[0])
    frame_height = max(ink.height + 2 * MARGIN, SMALLEST[1])
    left, top = (ink.width - frame_width) / 2, (ink.height - frame_height) / 2
    box = " ".join(_short(number) for number in (left, top, frame_width, frame_height))
    height = round(width * frame_height / frame_width)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{width}"'
        f' height="{height}" role="img">{_titled(title)}{_lines(ink)}{_shapes(ink)}</svg>\n'
    )


def _titled(title: str) -> str:
    return f"<title>{escape(title)}</title>" if title else ""


def _lines(ink: _Ink) -> str:
    if not ink.lines:
        return ""
    return (
        f'<path d="{ink.lines}" fill="none" stroke="currentColor" stroke-width="1.7"'
        ' stroke-linecap="round" stroke-linejoin="round"/>'
    )


def _shapes(ink: _Ink) -> str:
    return f'<path d="{ink.shapes}" fill="currentColor"/>' if ink.shapes else ""


def condensed(drawn: "Mol") -> "Mol":
    """Return the molecule with long alkyl tails as `C₁₂H₂₅`."""
    from rdkit.Chem.rdAbbreviations import CondenseMolAbbreviations, ParseAbbreviations

    return CondenseMolAbbreviations(drawn, ParseAbbreviations(_TAILS), maxCoverage=1.0)


def _flatten(part: "Mol") -> None:
    from rdkit.Chem import rdDepictor

    rdDepictor.Compute2DCoords(part, canonOrient=True, useRingTemplates=True)
    rdDepictor.StraightenDepiction(part)


def _leave_room_for_charges(part: "Mol") -> None:
    """Turns the part upside down where a bond would hide the charge at the upper right."""
    places = part.GetConformer()
    hidden, hidden_upside_down = 0, 0
    for atom in part.GetAtoms():
        here = places.GetAtomPosition(atom.GetIdx())
        for other in atom.GetNeighbors() if atom.GetFormalCharge() else ():
            there = places.GetAtomPosition(other.GetIdx())
            hidden += there.x > here.x and there.y > here.y
            hidden_upside_down += there.x > here.x and there.y < here.y
    if hidden > hidden_upside_down:
        _move(part, lambda x, y: (x, -y))


def _turn_tails_right(part: "Mol") -> None:
    """Mirrors the part where a short name such as C₁₂H₂₅ would be read towards its bond, which would cross it."""
    places = part.GetConformer()
    leftwards = 0
    for atom in part.GetAtoms():
        for other in atom.GetNeighbors() if atom.HasProp("_displayLabelW") else ():
            here, there = (places.GetAtomPosition(a.GetIdx()).x for a in (atom, other))
            leftwards += 1 if here < there else -1
    if leftwards > 0:
        _move(part, lambda x, y: (-x, y))


def _label_small(part: "Mol") -> None:
    """Names the carbons of the smallest straight molecules, which are a bare line otherwise."""
    points = _points(part)
    if not 1 < len(points) <= _SMALL or max(abs(y - points[0][1]) for _, y in points) > _FLAT:
        return
    for atom in part.GetAtoms():
        count = atom.GetTotalNumHs()
        if atom.GetSymbol() == "C" and not atom.HasProp("_displayLabel"):
            hydrogens = f"H<sub>{count}</sub>" if count > 1 else "H" * count
            atom.SetProp("_displayLabel", f"C{hydrogens}")
            atom.SetProp("_displayLabelW", f"{hydrogens}C")


def _move_to(part: "Mol", left: float) -> float:
    """Puts the left edge of a part at `left`, centred in height, and gives its right edge."""
    points = _points(part)
    across, up = [x for x, _ in points], [y for _, y in points]
    label = _label_width(part)
    start = left + label
    middle = (min(up) + max(up)) / 2
    _move(part, lambda x, y: (x - min(across) + start, y - middle))
    return start + max(across) - min(across) + label


def _label_width(part: "Mol") -> float:
    """Return how far a label extends beyond one letter."""
    atoms = list(part.GetAtoms())
    if any(atom.HasProp("_displayLabelW") for atom in atoms):
        return 1.0
    if len(atoms) > 1:
        return 0.0
    return 0.45 * (len(atoms[0].GetSymbol()) - 1 + min(atoms[0].GetTotalNumHs(), 2))


def _points(part: "Mol") -> list[tuple[float, float]]:
    places = part.GetConformer()
    points = [places.GetAtomPosition(i) for i in range(part.GetNumAtoms())]
    return [(point.x, point.y) for point in points]


def _move(part: "Mol", place: Callable[[float, float], tuple[float, float]]) -> None:
    from rdkit.Geometry import Point3D

    places = part.GetConformer()
    for i in range(part.GetNumAtoms()):
        old = places.GetAtomPosition(i)
        places.SetAtomPosition(i, Point3D(*place(old.x, old.y), 0.0))


def _drawn(placed: "Mol") -> str:
    from rdkit.Chem.Draw import rdMolDraw2D

    canvas = rdMolDraw2D.MolDraw2DSVG(-1, -1)
    canvas.drawOptions().useBWAtomPalette()
    rdMolDraw2D.UpdateDrawerParamsFromJSON(canvas, _OPTIONS)
    canvas.DrawMolecule(rdMolDraw2D.PrepareMolForDrawing(placed))
    canvas.FinishDrawing()
    return canvas.GetDrawingText()


def _ink(svg: str) -> _Ink:
    root = ElementTree.fromstring(svg)
    lines: list[str] = []
    shapes: list[str] = []
    for path in root.iter(f"{_SVG}path"):
        outline = _compact(path.get("d", ""))
        (lines if "fill:none" in path.get("style", "") else shapes).append(outline)
    width, height = (float(root.get(side, "0").removesuffix("px")) for side in ("width", "height"))
    return _Ink("".join(lines), "".join(shapes), width, height)


def _compact(outline: str) -> str:
    rounded = re.sub(r"-?\d+\.\d+", lambda number: _short(float(number[0])), outline)
    return re.sub(r"[\s,]*([A-Z])[\s,]*", r"\1", re.sub(r"[\s,]+", " ", rounded)).strip()


def _short(number: float) -> str:
    text = f"{number:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text
