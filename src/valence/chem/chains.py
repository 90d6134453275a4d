"""Polymer chains as structures: a starting fragment, repeat units, and what the end became.

A repeat unit has two open places, `*CC(*)c1ccccc1`, the first towards the start of the chain.
A fragment is written as the radical it was: `C[C](C)C#N`.
"""

from typing import TYPE_CHECKING, Literal, assert_never

import msgspec

from valence.chem.structures import molecule

if TYPE_CHECKING:
    from rdkit.Chem import Mol, RWMol


class Strand(msgspec.Struct, frozen=True):
    """A chain up to its growing end: the fragment that started it, then its repeat units."""

    start: str
    units: tuple[str, ...]


class Cap(msgspec.Struct, frozen=True):
    """A fragment on the end of a chain, such as TEMPO."""

    fragment: str


# A strand as the end is combination: two growing ends that met.
End = Literal["radical", "hydrogen", "double bond"] | Cap | Strand


class _Piece(msgspec.Struct, frozen=True):
    """A repeat unit or a fragment without its open places, and the atoms that had them."""

    atoms: "Mol"
    backbone: tuple[int, ...]
    hydrogens_at_end: int

    def reversed(self) -> "_Piece":
        return _Piece(self.atoms, self.backbone[::-1], self.hydrogens_at_end)


class Built:
    """A molecule that grows piece by piece; nothing is moved, so that numbers of atoms last."""

    def __init__(self) -> None:
        from rdkit.Chem import RWMol

        self.atoms: RWMol = RWMol()
        self.units: list[tuple[int, ...]] = []
        self.first: int | None = None
        self.last: int | None = None

    def add(self, piece: _Piece) -> tuple[int, ...]:
        first = self.atoms.GetNumAtoms()
        self.atoms.InsertMol(piece.atoms)
        return tuple(first + number for number in piece.backbone)

    def join(self, one: int, other: int) -> None:
        from rdkit.Chem import BondType

        self.atoms.AddBond(one, other, BondType.SINGLE)


def chain_smiles(strand: Strand, end: End = "radical") -> str:
    built = built_chain(strand, end)
    from rdkit.Chem import MolToSmiles

    return MolToSmiles(built.atoms)


def built_chain(strand: Strand, end: End) -> Built:
    """Return the chain as a molecule, with the backbone atoms of each of its units."""
    start = _fragment(strand.start)
    from rdkit.Chem import SanitizeMol

    built = Built()
    (built.first,) = built.add(start)
    units = [_unit(smiles) for smiles in strand.units]
    growing = _grow(built, built.first, units)
    _finish(built, growing, ([start, *units])[-1].hydrogens_at_end, end)
    SanitizeMol(built.atoms)
    return built


def _grow(built: Built, growing: int, units: list[_Piece]) -> int:
    """Adds the units one after the other; gives the atom at the new end."""
    for piece in units:
        unit = built.add(piece)
        built.join(growing, unit[0])
        built.units.append(unit)
        growing = unit[-1]
    return growing


def _finish(built: Built, growing: int, hydrogens: int, end: End) -> None:
    match end:
        case Strand(start=start, units=units):
            # The second strand runs towards the first, so its units come last one first.
            backwards = [_unit(smiles).reversed() for smiles in reversed(units)]
            growing = _grow(built, growing, backwards)
            (built.last,) = built.add(_fragment(start))
            built.join(growing, built.last)
        case Cap(fragment=fragment):
            (built.last,) = built.add(_fragment(fragment))
            built.join(growing, built.last)
        case "radical":
            _leave_radical(built.atoms, growing, hydrogens)
        case "double bond":
            _lose_hydrogen(built.atoms, growing)
        case "hydrogen":
            pass
        case _:
            assert_never(end)


def _fragment(smiles: str) -> _Piece:
    """Return a radical, ready to be joined where its odd electron was."""
    atoms = molecule(smiles)
    radicals = [atom for atom in atoms.GetAtoms() if atom.GetNumRadicalElectrons() == 1]
    if len(radicals) != 1:
        raise ValueError(f"{smiles!r} is not a fragment with one odd electron")
    radicals[0].SetNumRadicalElectrons(0)
    return _Piece(atoms, (radicals[0].GetIdx(),), radicals[0].GetTotalNumHs())


def _unit(smiles: str) -> _Piece:
    from rdkit.Chem import GetShortestPath, RWMol

    atoms = molecule(smiles)
    places = [atom.GetIdx() for atom in atoms.GetAtoms() if atom.GetAtomicNum() == 0]
    if len(places) != 2:
        raise ValueError(f"{smiles!r} is not a repeat unit with two open places")
    path = list(GetShortestPath(atoms, *places))[1:-1]
    hydrogens = atoms.GetAtomWithIdx(path[-1]).GetTotalNumHs()
    cut = RWMol(atoms)
    for place in reversed(places):
        cut.RemoveAtom(place)
    backbone = tuple(i - sum(place < i for place in places) for i in path)
    return _Piece(cut.GetMol(), backbone, hydrogens)


def _leave_radical(atoms: "RWMol", last: int, hydrogens: int) -> None:
    atom = atoms.GetAtomWithIdx(last)
    atom.SetNoImplicit(True)
    atom.SetNumExplicitHs(hydrogens)
    atom.SetNumRadicalElectrons(1)


def _lose_hydrogen(atoms: "RWMol", last: int) -> None:
    """Makes the double bond of disproportionation; a methyl group gives its hydrogen first."""
    from rdkit.Chem import BondType

    atoms.UpdatePropertyCache()
    beside = [atom for atom in atoms.GetAtomWithIdx(last).GetNeighbors() if atom.GetTotalNumHs()]
    giver = max(beside, key=lambda atom: int(atom.GetTotalNumHs()))
    atoms.GetBondBetweenAtoms(last, giver.GetIdx()).SetBondType(BondType.DOUBLE)
