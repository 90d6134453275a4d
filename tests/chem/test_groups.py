import pytest

from valence.chem.acids_bases import acids, bases
from valence.chem.cards import Acid, Base
from valence.chem.structures import PATTERNS, functional_groups

GROUPS_OF_CARDS = {
    "hydrogen-iodide": {"halide"},
    "hydrogen-chloride": {"halide"},
    "trifluoroacetic-acid": {"carboxylic acid", "halide", "carbonyl"},
    "benzoic-acid": {"carboxylic acid", "aromatic ring", "carbonyl", "ring"},
    "acetic-acid": {"carboxylic acid", "carbonyl"},
    "thiophenol": {"thiol", "aromatic ring", "ring"},
    "acetylacetone": {"ketone", "carbonyl"},
    "ammonium-chloride": {"halide"},
    "phenol": {"phenol", "aromatic ring", "ring"},
    "nitromethane": {"nitro"},
    "ethanethiol": {"thiol"},
    "ethyl-acetoacetate": {"ketone", "ester", "carbonyl"},
    "malononitrile": {"nitrile"},
    "diethyl-malonate": {"ester", "carbonyl"},
    "water": set(),
    "ethanol": {"alcohol"},
    "cyclopentadiene": {"ring", "alkene"},
    "acetaldehyde": {"aldehyde", "carbonyl"},
    "acetone": {"ketone", "carbonyl"},
    "acetylene": {"alkyne"},
    "ethyl-acetate": {"ester", "carbonyl"},
    "acetonitrile": {"nitrile"},
    "dimethylacetamide": {"amide", "carbonyl"},
    "dimethyl-sulfoxide": {"sulfoxide"},
    "ammonia": set(),
    "benzene": {"aromatic ring", "ring"},
    "ethane": set(),
    "tert-butyllithium": {"organometallic"},
    "n-butyllithium": {"organometallic"},
    "methylmagnesium-bromide": {"organometallic", "halide"},
    "phenyllithium": {"organometallic", "aromatic ring", "ring"},
    "sodium-amide": set(),
    "litmp": {"ring"},
    "potassium-hydride": {"hydride"},
    "sodium-hydride": {"hydride"},
    "lda": set(),
    "lihmds": set(),
    "khmds": set(),
    "potassium-tert-butoxide": {"alkoxide"},
    "sodium-ethoxide": {"alkoxide"},
    "sodium-hydroxide": set(),
    "sodium-methoxide": {"alkoxide"},
    "tetramethylguanidine": {"amidine"},
    "dbu": {"ring", "amidine"},
    "dipea": {"amine"},
    "triethylamine": {"amine"},
    "potassium-carbonate": {"carbonate", "carbonyl"},
    "dabco": {"amine", "ring"},
    "imidazole": {"aromatic ring", "heteroaromatic ring", "ring"},
    "2-6-lutidine": {"aromatic ring", "heteroaromatic ring", "ring"},
    "sodium-hydrogencarbonate": {"carbonate", "carbonyl"},
    "pyridine": {"aromatic ring", "heteroaromatic ring", "ring"},
    "sodium-acetate": {"carbonyl"},
    "water-base": set(),
}

GROUPS_OF_OTHERS = [
    ("OC=O", {"carboxylic acid", "carbonyl"}),
    ("C=O", {"aldehyde", "carbonyl"}),
    ("O=Cc1ccccc1", {"aldehyde", "aromatic ring", "carbonyl", "ring"}),
    ("O=CN(C)C", {"amide", "carbonyl"}),
    ("COC=O", {"ester", "carbonyl"}),
    ("NC(N)=O", {"carbonyl"}),
    ("COC(=O)OC", {"carbonate", "carbonyl"}),
    ("Nc1ccccc1", {"amine", "aromatic ring", "ring"}),
    ("Cc1ccc(cc1)S(=O)(=O)O", {"sulfonic acid", "aromatic ring", "ring"}),
    ("[Na+].[O-]c1ccccc1", {"aromatic ring", "ring"}),
    ("[K+].[C-]#N", set()),
    ("[Li+].CCC[CH2-]", {"organometallic"}),
    ("[Na+].[BH4-]", {"hydride"}),
    ("[Na+].[O-]Cl", set()),
    ("[Na+].[O-][N+](=O)[O-]", set()),
    ("ClC(Cl)Cl", {"halide"}),
    ("c1ccoc1", {"aromatic ring", "heteroaromatic ring", "ring"}),
    ("OCC#C", {"alcohol", "alkyne"}),
    ("C[NH3+].[Cl-]", {"halide"}),
    ("CCOCC", {"ether"}),
    ("C1CCOC1", {"ether", "ring"}),
    ("COc1ccccc1", {"ether", "aromatic ring", "ring"}),
    ("CC(=O)OC(C)=O", {"ester", "carbonyl"}),
    ("C=Cc1ccccc1", {"alkene", "aromatic ring", "ring"}),
    ("CC(N)=N", {"amidine"}),
    ("CS(C)(=O)=O", set()),
    ("C[S+](C)[O-]", {"sulfoxide"}),
]


@pytest.mark.parametrize("card", [*acids(), *bases()], ids=lambda card: card.id)
def test_groups_of_the_cards(card: Acid | Base) -> None:
    assert set(card.groups) == GROUPS_OF_CARDS[card.id]


@pytest.mark.parametrize(("smiles", "groups"), GROUPS_OF_OTHERS)
def test_groups_of_other_substances(smiles: str, groups: set[str]) -> None:
    assert set(functional_groups(smiles)) == groups


def test_the_table_has_the_groups_that_can_be_asked_for() -> None:
    assert list(PATTERNS) == [
        "alcohol",
        "phenol",
        "carboxylic acid",
        "ketone",
        "aldehyde",
        "ester",
        "amide",
        "carbonyl",
        "ether",
        "nitrile",
        "alkene",
        "alkyne",
        "ring",
        "aromatic ring",
        "heteroaromatic ring",
        "amine",
        "amidine",
        "alkoxide",
        "organometallic",
        "hydride",
        "carbonate",
        "sulfoxide",
        "sulfonic acid",
        "thiol",
        "nitro",
        "halide",
    ]


def test_every_group_is_found_in_some_substance() -> None:
    tried = [*GROUPS_OF_CARDS.values(), *(groups for _, groups in GROUPS_OF_OTHERS)]
    assert set().union(*tried) == set(PATTERNS)
