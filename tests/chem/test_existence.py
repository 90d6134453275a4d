import re

import pytest

from tests.chem.test_formula_grading import of
from valence.chem.compounds import EXISTENCE, Existence, Kind
from valence.chem.data_files import rows
from valence.chem.formulas import read_formula, salt
from valence.chem.ions import IONS
from valence.chem.wording import Wording
from valence.chem.words.en import existence_words, lattice_words
from valence.games.metals.cards import salt_of
from valence.games.metals.sets import copies_in

CATIONS = [ion for ion in IONS.values() if ion.is_cation]
ANIONS = [ion for ion in IONS.values() if not ion.is_cation]


def test_every_salt_without_parentheses_has_one_fact() -> None:
    made = [salt(cation, anion) for cation in CATIONS for anion in ANIONS]
    wanted = sorted(one.text for one in made if not one.needs_parentheses)
    assert sorted(row["formula"] for row in rows("existence.csv")) == wanted
    assert len(wanted) == 189


def test_every_compound_of_metal_and_non_metal_has_one_fact() -> None:
    ions = list(copies_in(None))
    metals, others = ions[:3], ions[3:]
    assert len({salt_of(metal, other).text for metal in metals for other in others}) == 9
    assert all(salt_of(metal, other).text in EXISTENCE for metal in metals for other in others)


@pytest.mark.parametrize("fact", EXISTENCE.values(), ids=lambda fact: fact.formula)
def test_every_fact_has_a_source_and_every_remark_a_reason(fact: Existence) -> None:
    assert fact.source
    assert bool(fact.note) == (fact.kind != "stable")
    assert not fact.note.endswith(".")


@pytest.mark.parametrize("note", sorted({fact.note for fact in EXISTENCE.values()}))
def test_formulas_in_a_note_are_written_with_subscripts(note: str) -> None:
    assert not re.search(r"[A-Z][a-z]?\d", note)
    for formula in re.findall(r"(?<!\()\b(?:[A-Z][a-z]?[₂-₉]?){2,}\b", note.replace("GPa", "")):
        assert read_formula(formula).written == formula


@pytest.mark.parametrize(
    ("formula", "kind"),
    [
        ("NaCl", "stable"),
        ("CaCO3", "stable"),
        ("Fe2O3", "stable"),
        ("CuSO4", "stable"),
        ("AlCl3", "not ionic"),
        ("AlN", "not ionic"),
        ("AuCl3", "not ionic"),
        ("Na3N", "unstable"),
        ("FeI3", "unstable"),
        ("CuCO3", "unstable"),
        ("KClO2", "unstable"),
        ("CuI2", "not isolated"),
        ("AuI3", "not isolated"),
        ("AuP", "not isolated"),
        ("NaIO2", "not isolated"),
        ("FeO", "unstable"),
        ("CuI", "not ionic"),
        ("FeS", "not ionic"),
        ("Cu2S", "not ionic"),
        ("FeCl3", "not ionic"),
        ("Al2S3", "not ionic"),
        ("AuN", "unknown"),
        ("Au2CO3", "unknown"),
        ("Na3PO3", "unknown"),
    ],
)
def test_kinds(formula: str, kind: Kind) -> None:
    assert EXISTENCE[formula].kind == kind


def test_iodide_reduces_oxidising_cations() -> None:
    # Fe³⁺, Cu²⁺ and Au³⁺ oxidise iodide; the lower charge of the same metal makes the iodide that forms.
    for formula, lower in [("FeI3", "FeI₂"), ("CuI2", "CuI"), ("AuI3", "AuI")]:
        assert f"oxidises iodide, and {lower} and I₂ form" in EXISTENCE[formula].note


@pytest.mark.parametrize(
    ("formula", "words"),
    [
        ("NaCl", ""),
        (
            "CuI2",
            "CuI₂ has not been isolated: it turns into CuI and iodine.",
        ),
        (
            "Na3N",
            "Na₃N is unstable: it decomposes into sodium and nitrogen at about 100 °C.",
        ),
        ("AlCl3", "AlCl₃ is real but not simply ionic: it melts to molecules of Al₂Cl₆."),
        (
            "AuN",
            "We found no reliable report of AuN; gold nitride has only been made as a thin film.",
        ),
    ],
)
def test_words(formula: str, words: str) -> None:
    assert existence_words(formula) == words


@pytest.mark.parametrize(
    ("ions", "words"),
    [
        ("Na+ Cl-", "a lattice with one Na⁺ for each Cl⁻"),
        ("Na+ O2-", "a lattice with two Na⁺ for each O²⁻"),
        ("Mg2+ N3-", "a lattice with three Mg²⁺ for every two N³⁻"),
        ("Ca2+ (NO3)-", "a lattice with one Ca²⁺ for every two NO₃⁻"),
        ("Al3+ Cl-", ""),  # molecules when it melts
        ("Na+ N3-", ""),  # it falls apart
        ("Cu2+ (NO3)-", ""),  # nothing is known here of its structure
    ],
)
def test_an_ionic_formula_is_the_ratio_in_a_lattice(ions: str, words: str) -> None:
    assert lattice_words(of(ions)) == words


@pytest.mark.parametrize(
    ("formula", "wording", "words"),
    [
        ("CuI2", "14", "it turns into CuI and iodine."),
        ("CuI2", "16", "Cu²⁺ oxidises iodide, and CuI and I₂ form."),
        ("CuI2", "university", "because insoluble CuI leaves the equilibrium"),
        ("NaCl", "16", ""),
        ("NaCl", "university", "NaCl: it has the rock-salt structure"),
        ("AuN3", "14", "gold hardly forms simple ions."),
        ("AuN3", "university", "hardly as a simple ion."),  # as at 16
    ],
)
def test_a_fact_has_three_wordings_and_the_shortest_is_the_default(
    formula: str, wording: Wording, words: str
) -> None:
    assert words in existence_words(formula, wording)
    assert existence_words(formula) == existence_words(formula, "14")


def test_the_wording_for_14_is_the_shortest_and_has_no_term_of_the_upper_school() -> None:
    terms = ("covalent", "GPa", "disproportionat", "oxidis", "semiconductor", "complex", "polar")
    for fact in EXISTENCE.values():
        assert len(fact.worded("14")) <= 75
        assert not any(term in fact.worded("14") for term in terms), fact.formula
