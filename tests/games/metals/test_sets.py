"""Metal vs. Non-Metal with a set of ions."""

from collections import Counter

import pytest

import valence
from valence.chem.names import en_grading
from valence.core.csv_tables import BadSet
from valence.games.metals.sets import READER


@pytest.mark.parametrize(
    ("text", "ion"),
    [
        ("Mg2+", "Mg2+"),
        ("Mg²⁺", "Mg2+"),
        ("Mg+2", "Mg2+"),
        ("Na1+", "Na+"),
        ("iron(III)", "Fe3+"),
        ("SO4 2-", "(SO4)2-"),
        ("SO₄²⁻", "(SO4)2-"),
        ("SO4^2-", "(SO4)2-"),
        ("(SO4)2-", "(SO4)2-"),
        ("NO3-", "(NO3)-"),
        ("nitrate", "(NO3)-"),
        ("N3-", "N3-"),
        ("N³⁻", "N3-"),
        ("(N3)-", "(N3)-"),
        ("azide", "(N3)-"),
        ("Br−", "Br-"),
    ],
)
def test_ions_are_read_as_people_write_them(text: str, ion: str) -> None:
    assert en_grading.read_ion(text).id == ion


@pytest.mark.parametrize(
    ("rows", "problems"),
    [
        ("Mg3+,8\nBr-,8", [(2, "ion", "no ion called 'Mg3+'; did you mean 'Mg2+'?")]),
        ("Mg2+,8\nXyz,8", [(3, "ion", "no ion called 'Xyz'")]),
        ("Mg2+,8\nBr-,x", [(3, "copies", "expected a number from 0 to 60, got 'x'")]),
        ("Mg2+,8\nBr-,8\nMg²⁺,2", [(4, "ion", "Mg2+ is also on line 2")]),
        ("Mg2+,20\nNa+,20", [(0, "", "there are no anions, so nothing answers a cation")]),
        ("Cl-,20", [(0, "", "there are no cations, so nothing answers an anion")]),
        (
            "Na+,60\nK+,60\nCl-,60\nBr-,60",
            [(0, "", "240 cards were given, at most 200 are allowed")],
        ),
    ],
)
def test_unknown_impossible_and_unplayable_ions_are_rejected_with_their_place(
    rows: str, problems: list[tuple[int, str, str]]
) -> None:
    with pytest.raises(BadSet) as bad:
        READER.read(f"ion,copies\n{rows}\n", "mine.csv")
    assert [(one.line, one.column, f"{one.message}") for one in bad.value.problems] == problems


def test_without_a_number_an_ion_has_as_many_cards_as_its_charge_in_the_built_in_set() -> None:
    set_ = READER.read("ion\nK+\nMg2+\nPO4 3-\n", "mine.csv")
    assert [(row.ion, row.copies) for row in set_] == [("K+", 8), ("Mg2+", 7), ("(PO4)3-", 5)]


def test_r1_the_cards_of_the_set_are_dealt() -> None:
    match = valence.start("metals", seed=3, options={"cards": "ion,copies\nFe3+,10\nNO3-,20\n"})
    position = match.save()
    cards: Counter[str] = Counter(position["deck"])
    for hand in position["hands"]:
        cards.update(hand)
    assert cards == {"Fe3+": 10, "(NO3)-": 20}
    assert valence.load(position).save() == position
    assert valence.replay(match.record).save() == position


def test_r9_a_compound_of_ions_with_several_atoms_is_written_with_parentheses() -> None:
    options = {"cards": [{"ion": "Fe3+", "copies": 2}, {"ion": "(NO3)-", "copies": 18}], "hand": 10}
    position = valence.start("metals", seed=1, options=options).save()
    hands = [{"Fe3+": 2, "(NO3)-": 8}, {"(NO3)-": 10}]
    match = valence.load(position | {"hands": hands, "deck": [], "initiator": 0}, names=["A", "B"])
    match.play(0, {"type": "initiate", "card": "Fe3+"})
    said = match.play(1, {"type": "respond", "ion": "(NO3)-", "count": 3})
    assert any("Fe(NO₃)₃" in line and "iron(III) nitrate" in line for line in said), said
