"""Questions about a card that is played: which one of the hand would react best, and what decides the trick."""

from collections.abc import Iterator
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
    reversed_,
)
from valence.games.pkace.moves import Play
from valence.games.pkace.options import Options, played_set
from valence.games.pkace.rules import decision, winner
from valence.games.pkace.state import State, Trick

NONE = "none"
_FEWEST = 3  # cards to choose from, of those in the hand
_SAMPLES = 4  # sets of cards that aren't in the hand

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
    thought = {
        card for belief in (by_law, *BELIEFS.values()) for card in _strongest(led, hand, belief)
    }
    some = [card for card in hand if card.id in thought]
    fill = [card for card in hand if card.id not in thought][: max(0, _FEWEST - len(some))]
    yield from _best(led, [card for card in hand if card in some or card in fill], is_private=True)


def _of_deck(state: State, lead: CardId) -> Iterator[Question]:
    """Ask the same about other cards of the deck, which tell nothing about the hands; also about a card just led."""
    cards = played_set(state.options).cards
    led = cards[lead]
    others = [
        card
        for card in cards.values()
        if card.kind != led.kind and not is_disputed(state.options, led, card)
    ]
    for number in range(_SAMPLES):
        others.sort(key=lambda card: crc32(f"{number} {led.id} {card.id}".encode()))
        yield from _best(led, _telling(led, others), number)


def _telling(led: Card, cards: list[Card]) -> list[Card]:
    """Return the first cards that each idea judges differently: one guarded, two that beat, one too weak."""
    guarded = [card for card in cards if weigh(led, card).verdict == "guarded"][:1]
    most = max((by_value(led, card) or 0 for card in guarded), default=None)
    beating = [
        card
        for card in cards
        if (gap := by_law(led, card)) is not None and (most is None or gap < most)
    ]
    others = [card for card in beating[1:] if by_law(led, card) != by_law(led, beating[0])]
    weak = [card for card in cards if weigh(led, card).verdict == "value"]
    chosen = [*guarded, *beating[:1], *others[:1], *weak[:1]]
    return [card for card in cards if card in chosen]


def _best(
    led: Card, cards: list[Card], number: int | None = None, *, is_private: bool = False
) -> Iterator[Question]:
    by_idea = {idea: _strongest(led, cards, belief) for idea, belief in BELIEFS.items()}
    right = _strongest(led, cards, by_law)
    if len(cards) > 1:
        yield Question(
            "best",
            (*(card.id for card in cards), NONE),
            right,
            (About(DIRECTION.id, right, by_idea),),
            given_away_by=("moves", "line"),
            subject=led.id if number is None else f"{led.id} {number}",
            is_private=is_private,
        )


def _strongest(led: Card, hand: list[Card], belief: Belief) -> tuple[CardId, ...]:
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
    beliefs: dict[str, Belief] = {"reversed": reversed_, "larger number": larger_number}
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
