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
        ("K+ (IO4)-", "potassium metaperiodate", "other name"),
        ("Na+ (PO4)3-", "sodium orthophosphate", "other name"),
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
        ("Na+ Cl-", "table salt", Mistake("common name", "table salt")),
        ("Al3+ O2-", "alumina", Mistake("common name", "alumina")),
        ("Na+ (ClO)-", "bleach", Mistake("common name", "bleach")),
        ("Na+ Cl-", "quicklime", Mistake("one word", "quicklime")),
        ("Ca2+ Cl-", "kalziumchlorid", Mistake("one word", "kalziumchlorid")),
        ("Na+ Cl-", "chloride", Mistake("ion missing", wanted="Na+")),
        ("Fe3+ Cl-", "iron(III)", Mistake("ion missing", wanted="Cl-")),
        ("Fe3+ Cl-", "iron trichloride", Mistake("stoichiometric", "iron trichloride")),
        ("Au3+ Cl-", "gold trichloride", Mistake("stoichiometric", "gold trichloride")),
        ("Fe3+ O2-", "diiron trioxide", Mistake("stoichiometric", "diiron trioxide")),
        ("Cu2+ O2-", "copper monoxide", Mistake("stoichiometric", "copper monoxide")),
        ("Cu+ O2-", "dicopper oxide", Mistake("stoichiometric", "dicopper oxide")),
        ("Cu2+ O2-", "copper oxide", Mistake("charge missing", wanted="Cu2+")),
        ("Fe2+ S2-", "copper(II) iodide", Mistake("other ion", "Cu2+", "Fe2+")),
        ("Fe2+ S2-", "copper(I) sulfide", Mistake("other ion", "Cu+", "Fe2+")),
        ("Fe2+ S2-", "copper sulfide", Mistake("other metal", "Cu+", "Fe2+")),
        ("Fe2+ S2-", "copper(III) sulfide", Mistake("other metal", "Cu+", "Fe2+")),
        ("Na+ (PO3)3-", "sodium phosphonate", Mistake("other ion", "(HPO3)2-", "(PO3)3-")),
        (
            "Na+ (CO3)2-",
            "sodium hydrogencarbonate",
            Mistake("other ion", "(HCO3)-", "(CO3)2-"),
        ),
        ("Na+ (ClO)-", "sodium hypochlorate", Mistake("no such ending", "hypochlorate", "(ClO)-")),
        ("Na+ (ClO4)-", "sodium perchlorite", Mistake("no such ending", "perchlorite", "(ClO4)-")),
        (
            "Na+ (ClO)-",
            "sodium hypochloride",
            Mistake("ide for oxyanion", "hypochloride", "(ClO)-"),
        ),
        ("Ca2+ O2-", "calcium oxate", Mistake("unknown word", "oxate", "O2-")),
        ("Na+ (ClO)-", "sodium hypoclorite", Mistake("spelling", "hypoclorite", "(ClO)-")),
        ("Na+ Cl-", "sodium salt", Mistake("unknown word", "salt", "Cl-")),
    ],
)
def test_the_first_mistake_in_a_name(ions: str, written: str, mistake: Mistake) -> None:
    wanted = of(ions)
    graded = grade(written, wanted)
    assert graded.mistake == mistake
    assert en.salt(wanted.cation.id, wanted.anion.id) not in mistake_words(mistake, wanted)


@pytest.mark.parametrize(
    ("ions", "written", "said"),
    [
        ("Fe2+ S2-", "copper(II) iodide", "Copper(II) is Cu²⁺, but the ion here is Fe²⁺."),
        ("Fe2+ S2-", "copper sulfide", "Cu is another metal; the cation here is Fe²⁺."),
        ("Na+ (PO3)3-", "sodium phosphonate", "Phosphonate is HPO₃²⁻, but the ion here is PO₃³⁻."),
    ],
)
def test_a_correction_never_gives_the_student_another_charge(
    ions: str, written: str, said: str
) -> None:
    wanted = of(ions)
    mistake = grade(written, wanted).mistake
    assert mistake is not None
    assert mistake_words(mistake, wanted) == said


def test_every_salt_is_graded_right_as_the_program_names_it() -> None:
    cations = [one for one in IONS.values() if one.is_cation]
    anions = [one for one in IONS.values() if not one.is_cation]
    for made in (salt(cation, anion) for cation in cations for anion in anions):
        assert grade(en.salt(made.cation.id, made.anion.id), made).is_right
