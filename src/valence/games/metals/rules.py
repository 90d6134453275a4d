"""The verbs, in the order of RULES.md."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from valence.core.dice import Dice
from valence.core.game import Event, Outcome, Seat, Step
from valence.core.piles import drawn, leaders, with_seat
from valence.games.metals.answers import (
    balance,
    can_answer,
    can_reinforce,
    full_count,
    next_holding,
    reinforcements_needed,
)
from valence.games.metals.cards import DECK, SIZE, Cards, Ion, size, with_, without
from valence.games.metals.events import (
    Answered,
    Collected,
    Conceded,
    CouldNotReinforce,
    Dealt,
    Drew,
    DrewIons,
    DrewTheSame,
    Ended,
    Led,
    Reinforced,
    Started,
    TookAtRandom,
)
from valence.games.metals.moves import Concede, Initiate, Move, Reinforce, Respond
from valence.games.metals.options import Options
from valence.games.metals.state import Answer, State

# R2: the start


def setup(options: Options, seats: int, seed: int) -> Step[State]:
    deck = Dice(seed, "deal").shuffled(DECK)
    dealt = [drawn(deck, options.hand) for _ in range(seats)]
    starter = Seat(Dice(seed, "start").below(seats))
    state = State(
        options=options,
        players=seats,
        seed=seed,
        round=0,
        hands=tuple(with_({}, ions) for ions in dealt),
        deck=tuple(deck),
        collected=({},) * seats,
        initiator=starter,
        led=None,
        responder=None,
        answer=None,
    )
    hands = (Dealt(ions, to=Seat(seat)) for seat, ions in enumerate(dealt))
    return Step(state, (Started(starter, options.hand, len(deck)), *hands))


# Whose turn it is


def to_move(state: State) -> tuple[Seat, ...]:
    if is_over(state):
        return ()
    if state.led is not None and state.answer is None and state.responder is not None:
        return (state.responder,)
    return (state.initiator,)


def candidates(state: State, seat: Seat) -> Iterator[Move]:
    if state.led is None:
        yield from map(Initiate, state.hands[seat])
    elif state.answer is None:
        for ion, held in state.hands[seat].items():
            for count in range(1, held + 1):
                yield Respond(ion, count)
    else:
        yield Reinforce()
        yield Concede()


# R3 to R8: the round


def apply(state: State, seat: Seat, move: Move) -> Step[State]:
    match move:
        case Initiate(card=card):
            return _initiate(state, seat, card)
        case Respond(ion=ion, count=count):
            return _respond(state, Answer(ion, count))
        case Reinforce():
            return _reinforce(state)
        case Concede():
            return _collect(state, 1, _round(state).answer, [Conceded(seat)])


class _Round(NamedTuple):
    led: Ion
    responder: Seat
    answer: Answer


def _round(state: State, given: Answer | None = None) -> _Round:
    """What lies on the table, with the answer given just now or before."""
    answer = given or state.answer
    assert state.led is not None
    assert state.responder is not None
    assert answer is not None
    return _Round(state.led, state.responder, answer)


def _initiate(state: State, seat: Seat, card: Ion) -> Step[State]:
    state = _holding(state, seat, without(state.hands[seat], card, 1))
    state, drew = _draw(state, seat, 1)
    responder = next_holding(state.hands, seat)
    state = replace(state, led=card, responder=responder)
    events = [Led(seat, card), *drew]
    if can_answer(state.hands[responder], card):
        return Step(state, tuple(events))
    return _take_at_random(state, card, responder, events)


def _take_at_random(state: State, led: Ion, responder: Seat, events: list[Event]) -> Step[State]:
    """R8: there is no possible answer."""
    hand = state.hands[responder]
    ions = sorted(Counter(hand).elements())
    ion = ions[Dice(state.seed, f"take {state.round}").below(len(ions))]
    state = _holding(state, responder, without(hand, ion, 1))
    events.append(TookAtRandom(state.initiator, led, responder, ion))
    return _next_round(state, responder, state.initiator, (led, ion), events)


def _respond(state: State, answer: Answer) -> Step[State]:
    led, seat, _ = _round(state, answer)
    state = _holding(state, seat, without(state.hands[seat], answer.ion, answer.count))
    answered = _answered(seat, led, answer)
    events: list[Event] = [answered]
    if not answered.is_full:
        state, answer, drew = _draw_while_the_same(state, led, seat, answer)
        events += drew
    return _compare(state, led, answer, events)


def _answered(seat: Seat, led: Ion, answer: Answer) -> Answered:
    is_full = answer.count == full_count(answer.ion, led)
    return Answered(seat, answer.ion, answer.count, is_full, balance(led, 1, answer))


def _draw_while_the_same(
    state: State, led: Ion, seat: Seat, answer: Answer
) -> tuple[State, Answer, list[Event]]:
    """R7: the state, the answer as it is now, and what was drawn."""
    ion, count = answer.ion, answer.count
    events: list[Event] = []
    while count * SIZE[ion] < SIZE[led] and state.deck:
        if state.deck[-1] != ion:
            state, drew = _draw(state, seat, 1)
            events += drew
            break
        state = replace(state, deck=state.deck[:-1])
        events.append(DrewTheSame(seat, ion))
        count += 1
    return state, Answer(ion, count), events


# R9 to R12: who collects


def _compare(state: State, led: Ion, answer: Answer, events: list[Event]) -> Step[State]:
    needed = reinforcements_needed(led, answer)
    if needed and can_reinforce(state, led, answer):
        return Step(replace(state, answer=answer), tuple(events))
    if needed and state.options.reinforcements:
        events.append(CouldNotReinforce(state.initiator, led, needed))
    return _collect(state, 1, answer, events)


def _reinforce(state: State) -> Step[State]:
    led, _, answer = _round(state)
    seat, count = state.initiator, reinforcements_needed(led, answer)
    state = _holding(state, seat, without(state.hands[seat], led, count))
    return _collect(state, 1 + count, answer, [Reinforced(seat, led, count)])


def _collect(state: State, leds: int, answer: Answer, events: list[Event]) -> Step[State]:
    ruling = _collected(state, leds, answer)
    led, responder, _ = _round(state, answer)
    cards = (led,) * leds + (answer.ion,) * answer.count
    return _next_round(state, responder, ruling.seat, cards, [*events, ruling])


def _collected(state: State, leds: int, answer: Answer) -> Collected:
    """R9: the initiating player collects unless the answer is larger."""
    led, responder, _ = _round(state, answer)
    charges = balance(led, leds, answer)
    is_larger = abs(charges.answer) > abs(charges.led)
    collector = responder if is_larger else state.initiator
    return Collected(collector, Answer(led, leds), answer, charges)


def preview(state: State, seat: Seat, move: Move) -> Event | None:
    """How the charges of an answer compare, or who collects; draws are unknown."""
    match move:
        case Initiate():
            return None
        case Respond(ion=ion, count=count):
            led, _, answer = _round(state, Answer(ion, count))
            return _answered(seat, led, answer)
        case Reinforce():
            led, _, answer = _round(state)
            return _collected(state, 1 + reinforcements_needed(led, answer), answer)
        case Concede():
            return _collected(state, 1, _round(state).answer)


def _next_round(
    state: State, responder: Seat, collector: Seat, cards: tuple[Ion, ...], events: list[Event]
) -> Step[State]:
    """R11: hands are filled up, and the responding player initiates."""
    pile = with_(state.collected[collector], cards)
    state = replace(state, collected=with_seat(state.collected, collector, pile))
    for seat in (state.initiator, responder):
        state, drew = _draw(state, seat, state.options.hand - size(state.hands[seat]))
        events += drew
    state = replace(
        state,
        round=state.round + 1,
        initiator=responder if state.hands[responder] else next_holding(state.hands, responder),
        led=None,
        responder=None,
        answer=None,
    )
    if result := outcome(state):
        events.append(Ended(result))
    return Step(state, tuple(events))


def _draw(state: State, seat: Seat, count: int) -> tuple[State, tuple[Event, ...]]:
    """Draws up to this many cards, as long as the deck lasts."""
    count = min(count, len(state.deck))
    if count < 1:
        return state, ()
    ions = state.deck[: -count - 1 : -1]
    state = _holding(state, seat, with_(state.hands[seat], ions))
    return replace(state, deck=state.deck[:-count]), (Drew(seat, count), DrewIons(ions, to=seat))


def _holding(state: State, seat: Seat, hand: Cards) -> State:
    return replace(state, hands=with_seat(state.hands, seat, hand))


# R13, R14: the end


def is_over(state: State) -> bool:
    return state.led is None and sum(map(bool, state.hands)) < 2


def outcome(state: State) -> Outcome | None:
    if not is_over(state):
        return None
    scores = tuple(map(size, state.collected))
    return Outcome(leaders(scores), scores, "no more plays")


def longest(_options: Options, _seats: int) -> int:
    """A round collects two cards or more and takes at most three moves."""
    return len(DECK) // 2 * 3
