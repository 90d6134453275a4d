"""Sentences about chemistry in each language."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache

from valence.chem.cards import Card
from valence.chem.compounds import Wording
from valence.chem.formulas import Salt
from valence.chem.grades import Mistake, RemarkKind
from valence.chem.polymer import Substance
from valence.chem.words import en
from valence.core.concepts import ConceptWords
from valence.core.languages import DEFAULT, Language, texts_in


@dataclass(frozen=True, kw_only=True, eq=False)
class ChemWords:
    """The sentences of one language."""

    # A mistake in a written formula or name, without giving the answer away.
    mistake: Callable[[Mistake, Salt], str]
    # The usual way to write a right answer.
    remark: Callable[[RemarkKind], str]
    # Why a compound doesn't exist, by its formula, for readers of this age; empty if it does.
    existence: Callable[[str, Wording], str]
    # The other spelling of a name; empty if there is none.
    spelling: Callable[[str], str]
    # Why an acid or base has its value, and what else there is to know about it.
    why: Callable[[Card], str]
    note: Callable[[Card], str]
    # The same of a substance of radical polymerisation.
    role: Callable[[Substance], str]
    about: Callable[[Substance], str]
    # The concepts that several games show, by id.
    concepts: Mapping[str, ConceptWords]


_ENGLISH = ChemWords(
    mistake=en.mistake_words,
    remark=en.remark_words,
    existence=en.existence_words,
    spelling=en.spelling_words,
    why=lambda card: card.why,
    note=lambda card: card.note,
    role=lambda substance: substance.card_text,
    about=lambda substance: substance.note,
    concepts=en.CONCEPTS,
)
_WORDS: Mapping[Language, ChemWords] = {DEFAULT: _ENGLISH}


@cache
def words(language: Language) -> ChemWords:
    return texts_in(language, _WORDS)
