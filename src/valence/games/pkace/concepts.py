"""Observations from following in a trick and saying what decides it. Leading shows nothing: every card may be led.

A player who thinks that any base takes any proton plays like one who guesses; that can't be told apart.
"""

from collections.abc import Callable, Iterator
from decimal import Decimal
from typing import TypeAlias

from valence.chem.concepts import DIRECTION
from valence.core.concepts import About, Concept, Misconception, Observation, Question, observed
from valence.core.game import Seat
from valence.games.pkace.cards import Card, weigh
from valence.games.pkace.moves import Play
from valence.games.pkace.options import Options, played_set
from valence.games.pkace.rules import decision, winner
from valence.games.pkace.state import State, Trick

# How strongly a card is believed to beat the led one; None if it isn't.
Belief: TypeAlias = Callable[[Card, Card], Decimal | None]

CONCEPTS = (
    DIRECTION,
    Concept("difference", (Misconception("closest"),), builds_on=DIRECTION.id),
    Concept("guard", (Misconception("ignored"),), builds_on=DIRECTION.id),
)


def shown(state: State, seat: Seat, move: Play) -> Iterator[Observation]:
    """Yield observations from a card that was played or refused."""
    if not state.trick or move.card not in state.hands[seat]:
        return
    cards = played_set(state.options).cards
    trick = [cards[card] for card in state.trick]
    tried = cards[move.card]
    if any(_is_disputed(state.options, trick[0], card) for card in (*trick[1:], tried)):
        return
    hand = [
        card
        for card in map(cards.__getitem__, state.hands[seat])
        if not _is_disputed(state.options, trick[0], card)
    ]
    every = (
        _direction(trick[0], tried, hand),
        _difference(state, trick, tried, hand),
        _guard(state, trick, tried, hand),
    )
    yield from filter(None, every)


def _is_disputed(options: Options, led: Card, card: Card) -> bool:
    """R4: return True for a base that the guard stops, although in the lab it may take the proton.

    Somebody who knows that may try it, and answer to it: what they do then is no sign of a misconception.
    """
    weighed = played_set(options).weighed(led.id)[card.id]
    return weighed.verdict == "guarded" and (weighed.lab is None or weighed.lab.outcome != "adds")


def _direction(led: Card, tried: Card, hand: list[Card]) -> Observation | None:
    """Observe the led card alone, and without cards that only the guard keeps from beating it."""
    plain = [card for card in hand if weigh(led, card).verdict != "guarded"]
    others = [card for card in plain if card.kind != led.kind]
    is_to_beat = any(_by_law(led, card) is not None for card in plain)
    # R13: that a sluff is of the other kind is a rule of the game, not chemistry.
    possible = plain if is_to_beat else others
    wrong = {
        "reversed": _beating(led, others, _reversed),
        "larger number": _beating(led, others, _larger_number),
    }
    return observed(DIRECTION.id, tried, possible, _beating(led, others, _by_law), wrong)


def _difference(
    state: State, trick: list[Card], tried: Card, hand: list[Card]
) -> Observation | None:
    """Observe, among the cards that beat the led one, the choice of those that beat the best so far."""
    led = trick[0]
    beating = [card for card in hand if _by_law(led, card) is not None]
    is_beaten = any(_by_law(led, card) is not None for card in trick[1:])
    if not is_beaten or not _asks_for_best(state):
        return None
    wrong = {"closest": _duty(trick, beating, _closest)}
    return observed("difference", tried, beating, _duty(trick, beating, _by_law), wrong)


def _guard(state: State, trick: list[Card], tried: Card, hand: list[Card]) -> Observation | None:
    """R4: observe the guard if a base would be strong enough, but adds to the acid instead."""
    led = trick[0]
    bases = [card for card in hand if card.kind != led.kind]
    if not any(weigh(led, card).verdict == "guarded" for card in bases):
        return None
    ask = _duty if _asks_for_best(state) else _beating_first
    wrong = {"ignored": ask(trick, bases, _by_value)}
    return observed("guard", tried, bases, ask(trick, bases, _by_law), wrong)


