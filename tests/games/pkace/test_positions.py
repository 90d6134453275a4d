"""Impossible positions are refused with the reason."""

from typing import Any

import pytest

import valence
from tests.games.pkace.study import study
from tests.random_play import random_play
from valence.core.wire import to_dict
from valence.games.pkace import GAME


def position(seats: int = 3, moves: int = 10, **options: object) -> dict[str, Any]:
    """A real position after some moves."""
    turns = list(random_play(GAME, seats, options, 5))
    return to_dict(turns[moves - 1].next)


def later(**changes: object) -> dict[str, Any]:
    return position() | changes


@pytest.mark.parametrize("options", [{}, {"series": 20}, {"edition": 1, "series": 2}])
def test_a_real_position_is_accepted(options: dict[str, object]) -> None:
    for moves in (1, 10, 24):
        saved = position(3, moves, **options)
        assert valence.load(saved).save() == saved


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"players": 9}, "is for 2 to 8 seats, not for 9"),
        ({"hands": [["lda"]]}, "hands: 1 were given for 3 players"),
        ({"hands": [["kryptonite"], [], []]}, "hands[0]: there is no card 'kryptonite'"),
        (
            {"hands": [["lda", "lda"], ["water"], ["dbu"]], "played": [], "taken": []},
            "cards were given, the deck has 1",
        ),
        ({"series": [0, 0]}, "series: 2 were given for 3 players"),
        ({"leader": 3}, "leader: there is no seat 3 among 3 players"),
        ({"taken": [0, 1, 7]}, "taken: there is no seat 7"),
        ({"taken": [0]}, "taken: 1 seats took 3 tricks"),
        ({"dealer": 4}, "dealer: there is no seat 4"),
        (
            {"played": [["lda"]], "taken": [1], "hands": [[], [], []], "undealt": []},
            "played[0]: 1 cards of 3",
        ),
        ({"game_no": 1}, "series: this is a single game"),
        ({"extra": 1}, "extra: 1 extra games cannot have been played"),
        ({"wrong": 1}, "unknown field `wrong`"),
        ({"seed": -1}, "a seed must be a number from 0"),
    ],
)
def test_a_broken_position_is_refused_even_in_a_study(
    changes: dict[str, object], problem: str
) -> None:
    for strict in (True, False):
        with pytest.raises(ValueError, match=r".") as refused:
            valence.load(later(**changes), strict=strict)
        assert problem in str(refused.value)


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"deck": "ordered", "hand": None}, "must be unordered with 3 players"),
        ({"hand": None}, "option hand: must be 1 to 18 with 3 players, got None"),
        ({"hand": 19}, "option hand: must be 1 to 18 with 3 players, got 19"),
        ({"edition": 1, "series": 51}, "must be 0 to 50 hands in edition 1"),
        ({"guard": "none"}, "Invalid enum value 'none' - at `$.options.guard`"),
    ],
)
def test_options_that_do_not_go_together_are_refused(
    options: dict[str, object], problem: str
) -> None:
    saved = position()
    with pytest.raises(ValueError, match=r".") as refused:
        valence.load(saved | {"options": saved["options"] | options}, strict=False)
    assert problem in str(refused.value)


def test_a_finished_trick_has_been_taken() -> None:
    with pytest.raises(ValueError, match="trick: 2 cards, so it is finished"):
        study("water", "lda", trick="phenol dbu")


def test_a_player_who_has_to_follow_holds_a_card() -> None:
    with pytest.raises(ValueError, match=r"hands\[2\]: no card is left to play"):
        study("water", "lda", "", trick="phenol")


def test_a_hand_is_not_over_before_a_trick_was_taken() -> None:
    with pytest.raises(ValueError, match="no trick has been taken"):
        study("", "")


def test_a_series_that_goes_on_has_its_next_game_dealt() -> None:
    tricks = [["acetic-acid", "pyridine"]]
    assert study("", "", played=tricks, taken=[1]).outcome is not None
    with pytest.raises(ValueError, match="the next of the series is not dealt"):
        study("", "", played=tricks, taken=[1], series=9)


def test_a_decided_series_does_not_continue() -> None:
    with pytest.raises(ValueError, match="series: 9 of 9 had already decided it"):
        study("water", "lda", series=9, totals=[9, 3])


def test_strictly_cards_add_up() -> None:
    saved = position()
    missing = saved | {"undealt": saved["undealt"][1:]}
    with pytest.raises(ValueError, match=f"{saved['undealt'][0]}: 0 cards were given"):
        valence.load(missing)
    assert valence.load(missing, strict=False).save() == missing


def test_strictly_hands_have_their_size() -> None:
    saved = position()
    hands = [[*saved["hands"][0], saved["undealt"][0]], *saved["hands"][1:]]
    with pytest.raises(ValueError, match=r"hands\[0\]: 9 cards held and played of 8"):
        valence.load(saved | {"hands": hands, "undealt": saved["undealt"][1:]})
