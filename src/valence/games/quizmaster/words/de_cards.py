"""Cards and answers as German sentences name them."""

from collections.abc import Mapping
from functools import cache

from valence.chem.acids_bases import cards
from valence.chem.cards import Kind, kind_of
from valence.chem.names import de, names
from valence.chem.reactions import ESTIMATED
from valence.core.grammar.de import number
from valence.core.languages import DEFAULT, Language
from valence.games.quizmaster.cards import Card
from valence.sets.lexicon import Substance, common_name

GERMAN = Language("de")


def in_german(text: str) -> str:
    """Return the name or value that the table reads out or offers, with a German name or a decimal comma.

    A move names a built-in card in English whatever the table speaks; other texts stay as they were typed.
    """
    return _titles().get(text) or number(text)


@cache
def _titles() -> Mapping[str, str]:
    """Return the German names of the built-in cards by their English ones."""
    return {names(DEFAULT).title(card): de.title(card) for card in cards().values()}


def described(card: Card) -> str:
    """ "Aceton, eine Säure mit pKa 19,3 (in Wasser)" """
    kind = kind_of(card)
    value = f"{quantity(kind)} {number(card.value)}"
    return f"{de.in_a_sentence(card)}, {a(kind)} mit {value}{_origin(card)}"


def measured(card: Card) -> str:
    """ "gilt in Wasser", "ist geschätzt": how the value on a card came about, after its subject."""
    return "ist geschätzt" if card.solvent == ESTIMATED else f"gilt in {_solvent(card)}"


def _origin(card: Card) -> str:
    """Return " (in Wasser)"; empty where a set doesn't tell."""
    if card.solvent == ESTIMATED:
        return " (geschätzt)"
    return f" (in {_solvent(card)})" if card.solvent else ""


def _solvent(card: Card) -> str:
    return "Wasser" if card.solvent == "water" else card.solvent


def substance(one: Substance) -> str:
    """ "Dimethylether" """
    return common_name(one, GERMAN)


def quantity(kind: Kind) -> str:
    return "pKa" if kind == "acid" else "pKaH"


def a(kind: Kind) -> str:
    """ "eine Säure", which is the nominative and the accusative."""
    return f"eine {called(kind)}"


def called(kind: Kind) -> str:
    return "Säure" if kind == "acid" else "Base"