# Nothing beats the lead: by its value, as a strong nucleophile, or by its kind. One card does. Or among several
# that do: the largest difference, the lower mass, or having been played first.
REASONS = ("value", "nucleophile", "kind", "only", "difference", "mass", "first")
_AMONG_SEVERAL = ("difference", "mass", "first")
_FAILED = {"value": "value", "guarded": "nucleophile", "kind": "kind"}


def asks(state: State, _seat: Seat, move: Play) -> Question | None:
    """Ask whoever completes a trick what decides it; with two players only one card can beat the lead."""
    trick = (*state.trick, move.card)
    if len(trick) < state.players:
        return None
    reasons = tuple(one for one in REASONS if state.players > 2 or one not in _AMONG_SEVERAL)
    right = _reasons(state.options, trick)
    about = _about(state.options, trick, right)
    return Question("why", reasons, right, about, given_away_by=("moves", "line"))


def _reasons(options: Options, trick: Trick) -> tuple[str, ...]:
    """Return the reason why a trick is won; several if cards failed in different ways."""
    decided = decision(options, trick, winner(options, trick))
    if decided == "unbeaten":
        weighed = played_set(options).weighed(trick[0])
        failed = {_FAILED[weighed[card].verdict] for card in trick[1:]}
        return tuple(reason for reason in REASONS if reason in failed)
    return ("first",) if decided == "order" else (decided,)


def _about(options: Options, trick: Trick, right: tuple[str, ...]) -> tuple[About, ...]:
    """Return the reasons that players give who hold other beliefs about which card beats which."""
    cards = played_set(options).cards
    led, *answers = (cards[card] for card in trick)
    verdicts = {weigh(led, card).verdict for card in answers}
    # R14: that the same kind can't beat is a rule of the game.
    if "kind" in verdicts or any(_is_disputed(options, led, card) for card in answers):
        return ()
    beliefs: dict[str, Belief] = {"reversed": _reversed, "larger number": _larger_number}
    if "guarded" in verdicts:
        beliefs = {"ignored": _by_value}
    wrong = {idea: _decided(led, answers, belief) for idea, belief in beliefs.items()}
    return (About("guard" if "guarded" in verdicts else DIRECTION.id, right, wrong),)


def _decided(led: Card, answers: list[Card], belief: Belief) -> tuple[str, ...]:
    """Return the reasons that somebody with this belief gives for a trick."""
    beating = [card for card in answers if belief(led, card) is not None]
    if not beating:
        return ("value",)
    return ("only",) if len(beating) == 1 else _AMONG_SEVERAL


def _asks_for_best(state: State) -> bool:
    return state.options.must == "best" and state.options.takes == "largest"


# R12, R13: what a player has to play who believes that cards beat each other in this way


def _duty(trick: list[Card], hand: list[Card], belief: Belief) -> list[Card]:
    led = trick[0]
    strengths = [strength for card in trick[1:] if (strength := belief(led, card)) is not None]
    best = max(strengths, default=None)
    beating = {card: belief(led, card) for card in hand}
    better = [
        card
        for card, strength in beating.items()
        if strength is not None and (best is None or strength > best)
    ]
    return better or _beating(led, hand, belief)


def _beating_first(trick: list[Card], hand: list[Card], belief: Belief) -> list[Card]:
    return _beating(trick[0], hand, belief)


def _beating(led: Card, hand: list[Card], belief: Belief) -> list[Card]:
    return [card for card in hand if belief(led, card) is not None] or hand


def _by_law(led: Card, card: Card) -> Decimal | None:
    weighed = weigh(led, card)
    return weighed.difference if weighed.verdict == "beats" else None


def _by_value(led: Card, card: Card) -> Decimal | None:
    difference = weigh(led, card).difference
    return difference if difference is not None and difference > 0 else None


def _reversed(led: Card, card: Card) -> Decimal | None:
    difference = weigh(led, card).difference
    return -difference if difference is not None and difference < 0 else None


def _larger_number(led: Card, card: Card) -> Decimal | None:
    return card.number - led.number if card.number > led.number else None


def _closest(led: Card, card: Card) -> Decimal | None:
    difference = _by_law(led, card)
    return None if difference is None else -difference
