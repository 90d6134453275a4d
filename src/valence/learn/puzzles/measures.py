"""The number that a puzzle asks for, computed by the rules for any move."""

from decimal import Decimal
from typing import Any, TypeAlias

from valence.core.game import AnyGame, Seat
from valence.games.charged.events import Placed
from valence.games.whoami.events import Splits
from valence.learn.puzzles.stored import Kind

# One number, or of a split both: how many cards would answer yes, and how many no.
Numbers: TypeAlias = tuple[int | Decimal, ...]


def measured(kind: Kind, game: AnyGame, state: Any, seat: Seat, move: Any) -> Numbers:
    """Return what a legal move reaches; empty where no number is asked for, or the move doesn't reach any."""
    match kind:
        case "placement" | "split":
            assert game.preview is not None, "both games preview their moves"
            return _previewed(game.preview(state, seat, move))
        case "mn" | "dispersity":
            standing = game.view(game.apply(state, seat, move).state, seat).standings[seat]
            number = standing.mn if kind == "mn" else standing.pdi
            return () if number is None else (number,)
        case "trick" | "turn":
            return ()


def _previewed(ruling: Any) -> Numbers:
    match ruling:
        case Splits(yes=yes, no=no):
            return len(yes), len(no)
        case Placed(points=points):
            return (points,)
        case _:
            return ()
