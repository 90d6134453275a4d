"""Simulated turns: in a position from a game, what different tiles kept make of the same board."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from valence.bots.rollout import first_best
from valence.chem.ions import IONS, Ion
from valence.core.piles import with_seat, without
from valence.core.play import legal_moves
from valence.games.charged import GAME
from valence.games.charged.bot.judgement import Known, known_from, rating
from valence.games.charged.bot.leaves import COPIES, FULL_BAG, Leaves, Net, properties
from valence.games.charged.formulas import Formulas, Tiles, tiles_of
from valence.games.charged.generator import placements
from valence.games.charged.moves import Move, Pass, Place, Swap
from valence.games.charged.options import Options
from valence.games.charged.sets import Rows
from valence.games.charged.state import State
from valence.games.charged.tiles import COPIES as BUILT_IN
from valence.games.charged.tiles import KINDS, RED, VALUE

# One game in four is played with a random set, so that the net also learns what a property is worth.
CUSTOM = 0.25
# The chance that a turn becomes a position, and the fewest tiles in the bag of one.
SHARE, FEWEST = 0.5, 10
# The tiles kept: after some of the best moves, after any moves, and any tiles of the rack, at most so many.
GOOD, GOOD_OF, ANY, MOST_KEPT = 6, 60, 2, 7


class Kept(NamedTuple):
    """Tiles that were kept, as the inputs of the net, and the rating of the best move after drawing."""

    inputs: tuple[float, ...]
    share: float  # of their value, which is less for a small bag
    rated: float


def positions(net: Net, dice: random.Random) -> Iterator[list[Kept]]:
    """Yield positions from endless games between bots that play by this net, each with several racks kept."""
    while True:
        options = random_options(dice) if dice.random() < CUSTOM else GAME.options({}, 2)
        yield from _of_game(net, options, dice)


def _of_game(net: Net, options: Options, dice: random.Random) -> Iterator[list[Kept]]:
    state, _ = GAME.setup(options, 2, dice.getrandbits(30))
    while to_move := GAME.to_move(state):
        seat, moves = to_move[0], legal_moves(GAME, state, to_move[0])
        known = known_from(GAME.view(state, seat), net)
        ratings = [rating(known, move) for move in moves]
        if len(state.bag) >= FEWEST and dice.random() < SHARE:
            best_first = sorted(range(len(moves)), key=lambda n: -ratings[n])
            kept = _kept(state.racks[seat], [moves[n] for n in best_first], dice)
            yield [_tried(known, net, state, tiles, dice) for tiles in kept]
        state = GAME.apply(state, seat, first_best(moves, ratings)).state


def _kept(rack: Tiles, ranked: Sequence[Move], dice: random.Random) -> list[Tiles]:
    """Return different tiles to keep: those of the best move, of other good moves, of any moves, and any tiles."""
    good = ranked[:GOOD_OF]
    moves = [
        ranked[0],
        *dice.sample(good, min(GOOD, len(good))),
        *dice.sample(ranked, min(ANY, len(ranked))),
    ]
    found = [without(rack, _used(move)) for move in moves]
    found += [tuple(dice.sample(rack, dice.randint(0, MOST_KEPT))) for _ in range(ANY)]
    return sorted({tuple(sorted(kept)) for kept in found})


def _used(move: Move) -> Tiles:
    match move:
        case Place(tiles=tiles):
            return tuple(tile for _, _, tile in tiles)
        case Swap(tiles=tiles):
            return tiles
        case _:
            return ()


def _tried(known: Known, net: Net, state: State, kept: Tiles, dice: random.Random) -> Kept:
    """Draw what is missing from the tiles that the seat doesn't see, and rate the best move."""
    seat, bag = state.to_move, len(state.bag)
    unseen = [*state.bag, *state.racks[1 - seat]]
    rack = (*kept, *dice.sample(unseen, len(state.racks[seat]) - len(kept)))
    known = known._replace(leaves=Leaves(rack, bag, state.options, net), ahead=0)
    drawn = replace(state, racks=with_seat(state.racks, seat, rack))
    moves: list[Move] = [Pass(), *placements(drawn, seat)]
    rated = max(rating(known, move) for move in moves)
    return Kept(inputs(kept, state.options.cards), min(1.0, bag / FULL_BAG), rated)


def inputs(kept: Tiles, cards: Rows | None) -> tuple[float, ...]:
    """Return the sum of the properties of the first copies, of the second ones, and so on."""
    numbers, held = properties(cards), Counter(kept)
    sums: list[float] = []
    for n in range(COPIES):
        copies = {tile: _copies_at(n, held[tile]) for tile in held}
        columns = zip(*numbers.values(), strict=True)
        weights = [copies.get(tile, 0) for tile in numbers]
        sums += [sum(w * x for w, x in zip(weights, column, strict=True)) for column in columns]
    return tuple(sums)


def _copies_at(n: int, held: int) -> int:
    """Count the copies of a tile in the n-th place; the last place is for all further copies."""
    return max(0, held - n) if n == COPIES - 1 else int(held > n)


def random_options(dice: random.Random) -> Options:
    """Return some of the ions, and the tiles that they need in other numbers and of other values."""
    ions = list(Formulas(IONS.values()).ions)
    chosen = [*_some([ion for ion in ions if ion.is_cation], dice)]
    chosen += _some([ion for ion in ions if not ion.is_cation], dice)
    elements = {tile for ion in chosen for tile in tiles_of(ion.atoms)}
    rows: list[dict[str, object]] = [{"ion": ion.id} for ion in chosen]
    for tile in KINDS:
        if tile in elements:
            copies = max(3, round(BUILT_IN[tile] * dice.choice((0.5, 1, 1, 2))))
            value = dice.choice((VALUE[tile], dice.randint(1, 8)))
            rows.append({"tile": tile, "copies": copies, "value": value})
    rows.append({"tile": RED, "copies": dice.randint(0, 8)})
    try:
        return GAME.options({"cards": rows}, 2)
    except ValueError:  # too few tiles for two racks, or no formula
        return random_options(dice)


def _some(ions: list[Ion], dice: random.Random) -> list[Ion]:
    ions.sort(key=lambda ion: ion.id)
    return dice.sample(ions, dice.randint(4, len(ions)))
