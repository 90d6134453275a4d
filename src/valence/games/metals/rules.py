"""The verbs, in the order of RULES.md."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from valence.core.dice import Dice
from valence.core.game import Event, Seat, Step
from valence.core.piles import drawn, with_seat
from valence.games.metals.answers import (
    balance,
    can_answer,
    can_reinforce,
    full_count,
    next_holding,
    reinforcements_needed,
)
from valence.games.metals.cards import Ion, salt_of, size, with_, without
from valence.games.metals.drawing import draw, draw_while_the_same, holding
from valence.games.metals.events import (
    Answered,
    Collected,
    Conceded,
    CouldNotReinforce,
    Dealt,
    Ended,
    Led,
    LostByWriting,
    Reinforced,
    Said,
    Skipped,
    Started,
    TookAtRandom,
)
from valence.games.metals.moves import Concede, Initiate, Move, Reinforce, Respond, Say, Skip, Write
from valence.games.metals.options import Options
from valence.games.metals.reasons import REASONS, Reason, right_reason
from valence.games.metals.scoring import is_over, outcome
from valence.games.metals.sets import cards_in
from valence.games.metals.state import Answer, Balance, State
from valence.games.metals.writing import answers_to_write, compound_of, graded, made, most_exotic

# R2: the start


def setup(options: Options, seats: int, seed: int) -> Step[State]:
    deck = Dice(seed, "deal").shuffled(cards_in(options.cards))
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
    is_answering = state.led is not None and state.answer is None
    is_asked = state.is_writing or state.is_saying
    if (is_answering or is_asked) and state.responder is not None:
        return (state.responder,)
    return (state.initiator,)


def candidates(state: State, seat: Seat) -> Iterator[Move]:
    if state.is_writing:
        yield from answers_to_write(state.options)
        yield Skip()
    elif state.is_saying:
        yield from map(Say, (*REASONS, None))
    elif state.led is None:
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
        case Write():
            return _write(state, move)
        case Skip():
            return _skip(state)
        case Say(reason=reason):
            return _say(state, reason)


def timeout(state: State, _seat: Seat) -> Move | None:
    """R17, R20: return the move of a player who writes or says nothing in time."""
    if state.is_saying:
        return Say(None)
    return Skip() if state.is_writing else None


class _Round(NamedTuple):
    led: Ion
    responder: Seat
    answer: Answer


def _round(state: State, given: Answer | None = None) -> _Round:
    """Return the cards on the table, with the answer given just now or before."""
    answer = given or state.answer
    assert state.led is not None
    assert state.responder is not None
    assert answer is not None
    return _Round(state.led, state.responder, answer)


def _initiate(state: State, seat: Seat, card: Ion) -> Step[State]:
    state = holding(state, seat, without(state.hands[seat], card, 1))
    state, drew = draw(state, seat, 1)
    responder = next_holding(state.hands, seat)
    state = replace(state, led=card, responder=responder)
    events = [Led(seat, card), *drew]
    if can_answer(state.hands[responder], card):
        return Step(state, tuple(events))
    return _take_at_random(state, card, responder, events)


def _take_at_random(state: State, led: Ion, responder: Seat, events: list[Event]) -> Step[State]:
    """R8: take a card at random, because there is no possible answer."""
    hand = state.hands[responder]
    ions = sorted(Counter(hand).elements())
    ion = ions[Dice(state.seed, f"take {state.round}").below(len(ions))]
    state = holding(state, responder, without(hand, ion, 1))
    events.append(TookAtRandom(state.initiator, led, responder, ion))
    return _next_round(state, responder, state.initiator, (led, ion), events)


def _respond(state: State, answer: Answer) -> Step[State]:
    led, seat, _ = _round(state, answer)
    state = holding(state, seat, without(state.hands[seat], answer.ion, answer.count))
    answered = _answered(state, seat, led, answer)
    events: list[Event] = [answered]
    if not answered.is_full:
        state, answer, drew = draw_while_the_same(state, led, seat, answer)
        events += drew
    if state.options.write != "no":
        return Step(replace(state, answer=answer, is_writing=True), tuple(events))
    return _weigh(state, answer, events)


def _answered(state: State, seat: Seat, led: Ion, answer: Answer) -> Answered:
    is_full = answer.count == full_count(answer.ion, led)
    if state.options.say_why:  # R20: the charges are the question
        return Answered(seat, answer.ion, answer.count, is_full, None)
    charges = balance(led, 1, answer)
    if state.options.write != "no":  # R16: the compound is the question
        charges = Balance(charges.led, charges.answer)
    return Answered(seat, answer.ion, answer.count, is_full, charges)


# R16, R17: writing the compound


def _write(state: State, written: Write) -> Step[State]:
    led, seat, answer = _round(state)
    wrote = graded(state, seat, salt_of(led, answer.ion), written)
    if wrote.tries_left:
        return Step(replace(state, tries=state.tries + 1), (wrote,))
    state = replace(state, bonus=(*state.bonus, *(seat,) * wrote.points))
    counts = wrote.is_right or state.options.write == "bonus"
    return _written(state, [wrote], counts=counts)


def _skip(state: State) -> Step[State]:
    led, seat, answer = _round(state)
    skipped = Skipped(seat, compound_of(led, answer.ion))
    return _written(state, [skipped], counts=state.options.write == "bonus")


def _written(state: State, events: list[Event], *, counts: bool) -> Step[State]:
    """Go on with the round if the answer counts; otherwise the initiating player collects."""
    _, seat, answer = _round(state)
    state = replace(state, is_writing=False, tries=0, answer=None)
    if counts:
        return _weigh(state, answer, events)
    events.append(LostByWriting(seat, state.initiator))
    return _collect(state, 1, answer, events, collector=state.initiator)


# R20: saying why


def _weigh(state: State, answer: Answer, events: list[Event]) -> Step[State]:
    """Compare the charges of an answer that counts, after a player has said how they compare if that is asked."""
    if state.options.say_why:
        return Step(replace(state, answer=answer, is_saying=True), tuple(events))
    return _compare(state, _round(state, answer).led, answer, events)


def _say(state: State, given: Reason | None) -> Step[State]:
    led, seat, answer = _round(state)
    charges = balance(led, 1, answer)
    said = Said(seat, given, (right_reason(charges.led, charges.answer),))
    return _compare(replace(state, is_saying=False), led, answer, [said])


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
    state = holding(state, seat, without(state.hands[seat], led, count))
    return _collect(state, 1 + count, answer, [Reinforced(seat, led, count)])


def _collect(
    state: State,
    leds: int,
    answer: Answer,
    events: list[Event],
    collector: Seat | None = None,
) -> Step[State]:
    ruling = _collected(state, leds, answer, collector)
    led, responder, _ = _round(state, answer)
    if ruling.balance.compound is not None:
        state = replace(state, made=(*state.made, made(ruling.seat, led, answer)))
    cards = (led,) * leds + (answer.ion,) * answer.count
    return _next_round(state, responder, ruling.seat, cards, [*events, ruling])


def _collected(state: State, leds: int, answer: Answer, collector: Seat | None = None) -> Collected:
    """R9: rule on a round: the initiating player collects unless the answer is larger."""
    led, responder, _ = _round(state, answer)
    charges = balance(led, leds, answer)
    if collector is None:
        is_larger = abs(charges.answer) > abs(charges.led)
        collector = responder if is_larger else state.initiator
    return Collected(collector, Answer(led, leds), answer, charges)


def preview(state: State, seat: Seat, move: Move) -> Event | None:
    """Return how the charges of an answer compare, or who collects; draws are unknown."""
    match move:
        case Initiate() | Write() | Skip() | Say():
            return None
        case Respond(ion=ion, count=count):
            led, _, answer = _round(state, Answer(ion, count))
            return _answered(state, seat, led, answer)
        case Reinforce():
            led, _, answer = _round(state)
            return _collected(state, 1 + reinforcements_needed(led, answer), answer)
        case Concede():
            return _collected(state, 1, _round(state).answer)


def _next_round(
    state: State, responder: Seat, collector: Seat, cards: tuple[Ion, ...], events: list[Event]
) -> Step[State]:
    """R11: fill up the hands; the responding player initiates."""
    pile = with_(state.collected[collector], cards)
    state = replace(state, collected=with_seat(state.collected, collector, pile))
    for seat in (state.initiator, responder):
        state, drew = draw(state, seat, state.options.hand - size(state.hands[seat]))
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
        events.append(Ended(result, most_exotic(state.made)))
    return Step(state, tuple(events))
