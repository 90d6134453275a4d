"""The verbs, in the order of RULES.md."""

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from valence.core.dice import Dice
from valence.core.game import Event, Seat, Step
from valence.core.piles import drawn, with_seat
from valence.games.metals import answers, events, moves, writing
from valence.games.metals.cards import SIZE, Cards, Ion, size, with_, without
from valence.games.metals.options import Options
from valence.games.metals.scoring import is_over, outcome
from valence.games.metals.sets import cards_in
from valence.games.metals.state import Answer, Balance, Made, State

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
    hands = (events.Dealt(ions, to=Seat(seat)) for seat, ions in enumerate(dealt))
    return Step(state, (events.Started(starter, options.hand, len(deck)), *hands))


# Whose turn it is


def to_move(state: State) -> tuple[Seat, ...]:
    if is_over(state):
        return ()
    if state.responder is not None and (state.answer is None or state.is_writing):
        return (state.responder,)
    return (state.initiator,)


def candidates(state: State, seat: Seat) -> Iterator[moves.Move]:
    if state.is_writing:
        yield from writing.candidates(state.options)
    elif state.led is None:
        yield from map(moves.Initiate, state.hands[seat])
    elif state.answer is None:
        for ion, held in state.hands[seat].items():
            for count in range(1, held + 1):
                yield moves.Respond(ion, count)
    else:
        yield moves.Reinforce()
        yield moves.Concede()


def apply(state: State, seat: Seat, move: moves.Move) -> Step[State]:
    match move:
        case moves.Initiate(card=card):
            return _initiate(state, seat, card)
        case moves.Respond(ion=ion, count=count):
            return _respond(state, seat, Answer(ion, count))
        case moves.Reinforce():
            return _reinforce(state)
        case moves.Concede():
            return _collect(state, [events.Conceded(seat)])
        case _:
            return _write(state, seat, move)


# R3, R8: the lead


def _initiate(state: State, seat: Seat, card: Ion) -> Step[State]:
    said: list[Event] = [events.Led(seat, card)]
    hand, deck = _draw(without(state.hands[seat], card, 1), state.deck, 1, seat, said)
    responder = answers.next_holding(state.hands, seat)
    hands = with_seat(state.hands, seat, hand)
    state = replace(state, hands=hands, deck=deck, led=card, responder=responder)
    if answers.can_answer(state.hands[responder], card):
        return Step(state, tuple(said))
    return _take_at_random(state, card, responder, said)


def _draw(
    hand: Cards, deck: tuple[Ion, ...], count: int, seat: Seat, said: list[Event]
) -> tuple[Cards, tuple[Ion, ...]]:
    """Draw up to this many cards, as long as the deck lasts; return the hand and the deck."""
    count = min(count, len(deck))
    if count < 1:
        return hand, deck
    ions = deck[: -count - 1 : -1]
    said += (events.Drew(seat, count), events.DrewIons(ions, to=seat))
    return with_(hand, ions), deck[:-count]


def _take_at_random(state: State, led: Ion, responder: Seat, said: list[Event]) -> Step[State]:
    """R8: take a card at random, because there is no possible answer."""
    hand = state.hands[responder]
    ions = sorted(Counter(hand).elements())
    ion = ions[Dice(state.seed, f"take {state.round}").below(len(ions))]
    hands = with_seat(state.hands, responder, without(hand, ion, 1))
    said.append(events.TookAtRandom(state.initiator, led, responder, ion))
    return _next_round(replace(state, hands=hands), state.initiator, (led, ion), said)


# R4 to R7: the answer


def _respond(state: State, seat: Seat, answer: Answer) -> Step[State]:
    said: list[Event] = [_answered(state, seat, answer)]
    hand = without(state.hands[seat], answer.ion, answer.count)
    state = replace(state, hands=with_seat(state.hands, seat, hand), answer=answer)
    state = _draw_while_the_same(state, seat, answer, said)
    if state.options.write != "no":
        return Step(replace(state, is_writing=True), tuple(said))
    return compare(state, said)


def _answered(state: State, seat: Seat, answer: Answer) -> events.Answered:
    led, _, _ = answers.on_table(state, answer)
    charges = answers.balance(led, 1, answer)
    if state.options.write != "no":  # R16: the compound is the question
        charges = Balance(charges.led, charges.answer)
    is_full = answer.count == answers.full_count(answer.ion, led)
    return events.Answered(seat, answer.ion, answer.count, is_full, charges)


