"""The value of the tiles kept: a small net, which knows a tile by its properties and so plays any set."""

from collections import Counter
from collections.abc import Mapping
from functools import cache, lru_cache
from operator import add, mul, sub
from pathlib import Path

from valence.bots.nets import Vector, Weights, linear, read_weights, rectified
from valence.chem.ions import Ion
from valence.games.charged.formulas import Tiles, tiles_of
from valence.games.charged.options import Options
from valence.games.charged.sets import Rows as SetRows
from valence.games.charged.sets import material
from valence.games.charged.tiles import RED, Tile

FILE = Path(__file__).with_name("leaves.json")
# Of a tile; further ones count like the last of these.
COPIES = 4
CHARGES = (1, 2, 3)
# With fewer tiles than this in the bag, the tiles kept count for less.
FULL_BAG = 20
SETS = 16


@lru_cache(SETS)
def properties(cards: SetRows | None) -> Mapping[Tile, Vector]:
    """Return each tile of a set as numbers of about the same size."""
    given = material(cards)
    total = sum(given.copies.values())
    return {
        tile: (
            1.0,
            given.values[tile] / 4,
            10 * copies / total,
            float(tile == RED),
            *_roles(tile, given.formulas.ions),
        )
        for tile, copies in given.copies.items()
    }


def _roles(tile: Tile, ions: frozenset[Ion]) -> list[float]:
    """Return a tile's charges by itself, and how often it begins or ends an anion of several atoms."""
    alone = [ion for ion in ions if ion.atoms == tile]
    atoms = [tiles_of(ion.atoms) for ion in ions if ion.atoms != tile]
    return [
        *(float(any(ion.charge == charge for ion in alone)) for charge in CHARGES),
        *(float(any(ion.charge == -charge for ion in alone)) for charge in CHARGES),
        sum(one[0] == tile for one in atoms if len(one) > 1) / 4,
        sum(one[-1] == tile for one in atoms if len(one) > 1) / 16,
    ]


class Net:
    """A hidden layer to which every tile adds its row, and an output."""

    def __init__(self, weights: Weights) -> None:
        self.tiles, self.output = weights.layers["tiles"], weights.layers["output"]
        self.rows = lru_cache(SETS)(self._rows)

    def _rows(self, cards: SetRows | None) -> Mapping[Tile, tuple[Vector, ...]]:
        """Return the vectors that the first, second … copy of each tile adds to the hidden layer."""
        return {
            tile: tuple(self._row(n * len(numbers), numbers) for n in range(COPIES))
            for tile, numbers in properties(cards).items()
        }

    def _row(self, start: int, numbers: Vector) -> Vector:
        return [sum(map(mul, row[start:], numbers)) for row in self.tiles.weights]


@cache
def trained() -> Net:
    return Net(read_weights(FILE))


class Leaves:
    """The value of a rack after tiles have left it, in points more than an average one."""

    def __init__(self, rack: Tiles, bag: int, options: Options, net: Net | None = None) -> None:
        net = net or trained()
        self.share = min(1.0, bag / FULL_BAG)
        self.output = net.output
        self.rows, self.held = net.rows(options.cards), Counter(rack)
        self.full: Vector = net.tiles.bias
        for tile, held in self.held.items():
            for n in range(held):
                self.full = list(map(add, self.full, self.row(tile, n)))
        self._cache: dict[Tiles, float] = {}

    def row(self, tile: Tile, n: int) -> Vector:
        """Return the vector that the copy after the first n adds."""
        return self.rows[tile][min(n, COPIES - 1)]

    def without(self, tiles: Tiles) -> float:
        if (found := self._cache.get(tiles)) is None:
            found = self._cache[tiles] = self.share * self._value(tiles)
        return found

    def _value(self, gone: Tiles) -> float:
        """Return the value of the rack without these tiles; the last copy of a tile leaves first."""
        hidden, left = self.full, dict(self.held)
        for tile in gone:
            left[tile] -= 1
            hidden = list(map(sub, hidden, self.row(tile, left[tile])))
        return linear(self.output, rectified(hidden))[0]
