"""R13, R14: the end, and the points."""

from valence.core.game import Outcome, Seat
from valence.core.piles import leaders
from valence.games.metals.cards import size
from valence.games.metals.decks import cards_in
from valence.games.metals.options import Options
from valence.games.metals.state import State
from valence.games.metals.writing import MOST_TRIES


def is_over(state: State) -> bool:
    return state.led is None and sum(map(bool, state.hands)) < 2


def outcome(state: State) -> Outcome | None:
    if not is_over(state):
        return None
    return Outcome(leaders(scores := points(state)), scores, "no more plays")


def points(state: State) -> tuple[int, ...]:
    """R14, R17: the cards and the bonus points."""
    piles = enumerate(state.collected)
    return tuple(size(pile) + state.bonus.count(Seat(seat)) for seat, pile in piles)


def longest(options: Options, _seats: int) -> int:
    """A round collects two cards or more and takes at most three moves, besides writing."""
    writing = {"no": 0, "bonus": 1, "required": MOST_TRIES}[options.write]
    return len(cards_in(options.cards)) // 2 * (3 + writing)
