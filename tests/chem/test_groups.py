import pytest

from valence.chem.acids_bases import acids, bases
from valence.chem.cards import Acid, Base
from valence.chem.groups import PATTERNS, functional_groups

GROUPS_OF_CARDS = {
    "hydrogen-iodide": {"halide"},
    "hydrogen-chloride": {"halide"},
    "trifluoroacetic-acid": {"carboxylic acid", "halide"},
    "benzoic-acid": {"carboxylic acid", "aromatic ring"},
    "acetic-acid": {"carboxylic acid"},
    "thiophenol": {"thiol", "aromatic ring"},
    "acetylacetone": {"ketone"},
    "ammonium-chloride": {"halide"},
    "phenol": {"phenol", "aromatic ring"},
    "nitromethane": {"nitro"},
    "ethanethiol": {"thiol"},
    "ethyl-acetoacetate": {"ketone", "ester"},
    "malononitrile": {"nitrile"},
    "diethyl-malonate": {"ester"},
    "water": set(),
    "ethanol": {"alcohol"},
    "cyclopentadiene": set(),
    "acetaldehyde": {"aldehyde"},
    "acetone": {"ketone"},
    "acetylene": {"alkyne"},
    "ethyl-acetate": {"ester"},
    "acetonitrile": {"nitrile"},
    "dimethylacetamide": {"amide"},
    "dimethyl-sulfoxide": set(),
    "ammonia": set(),
    "benzene": {"aromatic ring"},
    "ethane": set(),
    "tert-butyllithium": {"organometallic"},
    "n-butyllithium": {"organometallic"},
    "methylmagnesium-bromide": {"organometallic", "halide"},
    "phenyllithium": {"organometallic", "aromatic ring"},
    "sodium-amide": set(),
    "litmp": set(),
    "potassium-hydride": {"hydride"},
    "sodium-hydride": {"hydride"},
    "lda": set(),
    "lihmds": set(),
    "khmds": set(),
    "potassium-tert-butoxide": {"alkoxide"},
    "sodium-ethoxide": {"alkoxide"},
    "sodium-hydroxide": set(),
    "sodium-methoxide": {"alkoxide"},
    "tetramethylguanidine": set(),
    "dbu": set(),
    "dipea": {"amine"},
    "triethylamine": {"amine"},
    "potassium-carbonate": {"carbonate"},
    "dabco": {"amine"},
    "imidazole": {"aromatic ring", "heteroaromatic ring"},
    "2-6-lutidine": {"aromatic ring", "heteroaromatic ring"},
    "sodium-hydrogencarbonate": {"carbonate"},
    "pyridine": {"aromatic ring", "heteroaromatic ring"},
    "sodium-acetate": set(),
    "water-base": set(),
}

GROUPS_OF_OTHERS = [
    ("OC=O", {"carboxylic acid"}),
    ("C=O", {"aldehyde"}),
    ("O=Cc1ccccc1", {"aldehyde", "aromatic ring"}),
    ("O=CN(C)C", {"amide"}),
    ("COC=O", {"ester"}),
    ("NC(N)=O", set()),
    ("COC(=O)OC", {"carbonate"}),
    ("Nc1ccccc1", {"amine", "aromatic ring"}),
    ("Cc1ccc(cc1)S(=O)(=O)O", {"sulfonic acid", "aromatic ring"}),
    ("[Na+].[O-]c1ccccc1", {"aromatic ring"}),
    ("[K+].[C-]#N", set()),
    ("[Li+].CCC[CH2-]", {"organometallic"}),
    ("[Na+].[BH4-]", {"hydride"}),
    ("[Na+].[O-]Cl", set()),
    ("[Na+].[O-][N+](=O)[O-]", set()),
    ("ClC(Cl)Cl", {"halide"}),
    ("c1ccoc1", {"aromatic ring", "heteroaromatic ring"}),
    ("OCC#C", {"alcohol", "alkyne"}),
    ("C[NH3+].[Cl-]", {"halide"}),
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
        "nitrile",
        "alkyne",
        "aromatic ring",
        "heteroaromatic ring",
        "amine",
        "alkoxide",
        "organometallic",
        "hydride",
        "carbonate",
        "sulfonic acid",
        "thiol",
        "nitro",
        "halide",
    ]


def test_every_group_is_found_in_some_substance() -> None:
    tried = [*GROUPS_OF_CARDS.values(), *(groups for _, groups in GROUPS_OF_OTHERS)]
    assert set().union(*tried) == set(PATTERNS)
