"""Impossible positions are refused with the reason."""

from typing import Any

import pytest

import valence

ASKED = {"seat": 0, "question": {"about": "metal"}, "yes": False}
WRONG = {"seat": 0, "guess": "ethanol", "yes": False}
FREE = {"seat": 0, "text": "Am I sour?"}


def position(**fields: object) -> dict[str, Any]:
    saved = valence.start("whoami", seats=2, seed=7).save()
    return saved | {"cards": ["acetone", "lda"], "starter": 0} | fields


@pytest.mark.parametrize("turns", [[], [ASKED], [WRONG, {**ASKED, "seat": 1, "yes": True}]])
def test_a_possible_position_is_accepted(turns: list[object]) -> None:
    assert list(valence.load(position(turns=turns)).to_move) == [len(turns) % 2]


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"players": 9}, "is for 2 to 8 seats, not for 9"),
        ({"cards": ["acetone"]}, "cards: 1 were given for 2 players"),
        ({"cards": ["acetone", "aceton"]}, "cards: there is no card 'aceton'"),
        ({"cards": ["acetone", "acetone"]}, "acetone: 2 cards were given, the deck has 1"),
        ({"starter": 2}, "starter: there is no seat 2"),
        ({"turns": [{"seat": 0}]}, "a turn has one of question, text and guess"),
        ({"turns": [{**ASKED, "guess": "lda"}]}, "a turn has one of question, text and guess"),
        ({"turns": [{**ASKED, "seat": 5}]}, "turns[0]: there is no seat 5"),
        ({"turns": [{**ASKED, "yes": True}]}, "turns[0]: acetone gives another answer"),
        ({"turns": [{**ASKED, "yes": None}]}, "turns[0]: acetone gives another answer"),
        ({"turns": [{**WRONG, "yes": True}]}, "turns[0]: acetone gives another answer"),
        ({"turns": [{**WRONG, "guess": "x"}]}, "turns[0]: there is no card 'x'"),
        (
            {"turns": [{**ASKED, "question": {"about": "element", "has": "Xx"}}]},
            "turns[0]: there is no element 'Xx'",
        ),
        ({"turns": [FREE]}, "questions are built from parts"),
        ({"turns": [{**ASKED, "ends": False}]}, "turns[0]: the turn ends with it"),
        (
            {"turns": [{**ASKED, "replies": [{"seat": 1, "yes": True}]}]},
            "turns[0]: only a free question is answered by players",
        ),
        (
            {
                "turns": [{**FREE, "replies": [{"seat": 0, "yes": True}]}],
                "options": {"questions": "free"},
            },
            "turns[0]: seats [0] cannot have answered",
        ),
        (
            {"turns": [WRONG, {**WRONG, "seat": 1}, WRONG], "options": {"guesses": 1}},
            "turns: seat 0 made more than 1 guesses (R3)",
        ),
        ({"turns": [ASKED] * 41}, "turns: seat 0 had more than 40 turns (R7)"),
    ],
)
def test_a_broken_position_is_refused_even_in_a_study(fields: dict[str, Any], problem: str) -> None:
    with pytest.raises(ValueError, match=r".") as refused:
        valence.load(position(**fields), strict=False)
    assert problem in str(refused.value)


def test_a_free_question_that_waits_for_its_answer() -> None:
    match = valence.load(position(options={"questions": "free"}, turns=[FREE]))
    assert list(match.to_move) == [1]
