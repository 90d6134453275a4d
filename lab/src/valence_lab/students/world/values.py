"""Kinds of students at Quizmaster: which number they know for a card, and what they make of it."""

from collections.abc import Callable, Iterator
from decimal import Decimal
from random import Random
from typing import TypeAlias

from valence.bots.misconceptions import Idea
from valence.chem.cards import Acid, Base
from valence.chem.names import names
from valence.core.concepts import Question
from valence.core.languages import DEFAULT
from valence.core.match import AnyMatch
from valence.core.wire import Json
from valence.games.quizmaster.students import CARDS, plain
from valence_lab.students.world.kinds import Head, Kind

GAME = "quizmaster"

Value: TypeAlias = Callable[[Acid | Base], Decimal]

UNLISTED: dict[str, Value] = {
    "rounds to tens": lambda card: card.value.quantize(Decimal("1E1")),
    "every value 5 too high": lambda card: card.value + 5,
    "half of the value": lambda card: card.value / 2,
    "everything about 7": lambda _card: Decimal(7),
    "the value with the other sign": lambda card: -card.value,
    "acids are below 7": lambda card: min(card.value, Decimal(6)) if _is_acid(card) else card.value,
    "bases are above 20": lambda card: (
        card.value if _is_acid(card) else max(card.value, Decimal(25))
    ),
    "knows only the acids": lambda card: card.value if _is_acid(card) else Decimal(10),
    "knows only the bases": lambda card: card.value if not _is_acid(card) else Decimal(5),
}


def _is_acid(card: Acid | Base) -> bool:
    return isinstance(card, Acid)


def right(card: Acid | Base) -> Decimal:
    return card.value


def as_pkb(card: Acid | Base) -> Decimal:
    return card.value if _is_acid(card) else 14 - card.value


def no_minus(card: Acid | Base) -> Decimal:
    return abs(card.value) if _is_acid(card) else card.value


def head(value: Value = right) -> Head:
    def tries(match: AnyMatch, seat: int, _rng: Random) -> list[Json]:
        question = match.view(seat)["question"]
        if question["show"] == "name":
            return [{"type": "answer", "text": str(value(CARDS[question["card"]]))}]
        shown = plain(question["text"])
        fitting = [card for card in CARDS.of_kind(question["kind"]) if str(value(card)) == shown]
        return [{"type": "answer", "text": names(DEFAULT).card(card)} for card in fitting] or [
            {"type": "pass"}
        ]

    def answers(_match: AnyMatch, _seat: int, _move: Json, asked: Question) -> list[str]:
        if asked.id in ("scale", "stronger"):
            return _of_scale(value, asked)
        card = CARDS[asked.subject]
        number = value(card)
        if asked.id == "range":
            return [asked.choices[sum(number >= limit for limit in (0, 7, 14))]]
        near = min(asked.choices, key=lambda one: abs(Decimal(one) - number))
        return [near] if abs(Decimal(near) - number) <= 1 else list(asked.choices)

    return Head(tries, answers)


def _of_scale(value: Value, asked: Question) -> list[str]:
    """Say whether there are acids below 0: not those that somebody takes all for the same, who has to guess."""
    values = {value(card) for card in CARDS.of_kind("acid")}
    if len(values) == 1:
        return list(asked.choices)
    below = min(values) < 0
    if asked.id == "scale":
        return ["strong" if below else "never"]
    return ["minus"] if below else ["equal", "no such"]


def anything(_match: AnyMatch, _seat: int, _move: Json, asked: Question) -> list[str]:
    return list(asked.choices)


def _clicks(match: AnyMatch, seat: int, rng: Random) -> list[Json]:
    return match.moves(seat, type="answer") or [
        {"type": "answer", "text": str(rng.randint(-5, 40))}
    ]


LISTED: dict[str, tuple[Idea, Value]] = {
    "pKb": (("base values", "pKb"), as_pkb),
    "no minus": (("acid values", "no minus"), no_minus),
}


def kinds() -> Iterator[Kind]:
    truth = head()
    for name, (idea, number) in LISTED.items():
        wrong, held = head(number), frozenset([idea])
        yield Kind(GAME, "listed", name, (wrong, truth), holds=held)
        yield Kind(GAME, "half", f"{name} or right", (wrong, truth), "half", half=held)
        yield Kind(GAME, "learner", name, (wrong, truth), "changes")
        yield Kind(GAME, "forgetter", name, (truth, wrong), "changes", half=held)
    for name, value in UNLISTED.items():
        yield Kind(GAME, "unlisted", name, (head(value), truth))
    yield Kind(GAME, "chemist", "plain", (truth,))
    yield Kind(GAME, "clicker", "any number", (Head(_clicks, anything),), "clicks")
