"""R16, R18 to R20: the end of a hand, its points, and the end of a series."""

from collections.abc import Sequence
from operator import add

from msgspec.structs import replace

from valence.core.game import Outcome, Seat
from valence.core.piles import deducted, leaders, one_more
from valence.games.pkace.options import Options, hand_size
from valence.games.pkace.state import State

MOST_EXTRA_GAMES = 10  # R20


def hand_is_over(state: State) -> bool:
    """R16: return True if no cards are left in hands."""
    return not state.trick and not all(state.hands)


def tricks_taken(taken: Sequence[Seat], players: int) -> tuple[int, ...]:
    return tuple(map(taken.count, range(players)))


def points(options: Options, taken: Sequence[Seat], players: int) -> tuple[int, ...]:
    """R18, R19: return the points of a finished hand; in edition 2 the last trick counts double."""
    counted = [*tricks_taken(taken, players)]
    if options.edition == 2 and taken:
        counted[taken[-1]] += 1
    return tuple(counted)


def hand_winner(taken: Sequence[Seat], players: int) -> Seat:
    """R18: return the seat with most tricks; among tied players, the one who took a trick last."""
    most = max(taken.count(Seat(seat)) for seat in range(players))
    return next(seat for seat in reversed(taken) if taken.count(seat) == most)


def gained(options: Options, taken: Sequence[Seat], players: int) -> tuple[int, ...]:
    """R20: return the gains of a finished hand in a series: points, in edition 1 the hand."""
    if options.edition == 2:
        return points(options, taken, players)
    won = hand_winner(taken, players)
    return tuple(int(seat == won) for seat in range(players))


def totals(state: State) -> tuple[int, ...]:
    """R20: return the totals of the series with the finished hand on the table."""
    return added(state.series, gained(state.options, state.taken, state.players))


def added(before: Sequence[int], gains: Sequence[int]) -> tuple[int, ...]:
    return tuple(map(add, before, gains))


def is_tied(options: Options, scores: Sequence[int]) -> bool:
    """R20: return True if the goal of the series is reached, and nobody is alone at the top."""
    return max(scores) >= options.series and len(leaders(scores)) > 1


def extra_games(state: State) -> int:
    """R20: count the finished extra games of a tied series, with the one on the table."""
    return state.extra + is_tied(state.options, state.series)


def goes_on(state: State) -> bool:
    """R20: return True if another game of the series follows the finished one on the table."""
    if not state.options.series:
        return False
    scores = totals(state)
    if is_tied(state.options, scores):
        return extra_games(state) < MOST_EXTRA_GAMES
    return max(scores) < state.options.series


def outcome(state: State) -> Outcome | None:
    if not hand_is_over(state) or goes_on(state):
        return None
    if state.options.series:
        return _series_outcome(state)
    scores = points(state.options, state.taken, state.players)
    if state.options.edition == 2:
        scores = deducted(scores, state.penalties)
        return Outcome(leaders(scores), scores, "most_points")
    reason = "most_tricks" if len(leaders(scores)) == 1 else "last_trick"
    return Outcome((hand_winner(state.taken, state.players),), scores, reason)


def _series_outcome(state: State) -> Outcome:
    scores = deducted(totals(state), state.penalties)
    if is_tied(state.options, totals(state)):
        return Outcome(leaders(scores), scores, "still_tied", MOST_EXTRA_GAMES)
    return Outcome(leaders(scores), scores, "series_won")


def penalized(state: State, seat: Seat) -> State:
    """R21: count a refused move against the seat, if it costs points."""
    if not state.options.penalty:
        return state
    return replace(state, penalties=one_more(state.penalties, seat, state.players))


def longest(options: Options, seats: int) -> int:
    """Return the most moves of a game. R20: all stay below the goal as long as they can, then come the extra games."""
    tricks = hand_size(options)
    a_game = tricks + 1 if options.edition == 2 else 1
    games = seats * max(0, options.series - 1) // a_game + 1
    extra = MOST_EXTRA_GAMES if options.series else 0
    return (games + extra) * tricks * seats
