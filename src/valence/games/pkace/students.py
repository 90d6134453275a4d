"""Students at pKace. Each compares the two numbers in its own way."""

from collections.abc import Callable, Mapping
from random import Random

from valence.bots.students import Idea, Mind
from valence.chem.cards import Acid, Base, kind_of
from valence.core.match import AnyMatch
from valence.core.wire import Json
from valence.sets.acids_bases import card_set

CARDS = card_set(None)
Card = Acid | Base


def lesson(rng: Random) -> tuple[int, Mapping[str, object]]:
    return rng.choice((2, 3, 4)), {}


def strength(idea: Idea | None) -> Callable[[Card, Card], float]:
    """Return a function that says how strongly a card seems to beat the led one; 0 is not at all."""

    def beats(led: Card, card: Card) -> float:
        if kind_of(led) == kind_of(card):
            return 0
        acid, base = (led, card) if isinstance(led, Acid) else (card, led)
        gap = float(base.value - acid.value)
        if idea != ("guard", "ignored") and attacked(led, card):
            return 0
        match idea:
            case (_, "reversed"):  # a big pKa is a strong acid, and a big pKaH a weak base
                return max(0, -gap)
            case (_, "larger number"):  # as in any other trick-taking game
                return max(0, float(card.value - led.value))
            case (_, "closest"):  # like meets like
                return 1 / gap if gap > 0 else 0
            case _:
                return max(0, gap)

    return beats


def attacked(led: Card, card: Card) -> bool:
    """Return True for a led carbonyl compound or nitrile, and a base that adds to it."""
    return (
        isinstance(led, Acid)
        and led.kind != "other"
        and isinstance(card, Base)
        and card.nucleophilicity == "strong"
    )


def thinks(match: AnyMatch, seat: int, idea: Idea | None, _rng: Random) -> list[Json]:
    view = match.view(seat)
    hand, trick = [CARDS[id_] for id_ in view["hand"]], [CARDS[id_] for id_ in view["trick"]]
    return [{"type": "play", "card": card.id} for card in allowed(hand, trick, strength(idea))]


def allowed(
    hand: list[Card], trick: list[Card], beats: Callable[[Card, Card], float]
) -> list[Card]:
    """Return the cards that beat the best one, else the first, else those of the other kind, else any."""
    if not trick:
        return hand
    led = trick[0]
    best = max((beats(led, card) for card in trick[1:]), default=0)
    return (
        [card for card in hand if beats(led, card) > best]
        or [card for card in hand if beats(led, card) > 0]
        or [card for card in hand if kind_of(card) != kind_of(led)]
        or hand
    )


def everything(match: AnyMatch, seat: int, rng: Random) -> list[Json]:
    """Return moves with any card; half of the time only those of the other kind, if there are any."""
    view = match.view(seat)
    hand = [CARDS[id_] for id_ in view["hand"]]
    led = CARDS[view["trick"][0]] if view["trick"] else None
    others = [card for card in hand if led and kind_of(card) != kind_of(led)]
    chosen = others if others and rng.random() < 0.5 else hand
    return [{"type": "play", "card": card.id} for card in chosen]


MIND = Mind(
    game="pkace",
    ideas=(
        ("direction", "reversed"),
        ("direction", "larger number"),
        ("difference", "closest"),
        ("guard", "ignored"),
    ),
    lesson=lesson,
    thinks=thinks,
    everything=everything,
    worth=lambda move: float(CARDS[move["card"]].value),
)
