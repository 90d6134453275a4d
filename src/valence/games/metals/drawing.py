"""R3, R7, R11: drawing from the deck."""

from msgspec.structs import replace

from valence.core.game import Event, Seat
from valence.core.piles import with_seat
from valence.games.metals.cards import SIZE, Cards, Ion, with_
from valence.games.metals.events import Drew, DrewIons, DrewTheSame
from valence.games.metals.state import Answer, State


def draw(state: State, seat: Seat, count: int) -> tuple[State, tuple[Event, ...]]:
    """Draws up to this many cards, as long as the deck lasts."""
    count = min(count, len(state.deck))
    if count < 1:
        return state, ()
    ions = state.deck[: -count - 1 : -1]
    state = holding(state, seat, with_(state.hands[seat], ions))
    return replace(state, deck=state.deck[:-count]), (Drew(seat, count), DrewIons(ions, to=seat))


def draw_while_the_same(
    state: State, led: Ion, seat: Seat, answer: Answer
) -> tuple[State, Answer, list[Event]]:
    """R7: return the state, the answer as it is now, and the events of the draws."""
    ion, count = answer.ion, answer.count
    events: list[Event] = []
    while count * SIZE[ion] < SIZE[led] and state.deck:
        if state.deck[-1] != ion:
            state, drew = draw(state, seat, 1)
            events += drew
            break
        state = replace(state, deck=state.deck[:-1])
        events.append(DrewTheSame(seat, ion))
        count += 1
    return state, Answer(ion, count), events


def holding(state: State, seat: Seat, hand: Cards) -> State:
    return replace(state, hands=with_seat(state.hands, seat, hand))
