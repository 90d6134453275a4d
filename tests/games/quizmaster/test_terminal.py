"""Quizmaster at a shared keyboard: who answers, what they type, and what they see."""

from decimal import Decimal
from typing import Any

import pytest

import valence
from tests.games.screen import shown
from valence.core.game import Seat
from valence.games.quizmaster.cards import BUILT_IN
from valence.games.quizmaster.state import View
from valence.games.quizmaster.terminal import EXAMPLE, draw, is_for_all, speaker, typed

NAMES = ["Ada", "Ben", "Cleo"]
ALL = [Seat(0), Seat(1), Seat(2)]


def view(seat: int | None = None, **options: Any) -> View:
    match = valence.start("quizmaster", seats=3, seed=316, options={"cards": 3} | options)
    seen: View = match.game.view(match.state, None if seat is None else Seat(seat))
    return seen


def drawn(seen: View) -> str:
    return shown(draw(seen, NAMES))


@pytest.mark.parametrize(
    ("text", "seats", "spoken"),
    [
        ("2 15.7", ALL, (1, "15.7")),
        ("Ben 15.7", ALL, (1, "15.7")),
        ("ben  sodium hydride", ALL, (1, "sodium hydride")),
        ("3 p", ALL, (2, "p")),
        ("t", ALL, (0, "t")),
        ("15.7", [Seat(2)], (2, "15.7")),
        ("3 15.7", [Seat(2)], (2, "15.7")),
        ("sodium hydride", [Seat(2)], (2, "sodium hydride")),
    ],
)
def test_the_players_number_comes_before_the_answer(
    text: str, seats: list[Seat], spoken: tuple[int, str]
) -> None:
    assert speaker(text, seats, NAMES) == spoken


@pytest.mark.parametrize("text", ["15.7", "2", "4 15.7", "Dan 15.7", "", "1"])
def test_an_answer_needs_the_players_number(text: str) -> None:
    with pytest.raises(ValueError, match="start with who is answering"):
        speaker(text, [Seat(0), Seat(1)], NAMES)


def test_a_solo_player_needs_no_number() -> None:
    assert speaker("1 4-diazabicyclooctane", [Seat(0)], ["Ada"]) == (0, "1 4-diazabicyclooctane")


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("NaH", {"type": "answer", "text": "NaH"}),
        ("16", {"type": "answer", "text": "16"}),
        ("answer NaH", {"type": "answer", "text": "NaH"}),
        ("p", {"type": "pass"}),
        ("pass", {"type": "pass"}),
        ("t", {"type": "timeout"}),
    ],
)
def test_what_is_typed_is_the_answer(text: str, move: dict[str, str]) -> None:
    assert typed(text, view()) == move


def test_a_number_picks_a_choice() -> None:
    seen = view(answers="choice")
    assert seen.question is not None
    assert typed("2", seen) == {"type": "answer", "text": seen.question.choices[1]}
    assert typed("5", seen) == {"type": "answer", "text": "5"}


def test_a_quizmaster_types_what_to_read_out() -> None:
    seen = view(0, quizmaster="seat")
    assert typed("v", seen) == {"type": "ask", "show": "value"}
    assert typed("name", seen) == {"type": "ask", "show": "name"}
    assert typed("read out the value", seen) == {"type": "ask", "show": "value"}
    with pytest.raises(ValueError, match="'what' can't be read out; type n for the name"):
        typed("what", seen)
    assert not is_for_all(seen)
    assert is_for_all(view())


def test_the_table_shows_the_question_and_how_to_answer() -> None:
    text = drawn(view())
    assert "Which base has pKaH 36?" in text
    assert "1 12.5 for Ada" in text
    assert "otassium" not in text


def test_the_example_is_never_the_answer() -> None:
    assert Decimal(EXAMPLE) not in {card.value for card in BUILT_IN.values()}


def test_only_the_quizmaster_is_shown_the_card() -> None:
    assert "The card is potassium hydride" in drawn(view(0, quizmaster="seat"))
    assert "otassium" not in drawn(view(1, quizmaster="seat"))
