"""Formulas that students write, each with the mistake that a teacher would point out first."""

import pytest

from valence.chem.formula_grading import grade_formula
from valence.chem.formulas import Salt, salt
from valence.chem.grades import Mistake
from valence.chem.ions import IONS, ion
from valence.chem.words.en import mistake_words, remark_words


def of(ions: str) -> Salt:
    """The salt of two ions: "Na+ O2-"."""
    cation, anion = ions.split()
    return salt(ion(cation), ion(anion))


@pytest.mark.parametrize(
    ("ions", "written"),
    [
        ("Na+ Cl-", "NaCl"),
        ("Na+ O2-", "Na2O"),
        ("Na+ O2-", "Na₂O"),
        ("Na+ O2-", " Na 2 O "),
        ("Na+ O2-", "Na_2O"),
        ("Ca2+ (NO3)-", "Ca(NO3)2"),
        ("Ca2+ (NO3)-", "Ca(NO₃)₂"),
        ("Al3+ (SO4)2-", "Al_2(SO_4)_3"),
        ("Ca2+ N3-", "Ca3N2"),
        ("Na+ (N3)-", "NaN3"),
    ],
)
def test_right_formulas(ions: str, written: str) -> None:
    assert grade_formula(written, of(ions)).is_right


@pytest.mark.parametrize(
    ("ions", "written", "remark"),
    [
        ("Na+ Cl-", "Na1Cl1", "subscript 1"),
        ("Ca2+ Cl-", "Ca1Cl2", "subscript 1"),
        ("Ca2+ Cl-", "Ca(Cl)2", "needless parentheses"),
        ("Na+ (SO4)2-", "Na2(SO4)", "needless parentheses"),
        ("Na+ (NO3)-", "(Na)(NO3)", "needless parentheses"),
        ("Ca2+ Cl-", "CaCl2(s)", "state symbol"),
        ("Ca2+ (NO3)-", "Ca(NO3)2(aq)", "state symbol"),
        ("Fe3+ (SO4)2-", "Fe2[SO4]3", "square brackets"),
        ("Na+ (ClO)-", "NaOCl", "atom order"),
        ("Ca2+ (ClO)-", "Ca(OCl)2", "atom order"),
    ],
)
def test_a_right_formula_in_an_unusual_form_gets_a_remark(
    ions: str, written: str, remark: str
) -> None:
    grade = grade_formula(written, of(ions))
    assert (grade.is_right, grade.remark) == (True, remark)
    assert grade.remark is not None
    assert remark_words(grade.remark)


