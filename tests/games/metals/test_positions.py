"""Impossible positions are refused with the reason."""

import json
from typing import Any

import pytest

import valence
from valence.core.game import Seat


def position(**fields: object) -> dict[str, Any]:
    return valence.start("metals", seats=2, seed=7).save() | fields


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"hands": [{"Na+": -1}, {}]}, "Expected `int` >= 1 - at `$.hands[0][...]`"),
        ({"hands": [{"Xx": 1}, {}]}, "Invalid enum value 'Xx'"),
        ({"hands": "none"}, "Expected `array`, got `str` - at `$.hands`"),
        ({"hands": [{}]}, "hands: 1 were given for 2 players"),
        ({"players": 9}, "is for 2 to 4 seats, not for 9"),
        ({"initiator": 5}, "initiator: there is no seat 5"),
        ({"responder": 1}, "nothing is led"),
        ({"deck": ["Na+"]}, "cards were given, the deck has"),
        ({"penalties": [1]}, "penalties: 1 were given for 2 players"),
        ({"extra": 1}, "unknown field `extra`"),
        ({"seed": "7"}, "Expected `int`, got `str` - at `$.seed`"),
        ({"game": 3}, "expected the name of a game"),
        ({"game": "metal"}, "no game called 'metal'; did you mean 'metals'?"),
    ],
)
def test_a_broken_position_is_refused(fields: dict[str, object], problem: str) -> None:
    with pytest.raises(ValueError, match=r".") as refused:
        valence.load(position(**fields))
    assert problem in str(refused.value)


def test_a_duplicate_card_is_refused() -> None:
    saved = position()
    saved["hands"][0]["Na+"] = saved["hands"][0].get("Na+", 0) + 1
    with pytest.raises(ValueError, match=r"Na\+: 9 cards were given, the deck has 8"):
        valence.load(saved)


def test_a_hand_of_the_wrong_size_is_refused() -> None:
    saved = position()
    saved["deck"].append(moved := next(iter(saved["hands"][0])))
    saved["hands"][0][moved] -= 1
    saved["hands"][0] = {ion: n for ion, n in saved["hands"][0].items() if n}
    with pytest.raises(ValueError, match=r"hands\[0\]: 5 cards were given, 6 are held"):
        valence.load(saved)


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"led": "Na+"}, "another seat than the initiator responds"),
        ({"led": "Na+", "responder": 1, "hands": [{"Na+": 1}, {"Na+": 2}]}, "no answer to Na\\+"),
        ({"led": "Na+", "responder": 1, "answer": {"ion": "Na+", "count": 1}}, "the same sign as"),
        ({"led": "Na+", "responder": 1, "answer": {"ion": "Cl-", "count": 1}}, "nothing to decide"),
        (
            {"hands": [{}, {"Na+": 1}, {"Na+": 1}], "players": 3, "collected": [{}] * 3},
            "no cards to lead",
        ),
    ],
)
def test_an_impossible_round_is_refused_even_in_a_study(
    fields: dict[str, object], problem: str
) -> None:
    with pytest.raises(ValueError, match=problem):
        valence.load(position(initiator=0) | fields, strict=False)


def test_a_study_need_not_have_all_cards() -> None:
    saved = position(hands=[{"Na+": 1}, {"Cl-": 1}], deck=[])
    assert valence.load(saved, strict=False).moves(saved["initiator"])


@pytest.mark.parametrize(
    "fields",
    [
        {"hands": [{"Cl-": 10**6}, {"Na+": 1}]},
        {"collected": [{"Cl-": 201}, {}]},
        {
            "led": "Na+",
            "responder": 1,
            "answer": {"ion": "O2-", "count": 10**6},
            "options": {"write": "bonus"},
            "is_writing": True,
        },
    ],
)
def test_a_study_has_at_most_as_many_cards_as_a_set(fields: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"\d+ cards were given, at most 200 are allowed"):
        valence.load(position(initiator=0) | fields, strict=False)


def test_an_amount_beyond_all_sets_is_refused_on_reading() -> None:
    with pytest.raises(ValueError, match=r"Expected `int` <= 1000000 - at `\$.hands\[0\]"):
        valence.load(position(hands=[{"Cl-": 10**30}, {"Na+": 1}]), strict=False)


def test_ions_that_the_set_lacks_are_refused() -> None:
    saved = position(hands=[{"Cu2+": 1}, {"Na+": 1}])
    with pytest.raises(ValueError, match=r"cards: there is no card 'Cu2\+'"):
        valence.load(saved, strict=False)


def test_a_record_of_a_study_does_not_use_up_the_memory() -> None:
    saved = position(initiator=0, hands=[{"Na+": 1}, {"Na+": 10**6}], deck=[])
    record = f"""valence record 1
game: metals
rules: 1
seats: ["Ada","Ben"]
study: {json.dumps(saved)}

0 {{"type":"initiate","card":"Na+"}}
end: 1 moves
"""
    with pytest.raises(ValueError, match="at most 200 are allowed"):
        valence.replay(record)


@pytest.mark.parametrize(
    "hands",
    [
        [{"Cl-": 30}, {"Na+": 30}],  # more of an ion than the deck has
        [{"Cl-": 30}, {"Na+": 60}],  # more than are unseen in one deck: 40 - 8
        [{"Na+": 8, "Ca2+": 7, "Al3+": 5}, {"Na+": 1}],  # nothing else can answer
    ],
)
def test_a_study_with_more_cards_than_the_deck_can_be_imagined(hands: list[object]) -> None:
    saved = position(initiator=0, responder=1, led="Cl-", hands=hands, deck=[])
    match = valence.load(saved, strict=False)
    view = match.game.view(match.state, Seat(0))
    assert match.game.view(match.game.imagine(view, 3), Seat(0)) == view
