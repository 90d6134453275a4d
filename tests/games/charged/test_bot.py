"""The bot of Charged!: the value of the tiles kept, looking a round ahead, and endings."""

from collections import Counter
from functools import cache

import pytest

import valence
from tests.games.charged.drawing import NOTHING, study
from tests.variants import TILES_AND_IONS
from valence.bots.budget import Budget, Clock
from valence.bots.nets import linear, rectified
from valence.bots.search import Candidate, most_promising
from valence.core.game import Seat
from valence.core.play import legal_moves
from valence.games.charged import GAME
from valence.games.charged.bot import EXPERT, expected
from valence.games.charged.bot.counting import laid
from valence.games.charged.bot.ending import best_ending
from valence.games.charged.bot.leaves import FULL_BAG, Leaves, trained
from valence.games.charged.bot.lookahead import best_turn, one_round
from valence.games.charged.formulas import Tiles
from valence.games.charged.moves import Move, Pass, Place, Swap
from valence.games.charged.state import State
from valence.games.charged.tiles import Tile
from valence.library import AnyMatch
from valence.simulation import play_bots
from valence_lab.training.charged.turns import inputs

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


# Looking a round ahead


KCL = """
. . . .
. . . .
. . . .
. . . K Cl . . . . .
"""


@pytest.mark.parametrize("naming", ["no", "required"])
def test_a_round_is_the_others_best_turn_and_then_ones_own(naming: str) -> None:
    """Ben lays an O (KClO, 9 points), Ada another (KClO₂, 11)."""
    racks = [["O", "C", "C"], ["O", "C"]]
    match = study(KCL, racks, bag=[], to_move=1, options={"naming": naming})
    assert [one_round(match.state, Seat(seat)) for seat in (0, 1)] == [2, -2]


def test_in_a_game_that_ends_within_the_round_no_tiles_are_kept() -> None:
    """Ben passes too, so neither his C nor the O of Ada counts."""
    bag = ["C"] * FULL_BAG
    match = study(KCL, [["O"], ["C"]], bag=bag, scores=[11, 9], to_move=1, passes=1, scoreless=1)
    assert one_round(match.state, Seat(0)) == 2


def test_the_rating_counts_as_much_as_five_deals() -> None:
    """(5 × 10 + 4 × 1)/9"""
    assert expected(Candidate(Pass(), 10.0)) == 10
    tried = Candidate[Move](Pass(), 10.0)
    tried.worths += [1.0] * 4
    assert expected(tried) == 6


def test_strong_thinks_for_eight_deals_however_much_time_there_is() -> None:
    match = valence.start("charged", seed=3)
    assert isinstance(match, valence.Match)
    few, any_ = (match.bot(0, "strong", budget=Budget(None, deals=n)) for n in (8, None))
    assert few == any_


def test_without_time_strong_plays_the_move_that_looks_best() -> None:
    match = valence.start("charged", seed=3)
    assert isinstance(match, valence.Match)
    assert match.bot(0, "strong", budget=Budget(None, deals=0)) == match.bot(0, "fair")


@pytest.mark.parametrize("tile", ["red", "P"])
def test_in_a_round_the_tiles_kept_count(tile: Tile) -> None:
    """Ben lays his O (KClO) and keeps the other tile."""
    match = study(KCL, [["C"], ["O", tile]], bag=["C"] * FULL_BAG, to_move=1)
    expected = Leaves((tile,), FULL_BAG, match.state.options).without(())
    assert best_turn(match.state)[1] == pytest.approx(expected)


def test_without_a_placement_a_turn_of_the_round_is_a_pass() -> None:
    match = study(KCL, [["C"], ["C"]], bag=[], to_move=1)
    assert best_turn(match.state) == (Pass(), 0.0)


def promising(match: AnyMatch) -> list[Move]:
    view, moves = GAME.view(match.state, Seat(0)), legal_moves(GAME, match.state, Seat(0))
    return [one.move for one in most_promising(EXPERT, view, moves, len(moves))]


def test_a_search_tries_one_swap() -> None:
    """Behind KCl there is room for an O or for two; of the eleven swaps one is tried. And there is the pass."""
    tried = promising(study(KCL, [["O", "O", "C", "P"], ["C"]]))
    assert Counter(map(type, tried)) == {Place: 2, Swap: 1, Pass: 1}


def test_a_search_tries_the_best_placement_on_the_same_squares() -> None:
    """Na and a halide, across or down, with the one or the other on the centre: NaBr has a point more than NaCl."""
    tried = promising(study(NOTHING, [["Na", "Cl", "Br"], ["C"]], bag=[]))
    placed = [laid(move) for move in tried if isinstance(move, Place)]
    assert placed == [("Na", "Br")] * 4


# Stopping


def chosen(match: AnyMatch, level: str) -> object:
    assert isinstance(match, valence.Match)
    return match.bot(0, level)["type"]


@pytest.mark.parametrize("level", ["easy", "fair", "strong"])
def test_r25_bots_stop_swapping_once_nobody_places_anything(level: str) -> None:
    """Neither C nor P nor C P fits behind KCl, and each seat has had three turns without a placement."""
    match = study(KCL, [["C", "P"], ["Na"]], bag=["C"] * 9, scoreless=6)
    assert chosen(match, level) == "pass"


def test_r25_bots_go_on_while_they_can_place() -> None:
    match = study(KCL, [["O", "P"], ["Na"]], bag=["C"] * 9, scoreless=8)
    assert chosen(match, "fair") == "place"


# Endings


def clock() -> Clock:
    return Clock(Budget(None))


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
    match = play_bots("charged", ["fair", "fair"], seed=seed)
    endings = [state for state in match.positions() if not state.bag and GAME.to_move(state)]
    for state in endings[-5:]:
        assert _after(state, best_ending(state, clock())) == minimax(state)


def test_an_ending_with_little_time_gets_a_move_at_once() -> None:
    match = study(KCL, [["O", "C"], ["O", "O", "O"]], bag=[])
    hasty = best_ending(match.state, Clock(Budget(None, deals=0)))
    assert hasty in legal_moves(GAME, match.state, Seat(0))
