"""The starting seat of a rematch."""

from itertools import count

import pytest

import valence
from valence.table.rematch import rematch_seed

NAMES = ["Ada", "Ben", "Cleo", "Dan"]


@pytest.mark.parametrize("seed", range(12))
def test_after_everyone_has_moved_on_one_seat_the_next_player_starts(seed: int) -> None:
    match = valence.start("metals", seats=4, seed=seed, names=NAMES)
    first = match.to_move[0]
    moved_on = [*NAMES[1:], NAMES[0]]
    again = valence.start("metals", seats=4, seed=rematch_seed(match, count(1000)), names=moved_on)
    assert moved_on[again.to_move[0]] == NAMES[(first + 1) % 4]


def test_where_the_first_seat_always_starts_any_seed_will_do() -> None:
    match = valence.start("polymer", seats=3, seed=5)
    assert rematch_seed(match, count(77)) == 77


def test_a_rematch_of_a_finished_game_starts_like_its_opening() -> None:
    match = valence.start("metals", seats=2, seed=7)
    first = match.to_move
    while match.to_move:
        match.play(match.to_move[0], match.moves(match.to_move[0])[0])
    again = valence.start("metals", seats=2, seed=rematch_seed(match, count(100)))
    assert again.to_move == first
