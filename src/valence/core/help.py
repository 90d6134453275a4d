"""The kinds of help that a player sees: all, none, or those that fading has not withdrawn yet."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Literal, TypeAlias

from valence.core.game import Game, M, O, S, Seat, V
from valence.core.notes import Answered, Attempt, CrossedOut, HintAsked, Note, Say

if TYPE_CHECKING:
    from valence.core.match import AnyMatch


MOVES = "moves"  # the kind of help that marks the legal moves, and says what comes of them
PREVIEWS = "previews"  # the kind that only says what comes of them

RIGHT_IN_A_ROW = 3  # withdraws a kind of help
MISTAKES = 2  # without a right decision between them bring it back

# The evidence of a decision; None if there is none, because no move would have been refused.
Result: TypeAlias = Literal["right", "wrong", "hint"] | None


def result_of(
    game: Game[O, S, M, V], state: S, seat: Seat, entry: M | Note, *, is_first: bool
) -> Result:
    """Judge an entry of the log: right is a first try without a hint, where others would have been refused."""
    match entry:
        case Attempt():
            return "wrong"
        case HintAsked():
            return "hint"
        case CrossedOut() | Answered() | Say():
            return None
        case _:
            return "right" if is_first and _could_go_wrong(game, state, seat) else None


def _could_go_wrong(game: Game[O, S, M, V], state: S, seat: Seat) -> bool:
    return any(game.refusal(state, seat, move) for move in game.candidates(state, seat))


def withdrawn(results: Iterable[Result], kinds: int, before: int = 0) -> int:
    """Count how many of these kinds of help are withdrawn after these results, in order.

    Some may have been withdrawn before, in earlier games of a lesson.
    """
    gone, right, wrong = min(before, kinds), 0, 0
    for result in results:
        match result:
            case "right":
                right, wrong = right + 1, 0
            case "wrong":
                right, wrong = 0, wrong + 1
            case "hint":
                right = 0
        if right == RIGHT_IN_A_ROW:
            gone, right = min(gone + 1, kinds), 0
        if wrong == MISTAKES:
            gone, wrong = max(gone - 1, 0), 0
    return gone


def hides_moves(match: "AnyMatch", seat: int) -> bool:
    """Return True if a seat has to find out for itself what is legal."""
    return has_to_find_moves(match.game, match.help(seat))


def has_to_find_moves(game: Game[O, S, M, V], shown: Sequence[str]) -> bool:
    """Return True if a player who is shown these kinds of help isn't told what is legal."""
    return MOVES in game.help and MOVES not in shown


def has_previews(match: "AnyMatch", seat: int) -> bool:
    """Return True if a seat is told what would come of a move."""
    hidden = set(match.game.help) - set(match.help(seat))
    return hidden.isdisjoint((MOVES, PREVIEWS))
