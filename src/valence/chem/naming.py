"""Names of cards, as a title and within a sentence."""

import re
from collections.abc import Mapping
from types import MappingProxyType

from valence.chem.cards import Card
from valence.chem.data_files import rows
from valence.chem.writing import subscript

# The American spelling of an IUPAC name, where they differ.
AMERICAN: Mapping[str, str] = MappingProxyType(
    {row["name"]: row["american"] for row in rows("spellings.csv")}
)
_OTHER_SPELLING = {**AMERICAN, **{american: iupac for iupac, american in AMERICAN.items()}}
_SPELLED = re.compile("|".join(_OTHER_SPELLING), re.IGNORECASE)


def in_american(text: str) -> str:
    """A text with IUPAC's and the American spelling swapped: "aluminum, also spelled aluminium"."""
    return _SPELLED.sub(_other_spelling, text)


def _other_spelling(found: re.Match[str]) -> str:
    other = _OTHER_SPELLING[found[0].lower()]
    return other.capitalize() if found[0][0].isupper() else other


def title(card: Card) -> str:
    """ "Lithium diisopropylamide (LDA)"."""
    return f"{card.name} ({subscript(card.short)})" if card.short else card.name


def in_a_sentence(card: Card) -> str:
    """ "lithium diisopropylamide (LDA)"."""
    return uncapitalized(title(card))


def uncapitalized(name: str) -> str:
    """A name within a sentence: "n-butyllithium" for "n-Butyllithium"; symbols such as DBU stay."""
    return re.sub("[A-Z](?=[a-z]{2})", lambda letter: letter[0].lower(), name, count=1)
