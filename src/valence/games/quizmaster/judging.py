"""R5, R6: whether an answer is right, whatever form people type it in."""

import re
from collections.abc import Iterable
from decimal import Decimal
from functools import cache
from unicodedata import normalize

from msgspec import Struct

from valence.chem.acids_bases import plain_name, published
from valence.chem.cards import Kind, kind_of
from valence.chem.formulas import read_formula
from valence.games.quizmaster.cards import ALIKE, CARDS, Card, CardId, names, of_kind
from valence.games.quizmaster.state import Show

LETTERS_FOR_A_SLIP = 6

_ABOUT = r"(?:[~≈≃=:]|ca\.?|circa|about|approx\.?)?"
_NUMBER = re.compile(
    rf"(?:pk_?\(?ah?\)?\s*)?{_ABOUT}\s*(?P<minus>[-−–‒﹣－]|minus\s)?\+?\s*(?P<number>\d+(?:[.,]\d*)?|[.,]\d+)",
    re.IGNORECASE,
)


class Judgement(Struct, frozen=True):
    is_right: bool
    card: CardId | None = None  # the card that the text names, if it names one
    off: Decimal | None = None  # how far above the card's value the answer lies
    remark: str = ""  # why another value than the card's is right too


def judge(card: CardId, show: Show, text: str, tolerance: float) -> Judgement:
    """What an answer is worth when this side of the card was shown."""
    if show == "name":
        return _judge_value(CARDS[card], text, tolerance)
    return _judge_compound(CARDS[card], text)


# R5: values


def _judge_value(card: Card, text: str, tolerance: float) -> Judgement:
    number = read_number(text)
    if number is None:
        return Judgement(is_right=False)
    off = number - card.value
    # Through its text, so that 0.1 is a tenth and not the nearest binary fraction.
    allowed = Decimal(str(tolerance))
    if abs(off) <= allowed:
        return Judgement(is_right=True, off=off)
    others = published(card.id) if allowed else None
    is_right = others is not None and others.is_near(number, allowed)
    return Judgement(is_right, off=off, remark=others.remark if others and is_right else "")


def read_number(text: str) -> Decimal | None:
    """The number in `4.76`, `4,76`, `−7`, `~16` or `pKa 16`; None when there is none."""
    found = _NUMBER.fullmatch(_compatible(text).strip())
    if found is None:
        return None
    number = Decimal(found["number"].replace(",", "."))
    return -number if found["minus"] else number


# R6: compounds


def _judge_compound(card: Card, text: str) -> Judgement:
    kind = kind_of(card)
    meant = named(text, kind)
    if not meant:
        other = named(text, "base" if kind == "acid" else "acid")
        return Judgement(is_right=False, card=other[0] if other else None)
    nearest = min(meant, key=lambda named: abs(CARDS[named].value - card.value))
    off = CARDS[nearest].value - card.value
    return Judgement(is_right=off == 0, card=nearest, off=off)


@cache
def right_cards(kind: Kind, value: Decimal) -> tuple[CardId, ...]:
    """Every card of this kind that shows exactly this value."""
    return tuple(card.id for card in of_kind(kind) if card.value == value)


def named(text: str, kind: Kind) -> tuple[CardId, ...]:
    """The cards of this kind that a text names: by name or synonym, by formula, or by a name with one slip."""
    typed = plain_name(text)
    return _names(kind).get(typed) or _formulas(kind).get(_atoms(text), ()) or _by_slip(typed, kind)


@cache
def _names(kind: Kind) -> dict[str, tuple[CardId, ...]]:
    """Every name and every written formula, normalized, with the cards that have it."""
    return _index(
        (plain_name(name), card.id)
        for card in of_kind(kind)
        for name in (*names(card.id), card.formula, card.condensed)
    )


@cache
def _formulas(kind: Kind) -> dict[str, tuple[CardId, ...]]:
    return _index((card.composition.hill, card.id) for card in of_kind(kind))


def _index(pairs: Iterable[tuple[str, CardId]]) -> dict[str, tuple[CardId, ...]]:
    found: dict[str, tuple[CardId, ...]] = {}
    for name, card in dict.fromkeys(pairs):
        found[name] = (*found.get(name, ()), card)
    return found


def _atoms(text: str) -> str:
    """CH3CH2OH and C2H6O have the same atoms, so they are the same answer; "" when it is not a formula."""
    try:
        return read_formula(_compatible(text).strip()).hill
    except ValueError:
        return ""


def _by_slip(typed: str, kind: Kind) -> tuple[CardId, ...]:
    if typed in _other_substances():
        return ()
    found = (
        card.id
        for card in of_kind(kind)
        if any(is_slip(typed, plain_name(name)) for name in names(card.id))
    )
    return tuple(found)


def is_slip(typed: str, name: str) -> bool:
    """One letter more, fewer, wrong or exchanged with its neighbour; not a wrong digit, and not ethyl for methyl."""
    if sum(map(str.isalpha, name)) < LETTERS_FOR_A_SLIP or _digits(typed) != _digits(name):
        return False
    if typed.replace("meth", "eth") == name.replace("meth", "eth"):
        return False
    # Imported here because most answers are judged without it.
    from rapidfuzz.distance import OSA

    return OSA.distance(typed, name, score_cutoff=1) <= 1


@cache
def _other_substances() -> frozenset[str]:
    """Names that don't count as typos, because they mean another card or another substance."""
    return frozenset({*_names("acid"), *_names("base"), *map(plain_name, ALIKE)})


def _digits(name: str) -> str:
    return "".join(filter(str.isdigit, name))


def _compatible(text: str) -> str:
    """Normalizes full-width and small forms of digits and signs."""
    return normalize("NFKC", text)
