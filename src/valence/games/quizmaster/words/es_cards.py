"""Cards and answers as Spanish sentences name them."""

from collections.abc import Mapping
from decimal import Decimal
from functools import cache
from re import fullmatch

from valence.chem.acids_bases import cards, values_in_dmso
from valence.chem.cards import Kind, kind_of
from valence.chem.names import es, names
from valence.chem.reactions import ESTIMATED
from valence.core.grammar.es import decimal
from valence.core.languages import DEFAULT
from valence.games.quizmaster.cards import Card
from valence.sets.acids_bases import has_built_in_value

CLOSE_TO_DMSO = Decimal("0.5")
_SOLVENTS = {"water": "agua"}


def described(card: Card) -> str:
    """ "acetona, un ácido con pKa 19,3" """
    kind = kind_of(card)
    quantity = f"{quantity_of(kind)} {value_of(card)}"
    where = f" ({origin(card)})" if origin(card) else ""
    return f"{es.in_a_sentence(card)}, {a_kind(kind)} con {quantity}{where}"


def value_of(card: Card) -> str:
    return decimal(str(card.value))


def origin(card: Card) -> str:
    """Return "en agua"; empty where a set doesn't tell."""
    if card.solvent == ESTIMATED:
        return "estimado"
    return f"en {_SOLVENTS.get(card.solvent, card.solvent)}" if card.solvent else ""


def in_dmso(card: Card, off: Decimal) -> str:
    """Recognize the value in DMSO, where the card has one from elsewhere."""
    known = values_in_dmso().get(card.id) if has_built_in_value(card) else None
    if known is None or abs(card.value + off - known) > CLOSE_TO_DMSO:
        return ""
    value = decimal(f"{known.normalize():f}")
    return f"; {value} es el valor en DMSO, y el de la carta es un valor {origin(card)}"


def quantity_of(kind: Kind) -> str:
    return "pKa" if kind == "acid" else "pKaH"


def kind_written(kind: Kind) -> str:
    return "ácido" if kind == "acid" else "base"


def a_kind(kind: Kind) -> str:
    return "un ácido" if kind == "acid" else "una base"


def said(text: str) -> str:
    """Return what the table reads out or offers, with a Spanish name or a decimal comma.

    A move names a built-in card in English whatever the table speaks; other texts stay as they were typed.
    """
    if text in _titles():
        return _titles()[text]
    return decimal(text) if fullmatch(r"-?\d+(\.\d+)?", text) else text


@cache
def _titles() -> Mapping[str, str]:
    """Return the Spanish names of the built-in cards by their English ones."""
    return {names(DEFAULT).title(card): es.title(card) for card in cards().values()}
