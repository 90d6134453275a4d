"""What placements score, counted quickly: the same points as the ruling, without its story."""

from functools import cache

from valence.games.charged.board import FORMULA_FACTOR, TILE_FACTOR, Rows, Square
from valence.games.charged.state import Laid, Place
from valence.games.charged.tiles import RED, VALUE

ACROSS, DOWN = (0, 1), (1, 0)


@cache
def _factors(rows: Rows) -> dict[Square, tuple[int, int]]:
    """R21: for every square the factor of its tile and that of its formulas."""
    return {
        (r, c): (TILE_FACTOR.get(kind, 1), FORMULA_FACTOR.get(kind, 1))
        for r, row in enumerate(rows)
        for c, kind in enumerate(row)
    }


class Run:
    """A formula that is being counted along its line."""

    __slots__ = ("factors", "length", "new", "points")

    def __init__(self) -> None:
        self.points, self.factors, self.length, self.new = 0, 1, 0, 0

    def add_new(self, value: int, factor: int, formula: int) -> None:
        self.points += value * factor
        self.factors *= formula
        self.length += 1
        self.new += 1

    def add_all(self, points: int) -> None:
        """Tiles that lay there; none when they are worth nothing."""
        self.points += points
        self.length += points > 0

    def score(self) -> int:
        return self.points * self.factors if self.new and self.length > 1 else 0


class Board:
    """The element tiles on a board by their values, and what lies in line with its free squares."""

    def __init__(self, board: tuple[Laid, ...], rows: Rows) -> None:
        self.values = {(r, c): VALUE[tile] for r, c, tile in board if tile != RED}
        self.factors = _factors(rows)
        self.rows = rows
        self._lines: dict[tuple[int, int, int, int], int] = {}

    def kind(self, square: Square) -> str:
        """What a free square is; nothing for one that is taken or off the board."""
        is_free = square in self.factors and square not in self.values
        return self.rows[square[0]][square[1]] if is_free else ""

    def points(self, move: Place) -> int:
        """R20 to R22."""
        tiles = move.tiles
        down, across = DOWN if tiles[0].row != tiles[-1].row else ACROSS
        total = self._along(tiles, down, across)
        for row, column, tile in tiles:
            if tile != RED and (beside := self._both_sides(row, column, across, down)):
                factor, formula = self.factors[row, column]
                total += (beside + VALUE[tile] * factor) * formula
        return total

    def _along(self, tiles: tuple[Laid, ...], down: int, across: int) -> int:
        """The formulas in the line of the placement; a red tile parts them."""
        row, column, tile = tiles[0]
        new = {(row, column): tile for row, column, tile in tiles}
        total, run = 0, Run()
        if tile != RED:
            run.add_all(self._side(row, column, -down, -across))
        for _ in range(tiles[-1].row - row + tiles[-1].column - column + 1):
            square = (row, column)
            if (tile := new.get(square, RED)) != RED:
                run.add_new(VALUE[tile], *self.factors[square])
            elif square in self.values:
                run.add_all(self.values[square])
            else:
                total, run = total + run.score(), Run()
            row, column = row + down, column + across
        if tile != RED:
            run.add_all(self._side(row - down, column - across, down, across))
        return total + run.score()

    def _both_sides(self, row: int, column: int, down: int, across: int) -> int:
        before = self._side(row, column, -down, -across)
        return before + self._side(row, column, down, across)

    def _side(self, row: int, column: int, down: int, across: int) -> int:
        """The values of the tiles in line from a free square on."""
        key = (row, column, down, across)
        if key not in self._lines:
            total, values = 0, self.values
            while (square := (row + down, column + across)) in values:
                total += values[square]
                row, column = square
            self._lines[key] = total
        return self._lines[key]
