"""Kinds of students at Who Am I?, who read the answers in their own way, cross out cards and guess."""

from collections.abc import Callable, Iterator
from random import Random
from typing import TypeAlias

from valence.chem.cards import Acid, Base
from valence.core.concepts import Question
from valence.core.match import AnyMatch
from valence.core.wire import Json
from valence.games.whoami.students import CARDS, FEW, PATIENCE, everything, reacts, reads
from valence_lab.students.world.kinds import Head, Kind

GAME = "whoami"

Card: TypeAlias = Acid | Base
# The answer that a card would give in somebody's eyes; None if the question isn't understood.
Reads: TypeAlias = Callable[[Json, Card], bool | None]


def rightly(question: Json, card: Card) -> bool | None:
    return reads(question, card, None)


def direction_reversed(question: Json, card: Card) -> bool | None:
    return reads(question, card, ("direction", "reversed"))


def _groups(true_of: Callable[[str, Card], bool]) -> Reads:
    def read(question: Json, card: Card) -> bool | None:
        if question["about"] == "group":
            return true_of(question["has"], card)
        return rightly(question, card)

    return read


def _by_letters(letters: dict[str, str]) -> Reads:
    """Take every card with these letters in its formula for one with the group."""
    return _groups(
        lambda group, card: (
            letters[group] in card.condensed + card.formula
            if group in letters
            else group in card.groups
        )
    )


def _reacting(reacting: Callable[[Card, Card], bool]) -> Reads:
    def read(question: Json, card: Card) -> bool | None:
        if question["about"] == "beats":
            return reacting(card, CARDS[question["card"]])
        return rightly(question, card)

    return read


def _value_reversed(question: Json, card: Card) -> bool | None:
    if question["about"] == "value":
        return float(card.value) >= float(question["than"])
    return rightly(question, card)


def _opposite(card: Card, other: Card) -> bool:
    return isinstance(card, Acid) != isinstance(other, Acid)


UNLISTED: dict[str, Reads] = {
    "every OH is an alcohol": _by_letters({"alcohol": "OH"}),
    "every C=O is a ketone": _by_letters({"ketone": "O"}),
    "every N is an amine": _by_letters({"amine": "N"}),
    "any ring is aromatic": _by_letters({"aromatic ring": "C6", "heteroaromatic ring": "N"}),
    "any base takes any proton": _reacting(_opposite),
    "reacts over 10 units": _reacting(
        lambda card, other: (
            reacts(card, other, None) and abs(float(card.value) - float(other.value)) > 10
        )
    ),
    "nothing reacts": _reacting(lambda _card, _other: False),
    "less than is more than": _value_reversed,
}


def left(view: Json, seat: int, read: Reads, skip: str = "") -> list[str]:
    seen = set(view["cards"])
    own = [turn for turn in view["turns"] if turn["seat"] == seat]
    seen |= {turn["guess"] for turn in own if turn.get("guess")}
    asked = [turn for turn in own if turn.get("question") and turn["question"]["about"] != skip]
    return [
        card.id
        for card in CARDS.values()
        if card.id not in seen
        and all(read(turn["question"], card) in (None, turn["yes"]) for turn in asked)
    ]


def head(read: Reads = rightly) -> Head:
    def tries(match: AnyMatch, seat: int, rng: Random) -> list[Json]:
        view = match.view(seat)
        cards = left(view, seat, read)
        asked = sum(turn["seat"] == seat for turn in view["turns"])
        if len(cards) <= FEW or asked >= PATIENCE:
            cards = cards or left(view, seat, read, "beats") or left(view, seat, read, "group")
            return [{"type": "guess", "card": card} for card in cards] or match.moves(seat)[:5]
        return _questions(match, seat, cards, read, rng)

    def answers(_match: AnyMatch, _seat: int, _move: Json, asked: Question) -> list[str]:
        """Say which of some cards would react with the one asked about."""
        other = asked.subject
        fine = [
            one
            for one in asked.choices
            if one in CARDS and read({"about": "beats", "card": other}, CARDS[one]) is True
        ]
        return fine or ["none"]

    def crosses(match: AnyMatch, seat: int) -> list[str]:
        return _crossed(match.view(seat), seat, read)

    return Head(tries, answers, crosses=crosses)


def _questions(
    match: AnyMatch, seat: int, cards: list[str], read: Reads, rng: Random
) -> list[Json]:
    asks = [move for move in match.moves(seat) if move["type"] == "ask"]
    about = rng.choice(("kind", "value", "group", "group", "beats", "beats"))
    chosen = [move for move in asks if move["question"]["about"] == about]
    rng.shuffle(chosen)

    def unevenness(move: Json) -> int:
        return abs(2 * sum(bool(read(move["question"], CARDS[c])) for c in cards) - len(cards))

    splitting = [move for move in chosen[:30] if unevenness(move) < len(cards)]
    return sorted(splitting, key=unevenness)[:5] or asks[:20]


def _crossed(view: Json, seat: int, read: Reads) -> list[str]:
    """Return the cards that the last answer excludes, and no earlier one did."""
    own = [turn for turn in view["turns"] if turn["seat"] == seat and turn.get("question")]
    if not own:
        return []
    last = own[-1]
    before = left({**view, "turns": [turn for turn in view["turns"] if turn != last]}, seat, read)
    return [one for one in before if read(last["question"], CARDS[one]) not in (None, last["yes"])]


def anything(_match: AnyMatch, _seat: int, _move: Json, asked: Question) -> list[str]:
    return list(asked.choices)


def kinds() -> Iterator[Kind]:
    truth, wrong = head(), head(direction_reversed)
    held = frozenset([("direction", "reversed")])
    yield Kind(GAME, "listed", "reversed", (wrong, truth), holds=held)
    yield Kind(GAME, "half", "reversed or right", (wrong, truth), "half", half=held)
    yield Kind(GAME, "learner", "reversed", (wrong, truth), "changes")
    for name, read in UNLISTED.items():
        yield Kind(GAME, "unlisted", name, (head(read), truth))
    yield Kind(GAME, "chemist", "plain", (truth,))
    yield Kind(
        GAME, "strategy", "guesses early", (Head(_early, truth.answers, crosses=truth.crosses),)
    )
    yield Kind(GAME, "clicker", "anything", (Head(everything, anything),), "clicks")


def _early(match: AnyMatch, seat: int, rng: Random) -> list[Json]:
    view = match.view(seat)
    asked = sum(turn["seat"] == seat for turn in view["turns"])
    cards = left(view, seat, rightly)
    if asked < 3 or len(cards) < 2:
        return head().tries(match, seat, rng)
    return [{"type": "guess", "card": card} for card in cards]
