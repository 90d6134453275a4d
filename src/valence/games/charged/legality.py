"""Refusals of moves: the only place where legality lives. A placement gets the first rule that it breaks."""

from collections.abc import Callable

from valence.core.game import Refusal, Seat, not_in_hand
from valence.games.charged import moves, refusals, runs
from valence.games.charged.board import Square, centre
from valence.games.charged.faults import fault_of
from valence.games.charged.options import Options
from valence.games.charged.scoring import Placement, placement
from valence.games.charged.state import State
from valence.games.charged.tiles import RED, Tile


def refusal(state: State, seat: Seat, move: moves.Move) -> Refusal | None:
    if isinstance(move, moves.Name):
        given, wanted = len(move.names), len(state.unnamed)
        return None if 0 < wanted == given else refusals.WrongNumberOfNames(given, wanted)
    if state.unnamed:
        return refusals.MustName(tuple(one.formula for one in state.unnamed))
    match move:
        case moves.Place(tiles=laid):
            tiles = tuple(tile for _, _, tile in laid)
            return not_in_hand(state.racks[seat], tiles) or placing_refusal(state, move)
        case moves.Swap(tiles=tiles):
            return not_in_hand(state.racks[seat], tiles) or _swap_refusal(state, tiles)
        case moves.Pass():
            return None


def _swap_refusal(state: State, tiles: tuple[Tile, ...]) -> Refusal | None:
    """R16: refuse a swap of no tile, or of more than the bag holds."""
    if not tiles:
        return refusals.NothingSwapped()
    return refusals.BagTooSmall(len(tiles), len(state.bag)) if len(tiles) > len(state.bag) else None


def placing_refusal(state: State, move: moves.Place) -> Refusal | None:
    """Return the refusal of a placement, by the first rule that it breaks."""
    if not move.tiles:
        return refusals.NothingPlaced()
    placed = placement(state, move)
    for broken in _RULES:
        if refused := broken(placed):
            return refused
    return None


def _on_free_squares(placed: Placement) -> Refusal | None:
    size = len(placed.options.rows)
    taken = set(placed.before)
    for square in placed.squares:
        row, column = square
        if not (0 <= row < size and 0 <= column < size):
            return refusals.OffTheBoard(square, size)
        if square in taken:
            return refusals.NotFree(square)
        taken.add(square)
    return None


def _r10_covers_the_centre(placed: Placement) -> Refusal | None:
    middle = centre(placed.options.rows)
    return None if placed.before or middle in placed.squares else refusals.CentreIsFree(middle)


def _r11_in_one_line(placed: Placement) -> Refusal | None:
    (top, left), (bottom, right) = placed.squares[0], placed.squares[-1]
    if top != bottom and any(column != left for _, column in placed.squares):
        return refusals.NotInOneLine(placed.squares)
    between = ((row, column) for row in range(top, bottom + 1) for column in range(left, right + 1))
    gap = next((square for square in between if square not in placed.after), None)
    return None if gap is None else refusals.Gap(gap)


def _r12_touches_a_tile(placed: Placement) -> Refusal | None:
    if not placed.before or any(_touches(placed, square) for square in placed.squares):
        return None
    return refusals.TouchesNothing(placed.squares)


def _touches(placed: Placement, square: Square) -> bool:
    return any(near in placed.before for near in runs.neighbours(square))


def _r13_reads_as_formulas(placed: Placement) -> Refusal | None:
    formulas = placed.options.material.formulas
    for run in placed.runs:
        if run.tiles not in formulas.by_tiles:
            return refusals.NoFormula(run, fault_of(formulas, run.tiles))
    covered = {square for run in placed.runs for square in run.squares}
    for laid, square in zip(placed.tiles, placed.squares, strict=True):
        if laid.tile != RED and square not in covered:
            return refusals.InNoFormula(laid)
    return None


def _r14_grows_at_the_end(placed: Placement) -> Refusal | None:
    for run in placed.runs:
        for earlier in runs.earlier_runs(run, placed.before):
            if refused := _growth_refusal(placed.options, earlier, run):
                return refused
    return None


def _growth_refusal(options: Options, earlier: runs.Run, run: runs.Run) -> Refusal | None:
    if earlier.squares[0] != run.squares[0] and not options.front:
        return refusals.NotAtTheEnd(earlier, run)
    made = options.material.formulas.by_tiles
    old, new = made[earlier.tiles].anion, made[run.tiles].anion
    return None if old.charge == new.charge else refusals.AnionChanges(earlier, run, old.id, new.id)


def _r15_red_tile(placed: Placement) -> Refusal | None:
    reds = tuple((row, column) for row, column, tile in placed.tiles if tile == RED)
    if not reds:
        return None
    if not placed.before:
        return refusals.RedOnFirstTurn()
    if len(reds) > 1 and placed.options.red_tiles == "one":
        return refusals.SeveralRed(reds)
    return next(filter(None, (_red_refusal(placed, red) for red in reds)), None)


def _red_refusal(placed: Placement, red: Square) -> Refusal | None:
    if len(placed.squares) == 1:
        return refusals.RedAlone(red)
    if not _touches(placed, red):
        return refusals.RedTouchesNothing(red)
    return None if _ends_a_formula(placed, red) else refusals.RedWithoutFormula(red)


def _ends_a_formula(placed: Placement, red: Square) -> bool:
    """Return True if a formula of this turn, in the line of the turn, has the red tile before or after it."""
    row, column = red
    step = down, across = (
        runs.ACROSS if placed.squares[0][0] == placed.squares[-1][0] else runs.DOWN
    )
    sides = (row - down, column - across), (row + down, column + across)
    elements = [side for side in sides if runs.is_element(placed.after, side)]
    return any(runs.run_through(placed.after, side, step) in placed.runs for side in elements)


_RULES: tuple[Callable[[Placement], Refusal | None], ...] = (
    _on_free_squares,
    _r10_covers_the_centre,
    _r11_in_one_line,
    _r12_touches_a_tile,
    _r13_reads_as_formulas,
    _r14_grows_at_the_end,
    _r15_red_tile,
)
