"""R13, R14: the end, and the points."""

from msgspec.structs import replace

from valence.core.game import Outcome, Seat
from valence.core.piles import deducted, leaders, one_more
from valence.games.metals.cards import size
from valence.games.metals.options import MOST_TRIES, Options
from valence.games.metals.sets import cards_in
from valence.games.metals.state import State


def is_over(state: State) -> bool:
    return state.led is None and sum(map(bool, state.hands)) < 2


def outcome(state: State) -> Outcome | None:
    if not is_over(state):
        return None
    return Outcome(leaders(scores := points(state)), scores, "no_more_plays")


def points(state: State) -> tuple[int, ...]:
    """R14, R17, R19: the cards and the bonus points, less the penalties."""
    piles = enumerate(state.collected)
    earned = tuple(size(pile) + state.bonus.count(Seat(seat)) for seat, pile in piles)
    return deducted(earned, state.penalties)


def penalized(state: State, seat: Seat) -> State:
    """R19: count a refused move against the seat, if it costs points."""
    if not state.options.penalty:
        return state
    return replace(state, penalties=one_more(state.penalties, seat, state.players))


def longest(options: Options, _seats: int) -> int:
    """Return the most moves: a round collects two cards or more in at most three, besides writing."""
    writing = {"no": 0, "bonus": 1, "required": MOST_TRIES}[options.write]
    return len(cards_in(options.cards)) // 2 * (3 + writing)