def _draw_while_the_same(state: State, seat: Seat, answer: Answer, said: list[Event]) -> State:
    """R7: draw after a short answer, and play the card too if it is the same ion."""
    final = answers.drawn_to(state, answer)
    same = final.count - answer.count
    said += [events.DrewTheSame(seat, answer.ion)] * same
    hand, deck = state.hands[seat], state.deck[: len(state.deck) - same]
    if final.count * SIZE[final.ion] < SIZE[answers.on_table(state).led]:
        hand, deck = _draw(hand, deck, 1, seat, said)
    return replace(state, hands=with_seat(state.hands, seat, hand), deck=deck, answer=final)


# R9 to R12: who collects


def compare(state: State, said: list[Event]) -> Step[State]:
    """Compare the charges of an answer that counts; the initiating player may be able to reinforce."""
    led, _, answer = answers.on_table(state)
    needed = answers.reinforcements_needed(led, answer)
    if needed and answers.can_reinforce(state, led, answer):
        return Step(state, tuple(said))
    if needed and state.options.reinforcements:
        said.append(events.CouldNotReinforce(state.initiator, led, needed))
    return _collect(state, said)


def _reinforce(state: State) -> Step[State]:
    led, _, answer = answers.on_table(state)
    seat, count = state.initiator, answers.reinforcements_needed(led, answer)
    hands = with_seat(state.hands, seat, without(state.hands[seat], led, count))
    said: list[Event] = [events.Reinforced(seat, led, count)]
    return _collect(replace(state, hands=hands), said, leds=1 + count)


def _collect(
    state: State, said: list[Event], *, leds: int = 1, collector: Seat | None = None
) -> Step[State]:
    ruling = _collected(state, leds, collector)
    led, _, answer = answers.on_table(state)
    if compound := ruling.balance.compound:
        made = Made(ruling.seat, compound.cation, compound.anion)
        state = replace(state, made=(*state.made, made))
    cards = (led,) * leds + (answer.ion,) * answer.count
    return _next_round(state, ruling.seat, cards, [*said, ruling])


def _collected(state: State, leds: int, collector: Seat | None = None) -> events.Collected:
    """R9: rule on a round: the initiating player collects unless the answer is larger."""
    led, responder, answer = answers.on_table(state)
    charges = answers.balance(led, leds, answer)
    if collector is None:
        is_larger = abs(charges.answer) > abs(charges.led)
        collector = responder if is_larger else state.initiator
    return events.Collected(collector, Answer(led, leds), answer, charges)


def _next_round(
    state: State, collector: Seat, cards: tuple[Ion, ...], said: list[Event]
) -> Step[State]:
    """R11: fill up the hands; the responding player initiates."""
    responder = state.responder
    assert responder is not None
    hands, deck = list(state.hands), state.deck
    for seat in (state.initiator, responder):
        missing = state.options.hand - size(hands[seat])
        hands[seat], deck = _draw(hands[seat], deck, missing, seat, said)
    pile = with_(state.collected[collector], cards)
    state = replace(
        state,
        hands=tuple(hands),
        deck=deck,
        collected=with_seat(state.collected, collector, pile),
        round=state.round + 1,
        initiator=responder if hands[responder] else answers.next_holding(hands, responder),
        led=None,
        responder=None,
        answer=None,
    )
    if result := outcome(state):
        said.append(events.Ended(result, writing.most_exotic(state.made)))
    return Step(state, tuple(said))


# R16, R17: the compound, where it has to be written


def _write(state: State, seat: Seat, move: moves.Write | moves.Skip) -> Step[State]:
    written = writing.graded(state, seat, move)
    if written.tries_left:
        return Step(replace(state, tries=state.tries + 1), (written.event,))
    bonus = (*state.bonus, *(seat,) * written.points)
    state = replace(state, is_writing=False, tries=0, bonus=bonus)
    if written.counts:
        return compare(state, [written.event])
    lost = events.LostByWriting(seat, state.initiator)
    return _collect(state, [written.event, lost], collector=state.initiator)


def timeout(state: State, _seat: Seat) -> moves.Move | None:
    return moves.Skip() if state.is_writing else None


def preview(state: State, seat: Seat, move: moves.Move) -> Event | None:
    """Return how the charges of an answer compare, or who collects; draws are unknown."""
    match move:
        case moves.Respond(ion=ion, count=count):
            return _answered(state, seat, Answer(ion, count))
        case moves.Reinforce():
            led, _, answer = answers.on_table(state)
            return _collected(state, 1 + answers.reinforcements_needed(led, answer))
        case moves.Concede():
            return _collected(state, 1)
        case _:
            return None
