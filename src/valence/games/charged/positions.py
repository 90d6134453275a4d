"""Validation of loaded positions: those with which the rules cannot go on are refused."""

from collections import Counter

from msgspec.structs import asdict

from valence.core import positions
from valence.games.charged.board import name
from valence.games.charged.naming import PLACE
from valence.games.charged.options import options
from valence.games.charged.rules import scoreless_turns
from valence.games.charged.runs import runs_with
from valence.games.charged.state import State, grid_of


def check(state: State, strict: bool) -> None:
    """Check a position. A study, which is not strict, may have any tiles and scores."""
    options(asdict(state.options), state.players)
    positions.check_each(state.players, racks=state.racks, scores=state.scores)
    positions.check_penalties(state.players, state.penalties)
    positions.check_seats(state.players, to_move=[state.to_move])
    _check_turns(state)
    _check_naming(state)
    _check_squares(state)
    _check_runs(state)
    if strict:
        _check_tiles(state)
        _check_scores(state)
        sizes = [len(rack) for rack in state.racks]
        positions.check_sizes(
            sizes, state.options.rack, are_full=bool(state.bag), name="racks", cards="tiles"
        )


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


def _check_tiles(state: State) -> None:
    tiles = Counter([*state.bag, *(tile for _, _, tile in state.board)])
    for rack in state.racks:
        tiles.update(rack)
    positions.check_copies(
        tiles, state.options.material.copies, limit="tiles were given, the bag has"
    )


def _check_scores(state: State) -> None:
    if any(state.scores) and not state.board:
        raise ValueError(f"scores: {list(state.scores)} were given, and no tile is on the board")
