"""Using bots through the library."""

import pytest

import valence
from valence.games import CATALOGUE


@pytest.mark.parametrize("name", CATALOGUE)
def test_bots_play_a_match_to_the_end(name: str) -> None:
    match = valence.simulate(name, levels=["easy", "fair"], seed=3)
    assert match.outcome is not None
    assert valence.replay(match.record).outcome == match.outcome


def test_the_same_seed_and_levels_give_the_same_match() -> None:
    budget = valence.Budget(seconds=None, deals=2)
    first, second = (
        valence.simulate("metals", levels=["fair", "strong"], seed=5, budget=budget).record
        for _ in range(2)
    )
    assert first == second


def test_a_chosen_move_is_legal_json() -> None:
    match = valence.start("polymer", seed=2)
    seat = match.to_move[0]
    assert valence.choose(match, seat) in match.moves(seat)


def test_a_hint_can_be_played() -> None:
    match = valence.start("polymer", seed=2)
    seat = match.to_move[0]
    hints = valence.advise(match, seat)
    assert all(hint.move in match.moves(seat) for hint in hints)
    assert match.play(seat, hints[0].move)


def test_a_quiz_has_no_hints() -> None:
    match = valence.start("quizmaster", seed=2)
    assert valence.advise(match, match.to_move[0]) == []


def test_a_seat_that_is_not_to_move_is_refused() -> None:
    match = valence.start("metals", seed=7)
    with pytest.raises(ValueError, match=r"seat 1 isn't to move; to move: \[0\]"):
        valence.choose(match, 1)
