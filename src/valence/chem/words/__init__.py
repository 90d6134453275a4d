"""Sentences about chemistry in each language."""

from collections.abc import Mapping
from functools import cache
from typing import Protocol

from valence.chem.cards import Acid, Card
from valence.chem.formulas import Salt
from valence.chem.grades import Mistake, RemarkKind
from valence.chem.polymer import Substance
from valence.chem.wording import Wording
from valence.core.concepts import ConceptWords
from valence.core.languages import InEach, Language, texts_in


class ChemWords(Protocol):
    """The sentences of one language."""

    # A mistake in a written formula or name, without giving the answer away.
    def mistake_words(self, mistake: Mistake, wanted: Salt, /) -> str: ...
    # The usual way to write a right answer.
    def remark_words(self, remark: RemarkKind, /) -> str: ...
    # Why a compound doesn't exist, by its formula, for readers of this age; empty if it does.
    def existence_words(self, formula: str, wording: Wording, /) -> str: ...
    # The other spelling of a name; empty if there is none.
    def spelling_words(self, name: str, /) -> str: ...
    # Why an acid or base has its value, for these readers, and what else there is to know about it.
    def why(self, card: Card, wording: Wording, /) -> str: ...
    def note(self, card: Card, /) -> str: ...
    # What a ruling tells about it, and the bond of its acidic H.
    def told(self, card: Card, wording: Wording, /) -> str: ...
    def acidic_h(self, acid: Acid, /) -> str: ...
    # Why other tables print another value for a built-in acid or base, the nth.
    def remark_in_print(self, id_: str, n: int, /) -> str: ...
    # Why nothing happens between an acid and a base in the lab, as a clause.
    def lab_remark(self, acid: str, base: str, /) -> str: ...
    # What was found about two growing ends of these monomers.
    def termination_note(self, one: str, other: str, /) -> str: ...
    # The role and the facts of a substance of radical polymerisation.
    def role(self, substance: Substance, /) -> str: ...
    def about(self, substance: Substance, /) -> str: ...

    # The concepts that several games show, by id.
    CONCEPTS: Mapping[str, ConceptWords]


_WORDS: Mapping[Language, ChemWords] = InEach(__name__, lambda said: said)


@cache
def words(language: Language) -> ChemWords:
    return texts_in(language, _WORDS)
