"""R4: questions built from parts, and their answers from a card."""

from collections.abc import Iterable, Iterator
from decimal import Decimal
from functools import lru_cache
from typing import Annotated, Literal, TypeAlias, TypeVar, assert_never

from msgspec import Meta, Struct, field

from valence.chem.cards import NUCLEOPHILICITIES, Acid, Base, kind_of
from valence.chem.reactions import is_guarded
from valence.chem.structures import PATTERNS
from valence.games.whoami.cards import (
    ACIDIC_ATOMS,
    AcidicAtom,
    Card,
    CardId,
    CardSet,
    acidic_h_on,
    atoms,
    beats,
    carries_metal,
    is_salt,
)
from valence.sets.hiding import Hidden

T = TypeVar("T", str, Decimal)

Op: TypeAlias = Literal["<", ">="]
Number: TypeAlias = (
    Annotated[int, Meta(ge=-1000, le=1000)] | Annotated[float, Meta(ge=-1000, le=1000)]
)


class OfKind(Struct, frozen=True, tag_field="about", tag="kind", forbid_unknown_fields=True):
    is_: Literal["acid", "base"] = field(name="is")


class Value(Struct, frozen=True, tag_field="about", tag="value", forbid_unknown_fields=True):
    op: Op
    than: Number


class Mass(Struct, frozen=True, tag_field="about", tag="mass", forbid_unknown_fields=True):
    op: Op
    than: Number


class Carbons(Struct, frozen=True, tag_field="about", tag="carbons", forbid_unknown_fields=True):
    op: Op
    than: Annotated[int, Meta(ge=0, le=1000)]


class HasElement(Struct, frozen=True, tag_field="about", tag="element", forbid_unknown_fields=True):
    has: str


class HasGroup(Struct, frozen=True, tag_field="about", tag="group", forbid_unknown_fields=True):
    has: str


class Guarded(Struct, frozen=True, tag_field="about", tag="guarded", forbid_unknown_fields=True):
    pass


class Nucleophilicity(
    Struct, frozen=True, tag_field="about", tag="nucleophilicity", forbid_unknown_fields=True
):
    is_: Literal["non", "weak", "strong"] = field(name="is")


class CarriesMetal(Struct, frozen=True, tag_field="about", tag="metal", forbid_unknown_fields=True):
    pass


class AcidicH(Struct, frozen=True, tag_field="about", tag="acidic_h", forbid_unknown_fields=True):
    """A question about the atom that the acidic H is on."""

    on: AcidicAtom


class IsSalt(Struct, frozen=True, tag_field="about", tag="salt", forbid_unknown_fields=True):
    pass


class Beats(Struct, frozen=True, tag_field="about", tag="beats", forbid_unknown_fields=True):
    """A question about deprotonating, or protonating, the card named."""

    card: CardId


Question: TypeAlias = (
    OfKind
    | Value
    | Mass
    | Carbons
    | HasElement
    | HasGroup
    | Guarded
    | Nucleophilicity
    | CarriesMetal
    | AcidicH
    | IsSalt
    | Beats
)


def is_true(cards: CardSet, question: Question, card: CardId) -> bool:
    return card in true_of(cards, question)


# Questions are unlimited, so the cache is bounded.
@lru_cache(maxsize=4096)
def true_of(cards: CardSet, question: Question) -> frozenset[CardId]:
    return frozenset(card.id for card in cards.values() if _is_true(cards, question, card))


def is_hidden(question: Question, hidden: Hidden) -> bool:
    """R9: return True if only the table can tell which cards the answer excludes."""
    match question:
        case Value():
            return hidden.values
        case Guarded() | HasGroup():
            return hidden.classes
        case Nucleophilicity():
            return hidden.nucleophilicity
        case Beats():
            return hidden.beating
        case _:
            return False


@lru_cache(maxsize=64)
def can_answer(cards: CardSet, about: type[Question]) -> bool:
    """Return True if the cards tell: groups and ions need structures, and the place of the acidic H must be given."""
    if about in (HasGroup, IsSalt):
        return all(card.smiles for card in cards.values())
    if about is AcidicH:
        return all(card.acidic_h for card in cards.acids)
    return True


def _is_true(cards: CardSet, question: Question, asked: Card) -> bool:  # noqa: C901  # one case a part
    match question:
        case OfKind(is_=kind):
            return kind_of(asked) == kind
        case Value(op=op, than=than):
            return _compare(asked.value, op, than)
        case Mass(op=op, than=than):
            return _compare(asked.mass, op, than)
        case Carbons(op=op, than=than):
            return _compare(Decimal(atoms(asked).get("C", 0)), op, than)
        case HasElement(has=symbol):
            return symbol in atoms(asked)
        case HasGroup(has=group):
            return group in asked.groups
        case Guarded():
            return isinstance(asked, Acid) and is_guarded(asked)
        case Nucleophilicity(is_=strength):
            return isinstance(asked, Base) and asked.nucleophilicity == strength
        case CarriesMetal():
            return carries_metal(asked)
        case AcidicH(on=atom):
            return acidic_h_on(asked) == atom
        case IsSalt():
            return is_salt(asked)
        case Beats(card=other):
            return beats(asked, cards[other])
        case _:
            assert_never(question)


def _compare(number: Decimal, op: Op, than: float) -> bool:
    # Through its text, so that 10.33 is what was typed and not the nearest binary fraction.
    limit = Decimal(str(than))
    return number < limit if op == "<" else number >= limit


@lru_cache(maxsize=64)
def worth_asking(cards: CardSet) -> tuple[Question, ...]:
    """Return the questions that distinguish cards; not "at least", which is "less than" reversed."""
    return tuple(
        question
        for question in _questions(cards)
        if can_answer(cards, type(question)) and 0 < len(true_of(cards, question)) < len(cards)
    )


def _questions(cards: CardSet) -> Iterator[Question]:
    yield OfKind("acid")
    yield OfKind("base")
    values = _sorted(card.value for card in cards.values())
    yield from (Value("<", _number(value)) for value in values)
    yield from (Mass("<", mass) for mass in range(10, 300, 10))
    yield from (Carbons("<", carbons) for carbons in range(1, 20))
    symbols = _sorted(symbol for card in cards.values() for symbol in atoms(card))
    yield from map(HasElement, symbols)
    yield from map(HasGroup, PATTERNS)
    yield Guarded()
    yield from map(Nucleophilicity, NUCLEOPHILICITIES)
    yield CarriesMetal()
    yield from map(AcidicH, ACIDIC_ATOMS)
    yield IsSalt()
    yield from map(Beats, cards)


def _sorted(things: Iterable[T]) -> list[T]:
    """Return each thing once, in order."""
    return sorted(set(things))


def _number(value: Decimal) -> Number:
    return int(value) if value == int(value) else float(value)
