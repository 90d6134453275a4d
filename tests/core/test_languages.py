"""Languages, and a test language that marks every text."""

from dataclasses import dataclass

import pytest

from valence.chem.formulas import salt
from valence.chem.grades import RIGHT
from valence.chem.ions import ion
from valence.chem.names import grading, names
from valence.chem.words import words
from valence.core.languages import DEFAULT, derive_language, language, texts_in
from valence.games import concept_words

MARKED = derive_language("x-brackets", lambda text: f"[{text}]")


@dataclass(frozen=True)
class Texts:
    title: str
    within: tuple[str, ...]


def test_a_language_is_one_that_there_is() -> None:
    assert (language("en"), language("x-brackets")) == (DEFAULT, MARKED)
    with pytest.raises(ValueError, match="no language called 'tlh'; there are en"):
        language("tlh")


def test_every_text_of_a_test_language_is_marked() -> None:
    texts = {"one": Texts("Salts", ("of iron", "of gold"))}
    assert texts_in(DEFAULT, {DEFAULT: texts}) is texts
    assert texts_in(MARKED, {DEFAULT: texts}) == {
        "one": Texts("[Salts]", ("[of iron]", "[of gold]"))
    }


def test_names_are_marked_and_grades_are_not() -> None:
    chloride = salt(ion("Fe3+"), ion("Cl-"))
    assert names(DEFAULT).salt("Fe3+", "Cl-") == "iron(III) chloride"
    assert names(MARKED).salt("Fe3+", "Cl-") == "[iron(III) chloride]"
    assert grading(MARKED).grade("iron(III) chloride", chloride) == RIGHT
    assert grading(MARKED).read_ion("sulfate") == ion("(SO4)2-")


def test_sentences_and_concepts_are_marked() -> None:
    assert words(MARKED).remark_words("two words") == "[The name has two words.]"
    assert concept_words(DEFAULT)["sign"].title == "Which ions attract each other"
    assert concept_words(MARKED)["sign"].title == "[Which ions attract each other]"
    assert concept_words(MARKED)["ratio"].ideas["own charge"].says.startswith("[Every ion")
