"""House rules and sets of one's own."""

from decimal import Decimal

import pytest

import valence
from tests.games.pkace.study import ACIDS, BASES, csv, play, study
from valence.core.csv_tables import BadSet
from valence.games.pkace import GAME
from valence.games.pkace.cards import set_of
from valence.games.pkace.options import table_box
from valence.sets.acids_bases import rows_of


def test_defaults() -> None:
    assert valence.start("pkace", seats=2).save()["options"] == {
        "edition": 2,
        "deck": "ordered",
        "hand": None,
        "takes": "largest",
        "guard": "class",
        "water": "organic",
        "series": 0,
        "must": "best",
        "penalty": False,
        "face_down": False,
        "hide_values": False,
        "hide_classes": False,
        "hide_nucleophilicity": False,
        "facts": "14",
        "cards": None,
    }


@pytest.mark.parametrize(
    ("seats", "given", "problem"),
    [
        (3, {"hand": "x"}, "option hand: must be 1 to 18 with 3 players, got 'x'"),
        (3, {"hand": 0}, "option hand: must be 1 to 18 with 3 players, got 0"),
        (3, {"hand": True}, "option hand: must be 1 to 18 with 3 players, got True"),
        (
            2,
            {"hand": 5},
            "option hand: must be an even number from 2 to 26 with an ordered deck, got 5",
        ),
        (2, {"hand": 28}, "option hand: must be an even number from 2 to 26 with an ordered deck"),
        (2, {"hand": 0}, "option hand: must be an even number from 2 to 26 with an ordered deck"),
        (3, {"deck": 3}, "option deck: must be ordered or unordered, got 3"),
        (3, {"edition": 3}, "option edition: must be 1 or 2, got 3"),
        (3, {"series": 501}, "option series: must be 0 to 500, got 501"),
        (2, {"edition": 1, "series": 51}, "must be 0 to 50 hands in edition 1"),
        (3, {"takes": "last"}, "option takes: must be first or largest, got 'last'"),
        (3, {"must": "all"}, "option must: must be best or lead, got 'all'"),
        (3, {"guard": "no"}, "option guard: must be class or lab, got 'no'"),
        (3, {"water": 14}, "option water: must be organic or thermodynamic, got 14"),
        (3, {"Hand": 3}, "no option called 'Hand'; did you mean 'hand'?"),
        (3, {"cards": 5}, "option cards: expected CSV text or its rows"),
        (3, {"cards": [{"type": "acid"}]}, "cards, line 2, name: a name or an id is missing"),
    ],
)
def test_invalid_options_are_refused_by_name(
    seats: int, given: dict[str, object], problem: str
) -> None:
    with pytest.raises(ValueError, match=r".") as refused:
        valence.start("pkace", seats=seats, options=given)
    assert problem in str(refused.value)


def test_r2_a_custom_set_is_saved_as_rows() -> None:
    match = valence.start("pkace", seats=2, seed=1, options={"cards": csv(*ACIDS, *BASES)})
    position = match.save()
    assert position["options"]["cards"][0] == {
        "type": "acid",
        "id": "a1",
        "name": "Acid 1",
        "smiles": "CO",
        "value": "1.5",
        "kind": "other",
    }
    assert {card[0] for hand in position["hands"] for card in hand} == {"a", "b"}
    while match.to_move:
        match.play(match.to_move[0], match.moves(match.to_move[0])[0])
    assert valence.replay(match.record).save() == match.save()
    assert valence.load(match.save()).save() == match.save()


def test_r2_rows_and_text_give_the_same_set() -> None:
    rows = valence.start("pkace", options={"cards": csv(*ACIDS, *BASES)}).save()["options"]["cards"]
    assert rows_of(rows) == rows_of(csv(*ACIDS, *BASES))
    text = "\ufeff" + csv(*ACIDS, *BASES).replace(",", " , ").replace("\n", "\r\n\r\n")
    assert rows_of(text) == rows_of(rows)


