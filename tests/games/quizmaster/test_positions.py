"""Impossible positions are refused with the reason."""

from typing import Any

import pytest

import valence
from tests.games.quizmaster.study import OPTIONS, study
from valence.core.game import Seat


def position(**fields: object) -> dict[str, Any]:
    saved = valence.start("quizmaster", seats=2, seed=7).save()
    deck = sorted({*saved["deck"], saved["card"]} - {"acetone"})
    return saved | {"deck": deck, "card": "acetone", "show": "name"} | fields


def test_the_unmodified_position_is_accepted() -> None:
    assert valence.load(position()).to_move == (0, 1)


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"players": 10}, "is for 1 to 9 seats, not for 10"),
        ({"players": 9}, "must be seat"),
        ({"won": [[]]}, "won: 1 were given for 2 players"),
        ({"card": "acetne"}, "card: there is no card 'acetne'"),
        ({"deck": ["nothing"]}, "deck: there is no card 'nothing'"),
        ({"won": [[], ["x"]]}, "won[1]: there is no card 'x'"),
        ({"card": None, "show": None}, "53 cards are left, so one is drawn"),
        ({"show": None}, "the table asks as soon as a card is drawn"),
        ({"show": "formula"}, "Invalid enum value 'formula'"),
        ({"deck": [], "card": None}, "without a question nothing is shown"),
        ({"tried": [{"seat": 2, "text": "1"}]}, "tried: seat 2 cannot have answered"),
        ({"tried": [{"seat": 1, "text": "1"}] * 2}, "seat 1 cannot have answered"),
        (
            {"tried": [{"seat": 1, "text": None}, {"seat": 1, "text": "1"}]},
            "seat 1 cannot have answered so often (R13)",
        ),
        (
            {"tried": [{"seat": 1, "text": "1"}, {"seat": 0, "text": None}]},
            "all have answered or passed",
        ),
        ({"choices": ["1", "2", "3", "19.3"]}, "answers are typed, so there are none"),
        (
            {"options": OPTIONS | {"answers": "choice"}, "choices": ["1", "2", "3", "4"]},
            "must be 4 different ones with the right answer",
        ),
        (
            {"options": OPTIONS | {"answers": "choice"}, "choices": ["1", "1", "3", "19.3"]},
            "must be 4 different ones with the right answer",
        ),
        (
            {"last": {"card": "lda", "show": "name", "seat": 2, "tried": []}},
            "last: there is no seat 2 among 2 players",
        ),
        ({"missed": ["x"]}, "missed: there is no card 'x'"),
        ({"extra": 1}, "unknown field `extra`"),
    ],
)
def test_a_broken_position_is_refused_even_in_a_study(
    fields: dict[str, object], problem: str
) -> None:
    with pytest.raises(ValueError, match=r".") as refused:
        valence.load(position(**fields), strict=False)
    assert problem in str(refused.value)


def test_a_duplicate_card_is_refused() -> None:
    saved = position()
    saved["deck"][0] = saved["deck"][1]
    with pytest.raises(ValueError, match="2 cards were given, the deck has 1"):
        valence.load(saved)


def test_a_missing_card_is_refused() -> None:
    saved = position()
    saved["deck"].pop()
    with pytest.raises(ValueError, match="53 cards were given, 54 are played with"):
        valence.load(saved)
    assert valence.load(saved, strict=False).to_move == (0, 1)


def test_a_position_is_accepted_after_the_time_was_up_while_an_answer_waited() -> None:
    """R7, R11: then those who have passed already pass again."""
    match = valence.start("quizmaster", seats=4, seed=7, options={"quizmaster": "seat"})
    match.play(0, {"type": "ask", "show": "name"})
    match.play(2, {"type": "pass"})
    match.play(1, {"type": "answer", "text": "999"})
    match.play(3, {"type": "timeout"})
    assert valence.load(match.save()).to_move == (0,)


def test_a_study_with_a_card_twice_can_be_imagined() -> None:
    match = valence.load(position(won=[[], ["acetone"]]), strict=False)
    view = match.game.view(match.state, Seat(0))
    assert match.game.view(match.game.imagine(view, 3), Seat(0)) == view


@pytest.mark.parametrize(
    ("options", "accepted"),
    [
        ({}, None),  # the table asks
        ({"quizmaster": "seat", "verdict": "table"}, None),
        ({"quizmaster": "seat", "verdict": "quizmaster"}, False),
    ],
)
def test_an_imagined_answer_is_judged_where_a_quizmaster_judges(
    options: dict[str, Any], accepted: bool | None
) -> None:
    tried = [{"seat": 1, "text": "1"} | ({} if accepted is None else {"accepted": False})]
    match = study("acetone", "name", calls=2, tried=tried, **options)
    view = match.game.view(match.state, Seat(2))
    assert [one.accepted for one in match.game.imagine(view, 3).tried] == [accepted]
