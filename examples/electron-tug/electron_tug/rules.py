"""The verbs, in the order of RULES.md."""

from collections.abc import Iterator
from decimal import Decimal

from msgspec.structs import replace

from electron_tug.cards import CARDS, PERIOD, PULL, Card
from electron_tug.model import Dealt, Ended, Led, Options, OtherPeriod, Play, Pulled, State
from valence.core.dice import Dice
from valence.core.game import Event, NotInHand, Outcome, Refusal, Seat, Step

IONIC = Decimal("1.7")


# R2: the start


def setup(options: Options, seats: int, seed: int) -> Step[State]:
    deck = Dice(seed, "deal").shuffled(CARDS)
    hands = tuple(tuple(deck.pop() for _ in range(options.hand)) for _ in range(seats))
    state = State(
        options=options,
        players=seats,
        seed=seed,
        hands=hands,
        rest=tuple(deck),
        seen=(),
        led=None,
        leader=Seat(0),
        scores=(0, 0),
    )
    return Step(state, tuple(Dealt(hand, to=Seat(seat)) for seat, hand in enumerate(hands)))


# R3: the turn


def to_move(state: State) -> tuple[Seat, ...]:
    if not any(state.hands):
        return ()
    return (state.leader if state.led is None else Seat(1 - state.leader),)


def candidates(state: State, seat: Seat) -> Iterator[Play]:
    return map(Play, state.hands[seat])


def refusal(state: State, seat: Seat, move: Play) -> Refusal | None:
    hand, led, card = state.hands[seat], state.led, move.card
    if card not in hand:
        return NotInHand((card,), (0,))
    if led is None or PERIOD[card] == PERIOD[led]:
        return None
    could = tuple(other for other in hand if PERIOD[other] == PERIOD[led])
    return OtherPeriod(led, card, could) if could else None


def apply(state: State, seat: Seat, move: Play) -> Step[State]:
    card, led = move.card, state.led
    left = tuple(other for other in state.hands[seat] if other != card)
    hands = tuple(left if seat == other else hand for other, hand in enumerate(state.hands))
    state = replace(state, hands=hands, seen=(*state.seen, card))
    if led is None:
        return Step(replace(state, led=card), (Led(seat, card),))
    return _pull(state, led, card)


# R4, R5: who pulls harder


def _pull(state: State, led: Card, answer: Card) -> Step[State]:
    leader_pulls = PULL[led] >= PULL[answer]
    taker = state.leader if leader_pulls else Seat(1 - state.leader)
    card, other = (led, answer) if leader_pulls else (answer, led)
    difference = PULL[card] - PULL[other]
    points = 2 if difference >= IONIC else 1
    scores = tuple(score + points * (seat == taker) for seat, score in enumerate(state.scores))
    state = replace(state, led=None, leader=taker, scores=scores)
    events: tuple[Event, ...] = (Pulled(taker, card, other, difference, points),)
    result = outcome(state)
    return Step(state, events if result is None else (*events, Ended(result)))


# R6: the end


def outcome(state: State) -> Outcome | None:
    if to_move(state):
        return None
    best = max(state.scores)
    winners = tuple(Seat(seat) for seat, score in enumerate(state.scores) if score == best)
    return Outcome(winners, state.scores, "no_cards_left")


def longest(options: Options, seats: int) -> int:
    return options.hand * seats
