"""Every sentence of the game, in English."""

from electron_tug.cards import PERIOD, PULL, Card, named
from electron_tug.model import Dealt, Ended, Led, OtherPeriod, Play, Pulled
from valence.core.game import Event, Refusal
from valence.core.grammar.en import common_refusal, counted, listed, who_wins
from valence.core.words import Names, Words


def event_words(event: Event, names: Names) -> str:
    match event:
        case Dealt(cards=cards):
            return f"Your hand: {listed([_named(card) for card in cards])}."
        case Led(seat=seat, card=card):
            return f"{names[seat]} leads {_named(card)}."
        case Pulled(seat=seat, card=card, other=other, difference=difference, points=points):
            ionic = ", and the bond is mostly ionic" if points == 2 else ""
            return (
                f"{_named(card)} pulls the electrons from {_named(other)} by {difference}{ionic}: "
                f"{counted(points, 'point')} for {names[seat]}."
            )
        case Ended(outcome=outcome):
            scores = [f"{name} {n}" for name, n in zip(names, outcome.scores, strict=True)]
            return f"No cards are left. {listed(scores)}. {who_wins(outcome, names)}."
        case _:
            raise TypeError(f"no words for {event!r}")


def refusal_words(refusal: Refusal, names: Names) -> str:
    match refusal:
        case OtherPeriod(led=led, card=card, could=could):
            return (
                f"{led} is in period {PERIOD[led]} and {card} in period {PERIOD[card]}: "
                f"you hold {listed(could)}, so answer within the period."
            )
        case _:
            return common_refusal(refusal, names)


def move_words(move: Play) -> str:
    return f"play {_named(move.card)}"


WORDS = Words(
    event=event_words,
    refusal=refusal_words,
    move=move_words,
    ending=lambda _outcome: "No cards are left.",
)


def _named(card: Card) -> str:
    return f"{named(card)} ({PULL[card]})"
