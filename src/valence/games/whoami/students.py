"""Students at Who Am I?, who ask about groups and reactions, strike out cards by the answers, and guess."""

from collections.abc import Mapping
from random import Random

from valence.bots.students import Idea, Mind
from valence.chem.cards import Acid, Base
from valence.chem.reactions import deprotonates, protonates
from valence.core.match import AnyMatch
from valence.core.wire import Json
from valence.sets.acids_bases import card_set

CARDS = card_set(None)
Card = Acid | Base
FEW = 3  # cards left, and the student guesses
PATIENCE = 9  # turns, after which it guesses anyway


def lesson(_rng: Random) -> tuple[int, Mapping[str, object]]:
    return 2, {}


def reads(question: Json, card: Card, idea: Idea | None) -> bool | None:
    """Return the student's answer for this card; None if it doesn't use the answer."""
    match question:
        case {"about": "kind", "is": kind}:
            return bool(isinstance(card, Acid) == (kind == "acid"))
        case {"about": "value", "than": than}:
            return bool(float(card.value) < than)
        case {"about": "group", "has": group}:
            return group in card.groups
        case {"about": "beats", "card": other}:
            return reacts(card, CARDS[other], idea)
        case _:
            return None


def reacts(card: Card, other: Card, idea: Idea | None) -> bool:
    if isinstance(card, Acid) == isinstance(other, Acid):
        return False
    acid, base = (card, other) if isinstance(card, Acid) else (other, card)
    if idea == ("direction", "reversed"):
        return base.value < acid.value
    if isinstance(card, Base) and isinstance(other, Acid):
        return deprotonates(card, other)
    return isinstance(card, Acid) and isinstance(other, Base) and protonates(card, other)


def left(view: Json, seat: int, idea: Idea | None, doubted: str = "") -> list[str]:
    """Return the cards that the student hasn't struck out; answers to doubted questions don't strike any."""
    seen = set(view["cards"])
    own = [turn for turn in view["turns"] if turn["seat"] == seat]
    guessed = {turn["guess"] for turn in own if turn.get("guess")}
    return [
        card.id
        for card in CARDS.values()
        if card.id not in seen | guessed
        and all(
            reads(turn["question"], card, idea) in (None, turn["yes"])
            for turn in own
            if turn.get("question") and turn["question"]["about"] != doubted
        )
    ]


def thinks(match: AnyMatch, seat: int, idea: Idea | None, rng: Random) -> list[Json]:
    view = match.view(seat)
    cards = left(view, seat, idea)
    asked = sum(turn["seat"] == seat for turn in view["turns"])
    if len(cards) <= FEW or asked >= PATIENCE:
        # Nothing fits any more: something about the reactions must have been wrong.
        return [
            {"type": "guess", "card": card} for card in cards or left(view, seat, idea, "beats")
        ]
    return questions(match, seat, cards, idea, rng)


def questions(
    match: AnyMatch, seat: int, cards: list[str], idea: Idea | None, rng: Random
) -> list[Json]:
    """Questions that seem to split the cards that are left, of a kind chosen by mood."""
    asks = [move for move in match.moves(seat) if move["type"] == "ask"]
    about = rng.choice(("kind", "value", "group", "group", "beats", "beats"))
    chosen = [move for move in asks if move["question"]["about"] == about]
    rng.shuffle(chosen)

    def unevenness(move: Json) -> int:
        yes = sum(bool(reads(move["question"], CARDS[card], idea)) for card in cards)
        return abs(2 * yes - len(cards))

    splitting = [move for move in chosen if unevenness(move) < len(cards)]
    return sorted(splitting, key=unevenness)[:5] or asks


def everything(match: AnyMatch, seat: int, rng: Random) -> list[Json]:
    """Ask a few questions and then names any card."""
    view = match.view(seat)
    asked = sum(turn["seat"] == seat for turn in view["turns"])
    kind = "ask" if asked < rng.randint(2, 8) else "guess"
    return match.moves(seat, type=kind)


MIND = Mind(
    game="whoami",
    ideas=(("direction", "reversed"),),
    lesson=lesson,
    thinks=thinks,
    everything=everything,
    worth=lambda move: float(CARDS[move["card"]].value) if "card" in move else 0,
)
