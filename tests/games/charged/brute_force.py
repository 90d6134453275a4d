"""Every legal placement, found by checking every conceivable one against the rules."""

from collections.abc import Iterator, Sequence
from random import Random

from msgspec.structs import replace

from valence.core.game import Seat
from valence.core.piles import without
from valence.games.charged import GAME
from valence.games.charged.board import Square
from valence.games.charged.formulas import FORMULAS
from valence.games.charged.generator import placements
from valence.games.charged.moves import Place
from valence.games.charged.state import Laid, State, grid_of
from valence.games.charged.tiles import KINDS, Tile

SEAT = Seat(0)


def brute_force(state: State) -> set[Place]:
    return {move for move in conceivable(state) if GAME.refusal(state, SEAT, move) is None}


def conceivable(state: State) -> Iterator[Place]:
    """Any tiles of the rack, in any order, on neighbouring free squares of any line."""
    size, grid = len(state.options.rows), grid_of(state.board)
    rows = [[(n, m) for m in range(size)] for n in range(size)]
    columns = [[(m, n) for m in range(size)] for n in range(size)]
    rack = state.racks[SEAT]
    orders = [
        [tiles for tiles in sequences(rack) if len(tiles) == count]
        for count in range(len(rack) + 1)
    ]
    for line in rows + columns:
        free = [square for square in line if square not in grid]
        for first in range(len(free)):
            for count in range(1, min(len(rack), len(free) - first) + 1):
                squares = free[first : first + count]
                yield from (Place(laid(squares, tiles)) for tiles in orders[count])


def sequences(rack: tuple[Tile, ...]) -> Iterator[tuple[Tile, ...]]:
    """Some or all tiles of the rack in any order, each sequence once."""
    yield ()
    for tile in dict.fromkeys(rack):
        yield from ((tile, *tiles) for tiles in sequences(without(rack, [tile])))


def laid(squares: Sequence[Square], tiles: Sequence[Tile]) -> tuple[Laid, ...]:
    return tuple(Laid(*square, tile) for square, tile in zip(squares, tiles, strict=True))


def some_board(luck: Random, size: int, turns: int, **options_: object) -> State:
    """A small plain board after some turns of random play with large racks."""
    options = GAME.options({"board": ["." * size] * size, "rack": 15, **options_}, 2)
    state, _ = GAME.setup(options, 2, luck.getrandbits(64))
    for _ in range(turns):
        if moves := placements(state, state.to_move):
            state, _ = GAME.apply(state, state.to_move, luck.choice(moves))
    return replace(state, to_move=SEAT, passes=0, scoreless=0)


def some_rack(luck: Random) -> tuple[Tile, ...]:
    """Tiles with few permutations, so that all can be tried: any three, those of a formula, or with red tiles."""
    formula = luck.choice(list(FORMULAS))
    match luck.randrange(4):
        case 0:
            return tuple(luck.choices(KINDS, k=3))
        case 1:
            return formula
        case 2:
            return ("red", *formula[:2], luck.choice(KINDS))
        case _:
            return ("red", "red", *formula[:4])
