"""Questions about a card that is played: which one would react best, and what decides the trick; and after the game."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from zlib import crc32

from valence.chem.concepts import DIRECTION
from valence.core.concepts import About, Question
from valence.core.game import Seat
from valence.games.pkace.cards import Card, CardId, weigh
from valence.games.pkace.concepts import (
    BELIEFS,
    Belief,
    answers_in,
    by_law,
    by_value,
    is_disputed,
    larger_number,
    larger_size,
    reversed_,
)
from valence.games.pkace.moves import Play
from valence.games.pkace.options import Options, played_set
from valence.games.pkace.rules import decision, winner
from valence.games.pkace.state import State, Trick

NONE = "none"
_FEWEST = 3  # cards to choose from, of those in the hand
_SAMPLES = 4  # sets of cards that aren't in the hand
_OF_DECK = 5  # cards in each
_DRAWS = 40  # from which the most telling sets are taken, half of them of low cards
_LOW = 10  # the largest size of their numbers

# Nothing beats the lead: by its value, as a strong nucleophile, or by its kind. One card does. Or among several
# that do: the largest difference, the lower mass, or having been played first.
REASONS = ("value", "nucleophile", "kind", "only", "difference", "mass", "first")
_AMONG_SEVERAL = ("difference", "mass", "first")
_FAILED = {"value": "value", "guarded": "nucleophile", "kind": "kind"}


def asks(state: State, seat: Seat, move: Play) -> Iterator[Question]:
    if state.trick:
        yield from _of_hand(state, seat)
    yield from _of_deck(state, (*state.trick, move.card)[0])
    if len(state.trick) == state.players - 1:
        yield _why(state, (*state.trick, move.card))


def _of_hand(state: State, seat: Seat) -> Iterator[Question]:
    """Ask which card of the hand reacts most completely with the led one; the others' cards don't matter."""
    led = played_set(state.options).cards[state.trick[0]]
    hand = answers_in(state, seat)
    beliefs = (by_law, *(belief for some in BELIEFS.values() for belief in some))
    thought = {card for belief in beliefs for card in _strongest(led, hand, belief)}
    some = [card for card in hand if card.id in thought]
    fill = [card for card in hand if card.id not in thought][: max(0, _FEWEST - len(some))]
    chosen = [card for card in hand if card in some or card in fill]
    yield from _best(state, led.id, chosen, led.id, is_private=True)


def _of_deck(state: State, lead: CardId) -> Iterator[Question]:
    """Ask the same about other cards of the deck, which tell nothing about the hands; also about a card just led."""
    for number, chosen in enumerate(_telling(state.options, lead, _SAMPLES)):
        yield from _best(state, lead, chosen, f"{lead} {number}")


def asks_at_end(state: State) -> Iterator[Question]:
    """Ask about cards of the deck, each of which might have been led."""
    for lead in played_set(state.options).cards:
        for chosen in _telling(state.options, lead, 1):
            yield from _best(state, lead, chosen, lead, "strongest")


@lru_cache(maxsize=512)
def _telling(options: Options, lead: CardId, count: int) -> tuple[tuple[Card, ...], ...]:
    """Return sets of cards among which the ideas choose different ones, the most different sets first.

    As many cards as possible are in each that no idea chooses, so that a choice can also be odd.
    """
    cards = played_set(options).cards
    led = cards[lead]
    others = [
        card
        for card in cards.values()
        if card.kind != led.kind and not is_disputed(options, led, card)
    ]
    low = [card for card in others if abs(card.number) <= _LOW]
    samples = [_sample(low if n % 2 else others, f"{n} {led.id}") for n in range(_DRAWS)]
    return tuple(sorted(samples, key=lambda some: -_different(led, some))[:count])


def _sample(cards: list[Card], label: str) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=lambda card: crc32(f"{label} {card.id}".encode()))[:_OF_DECK])


def _different(led: Card, cards: Sequence[Card]) -> int:
    """Count the different choices of somebody who knows, and of somebody with each idea."""
    return len({_strongest(led, cards, by_law), *_by_idea(led, cards).values()})


def _by_idea(led: Card, cards: Sequence[Card]) -> dict[str, tuple[CardId, ...]]:
    """Return the choices of somebody with each idea."""
    return {
        idea: tuple(
            dict.fromkeys(card for belief in some for card in _strongest(led, cards, belief))
        )
        for idea, some in BELIEFS.items()
    }


def _best(
    state: State,
    lead: CardId,
    cards: Sequence[Card],
    subject: str,
    id_: str = "best",
    *,
    is_private: bool = False,
) -> Iterator[Question]:
    led = played_set(state.options).cards[lead]
    by_idea = _by_idea(led, cards)
    right = _strongest(led, cards, by_law)
    if len(cards) > 1:
        yield Question(
            id_,
            (*(card.id for card in cards), NONE),
            right,
            (About(DIRECTION.id, right, by_idea),),
            given_away_by=("moves", "line") if id_ == "best" else (),
            subject=subject,
            is_private=is_private,
        )


def _strongest(led: Card, hand: Sequence[Card], belief: Belief) -> tuple[CardId, ...]:
    strengths = {card.id: belief(led, card) for card in hand}
    able = {card: strength for card, strength in strengths.items() if strength is not None}
    best = max(able.values(), default=None)
    return tuple(card for card, strength in able.items() if strength == best) or (NONE,)


def _why(state: State, trick: Trick) -> Question:
    """Ask whoever completes a trick what decides it; with two players only one card can beat the lead."""
    reasons = tuple(one for one in REASONS if state.players > 2 or one not in _AMONG_SEVERAL)
    right = _reasons(state.options, trick)
    about = _about(state.options, trick, right)
    return Question("why", reasons, right, about, given_away_by=("moves", "line"), subject=trick[0])


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
    if "kind" in verdicts or any(is_disputed(options, led, card) for card in answers):
        return ()
    beliefs: dict[str, Belief] = {
        "reversed": reversed_,
        "larger number": larger_number,
        "larger size": larger_size,
    }
    if "guarded" in verdicts:
        beliefs = {"ignored": by_value}
    wrong = {idea: _decided(led, answers, belief) for idea, belief in beliefs.items()}
    return (About("guard" if "guarded" in verdicts else DIRECTION.id, right, wrong),)


def _decided(led: Card, answers: list[Card], belief: Belief) -> tuple[str, ...]:
    """Return the reasons that somebody with this belief gives for a trick."""
    beating = [card for card in answers if belief(led, card) is not None]
    if not beating:
        return ("value",)
    return ("only",) if len(beating) == 1 else _AMONG_SEVERAL