@pytest.mark.parametrize(
    ("line", "column", "message"),
    [
        ("acid,x,X,C1CC,5,other,,", "smiles", "not a structure"),
        ("acid,x,X,CO,5,other,,CH3O", "formula", "does not agree with the structure"),
        ("acid,x,X,CO,strong,other,,", "value", "is not a number"),
        ("acid,x,X,CO,60.5,other,,", "value", "is not between -15 and 60"),
        ("acid,x,X,CO,-15.01,other,,", "value", "is not between -15 and 60"),
        ("acid,x,X,CO,5,ketone,,", "kind", "is not one of"),
        ("base,x,X,CN,5,,mighty,", "nucleophilicity", "is not one of"),
        ("acid,a1,X,CO,5,other,,", "id", "is also on line 2"),
        ("acid,x,Acid 1,CO,5,other,,", "name", "is also on line 2"),
    ],
)
def test_r2_a_bad_set_is_refused_by_line_and_column(line: str, column: str, message: str) -> None:
    with pytest.raises(BadSet) as refused:
        valence.start("pkace", options={"cards": csv(*ACIDS, *BASES, line)})
    (problem,) = refused.value.problems
    assert (problem.line, problem.column) == (22, column)
    assert message in f"{problem.message}"


def test_r2_a_bad_set_in_a_position_is_refused_too() -> None:
    position = valence.start("pkace", options={"cards": csv(*ACIDS, *BASES)}).save()
    position["options"]["cards"][3]["smiles"] = "C1CC"
    with pytest.raises(BadSet, match="cards, line 5, smiles"):
        valence.load(position)


def test_r2_a_set_can_be_too_small() -> None:
    with pytest.raises(ValueError, match="an ordered game needs 10 bases, the set has 3"):
        valence.start("pkace", options={"cards": csv(*ACIDS, *BASES[7:])})
    with pytest.raises(ValueError, match="4 hands of 7 need 28 cards, the set has 20"):
        valence.start("pkace", seats=4, options={"cards": csv(*ACIDS, *BASES), "hand": 7})
    with pytest.raises(ValueError, match="8 hands of 3 need 24 cards, the set has 20"):
        valence.start("pkace", seats=8, options={"cards": csv(*ACIDS, *BASES)})


def test_r9_a_small_set_gives_smaller_hands() -> None:
    match = valence.start("pkace", seats=4, options={"cards": csv(*ACIDS, *BASES)})
    assert match.save()["undealt"] == []
    # Nine bases are four for each of two players.
    match = valence.start("pkace", options={"cards": csv(*ACIDS, *BASES[1:])})
    assert len(match.save()["hands"][0]) == 8


def test_r2_a_set_without_conjugates_has_no_equations() -> None:
    set_ = set_of(rows_of(csv(*ACIDS, *BASES)), "class")
    assert set_.reaction("a1", "b1") is None


def test_water_by_thermodynamics_has_14_and_hydronium_0() -> None:
    organic, other = set_of(None, "class"), set_of(None, "class", "thermodynamic")
    differing = {id_: str(card.value) for id_, card in other.cards.items()
                 if card.value != organic.cards[id_].value}  # fmt: skip
    assert differing == {"water": "14.0", "sodium-hydroxide": "14.0", "water-base": "0"}


def test_sodium_methoxide_beats_water_at_14() -> None:
    assert set_of(None, "class").weighed("water")["sodium-methoxide"].verdict == "value"
    other = set_of(None, "class", "thermodynamic").weighed("water")["sodium-methoxide"]
    assert (other.verdict, str(other.difference)) == ("beats", "1.5")


def test_the_cards_at_a_table_show_the_convention_for_water() -> None:
    chosen = {"water": "thermodynamic"}
    values = {card.id: card.value for card in table_box(GAME.options(chosen, 2))}
    assert (values["water"], values["water-base"]) == (Decimal("14.0"), Decimal(0))
    assert {card.id: card.value for card in table_box(GAME.options({}, 2))}["water"] == Decimal(
        "15.7"
    )


@pytest.mark.parametrize(
    ("water", "said"),
    [
        # 15.7 - 9.25 = 6.45, 14.0 - 9.25 = 4.75
        ("organic", "K ≈ 10⁶ by the organic convention for water, 10⁵ by thermodynamics."),
        ("thermodynamic", "K ≈ 10⁵."),
    ],
)
def test_a_constant_with_water_names_its_convention(water: str, said: str) -> None:
    cards = ("ammonium-chloride", "sodium-hydroxide")
    assert said in play(study(*cards, water=water), *cards)[1]
