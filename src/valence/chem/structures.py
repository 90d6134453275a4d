"""Facts that follow from a structure alone: formula, mass, charge and functional groups.

RDKit, which reads structures, is optional and slow to import.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from decimal import Decimal
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING

import msgspec

from valence.chem.data_files import Row, rows
from valence.chem.elements import element
from valence.chem.formulas import Formula, read_formula
from valence.chem.problems import en
from valence.core.installing import installing
from valence.core.problems import BadInput, bad_input, problem

if TYPE_CHECKING:
    from rdkit.Chem import Mol

MOST_SMILES_CHARACTERS = 500
MOST_ATOMS = 200
# RDKit would take what follows a blank for a name or an extension; structures have neither.
_SMILES = re.compile(r"[A-Za-z0-9@+\-\[\]()=#$:.%/\\*]+")


class StructuresMissing(BadInput, ImportError):
    """RDKit is needed and not installed."""

    def __init__(self) -> None:
        super().__init__(problem(en.structures_missing, installing("structures")))


def molecule(smiles: str) -> "Mol":
    """Return the molecule of a SMILES; one that cannot be read is a ValueError that names it."""
    _check_text(smiles)
    parsed = _parsed(smiles)
    if parsed is None:
        raise bad_input(en.not_a_structure, smiles)
    if parsed.GetNumAtoms() > MOST_ATOMS:
        raise bad_input(en.too_many_atoms_drawn, MOST_ATOMS, smiles[:40])
    return parsed


def _check_text(smiles: str) -> None:
    if not smiles:
        raise bad_input(en.no_structure)
    if len(smiles) > MOST_SMILES_CHARACTERS:
        raise bad_input(en.structure_too_long, len(smiles), MOST_SMILES_CHARACTERS)
    if not _SMILES.fullmatch(smiles):
        raise bad_input(en.not_a_structure, smiles)


def _parsed(smiles: str) -> "Mol | None":
    try:
        from rdkit import rdBase
        from rdkit.Chem import MolFromSmiles
    except ImportError as missing:
        raise StructuresMissing from missing
    with rdBase.BlockLogs():
        parsed: Mol | None = MolFromSmiles(smiles)
    return parsed


# An acyl carbon carries hydrogen or carbon; so carbonates, carbamates and ureas don't count.
_ACYL = "[CX3;H1,$([CX3][#6])](=O)"
_METAL = "[#3,#11,#19,#37,#55,#4,#12,#20,#38,#56,#13,#29,#30,#48,#80,#50,#82]"

PATTERNS: Mapping[str, str] = MappingProxyType(
    {
        # On a saturated carbon: neither phenols nor carboxylic acids are alcohols.
        "alcohol": "[OX2H][CX4]",
        "phenol": "[OX2H]c",
        # With its proton: a carboxylate such as sodium acetate is no carboxylic acid.
        "carboxylic acid": f"{_ACYL}[OX2H]",
        "ketone": "[#6][CX3](=O)[#6]",
        "aldehyde": "[$([CX3H1][#6]),$([CX3H2])]=O",
        "ester": f"{_ACYL}[OX2][#6]",
        # The carboxylic amide; metal amides such as LDA and NaNH2 only share the word.
        "amide": f"{_ACYL}[NX3]",
        # Any C=O, also of a carboxylate or a carbonate.
        "carbonyl": "[CX3]=[OX1]",
        # Both carbons without C=O: an ester is no ether, and neither is an anhydride.
        "ether": "[OX2]([#6;!$([#6]=[#8,#16])])[#6;!$([#6]=[#8,#16])]",
        "nitrile": "[#6][CX2]#[NX1]",
        # Outside aromatic rings, whose bonds are neither single nor double.
        "alkene": "[#6]=[#6]",
        "alkyne": "[CX2]#[CX2]",
        "ring": "[R]",
        # Heteroaromatic rings are aromatic too.
        "aromatic ring": "a",
        "heteroaromatic ring": "[a;!#6]",
        # Neutral, on carbon, and not next to a double bond to N, O or S: no amides, amidines
        # (DBU), guanidines, ammonium ions or metal amides; ammonia is no amine.
        "amine": "[NX3;+0;$(N[#6]);!$(N[#6]=[#7,#8,#16]);!$(NC#N);!$(N[!#6;!#1])]",
        # A guanidine is an amidine with a third nitrogen on the same carbon.
        "amidine": "[NX3;+0][CX3]=[NX2;+0]",
        # On a saturated carbon: a phenoxide is no alkoxide.
        "alkoxide": "[OX1-][CX4]",
        # A bond from carbon to a metal, or a carbanion written as an ion; cyanide is neither.
        "organometallic": f"[$([#6]~{_METAL}),$([#6-]);!$([#6]#[#7])]",
        "hydride": "[$([#1-]),$([#3,#11,#19,#12,#20,#5,#13;!H0])]",
        # Hydrogencarbonate counts as carbonate.
        "carbonate": "[CX3](=[OX1])([OX1-,OX2])[OX1-,OX2]",
        "sulfoxide": "[#6][$([SX3]=[OX1]),$([SX3+][OX1-])][#6]",
        "sulfonic acid": "[#6][SX4](=O)(=O)[OX2H]",
        "thiol": "[SX2H][#6]",
        "nitro": "[#6][$([NX3+](=O)[O-]),$([NX3](=O)=O)]",
        # The ion, the hydrogen halide or a halogen on carbon or metal; hypochlorite is none.
        "halide": "[F,Cl,Br,I;X0,X1;!$(*~[#7,#8])]",
    }
)


def functional_groups(smiles: str) -> tuple[str, ...]:
    """Return the groups in a structure, in the order of the table."""
    drawn = molecule(smiles)
    return tuple(name for name in PATTERNS if drawn.HasSubstructMatch(_pattern(name)))


@cache
def _pattern(name: str) -> "Mol":
    from rdkit.Chem import MolFromSmarts

    return MolFromSmarts(PATTERNS[name])


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
    """Return the facts of a structure: without RDKit for built-in cards, computed once for others."""
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
    """Return the same text for every SMILES of one structure; without RDKit, the SMILES as it is."""
    try:
        from rdkit.Chem import MolToSmiles
    except ImportError:
        return smiles
    text: str = MolToSmiles(molecule(smiles))
    return text


def computed_structure(smiles: str) -> Structure:
    drawn = molecule(smiles)
    from rdkit.Chem import AddHs
    from rdkit.Chem.rdMolDescriptors import _CalcMolWt

    atoms = AddHs(drawn)
    counts = Counter(atom.GetSymbol() for atom in atoms.GetAtoms())
    if "*" in counts:
        raise bad_input(en.open_atom, smiles)
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
