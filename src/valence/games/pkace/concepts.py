"""Observations from following in a trick. Leading shows nothing: every card may be led.

A player who thinks that any base takes any proton plays like one who guesses; that can't be told apart.
"""

from collections.abc import Callable, Iterator
from decimal import Decimal
from typing import Literal, TypeAlias

from valence.chem.concepts import DIRECTION
from valence.core.concepts import Concept, Item, Misconception, Observation, observed
from valence.core.game import Seat
from valence.games.pkace.cards import Card, weigh
from valence.games.pkace.moves import Play
from valence.games.pkace.options import Options, played_set
from valence.games.pkace.state import State

# How strongly a card is believed to beat the led one; None if it isn't.
Belief: TypeAlias = Callable[[Card, Card], Decimal | None]

CONCEPTS = (
    DIRECTION,
    Concept("difference", (Misconception("closest"),), builds_on=DIRECTION.id),
    Concept("guard", (Misconception("ignored"),), builds_on=DIRECTION.id),
)


def shown(state: State, seat: Seat, move: Play) -> Iterator[Observation]:
    """Yield an observation from a card that was played or refused.

    R13: that a sluff is of the other kind is a rule of the game, so the card is compared with the others of that kind.
    """
    if not state.trick or move.card not in state.hands[seat]:
        return
    cards = played_set(state.options).cards
    trick = [cards[card] for card in state.trick]
    if any(is_disputed(state.options, trick[0], card) for card in trick[1:]):
        return
    hand = answers_in(state, seat)
    beliefs = {
        idea: [card for belief in some for card in duty(state, trick, hand, belief)]
        for idea, some in BELIEFS.items()
    }
    seen = observed(
        DIRECTION.id,
        cards[move.card],
        hand,
        duty(state, trick, hand, by_law),
        beliefs,
        conduct=_conduct(state, trick, hand),
        items=(Item(trick[0].id),),
    )
    if seen is not None:
        yield seen


def answers_in(state: State, seat: Seat) -> list[Card]:
    """Return the cards of the other kind in a hand, without those on which the rules and the lab differ."""
    cards = played_set(state.options).cards
    led = cards[state.trick[0]]
    return [
        card
        for card in map(cards.__getitem__, state.hands[seat])
        if card.kind != led.kind and not is_disputed(state.options, led, card)
    ]


def _conduct(state: State, trick: list[Card], hand: list[Card]) -> dict[str, list[Card]]:
    """R12: return what somebody plays who knows the chemistry, and doesn't play by the rule."""
    led = trick[0]
    beating = [card for card in hand if by_law(led, card) is not None]
    weakest = sorted(hand, key=lambda card: _gap(led, card))[:1]
    return {
        "any": hand,
        "ducks": [card for card in hand if card not in beating] or hand,
        "saves": weakest,
        "cheapest": sorted(beating, key=lambda card: _gap(led, card))[:1] or hand,
        "beats the lead": beating or hand,
        "gives up": duty(state, trick, hand, by_law, or_else="lose"),
    }


def _gap(led: Card, card: Card) -> Decimal:
    """Return how strongly a card beats the led one; less than that of any other, if it doesn't."""
    return by_law(led, card) or Decimal(-1)


def is_disputed(options: Options, led: Card, card: Card) -> bool:
    """R4: return True for a base that the guard stops, although in the lab it may take the proton.

    Somebody who knows that may try it, and answer to it: what they do then is no sign of a misconception.
    """
    weighed = played_set(options).weighed(led.id)[card.id]
    return weighed.verdict == "guarded" and weighed.lab != "adds"


def _asks_for_best(state: State) -> bool:
    return state.options.must == "best" and state.options.takes == "largest"


def duty(
    state: State,
    trick: list[Card],
    hand: list[Card],
    belief: Belief,
    or_else: Literal["beat the lead", "lose"] = "beat the lead",
) -> list[Card]:
    """R12, R13: return what a player has to play who believes that cards beat each other in this way."""
    led = trick[0]
    answers = trick[1:] if _asks_for_best(state) else []
    strengths = [strength for card in answers if (strength := belief(led, card)) is not None]
    best = max(strengths, default=None)
    beating = {card: belief(led, card) for card in hand}
    better = [
        card
        for card, strength in beating.items()
        if strength is not None and (best is None or strength > best)
    ]
    if better:
        return better
    is_beating = or_else == "beat the lead"
    return [card for card in hand if (beating[card] is not None) == is_beating] or hand


def by_law(led: Card, card: Card) -> Decimal | None:
    weighed = weigh(led, card)
    return weighed.difference if weighed.verdict == "beats" else None


def by_value(led: Card, card: Card) -> Decimal | None:
    difference = weigh(led, card).difference
    return difference if difference is not None and difference > 0 else None


def reversed_(led: Card, card: Card) -> Decimal | None:
    difference = weigh(led, card).difference
    return -difference if difference is not None and difference < 0 else None


def larger_number(led: Card, card: Card) -> Decimal | None:
    return card.number - led.number if card.number > led.number else None


def larger_size(led: Card, card: Card) -> Decimal | None:
    """Believe that the larger number wins, whatever its sign."""
    size = abs(card.number)
    return size if size > abs(led.number) else None


def closest(led: Card, card: Card) -> Decimal | None:
    difference = by_law(led, card)
    return None if difference is None else -difference


def _minding_the_guard(belief: Belief) -> Belief:
    """R4: return the same belief of somebody who doesn't count a strong nucleophile against C=O or C≡N."""

    def minds(led: Card, card: Card) -> Decimal | None:
        is_guarded = led.guarded and card.nucleophilicity == "strong"
        return None if is_guarded else belief(led, card)

    return minds


# The beliefs that go with an idea; with several, somebody has one of them.
BELIEFS: dict[str, tuple[Belief, ...]] = {
    "reversed": (reversed_, _minding_the_guard(reversed_)),
    "larger number": (larger_number, _minding_the_guard(larger_number)),
    # Not a listed one: only cards with a negative number tell it from the larger number.
    "larger size": (larger_size, _minding_the_guard(larger_size)),
    "closest": (closest,),
    "ignored": (by_value,),
    # Two ideas at once, about concepts that build on the same one.
    "closest ignored": (lambda led, card: None if (gap := by_value(led, card)) is None else -gap,),
}
