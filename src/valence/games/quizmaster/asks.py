"""Questions after the game: where on the scale a strong acid lies, and which value a base has."""

from collections.abc import Iterator
from decimal import Decimal
from zlib import crc32

from valence.chem.acids_bases import published
from valence.chem.cards import Acid, Base
from valence.core.concepts import About, Question
from valence.games.quizmaster.asking import PKW
from valence.games.quizmaster.cards import Card, CardSet
from valence.games.quizmaster.concepts import ACIDS, BASES
from valence.games.quizmaster.options import cards_of
from valence.games.quizmaster.state import State

RANGES = ("below", "low", "high", "above")  # 0, 7 and 14 are in between
_CLEAR = 2  # units between two values, so that nobody argues
_OTHERS = 2  # values of other bases to choose from


def asks_at_end(state: State) -> Iterator[Question]:
    cards = cards_of(state.options)
    if cards.of_kind("acid"):
        yield from (_SCALE, _STRONGER)
    for card in cards.values():
        if isinstance(card, Acid):
            yield from _range(card)
        elif _is_agreed(card):
            yield from _value(cards, card)


# Whether the scale of pKa goes below 0, asked twice: in general, and of two acids.
_SCALE = Question(
    "scale",
    ("never", "strong", "bases", "weak"),
    ("strong",),
    (About(ACIDS.id, ("strong",), {"no minus": ("never",)}),),
)
_STRONGER = Question(
    "stronger",
    ("plus", "minus", "equal", "no such"),
    ("minus",),
    (About(ACIDS.id, ("minus",), {"no minus": ("equal", "no such")}),),
)


def _range(acid: Acid) -> Iterator[Question]:
    """Ask about an acid with a negative value: tables disagree on the number, but not on its sign."""
    if acid.value < 0:
        right, wrong = (range_of(acid.value),), {"no minus": (range_of(-acid.value),)}
        yield Question("range", RANGES, right, (About(ACIDS.id, right, wrong),), subject=acid.id)


def range_of(value: Decimal) -> str:
    return RANGES[sum(value >= limit for limit in (0, 7, 14))]


def _value(cards: CardSet, base: Base) -> Iterator[Question]:
    """Ask for a pKaH among the pKb and the values of other bases."""
    swapped = PKW - base.value
    if abs(swapped - base.value) < _CLEAR:
        return
    others = [
        card.value
        for card in sorted(cards.of_kind("base"), key=lambda card: _mixed(base, card.id))
        if min(abs(card.value - base.value), abs(card.value - swapped)) >= _CLEAR
    ]
    values = dict.fromkeys((base.value, swapped, *others))
    choices = tuple(sorted(map(str, [*values][: 2 + _OTHERS]), key=lambda one: _mixed(base, one)))
    about = About(BASES.id, (str(base.value),), {"pKb": (str(swapped),)})
    yield Question("value", choices, (str(base.value),), (about,), subject=base.id)


def _is_agreed(card: Card) -> bool:
    """Return True for a value in water on which textbooks agree, as far as a set tells."""
    return card.solvent in ("water", "") and not published(card.id)


def _mixed(base: Base, one: str) -> int:
    return crc32(f"{base.id} {one}".encode())
