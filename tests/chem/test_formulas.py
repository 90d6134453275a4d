import re
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from valence.chem.elements import elements
from valence.chem.formulas import MOST_CHARACTERS, Formula, read_formula, salt
from valence.chem.ions import IONS, Ion, ion
from valence.chem.names import en
from valence.chem.writing import plain, signed, subscript, superscript

CATIONS = [known for known in IONS.values() if known.is_cation]
ANIONS = [known for known in IONS.values() if not known.is_cation]

READ = [
    ("NaCl", "NaCl", "ClNa"),
    ("H2O", "H2O", "H2O"),
    ("Ca(NO3)2", "CaN2O6", "CaN2O6"),
    ("CH3COOH", "C2H4O2", "C2H4O2"),
    ("Al2(SO4)3", "Al2S3O12", "Al2O12S3"),
    ("Fe4(Fe(CN)6)3", "Fe7C18N18", "C18Fe7N18"),
    ("Ca₃N₂", "Ca3N2", "Ca3N2"),
    ("Co", "Co", "Co"),
    ("CO", "CO", "CO"),
]


@pytest.mark.parametrize(("text", "plainly", "hill"), READ)
def test_formulas_are_read(text: str, plainly: str, hill: str) -> None:
    formula = read_formula(text)
    assert (formula.text, formula.hill) == (plainly, hill)


def test_atoms_stand_in_the_order_of_the_formula() -> None:
    assert read_formula("KNO3").atoms == ("K", "N", "O", "O", "O")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "no formula given"),
        ("Xx2", "'Xx2', character 1: no element called 'Xx'; did you mean 'Xe'?"),
        ("NaXx", "'NaXx', character 3: no element called 'Xx'; did you mean 'Xe'?"),
        ("Ca(NO3", "'Ca(NO3', character 3: this parenthesis is never closed"),
        ("Ca)2", "'Ca)2', character 3: nothing was opened before this parenthesis"),
        ("Ca()2", "'Ca()2', character 4: these parentheses are empty"),
        ("2H", "'2H', character 1: a number follows an element or a parenthesis"),
        ("H(2O)", "'H(2O)', character 3: a number follows an element or a parenthesis"),
        ("H0", "'H0', character 2: 0 is not a count from 1 to 99999"),
        ("H123456", "'H123456', character 2: 123456 is not a count from 1 to 99999"),
        (
            "na+",
            "'na+', character 1: an element, a number or a parenthesis was expected",
        ),
        ("(H9999)9999", "'(H9999)9999': more than 100000 atoms"),
    ],
)
def test_a_bad_formula_is_refused_with_its_place(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(message)}$"):
        read_formula(text)


def test_the_length_of_a_formula_is_limited() -> None:
    with pytest.raises(ValueError, match="a formula of 201 characters; 200 are allowed"):
        read_formula("H" * (MOST_CHARACTERS + 1))


@given(
    st.lists(
        st.tuples(st.sampled_from(list(elements())), st.integers(1, 99)),
        min_size=1,
        max_size=20,
        unique_by=lambda part: part[0],
    )
)
def test_a_written_formula_can_be_read_back(parts: list[tuple[str, int]]) -> None:
    formula = Formula(tuple(parts))
    assert read_formula(formula.text) == formula
    assert read_formula(formula.written) == formula


@pytest.mark.parametrize(
    ("text", "written"),
    [("Ca3N2", "Ca₃N₂"), ("Mg(NO3)2", "Mg(NO₃)₂"), ("C10H22", "C₁₀H₂₂"), ("NaCl", "NaCl")],
)
def test_subscripts(text: str, written: str) -> None:
    assert subscript(text) == written
    assert plain(written) == text


def test_a_leading_number_is_not_a_subscript() -> None:
    assert subscript("2H2O") == "2H₂O"


@pytest.mark.parametrize(
    ("charge", "written"), [(1, "⁺"), (-1, "⁻"), (2, "²⁺"), (-3, "³⁻"), (0, "")]
)
def test_charges(charge: int, written: str) -> None:
    assert superscript(charge) == written


@pytest.mark.parametrize(
    ("number", "written"),
    [
        (Decimal("-1.74"), "−1.74"),
        (36, "36"),
        ("-7", "−7"),
        ("tert-Butyllithium", "tert-Butyllithium"),
    ],
)
def test_charges_use_a_minus_sign_not_a_hyphen(number: object, written: str) -> None:
    assert signed(number) == written


@pytest.mark.parametrize(
    ("cation", "anion", "text", "written", "name"),
    [
        ("Na+", "Cl-", "NaCl", "NaCl", "sodium chloride"),
        ("Ca2+", "N3-", "Ca3N2", "Ca₃N₂", "calcium nitride"),
        ("Al3+", "N3-", "AlN", "AlN", "aluminium nitride"),
        ("Al3+", "O2-", "Al2O3", "Al₂O₃", "aluminium oxide"),
        ("Ca2+", "O2-", "CaO", "CaO", "calcium oxide"),
        ("Mg2+", "(NO3)-", "Mg(NO3)2", "Mg(NO₃)₂", "magnesium nitrate"),
        ("Fe3+", "Cl-", "FeCl3", "FeCl₃", "iron(III) chloride"),
        ("Cu+", "(SO4)2-", "Cu2SO4", "Cu₂SO₄", "copper(I) sulfate"),
        ("K+", "(ClO4)-", "KClO4", "KClO₄", "potassium perchlorate"),
        ("Au3+", "(CN)-", "Au(CN)3", "Au(CN)₃", "gold(III) cyanide"),
        ("Fe2+", "(PO4)3-", "Fe3(PO4)2", "Fe₃(PO₄)₂", "iron(II) phosphate"),
        ("Na+", "(N3)-", "NaN3", "NaN₃", "sodium azide"),
        ("Na+", "N3-", "Na3N", "Na₃N", "sodium nitride"),
    ],
)
def test_salts(cation: str, anion: str, text: str, written: str, name: str) -> None:
    made = salt(ion(cation), ion(anion))
    assert (made.text, made.written, en.salt(cation, anion)) == (text, written, name)


@pytest.mark.parametrize("cation", CATIONS, ids=lambda known: known.id)
def test_salts_are_neutral_and_smallest(cation: Ion) -> None:
    for anion in ANIONS:
        made = salt(cation, anion)
        assert made.cations * cation.charge + made.anions * anion.charge == 0
        assert 1 in (made.cations, made.anions) or {made.cations, made.anions} == {2, 3}
        assert ("(" in made.text) == made.needs_parentheses


def test_a_salt_has_a_formula() -> None:
    nitrate = salt(ion("Mg2+"), ion("(NO3)-"))
    assert nitrate.formula.counts == (("Mg", 1), ("N", 2), ("O", 6))


def test_there_are_189_salts_without_parentheses() -> None:
    made = [salt(cation, anion) for cation in CATIONS for anion in ANIONS]
    assert len({one.text for one in made if not one.needs_parentheses}) == 189


@pytest.mark.parametrize(
    ("first", "second", "message"),
    [
        ("Na+", "K+", "no salt of two cations: Na⁺ and K⁺"),
        ("Cl-", "O2-", "no salt of two anions: Cl⁻ and O²⁻"),
        ("Cl-", "Na+", "the cation comes first: Na⁺, then Cl⁻"),
    ],
)
def test_two_ions_that_make_no_salt(first: str, second: str, message: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(message)}$"):
        salt(ion(first), ion(second))
