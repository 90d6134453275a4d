"""The bot of Charged!: the value of the tiles kept, and endings."""

from functools import cache

import pytest

import valence
from tests.games.charged.drawing import study
from tests.variants import TILES_AND_IONS
from valence.bots.budget import Budget, Clock
from valence.bots.charged.ending import best_ending
from valence.bots.charged.leaves import FULL_BAG, Leaves, trained
from valence.bots.nets import linear, rectified
from valence.core.game import Seat
from valence.core.play import legal_moves
from valence.games.charged import GAME
from valence.games.charged.formulas import Tiles
from valence.games.charged.moves import Move, Pass, Place
from valence.games.charged.state import State
from valence.games.charged.tiles import Tile
from valence.lab.training.charged.turns import inputs

# The tiles kept

RACK: Tiles = ("Na", "Na", "Na", "Na", "Na", "Cl", "O", "O", "S", "K")


@pytest.mark.parametrize("cards", [None, TILES_AND_IONS])
def test_the_value_of_the_tiles_kept_is_the_output_of_the_trained_net(cards: object) -> None:
    options = GAME.options({} if cards is None else {"cards": cards}, 2)
    rack = tuple(tile for tile in RACK if tile in options.material.copies)
    used, kept = rack[3:6], (*rack[:3], *rack[6:])
    net = trained()
    hidden = rectified(linear(net.tiles, inputs(kept, options.cards)))
    expected = linear(net.output, hidden)[0]
    assert Leaves(rack, FULL_BAG, options).without(used) == pytest.approx(expected)


def test_a_tile_is_known_by_its_properties() -> None:
    """In a set where every halide has the same number and value, they are worth the same."""
    halogens: tuple[Tile, ...] = ("Cl", "Br", "I")
    rows = [{"tile": tile, "copies": 10, "value": 3} for tile in ("Na", "K", *halogens)]
    leaves = [
        Leaves((tile,), FULL_BAG, GAME.options({"cards": rows}, 2)).without(()) for tile in halogens
    ]
    assert leaves == pytest.approx(leaves[:1] * 3)


def test_with_half_a_bag_the_tiles_kept_count_half() -> None:
    options = GAME.options({}, 2)
    full, half = (Leaves(RACK, bag, options).without(()) for bag in (FULL_BAG, FULL_BAG // 2))
    assert half == pytest.approx(full / 2)


def test_a_red_tile_and_oxygen_are_kept_before_magnesium() -> None:
    options = GAME.options({}, 2)
    red, oxygen, magnesium = (
        Leaves((tile,), FULL_BAG, options).without(()) for tile in ("red", "O", "Mg")
    )
    assert red > oxygen > magnesium


# Endings


def clock() -> Clock:
    return Clock(Budget(None))


KCL = """
. . . .
. . . .
. . . .
. . . K Cl . . . . .
"""


def test_ahead_after_a_pass_the_bot_ends_the_game() -> None:
    """Ada could lay an O (KClO, 9 points, 19 : 9), but then Ben lays three (KClO₄, 15 points) and wins."""
    match = study(KCL, [["O", "C"], ["O", "O", "O"]], bag=[], scores=[10, 9], passes=1, scoreless=1)
    assert best_ending(match.state, clock()) == Pass()


def test_behind_after_a_pass_the_bot_plays_on() -> None:
    match = study(KCL, [["O", "C"], ["C"]], bag=[], scores=[4, 9], passes=1, scoreless=1)
    assert isinstance(best_ending(match.state, clock()), Place)


@cache
def minimax(state: State) -> float:
    """The final lead of the player to move, best played: every legal move, without shortcuts."""
    return max(_after(state, move) for move in legal_moves(GAME, state, state.to_move))


def _after(state: State, move: Move) -> float:
    seat, after = state.to_move, GAME.apply(state, state.to_move, move).state
    if outcome := GAME.outcome(after):
        lead = float(outcome.scores[seat] - outcome.scores[1 - seat])
        return lead + 10_000 * ((lead > 0) - (lead < 0))
    return -minimax(after)


@pytest.mark.parametrize("seed", [50, 51])
def test_an_ending_is_played_as_well_as_possible(seed: int) -> None:
    match = valence.library.play_bots("charged", ["fair", "fair"], seed=seed)
    endings = [state for state in match.positions() if not state.bag and GAME.to_move(state)]
    for state in endings[-5:]:
        assert _after(state, best_ending(state, clock())) == minimax(state)


def test_an_ending_with_little_time_gets_a_move_at_once() -> None:
    match = study(KCL, [["O", "C"], ["O", "O", "O"]], bag=[])
    hasty = best_ending(match.state, Clock(Budget(None, deals=0)))
    assert hasty in legal_moves(GAME, match.state, Seat(0))
