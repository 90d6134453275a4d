"""The order of turns, the players who still have to answer, and the majority's answer."""

from collections.abc import Sequence

from valence.core.game import Seat
from valence.games.whoami.state import Reply, State, Turn, View

MOST_TURNS = 40  # R7


# R2: whose turn it is


def to_move(state: State) -> tuple[Seat, ...]:
    asked = open_question(state)
    if asked is not None:
        replied = {reply.seat for reply in asked.replies}
        return tuple(seat for seat in answerers(state, asked.seat) if seat not in replied)
    seat = whose_turn(state)
    return () if seat is None else (seat,)


def whose_turn(state: State) -> Seat | None:
    """R8: return the seat whose turn goes on, or the next that can act."""
    if not state.turns:
        return _first_able(state, state.starter)
    last = state.turns[-1]
    if not last.ends:
        return last.seat
    if identified(state):
        return _next_in_round(state, last.seat)
    return _first_able(state, _after(state, last.seat))


def _next_in_round(state: State, last: Seat) -> Seat | None:
    """R3, R10: return the next seat that hasn't had its turn in this round, or None."""
    if state.options.ending == "first":
        return None
    left = range(place_in_round(state, last) + 1, state.players)
    seats = (Seat((state.starter + place) % state.players) for place in left)
    return next((seat for seat in seats if can_act(state, seat)), None)


def place_in_round(state: State, seat: Seat) -> int:
    return (seat - state.starter) % state.players


def begun(state: State) -> Turn | None:
    """R8: return the first part of the turn that the seat to move has begun, if any."""
    return state.turns[-1] if state.turns and not state.turns[-1].ends else None


def _first_able(state: State, first: Seat) -> Seat | None:
    seats = (Seat((first + steps) % state.players) for steps in range(state.players))
    return next((seat for seat in seats if can_act(state, seat)), None)


def _after(state: State, seat: Seat) -> Seat:
    return Seat((seat + 1) % state.players)


def can_act(state: State, seat: Seat) -> bool:
    """R3, R7: return True if a seat has guesses and turns left."""
    return turns_taken(state, seat) < MOST_TURNS and guesses_left(state, seat) != 0


def turns_taken(state: State, seat: Seat) -> int:
    return sum(turn.seat == seat and turn.ends for turn in state.turns)


def guesses_left(state: State, seat: Seat) -> int | None:
    """R3: return the number of guesses left; None if there is no limit."""
    if not state.options.guesses:
        return None
    used = sum(turn.seat == seat and turn.guess is not None for turn in state.turns)
    return state.options.guesses - used


def identified(state: State | View) -> tuple[Seat, ...]:
    """Return the seats that have identified their own card, in the order in which they did."""
    return tuple(turn.seat for turn in state.turns if turn.guess is not None and turn.yes)


def moment(state: State) -> int:
    """Return the moment of a question that several answer at once; otherwise every move has a moment of its own."""
    done = sum(1 + turn.ends for turn in state.turns)
    return 2 * done - (open_question(state) is not None)


# R5: free questions


def open_question(state: State) -> Turn | None:
    last = state.turns[-1] if state.turns else None
    return last if last is not None and last.text is not None and is_open(state, last) else None


def is_open(state: State, turn: Turn) -> bool:
    return turn.yes is None and not is_decided(turn.replies, len(answerers(state, turn.seat)))


def answerers(state: State, asker: Seat) -> tuple[Seat, ...]:
    """Return everyone else in seat order, or only the next seat."""
    others = 1 if state.options.answerers == "next" else state.players - 1
    return tuple(Seat((asker + steps) % state.players) for steps in range(1, others + 1))


def is_decided(replies: Sequence[Reply], asked: int) -> bool:
    """Return True if all have answered, or more than half agree."""
    yes, no = (sum(reply.yes is answer for reply in replies) for answer in (True, False))
    return len(replies) == asked or 2 * max(yes, no) > asked


def majority(replies: Sequence[Reply], order: Sequence[Seat]) -> bool | None:
    """Return the answer of most; on a tie, of the first after the player who asks. None if nobody knows."""
    known = {reply.seat: reply.yes for reply in replies if reply.yes is not None}
    if not known:
        return None
    yes = sum(known.values())
    if 2 * yes == len(known):
        return next(known[seat] for seat in order if seat in known)
    return 2 * yes > len(known)
