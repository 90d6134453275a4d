"""Functional groups, found in structures by SMARTS patterns."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING

from valence.chem.molecules import molecule

if TYPE_CHECKING:
    from rdkit.Chem import Mol

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
    """The groups in a structure, in the order of the table."""
    drawn = molecule(smiles)
    return tuple(name for name in PATTERNS if drawn.HasSubstructMatch(_pattern(name)))


@cache
def _pattern(name: str) -> "Mol":
    from rdkit.Chem import MolFromSmarts

    return MolFromSmarts(PATTERNS[name])
