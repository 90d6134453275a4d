"""The names of elements, ions, salts and substances in each language, and the grading of typed names."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Protocol

from valence.chem.called import Called
from valence.chem.cards import Card, Named, WithConjugate
from valence.chem.formulas import Salt
from valence.chem.grades import Grade
from valence.chem.ions import Ion
from valence.chem.names import en
from valence.core.languages import DEFAULT, InEach, Language, derive_language, texts_in

AMERICAN = derive_language("en-US", en.american)


class Names(Protocol):
    """The names of one language. Elements are given by symbol, ions and substances by id."""

    def element(self, symbol: str, /) -> str: ...
    def ion(self, id_: str, /) -> str: ...
    # A cation without its charge: iron.
    def metal(self, cation: str, /) -> str: ...
    # The salt of a cation and an anion.
    def salt(self, cation: str, anion: str, /) -> str: ...
    # A salt as somebody names it who has a misconception about a concept.
    def misnamed(self, salt: Salt, idea: tuple[str, str] | None, /) -> str: ...
    # What somebody calls a salt.
    def called(self, given: Called, /) -> str: ...
    # A real compound that the ion games leave out, by its formula.
    def left_out(self, formula: str, /) -> str: ...
    # A substance of radical polymerisation.
    def substance(self, id_: str, /) -> str: ...
    # The radical that a substance leaves on a chain: benzoyloxy.
    def radical(self, id_: str, /) -> str: ...
    # An acid or base; with its short name, as a title and within a sentence.
    def card(self, of: Named, /) -> str: ...
    def title(self, of: Card, /) -> str: ...
    def in_a_sentence(self, of: Card, /) -> str: ...
    # Other names of a built-in acid or base.
    def synonyms(self, id_: str, /) -> tuple[str, ...]: ...
    # The acid without its proton, or the base with one more; empty where a set doesn't tell.
    def conjugate(self, of: WithConjugate, /) -> str: ...
    # A name without its capital letter, except where it is a symbol.
    def uncapitalized(self, name: str, /) -> str: ...


class Grading(Protocol):
    """The reading and grading of names that somebody types in one language."""

    # The ion in `Mg2+`, `SO4 2-` or `sulfate`; an unknown one is a ValueError with the nearest.
    def read_ion(self, text: str, /) -> Ion: ...
    # The grade of a typed name of a salt.
    def grade(self, text: str, wanted: Salt, /) -> Grade: ...


class Typos(Protocol):
    """The changes of a name in one language that are no typos."""

    ENDING: re.Pattern[str]
    METHYL: str
    ETHYL: str


_NAMES: Mapping[Language, Names] = InEach(__name__, lambda said: said)
_GRADING: Mapping[Language, Grading] = InEach(__name__, lambda said: said, "_grading")
_TYPOS: Mapping[Language, Typos] = InEach(__name__, lambda said: said, "_typos")


@cache
def names(language: Language) -> Names:
    return texts_in(language, _NAMES)


@cache
def grading(language: Language) -> Grading:
    return texts_in(language, _GRADING)


@cache
def typos(language: Language) -> Typos:
    return _TYPOS.get(language) or _TYPOS[DEFAULT]


def grade_of(called: Called, wanted: Salt, language: Language) -> Grade:
    """Grade a name in the language in which it was typed; ions have one in every language."""
    typed_in = language if isinstance(called, str) else DEFAULT
    return grading(typed_in).grade(names(typed_in).called(called), wanted)