@pytest.mark.parametrize(
    ("ions", "written", "mistake"),
    [
        ("Na+ Cl-", "", Mistake("empty")),
        ("Na+ Cl-", "   ", Mistake("empty")),
        ("Na+ Cl-", "nacl", Mistake("letter case")),
        ("Na+ Cl-", "NACL", Mistake("letter case")),
        ("Na+ Cl-", "NaCL", Mistake("letter case")),
        ("Ca2+ Cl-", "caCl", Mistake("letter case")),
        ("Na+ O2-", "Na20", Mistake("zero for O")),
        ("Ca2+ Cl-", "CaC12", Mistake("digit for letter")),
        ("Na+ (CO3)2-", "NaHCO3", Mistake("other ion", given="(HCO3)-", wanted="(CO3)2-")),
        ("Na+ Cl-", "2NaCl", Mistake("coefficient", given="2")),
        ("Na+ Cl-", "Na+Cl-", Mistake("charges shown")),
        ("Na+ Cl-", "Na⁺Cl⁻", Mistake("charges shown")),
        ("Ca2+ O2-", "Ca^2O", Mistake("charges shown")),
        ("Na+ Cl-", "NxCl", Mistake("unknown symbol", given="Nx")),
        ("Na+ Cl-", "Na)Cl", Mistake("unreadable", given="Na)Cl")),
        ("Ca2+ (NO3)-", "Ca(NO3", Mistake("unreadable", given="Ca(NO3")),
        ("Na+ Cl-", "Na?Cl", Mistake("unreadable", given="Na?Cl")),
        ("Ca2+ (NO3)-", "CaNO32", Mistake("parentheses missing", wanted="(NO3)-")),
        ("Al3+ (SO4)2-", "Al2SO43", Mistake("parentheses missing", wanted="(SO4)2-")),
        ("Na+ O2-", "K2O", Mistake("wrong element", given="K")),
        ("Na+ Cl-", "NaBr", Mistake("other ion", given="Br-", wanted="Cl-")),
        ("Na+ Cl-", "Na", Mistake("ion missing", wanted="Cl-")),
        ("Na+ Cl-", "Cl", Mistake("ion missing", wanted="Na+")),
        ("Na+ O2-", "NaO", Mistake("charge", cations=1, anions=1)),
        ("Na+ O2-", "NaO2", Mistake("subscripts swapped", cations=1, anions=2)),
        ("Na+ N3-", "NaN", Mistake("charge", cations=1, anions=1)),
        ("Na+ N3-", "Na2N", Mistake("charge", cations=2, anions=1)),
        ("Ca2+ Cl-", "CaCl", Mistake("charge", cations=1, anions=1)),
        ("Ca2+ Cl-", "CaCl3", Mistake("charge", cations=1, anions=3)),
        ("Ca2+ Cl-", "Ca2Cl", Mistake("subscripts swapped", cations=2, anions=1)),
        ("Ca2+ N3-", "Ca2N3", Mistake("subscripts swapped", cations=2, anions=3)),
        ("Al3+ O2-", "Al3O2", Mistake("subscripts swapped", cations=3, anions=2)),
        ("Al3+ Cl-", "Al3Cl", Mistake("subscripts swapped", cations=3, anions=1)),
        ("Ca2+ (NO3)-", "CaNO3", Mistake("charge", cations=1, anions=1)),
        ("Ca2+ (NO3)-", "Ca(NO3)3", Mistake("charge", cations=1, anions=3)),
        ("Ca2+ (NO3)-", "Ca2NO3", Mistake("subscripts swapped", cations=2, anions=1)),
        ("Na+ (SO4)2-", "NaSO4", Mistake("charge", cations=1, anions=1)),
        ("Ca2+ O2-", "Ca2O2", Mistake("not reduced", given="2", cations=2, anions=2)),
        ("Al3+ N3-", "Al3N3", Mistake("not reduced", given="3", cations=3, anions=3)),
        ("Na+ Cl-", "Na2Cl2", Mistake("not reduced", given="2", cations=2, anions=2)),
        ("Ca2+ Cl-", "Ca2Cl4", Mistake("not reduced", given="2", cations=2, anions=4)),
        ("Ba2+ (SO4)2-", "Ba2(SO4)2", Mistake("not reduced", given="2", cations=2, anions=2)),
        ("Na+ Cl-", "ClNa", Mistake("order")),
        ("Ca2+ Cl-", "Cl2Ca", Mistake("order")),
        ("Al3+ O2-", "O3Al2", Mistake("order")),
        ("Na+ (SO4)2-", "SO4Na2", Mistake("order")),
        ("Ca2+ (NO3)-", "(NO3)2Ca", Mistake("order")),
        ("Na+ O2-", "NaNaO", Mistake("repeated")),
        ("Ca2+ Cl-", "CaClCl", Mistake("repeated")),
        ("Ca2+ (NO3)-", "CaNO3NO3", Mistake("repeated")),
        ("Ca2+ (NO3)-", "CaN2O6", Mistake("grouping", wanted="(NO3)-")),
        ("Na+ (SO4)2-", "Na2O4S", Mistake("grouping", wanted="(SO4)2-")),
        ("Na+ (SO4)2-", "Na2SO3", Mistake("other ion", given="(SO3)2-", wanted="(SO4)2-")),
        ("Na+ (SO4)2-", "Na2S", Mistake("other ion", given="S2-", wanted="(SO4)2-")),
        ("Ca2+ (NO3)-", "Ca(NO2)2", Mistake("other ion", given="(NO2)-", wanted="(NO3)-")),
        ("K+ (ClO3)-", "KClO4", Mistake("other ion", given="(ClO4)-", wanted="(ClO3)-")),
        ("K+ (ClO)-", "KCl", Mistake("other ion", given="Cl-", wanted="(ClO)-")),
        ("Ca2+ (N3)-", "Ca3N2", Mistake("other ion", given="N3-", wanted="(N3)-")),
        ("Na+ (SO4)2-", "Na2SO6", Mistake("ion altered", wanted="(SO4)2-")),
        (
            "Fe3+ Cl-",
            "FeCl2",
            Mistake("other charge", given="Fe2+", wanted="Fe3+", cations=1, anions=2),
        ),
        (
            "Cu+ O2-",
            "CuO",
            Mistake("other charge", given="Cu2+", wanted="Cu+", cations=1, anions=1),
        ),
        (
            "Au3+ (NO3)-",
            "AuNO3",
            Mistake("other charge", given="Au+", wanted="Au3+", cations=1, anions=1),
        ),
    ],
)
def test_the_first_mistake_in_a_formula(ions: str, written: str, mistake: Mistake) -> None:
    wanted = of(ions)
    grade = grade_formula(written, wanted)
    assert grade.mistake == mistake
    said = mistake_words(mistake, wanted)
    assert wanted.written not in said
    assert wanted.text not in said


def test_every_salt_is_graded_right_as_the_program_writes_it() -> None:
    cations = [one for one in IONS.values() if one.is_cation]
    anions = [one for one in IONS.values() if not one.is_cation]
    for made in (salt(cation, anion) for cation in cations for anion in anions):
        assert grade_formula(made.written, made).is_right


def test_a_huge_formula_is_graded_too() -> None:
    grade = grade_formula("Na99999Cl1", of("Na+ Cl-"))
    assert grade.mistake == Mistake("charge", cations=99999, anions=1)


def test_the_sentence_shows_the_charges() -> None:
    wanted = of("Ca2+ N3-")
    mistake = Mistake("subscripts swapped", cations=2, anions=3)
    assert mistake_words(mistake, wanted) == (
        "The subscripts are the wrong way round: 2 × 2+ = 4+ against 3 × 3− = 9−."
    )
