"""The names of elements, ions, salts and substances in each language, and the grading of typed names."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache

from valence.chem.called import Called
from valence.chem.cards import Card, Named, WithConjugate
from valence.chem.formulas import Salt
from valence.chem.grades import Grade
from valence.chem.ions import Ion
from valence.chem.names import en, en_grading
from valence.core.languages import DEFAULT, Language, derive_language, texts_in

AMERICAN = derive_language("en-US", en.american)


@dataclass(frozen=True, kw_only=True, eq=False)
class Names:
    """The names of one language. Elements are given by symbol, ions and substances by id."""

    element: Callable[[str], str]
    ion: Callable[[str], str]
    # A cation without its charge: iron.
    metal: Callable[[str], str]
    # The salt of a cation and an anion.
    salt: Callable[[str, str], str]
    # A salt as somebody names it who has a misconception about a concept.
    misnamed: Callable[[Salt, tuple[str, str] | None], str]
    # What somebody calls a salt.
    called: Callable[[Called], str]
    # A real compound that the ion games leave out, by its formula.
    left_out: Callable[[str], str]
    # A substance of radical polymerisation.
    substance: Callable[[str], str]
    # The radical that a substance leaves on a chain: benzoyloxy.
    radical: Callable[[str], str]
    # An acid or base; with its short name, as a title and within a sentence.
    card: Callable[[Named], str]
    title: Callable[[Card], str]
    in_a_sentence: Callable[[Card], str]
    # Other names of a built-in acid or base.
    synonyms: Callable[[str], tuple[str, ...]]
    # The acid without its proton, or the base with one more; empty where a set doesn't tell.
    conjugate: Callable[[WithConjugate], str]
    # A name without its capital letter, except where it is a symbol.
    uncapitalized: Callable[[str], str]
    # The ion in `Mg2+`, `SO4 2-` or `sulfate`; an unknown one is a ValueError with the nearest.
    read_ion: Callable[[str], Ion]
    # The grade of a typed name of a salt.
    grade: Callable[[str, Salt], Grade]


_ENGLISH = Names(
    element=en.element,
    ion=en.ion,
    metal=en.metal,
    salt=en.salt,
    misnamed=en.misnamed,
    called=en.called,
    left_out=en.left_out,
    substance=en.substance,
    radical=en.radical,
    card=en.card,
    title=en.title,
    in_a_sentence=en.in_a_sentence,
    synonyms=en.synonyms,
    conjugate=en.conjugate,
    uncapitalized=en.uncapitalized,
    read_ion=en_grading.read_ion,
    grade=en_grading.grade,
)

_NAMES: Mapping[Language, Names] = {DEFAULT: _ENGLISH}


@cache
def names(language: Language) -> Names:
    return texts_in(language, _NAMES)


def grade_of(called: Called, wanted: Salt, language: Language) -> Grade:
    """Grade a name in the language in which it was typed; ions have one in every language."""
    known = names(language if isinstance(called, str) else DEFAULT)
    return known.grade(known.called(called), wanted)
