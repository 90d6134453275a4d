"""Pictures of polymer chains: a level backbone with short names for what hangs on it."""

from itertools import groupby
from typing import TYPE_CHECKING

from valence.chem.chains import Built, Cap, End, Strand, built_chain
from valence.chem.drawings import condensed, picture

if TYPE_CHECKING:
    from rdkit.Chem import Atom, Mol

LONGEST_DRAWN = 12
# From one backbone atom to the next, in ångströms; wide, to leave room for names and brackets.
_ACROSS, _ACROSS_BRACKETS, _UP, _BOND = 1.55, 2.2, 0.75, 1.5
_BRACKET = 0.6
_ORDER, _UNIT = "order", "unit"

# Structure from its first atom, as written to the right and to the left of a bond.
_SHORT_NAMES = """
Ph c1ccccc1 Ph Ph
CO2Me C(=O)OC CO<sub>2</sub>Me MeO<sub>2</sub>C
CO2Bu C(=O)OCCCC CO<sub>2</sub>Bu BuO<sub>2</sub>C
OAc OC(=O)C OAc AcO
CN C#N CN NC
"""


def chain_drawing(strand: Strand, end: End = "radical", width: int = 600, title: str = "") -> str:
    """Return a picture of the chain; of more than 12 units, equal neighbours stand once in brackets."""
    other = end if isinstance(end, Strand) else Strand("", ())
    if len(strand.units) + len(other.units) <= LONGEST_DRAWN:
        return picture(_laid_out(built_chain(strand, end), _ACROSS), width, title)
    # A radical, hydrogen or double bond is part of the last unit, which is therefore drawn separately.
    runs = _runs(strand.units) if isinstance(end, Cap | Strand) else _open_runs(strand.units)
    other_runs = _runs(other.units)
    folded = built_chain(
        Strand(strand.start, _kinds(runs)),
        Strand(other.start, _kinds(other_runs)) if isinstance(end, Strand) else end,
    )
    placed = _laid_out(folded, _ACROSS_BRACKETS)
    for unit, (_, count) in zip(_units(placed), runs + other_runs[::-1], strict=True):
        if count > 1:
            _put_in_brackets(placed, unit, count)
    return picture(placed, width, title)


def _runs(units: tuple[str, ...]) -> list[tuple[str, int]]:
    return [(smiles, len(list(run))) for smiles, run in groupby(units)]


def _open_runs(units: tuple[str, ...]) -> list[tuple[str, int]]:
    return [*_runs(units[:-1]), (units[-1], 1)]


def _kinds(runs: list[tuple[str, int]]) -> tuple[str, ...]:
    return tuple(smiles for smiles, _ in runs)


def _laid_out(built: Built, across: float) -> "Mol":
    """Return the backbone as a level zigzag from left to right, everything else around it."""
    _mark_backbone(built)
    placed = condensed(built.atoms.GetMol(), _SHORT_NAMES)
    from rdkit.Chem.rdDepictor import Compute2DCoords
    from rdkit.Geometry import Point2D

    places = {number: Point2D(x, y) for number, (x, y) in _places(placed, across).items()}
    Compute2DCoords(placed, canonOrient=False, coordMap=places)
    return placed


def _mark_backbone(built: Built) -> None:
    """Short names renumber the atoms, so each backbone atom carries its own place with it."""
    ends = (built.first, *(number for unit in built.units for number in unit), built.last)
    for order, number in enumerate(ends):
        if number is not None:
            built.atoms.GetAtomWithIdx(number).SetIntProp(_ORDER, order)
    for order, unit in enumerate(built.units):
        for number in unit:
            built.atoms.GetAtomWithIdx(number).SetIntProp(_UNIT, order)


def _places(placed: "Mol", across: float) -> dict[int, tuple[float, float]]:
    places: dict[int, tuple[float, float]] = {}
    for atom in placed.GetAtoms():
        if atom.HasProp(_ORDER):
            order = atom.GetIntProp(_ORDER)
            x, y, side = across * order, _UP * (order % 2), 1 if order % 2 else -1
            places[atom.GetIdx()] = (x, y)
            for hanging, direction in zip(_hanging(atom), (side, -side), strict=False):
                places[hanging] = (x, y + direction * _BOND)
            if order == 0 and atom.GetDegree() == 2:
                places[_before(atom)] = (-across * 1.2, _UP)
    return places


def _hanging(atom: "Atom") -> list[int]:
    """Return the neighbours of a repeat unit's atom that aren't in the backbone, the larger part first."""
    if not atom.HasProp(_UNIT):
        return []
    beside = [other for other in atom.GetNeighbors() if not other.HasProp(_ORDER)]
    beside.sort(key=lambda other: -other.GetAtomicNum() if other.GetAtomicNum() else -1000)
    return [other.GetIdx() for other in beside]


def _before(first: "Atom") -> int:
    """Return the neighbour before the first atom of the backbone."""
    (before,) = (other for other in first.GetNeighbors() if not other.HasProp(_ORDER))
    return int(before.GetIdx())


def _units(placed: "Mol") -> list[list[int]]:
    marked = [atom for atom in placed.GetAtoms() if atom.HasProp(_UNIT)]
    marked.sort(key=lambda atom: int(atom.GetIntProp(_ORDER)))
    units = groupby(marked, key=lambda atom: int(atom.GetIntProp(_UNIT)))
    return [[atom.GetIdx() for atom in unit] for _, unit in units]


def _put_in_brackets(placed: "Mol", unit: list[int], count: int) -> None:
    from rdkit.Chem import CreateMolSubstanceGroup
    from rdkit.Geometry import Point3D

    group = CreateMolSubstanceGroup(placed, "SRU")
    for number in unit:
        group.AddAtomWithIdx(number)
    places = placed.GetConformer()
    for number, side in ((unit[0], -1), (unit[-1], 1)):
        x = places.GetAtomPosition(number).x + side * _ACROSS_BRACKETS / 2
        low, high = Point3D(x, -_BRACKET, 0.0), Point3D(x, _BRACKET + _UP, 0.0)
        group.AddBracket([low, high, Point3D(0.0, 0.0, 0.0)])
    group.SetProp("LABEL", str(count))
