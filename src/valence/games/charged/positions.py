"""Validation of loaded positions: those that cannot arise are refused."""

from collections import Counter
from collections.abc import Iterator

from valence.games.charged.board import Square, centre, check_rows, name
from valence.games.charged.naming import PLACE
from valence.games.charged.rules import scoreless_turns
from valence.games.charged.runs import Grid, neighbours, runs_with
from valence.games.charged.state import State, grid_of
from valence.games.charged.tiles import KINDS, RED


def check(state: State, strict: bool) -> None:
    """Check a position. A study, which is not strict, may show any part of a board, also tiles that do not connect."""
    _check_seats(state)
    _check_turns(state)
    _check_naming(state)
    _check_squares(state)
    _check_runs(state)
    if strict:
        _check_whole_board(state)
        _check_tiles(state)
        _check_sizes(state)


def _check_seats(state: State) -> None:
    for field, length in (("racks", len(state.racks)), ("scores", len(state.scores))):
        if length != state.players:
            raise ValueError(f"{field}: {length} were given for {state.players} players")
    if state.to_move not in range(state.players):
        raise ValueError(f"to_move: there is no seat {state.to_move} among {state.players} players")


def _check_turns(state: State) -> None:
    if state.passes > state.players:
        raise ValueError(f"passes: {state.passes} in a row by {state.players} players (R24)")
    most = scoreless_turns(state.options) * state.players
    if not state.passes <= state.scoreless <= most:
        raise ValueError(
            f"scoreless: {state.scoreless} turns; there were {state.passes} passes, "
            f"and {most} turns end the game (R25)"
        )


def _check_naming(state: State) -> None:
    """R27: check the formulas that have to be named."""
    if state.unnamed and state.options.naming == "no":
        raise ValueError("unnamed: the option naming asks for no names (R27)")
    for n, asked in enumerate(state.unnamed):
        if asked.formula not in PLACE:
            raise ValueError(f"unnamed[{n}]: {asked.formula!r} is no formula of this game (R8)")


def _check_squares(state: State) -> None:
    try:
        check_rows(state.options.rows)
    except ValueError as problem:
        raise ValueError(f"options.board: {problem}") from None
    squares = [(row, column) for row, column, _ in state.board]
    for n, square in enumerate(squares):
        if not all(0 <= place < len(state.options.rows) for place in square):
            raise ValueError(f"board[{n}]: {list(square)} is not on the board")
        if n and squares[n - 1] >= square:
            raise ValueError(
                f"board[{n}]: {list(square)} is out of order; by row, then by column, each once"
            )


def _check_runs(state: State) -> None:
    grid = grid_of(state.board)
    for run in runs_with(grid, grid):
        if run.tiles not in state.options.material.formulas.by_tiles:
            raise ValueError(
                f"board: {' '.join(run.tiles)} at {name(run.squares[0])} is no formula (R13)"
            )


def _check_whole_board(state: State) -> None:
    grid = grid_of(state.board)
    if not grid:
        return
    middle = centre(state.options.rows)
    if middle not in grid:
        raise ValueError("board: no tile covers the centre (R10)")
    if apart := grid.keys() - _together(grid, middle):
        raise ValueError(f"board: the tile on {name(min(apart))} is apart from the others (R12)")
    in_formulas = {square for run in runs_with(grid, grid) for square in run.squares}
    for square, tile in grid.items():
        if tile != RED and square not in in_formulas:
            raise ValueError(f"board: the tile on {name(square)} is part of no formula (R13)")


def _together(grid: Grid, first: Square) -> set[Square]:
    """Return the squares of all tiles that hang together with this one."""
    found, new = {first}, {first}
    while new := set(_beside(grid, new)) - found:
        found |= new
    return found


def _beside(grid: Grid, squares: set[Square]) -> Iterator[Square]:
    return (near for square in squares for near in neighbours(square) if near in grid)


def _check_tiles(state: State) -> None:
    tiles = Counter(state.bag) + Counter(tile for _, _, tile in state.board)
    for rack in state.racks:
        tiles.update(rack)
    copies = Counter(state.options.material.copies)
    for tile in KINDS:
        if tiles[tile] != copies[tile]:
            raise ValueError(
                f"{tile}: {tiles[tile]} tiles were given, there are {copies[tile]} (R1)"
            )


def _check_sizes(state: State) -> None:
    for seat, rack in enumerate(state.racks):
        held, most = len(rack), state.options.rack
        if held > most or (held < most and state.bag):
            raise ValueError(f"racks[{seat}]: {held} tiles were given, {most} are held")
