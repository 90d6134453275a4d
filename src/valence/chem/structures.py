"""Facts that follow from a structure alone: formula, mass, charge and functional groups."""

from collections import Counter
from collections.abc import Iterable, Mapping
from decimal import Decimal
from functools import cache

import msgspec

from valence.chem.data_files import Row, rows
from valence.chem.elements import element
from valence.chem.formulas import Formula, read_formula
from valence.chem.groups import functional_groups
from valence.chem.molecules import molecule


class Structure(msgspec.Struct, frozen=True):
    """`formula` is in Hill order; `mass` is the average molar mass in g/mol, to two decimals."""

    smiles: str
    formula: str
    mass: Decimal
    charge: int
    groups: tuple[str, ...]


MAX_REMEMBERED = 20_000
_remembered: dict[str, Structure] = {}  # the oldest first


def structure(smiles: str) -> Structure:
    """The facts of a structure; those of the built-in cards are known without RDKit, and others are read once."""
    if known := _known(smiles):
        return known
    computed = computed_structure(smiles)
    remember([computed])
    return computed


def known_structures(smiles: Iterable[str]) -> tuple[Structure, ...]:
    """Return those of these structures that are known without RDKit."""
    return tuple(known for one in smiles if (known := _known(one)))


def remember(structures: Iterable[Structure]) -> None:
    """Take over what another process has read, so that this one need not read it."""
    _remembered.update({one.smiles: one for one in structures})
    while len(_remembered) > MAX_REMEMBERED:
        del _remembered[next(iter(_remembered))]


def _known(smiles: str) -> Structure | None:
    return _generated().get(smiles) or _remembered.get(smiles)


def without_structure(formula: str) -> Structure:
    """Return the facts that follow from a formula alone: no structure, so no groups either."""
    read = read_formula(formula)
    mass = sum((element(symbol).weight * count for symbol, count in read.counts), Decimal())
    return Structure("", read.hill, mass.quantize(Decimal("0.01")), 0, ())


def canonical(smiles: str) -> str:
    """The same text for every SMILES of one structure; without RDKit, the SMILES as it is."""
    try:
        from rdkit.Chem import MolToSmiles
    except ImportError:
        return smiles
    text: str = MolToSmiles(molecule(smiles))
    return text


def computed_structure(smiles: str) -> Structure:
    """The facts of a structure, computed by RDKit."""
    drawn = molecule(smiles)
    from rdkit.Chem import AddHs
    from rdkit.Chem.rdMolDescriptors import _CalcMolWt

    atoms = AddHs(drawn)
    counts = Counter(atom.GetSymbol() for atom in atoms.GetAtoms())
    if "*" in counts:
        raise ValueError(f"{smiles!r} leaves an atom open")
    for symbol in counts:
        element(symbol)
    return Structure(
        smiles=smiles,
        formula=Formula(tuple(counts.items())).hill,
        mass=Decimal(f"{_CalcMolWt(atoms):.2f}"),
        charge=sum(atom.GetFormalCharge() for atom in atoms.GetAtoms()),
        groups=functional_groups(smiles),
    )


@cache
def _generated() -> Mapping[str, Structure]:
    return {row["smiles"]: _structure(row) for row in rows("generated/structures.csv")}


def _structure(row: Row) -> Structure:
    return Structure(
        smiles=row["smiles"],
        formula=row["formula"],
        mass=Decimal(row["mass"]),
        charge=int(row["charge"]),
        groups=tuple(row["groups"].split("; ")) if row["groups"] else (),
    )
