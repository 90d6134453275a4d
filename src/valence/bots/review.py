"""Review of a finished game: the clear mistakes of each seat, and better moves."""

from collections import Counter
from collections.abc import Sequence
from itertools import islice
from typing import Any, Generic, NamedTuple, TypeVar

from msgspec import Struct

from valence.bots.budget import Budget
from valence.bots.expert import AnyExpert
from valence.bots.search import Candidate, compare_on_fixed_deals, judged
from valence.core.game import Seat
from valence.core.languages import Language
from valence.core.match import AnyMatch
from valence.core.play import legal_moves, read_move
from valence.games import entry

T = TypeVar("T")

TURN_BUDGET = Budget(seconds=None, deals=64)
# A move is a mistake if the better one is ahead by this many standard errors, and by this share of a win.
ERRORS_TO_BE_A_MISTAKE = 2.0
SMALLEST_COST = 0.02
# The turns of a seat that are looked at closely: those whose move is furthest from the best-judged one.
TURNS_PER_SEAT = 4


class Mistake(Struct, Generic[T], frozen=True):
    """A turn, a better move, and the cost as a share of a win: 0.5 is half a game."""

    ply: int
    seat: Seat
    played: T
    better: T
    cost: float


class Doubtful(NamedTuple):
    """A turn whose move is judged lower than another one, without search."""

    gap: float
    ply: int
    seat: Seat
    view: Any
    played: Candidate[Any]
    better: Candidate[Any]


def review(match: AnyMatch, budget: Budget = TURN_BUDGET) -> dict[Seat, list[Mistake[Any]]]:
    """Return the costliest mistakes of each seat, the worst first, judged by what the seat could know.

    A move is a mistake if the better one is two standard errors ahead on imagined deals. The better one is chosen
    before that, so it isn't better just by luck. The budget is for each turn that is looked at closely.
    """
    found = (mistake_at(match, ply, budget) for ply in turns_to_review(match))
    worst_first = sorted(filter(None, found), key=lambda one: -one.cost)
    seats = map(Seat, range(len(match.names)))
    return {seat: [one for one in worst_first if one.seat == seat] for seat in seats}


def turns_to_review(match: AnyMatch) -> list[int]:
    """Return the plies to look at closely, a few for each seat: first the moves furthest from the best-judged one."""
    expert = entry(match.game.name).bot.expert
    if expert is None:
        return []
    turns = (_doubtful(expert, match, ply, state) for ply, state in enumerate(match.positions()))
    widest_first = sorted(filter(None, turns), key=lambda turn: -turn.gap)
    left = Counter(dict.fromkeys(range(len(match.names)), TURNS_PER_SEAT))
    plies = []
    for turn in widest_first:
        if left[turn.seat]:
            left[turn.seat] -= 1
            plies.append(turn.ply)
    return plies


def mistake_at(match: AnyMatch, ply: int, budget: Budget = TURN_BUDGET) -> Mistake[Any] | None:
    """Return the mistake made at a ply; None if no other move was clearly better."""
    expert = entry(match.game.name).bot.expert
    state = next(islice(match.positions(), ply, None))
    turn = None if expert is None else _doubtful(expert, match, ply, state)
    return None if expert is None or turn is None else _measured(expert, turn, budget)


def _doubtful(expert: AnyExpert, match: AnyMatch, ply: int, state: Any) -> Doubtful | None:
    """Return the turn made at a ply, if another move is judged higher."""
    game = expert.game
    if ply == match.ply or (made := match.played[ply]).is_note:
        return None
    seat, played = made.seat, read_move(game, made.move)
    view, moves = game.view(state, seat), legal_moves(game, state, seat)
    # Freely written answers, right or wrong, are not among the moves and not a matter of play.
    if len(moves) < 2 or played not in moves or _is_question(expert, view):
        return None
    ranked = judged(expert, view, moves)
    mine, best = next(one for one in ranked if one.move == played), ranked[0]
    if best.mark <= mine.mark:
        return None
    return Doubtful(best.mark - mine.mark, ply, seat, view, mine, best)


def _is_question(expert: AnyExpert, view: Any) -> bool:
    """Return True for a question, whose answer decides nothing."""
    return expert.is_exercise(view) or expert.answer(view) is not None


def _measured(expert: AnyExpert, turn: Doubtful, budget: Budget) -> Mistake[Any] | None:
    played, better = turn.played, turn.better
    compare_on_fixed_deals(expert, turn.view, [better, played], budget)
    cost = better.ahead_of(played, 0)
    if cost < SMALLEST_COST or better.ahead_of(played, ERRORS_TO_BE_A_MISTAKE) <= 0:
        return None
    return Mistake(turn.ply, turn.seat, played.move, better.move, cost)


def reasons(match: AnyMatch, found: Sequence[Mistake[Any]], language: Language) -> list[str]:
    """Return in words why each of the better moves is better."""
    plies = {one.ply for one in found}
    states = {ply: state for ply, state in enumerate(match.positions()) if ply in plies}
    say = entry(match.game.name).bot.say(language)
    return [
        say.why(match.game.view(states[one.ply], one.seat), one.better, one.played) for one in found
    ]
