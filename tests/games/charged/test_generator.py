"""The generator is complete and exact, and never offers the same placement twice."""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from tests.games.charged.brute_force import SEAT, brute_force, some_board, some_rack
from valence.core.game import Seat
from valence.games.charged import GAME
from valence.games.charged.generator import legal, placements, swaps
from valence.games.charged.moves import Pass
from valence.games.charged.state import State
from valence.games.charged.tiles import RED

BOARDS = 100


def study(seed: int) -> State:
    luck = Random(seed)
    reds = "one" if seed % 3 == 2 else "any"
    board = some_board(luck, 9, luck.randrange(18), front=seed % 4 == 3, red_tiles=reds)
    return replace(board, racks=(some_rack(luck), board.racks[1]))


@pytest.mark.seeds
@pytest.mark.parametrize("first", range(0, BOARDS, 20))
def test_placements_are_exactly_those_the_rules_allow(first: int) -> None:
    for seed in range(first, first + 20):
        state = study(seed)
        found = placements(state, SEAT)
        assert len(found) == len(set(found)), f"a placement is found twice on board {seed}"
        assert set(found) == brute_force(state), f"on board {seed}"


@pytest.mark.seeds
def test_the_boards_tried_have_placements_of_every_kind() -> None:
    found = [move.tiles for seed in range(BOARDS) for move in placements(study(seed), SEAT)]
    lengths = Counter(map(len, found))
    assert {1, 2, 3, 4, 5, 6} <= lengths.keys()
    assert sum(any(tile == RED for _, _, tile in tiles) for tiles in found) > 100
    assert sum(sum(tile == RED for _, _, tile in tiles) > 1 for tiles in found) > 20
    gaps = [tiles for tiles in found if sum(tiles[-1][:2]) - sum(tiles[0][:2]) >= len(tiles)]
    assert len(gaps) > 20


@pytest.mark.seeds
def test_a_small_rack_finds_what_a_large_one_finds_with_its_tiles() -> None:
    """So the results for the small racks above hold for racks of fifteen too."""
    for seed in range(60):
        luck = Random(seed)
        large = some_board(luck, 13, luck.randrange(25), front=seed % 4 == 3)
        rack = luck.sample(large.racks[SEAT], min(6, len(large.racks[SEAT])))
        small = replace(large, racks=(tuple(rack), large.racks[1]))
        within = [
            move
            for move in placements(large, SEAT)
            if not Counter(tile for _, _, tile in move.tiles) - Counter(rack)
        ]
        assert sorted(move.tiles for move in placements(small, SEAT)) == sorted(
            move.tiles for move in within
        )


def test_placements_found_for_a_large_rack_are_legal() -> None:
    for seed in range(20):
        luck = Random(seed)
        state = some_board(luck, 19, luck.randrange(30))
        found = placements(state, SEAT)
        assert len(found) == len(set(found))
        for move in luck.sample(found, min(40, len(found))):
            assert GAME.refusal(state, SEAT, move) is None


def test_the_legal_moves_are_placements_swaps_and_the_pass() -> None:
    state, _ = GAME.setup(GAME.options({}, 2), 2, 7)
    moves = list(legal(state, Seat(0)))
    assert moves == [*placements(state, Seat(0)), *swaps(state, Seat(0)), Pass()]
    assert len(moves) == len(set(moves))
