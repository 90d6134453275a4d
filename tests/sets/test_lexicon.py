"""Names, formulas and the structures behind them."""

import pytest

from valence.chem.acids_bases import acids, bases, cards, plain_name
from valence.chem.cards import Acid, Base
from valence.chem.data_files import rows
from valence.chem.formulas import read_formula
from valence.chem.names import en
from valence.chem.structures import canonical, structure
from valence.sets.lexicon import common_name, is_one_edit_away, is_substance_of, meanings

BOTH: list[Acid | Base] = [*acids(), *bases()]
AMBIGUOUS = ("lutidine",)  # a name of six isomers
COMPOUNDS = rows("compounds.csv")
SMILES = sorted({row["smiles"] for row in COMPOUNDS if row["smiles"]})


@pytest.mark.parametrize("card", BOTH, ids=lambda card: card.id)
def test_every_name_of_a_card_means_it_alone(card: Acid | Base) -> None:
    for name in filter(None, (en.card(card), en.title(card), card.short, *en.synonyms(card.id))):
        assert name in AMBIGUOUS or meanings(name) == (card.smiles,), name


@pytest.mark.parametrize("row", COMPOUNDS, ids=lambda row: row["name"])
def test_every_name_of_another_compound_means_it_alone(row: dict[str, str]) -> None:
    assert row["name"] in AMBIGUOUS or meanings(row["name"]) == (row["smiles"] or row["name"],)


def test_one_structure_has_one_smiles() -> None:
    """Otherwise a card and another compound, or two compounds, could be the same substance."""
    known = {*SMILES, *(card.smiles for card in BOTH)}
    assert len({canonical(smiles) for smiles in known}) == len(known)


def test_an_ion_that_means_a_card_is_not_just_its_counterion() -> None:
    for card in BOTH:
        counterions = {(read_formula(one.formula).hill, one.charge) for one in card.spectators}
        for ion in (smiles for smiles in SMILES if is_substance_of(card, smiles)):
            assert (structure(ion).formula, structure(ion).charge) not in counterions


def test_a_synonym_that_is_a_formula_has_the_atoms_of_its_card() -> None:
    checked = 0
    for card in BOTH:
        # Ac stands for acetyl in these, not for actinium.
        for name in (name for name in en.synonyms(card.id) if "Ac" not in name):
            try:
                atoms = read_formula(name).hill
            except ValueError:
                continue
            assert atoms == structure(card.smiles).formula, name
            checked += 1
    assert checked > 30


def test_a_name_that_is_a_formula_has_the_atoms_of_its_compound() -> None:
    for row in COMPOUNDS:
        try:
            atoms = read_formula(row["name"]).hill
        except ValueError:
            continue
        assert atoms == structure(row["smiles"]).formula, row["name"]


def test_a_formula_with_isomers_means_all_of_them() -> None:
    assert meanings("C2H6O") == ("CCO", "COC")
    assert meanings("OC2H6") == ("CCO", "COC")


def test_a_typo_means_every_name_that_is_one_letter_away() -> None:
    assert meanings("acetne") == (cards()["acetone"].smiles,)
    assert set(map(common_name, meanings("ethanl"))) == {"ethane", "ethanol", "acetaldehyde"}


@pytest.mark.parametrize(
    ("typed", "name", "is_one_edit"),
    [
        ("acetone", "acetone", True),
        ("acetne", "acetone", True),
        ("acetoone", "acetone", True),
        ("aketone", "acetone", True),
        ("acteone", "acetone", True),
        ("acetnoe", "acetone", True),
        ("aecotne", "acetone", False),
        ("acetn", "acetone", False),
        ("aketne", "acetone", False),
        ("", "a", True),
        ("", "ab", False),
    ],
)
def test_one_edit_is_one_letter_more_fewer_wrong_or_swapped(
    typed: str, name: str, is_one_edit: bool
) -> None:
    assert is_one_edit_away(typed, name) is is_one_edit
    assert is_one_edit_away(name, typed) is is_one_edit


def test_no_two_names_are_spelled_alike() -> None:
    names = [plain_name(row["name"]) for row in COMPOUNDS]
    assert len(names) == len(set(names))
