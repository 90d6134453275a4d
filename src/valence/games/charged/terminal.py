"""Charged! in a terminal: the board, and placements typed as `h10 across Na2SO4`."""

import re
from collections.abc import Iterator, Mapping, Sequence
from operator import attrgetter

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from valence.chem.writing import plain, subscript
from valence.core.languages import DEFAULT, InEach, Language, Said, Texts, texts_in
from valence.core.wire import Json
from valence.core.words import Names
from valence.games.charged.board import Square, column_name, name, square_called
from valence.games.charged.runs import ACROSS, DOWN, Grid, Step
from valence.games.charged.state import View, grid_of
from valence.games.charged.tiles import KINDS, METALS, RED, Tile
from valence.games.terminal import Board, Unreadable, labels

SQUARE_SIGN = {".": "·", "d": "ds", "t": "ts", "D": "df", "T": "tf", "*": "**"}
SQUARE_STYLE = {".": "dim", "d": "green", "t": "yellow", "D": "blue", "T": "red", "*": "blue"}
RED_SIGN = "■■"
LEGEND = ("ds", "ts", "df", "tf", "red")
TEXTS: Texts = InEach("valence.games.charged.words", attrgetter("TERMINAL"), "_terminal")
EXAMPLES = ("h10 across Na2SO4", "h10 down red NaCl", "swap C C P", "swap all", "pass")

DIRECTIONS: dict[str, Step] = {"across": ACROSS, "a": ACROSS, "down": DOWN, "d": DOWN}
_ATOMS = re.compile(r"([A-Z][a-z]?)([0-9]{0,2})")
_WIDEST_SPACED = 23  # columns up to which 80 characters leave room between the tiles
_WIDEST_BESIDE = 19  # columns up to which the rest fits beside the board, on 80 × 24 characters


def draw(view: View, names: Names, language: Language = DEFAULT) -> RenderableType:
    is_asked, said = bool(view.unnamed), texts_in(language, TEXTS)
    called = labels(names, view.seat, view.to_move, language)
    legend = [said[one] for one in LEGEND]
    beside = [*_seats(view, called, said), *_dim(legend), *_dim(() if is_asked else EXAMPLES)]
    parts: list[RenderableType] = [_board(view), Group(*beside)]
    below: list[RenderableType] = []
    if is_asked:
        below.append(Text(_question(view, names[view.to_move], said)))
    elif view.rack is not None:
        below.append(_rack(view.rack, view.options.material.values, said["yours"]))
    if len(view.rows) > _WIDEST_BESIDE:
        return Group(*parts, *below)
    sheet = Table.grid(padding=(0, 1))
    sheet.add_row(*parts)
    return Group(sheet, *below)


def _dim(lines: Sequence[str]) -> list[Text]:
    return [Text(line, style="dim") for line in lines]


def _question(view: View, who: str, said: Said) -> str:
    formulas = ", ".join(subscript(asked.formula) for asked in view.unnamed)
    asks = said["names" if len(view.unnamed) > 1 else "name"]
    return asks.format(name=who, formulas=formulas)


def _board(view: View) -> Text:
    rows, grid = view.rows, grid_of(view.board)
    width = 3 if len(rows) <= _WIDEST_SPACED else 2
    letters = "".join(f"{column_name(column):{width}}" for column in range(len(rows)))
    board = Text(f"    {letters}\n", no_wrap=True)
    for row, kinds in enumerate(rows):
        board.append(f"{row + 1:3} ")
        for column, kind in enumerate(kinds):
            sign, style = _sign(grid.get((row, column)), kind)
            board.append(f"{sign:{width}}", style=style)
        board.append("\n" if row + 1 < len(rows) else "")
    return board


def _sign(tile: Tile | None, kind: str) -> tuple[str, str]:
    if tile is None:
        return SQUARE_SIGN[kind], SQUARE_STYLE[kind]
    return (RED_SIGN, "bold red") if tile == RED else (tile, _tile_style(tile))


def _tile_style(tile: Tile) -> str:
    return "bold reverse" if tile in METALS else "bold"


def _seats(view: View, names: Names, said: Said) -> Iterator[Text]:
    yield Text(said["bag"].format(bag=view.bag))
    for seat, who in enumerate(names):
        yield Text(who, style="bold", no_wrap=True, overflow="ellipsis")
        yield Text("  " + said["holds"].format(score=view.scores[seat], holds=view.holds[seat]))


def _rack(rack: Sequence[Tile], values: Mapping[Tile, int], yours: str) -> Text:
    text = Text(yours)
    for tile in sorted(rack, key=KINDS.index):
        text.append(f"{tile}", style=_tile_style(tile) if tile != RED else "bold red")
        text.append(f" {values[tile]}  " if tile != RED else "  ")
    return text


# Typed moves


def typed(text: str, view: View) -> Json | None:
    """Read a placement, a swap, a pass, or the names that are asked for; None if the text is something else."""
    if view.unnamed:
        return {"type": "name", "names": _names(text, len(view.unnamed))}
    first, *rest = text.split() or [""]
    if first.lower() == "pass" and not rest:
        return {"type": "pass"}
    if first.lower() == "swap":
        return {"type": "swap", "tiles": _swapped(rest, view)}
    square = square_called(first)
    return None if square is None else _placement(square, rest, view)


def _names(text: str, count: int) -> list[str]:
    if text.strip() == "-":
        return [""] * count
    return [name.strip() for name in text.removeprefix("name ").split(",")]


def _swapped(words: Sequence[str], view: View) -> list[Tile]:
    if [word.lower() for word in words] == ["all"]:
        return list(view.rack or ())
    if not words:
        raise Unreadable(TEXTS, "which tiles")
    return list(_tiles(words))


def _placement(square: Square, words: Sequence[str], view: View) -> Json:
    if len(words) < 2 or words[0].lower() not in DIRECTIONS:
        raise Unreadable(TEXTS, "which way", square=name(square))
    step = DIRECTIONS[words[0].lower()]
    new = list(_new_tiles(square, step, list(_tiles(words[1:])), grid_of(view.board)))
    if not new:
        raise Unreadable(TEXTS, "nothing new")
    return {"type": "place", "tiles": new}


def _new_tiles(
    square: Square, step: Step, tiles: Sequence[Tile], grid: Grid
) -> Iterator[tuple[int, int, Tile]]:
    row, column = square
    for tile in tiles:
        if (row, column) not in grid:
            yield row, column, tile
        elif (there := grid[row, column]) != tile:
            at = name((row, column))
            raise Unreadable(TEXTS, "taken", square=at, tile=there, other=tile)
        row, column = row + step[0], column + step[1]


def _tiles(words: Sequence[str]) -> Iterator[Tile]:
    for word in words:
        if word.lower() == RED:
            yield RED
        else:
            yield from _atoms(plain(word))


def _atoms(formula: str) -> Iterator[Tile]:
    """Split a formula into one tile for every atom: Na2O is Na Na O."""
    if not re.fullmatch(rf"({_ATOMS.pattern})+", formula):
        raise Unreadable(TEXTS, "no formula", given=formula)
    known = {tile: tile for tile in KINDS}
    for symbol, count in _ATOMS.findall(formula):
        if symbol not in known:
            raise Unreadable(TEXTS, "no tile", symbol=symbol, known=", ".join(KINDS))
        yield from [known[symbol]] * int(count or 1)


BOARD = Board(draw=draw, typed=typed, confirms=True, lists_moves=lambda view: not view.unnamed)
