"""Names that students write, each with the mistake that a teacher would point out first."""

import pytest

from tests.chem.test_formula_grading import of
from valence.chem.formulas import salt
from valence.chem.grades import Mistake
from valence.chem.ions import IONS
from valence.chem.names import en
from valence.chem.names.en_grading import grade
from valence.chem.words.en import mistake_words, remark_words


@pytest.mark.parametrize(
    ("ions", "written"),
    [
        ("Na+ Cl-", "sodium chloride"),
        ("Na+ Cl-", "  Sodium  Chloride "),
        ("Al3+ O2-", "aluminium oxide"),
        ("Al3+ O2-", "aluminum oxide"),
        ("Na+ (SO4)2-", "sodium sulphate"),
        ("Fe3+ Cl-", "iron(III) chloride"),
        ("Fe3+ Cl-", "iron (iii) chloride"),
        ("Fe3+ Cl-", "Iron III chloride"),
        ("Fe3+ Cl-", "iron(3+) chloride"),
    ],
)
def test_right_names(ions: str, written: str) -> None:
    graded = grade(written, of(ions))
    assert (graded.is_right, graded.remark) == (True, None)


@pytest.mark.parametrize(
    ("ions", "written", "remark"),
    [
        ("Na+ Cl-", "sodiumchloride", "two words"),
        ("Na+ Cl-", "sodium(I) chloride", "needless charge"),
        ("Fe3+ Cl-", "iron(3) chloride", "Roman numeral"),
        ("Fe3+ Cl-", "iron 3 chloride", "Roman numeral"),
        ("Fe3+ Cl-", "ferric chloride", "older name"),
        ("Cu+ O2-", "cuprous oxide", "older name"),
    ],
)
def test_a_right_name_in_an_unusual_form_gets_a_remark(
    ions: str, written: str, remark: str
) -> None:
    graded = grade(written, of(ions))
    assert (graded.is_right, graded.remark) == (True, remark)
    assert graded.remark is not None
    assert remark_words(graded.remark)


@pytest.mark.parametrize(
    ("ions", "written", "mistake"),
    [
        ("Na+ Cl-", "", Mistake("empty")),
        ("Na+ Cl-", "NaCl", Mistake("formula for name")),
        ("Na+ O2-", "Na₂O", Mistake("formula for name")),
        ("Na+ Cl-", "sodium ion chloride ion", Mistake("word ion")),
        ("Na+ Cl-", "sodium", Mistake("ion missing", wanted="Cl-")),
        ("Na+ Cl-", "chloride sodium", Mistake("order")),
        ("Fe3+ Cl-", "chloride iron(III)", Mistake("order")),
        ("Na+ Cl-", "sodium chlorine", Mistake("element for ion", "chlorine", "Cl-")),
        ("Ca2+ N3-", "calcium nitrogen", Mistake("element for ion", "nitrogen", "N3-")),
        ("Na+ Cl-", "potassium chloride", Mistake("other ion", "K+", "Na+")),
        ("Na+ Cl-", "sodium chlorite", Mistake("other ion", "(ClO2)-", "Cl-")),
        ("Na+ (SO4)2-", "sodium sulfite", Mistake("other ion", "(SO3)2-", "(SO4)2-")),
        ("Na+ (SO3)2-", "sodium sulfate", Mistake("other ion", "(SO4)2-", "(SO3)2-")),
        ("Na+ (NO2)-", "sodium nitride", Mistake("other ion", "N3-", "(NO2)-")),
        ("K+ (ClO)-", "potassium chlorate", Mistake("other ion", "(ClO3)-", "(ClO)-")),
        ("Na+ (N3)-", "sodium nitride", Mistake("other ion", "N3-", "(N3)-")),
        ("Ca2+ Cl-", "calcium dichloride", Mistake("prefix", "dichloride", "Cl-")),
        ("Al3+ O2-", "dialuminium trioxide", Mistake("prefix", "dialuminium", "Al3+")),
        ("Fe3+ Cl-", "iron chloride", Mistake("charge missing", wanted="Fe3+")),
        ("Fe3+ Cl-", "iron(II) chloride", Mistake("other charge", "Fe2+", "Fe3+")),
        ("Fe3+ Cl-", "ferrous chloride", Mistake("other charge", "Fe2+", "Fe3+")),
        ("Cu2+ O2-", "copper(I) oxide", Mistake("other charge", "Cu+", "Cu2+")),
        ("Fe3+ Cl-", "iron(V) chloride", Mistake("other charge", "(V)", "Fe3+")),
        ("Ca2+ O2-", "calcium(I) oxide", Mistake("other charge", "(I)", "Ca2+")),
        ("Fe3+ Cl-", "cupric chloride", Mistake("other ion", "Cu2+", "Fe3+")),
        ("Na+ Cl-", "sodium cloride", Mistake("spelling", "cloride", "Cl-")),
        ("Na+ Cl-", "soduim chloride", Mistake("spelling", "soduim", "Na+")),
        ("Na+ Cl-", "table salt", Mistake("unknown word", "table", "Na+")),
        ("Na+ Cl-", "sodium salt", Mistake("unknown word", "salt", "Cl-")),
    ],
)
def test_the_first_mistake_in_a_name(ions: str, written: str, mistake: Mistake) -> None:
    wanted = of(ions)
    graded = grade(written, wanted)
    assert graded.mistake == mistake
    assert en.salt(wanted.cation.id, wanted.anion.id) not in mistake_words(mistake, wanted)


def test_every_salt_is_graded_right_as_the_program_names_it() -> None:
    cations = [one for one in IONS.values() if one.is_cation]
    anions = [one for one in IONS.values() if not one.is_cation]
    for made in (salt(cation, anion) for cation in cations for anion in anions):
        assert grade(en.salt(made.cation.id, made.anion.id), made).is_right
