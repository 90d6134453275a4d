"""R19: what a refused move costs."""

import pytest

import valence
from valence.core.game import Seat, Tally
from valence.core.match import AnyMatch, IllegalMove
from valence.games.metals import GAME

CONCEDE = {"type": "concede"}  # refused by R10 while nothing is led


def concede(match: AnyMatch, times: int) -> None:
    for _ in range(times):
        with pytest.raises(IllegalMove, match="R10"):
            match.play(0, CONCEDE)


def test_r19_a_refused_move_costs_a_point() -> None:
    match = valence.start("metals", seed=7, options={"penalty": True})
    before = match.save()
    concede(match, 2)
    assert match.save() == {**before, "penalties": [2, 0]}
    assert GAME.scores(GAME.view(match.state, Seat(1))) == (
        Tally("points", (-2, 0)),
        Tally("cards", (0, 0)),
    )
    assert valence.replay(match.record).save() == match.save()


def test_r19_at_most_twenty_in_a_turn() -> None:
    match = valence.start("metals", seed=7, options={"penalty": True})
    concede(match, 23)
    assert match.save()["penalties"] == [20, 0]


def test_r19_penalties_decide_the_game() -> None:
    """The same moves, 18 to 21 cards without penalties; four penalties of seat 1 turn the game."""
    match = valence.start("metals", seed=7, options={"penalty": True})
    while match.to_move:
        seat = match.to_move[0]
        if seat == 1 and len(match.save().get("penalties", [])) == 0:
            for _ in range(4):
                with pytest.raises(IllegalMove):
                    match.play(1, CONCEDE)
        match.play(seat, match.moves(seat)[0])
    assert match.outcome == {"winners": [0], "scores": [18, 17], "reason": "no_more_plays"}


def test_r19_without_the_option_it_costs_nothing() -> None:
    match = valence.start("metals", seed=7)
    before = match.save()
    concede(match, 1)
    assert match.save() == before
