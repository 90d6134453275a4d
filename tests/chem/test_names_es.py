"""Spanish names of salts, written by hand, and the grading of those that students write."""

import re
from typing import get_args

import pytest
from msgspec.structs import replace

from tests.chem.test_formula_grading import of
from valence.chem.acids_bases import acids, bases, cards, published
from valence.chem.compounds import EXISTENCE, OTHER_COMPOUNDS
from valence.chem.data_files import DATA, rows
from valence.chem.elements import elements
from valence.chem.formulas import salt
from valence.chem.grades import Grade, Mistake
from valence.chem.ions import IONS
from valence.chem.names import en_grading, es
from valence.chem.names.es_grading import grade, read_ion
from valence.chem.polymer import substances
from valence.chem.wording import Wording
from valence.chem.words import en as english
from valence.chem.words.es import (
    acidic_h,
    existence_words,
    lab_remark,
    lattice_words,
    mistake_words,
    note,
    remark_in_print,
    remark_words,
    role,
    spelling_words,
    termination_note,
    told,
    why,
)

CARDS = cards()


@pytest.mark.parametrize(
    ("ions", "name"),
    [
        ("Na+ Cl-", "cloruro de sodio"),
        ("K+ Br-", "bromuro de potasio"),
        ("Mg2+ O2-", "óxido de magnesio"),
        ("Ca2+ N3-", "nitruro de calcio"),
        ("Ba2+ (SO4)2-", "sulfato de bario"),
        ("Al3+ S2-", "sulfuro de aluminio"),
        ("Fe2+ S2-", "sulfuro de hierro(II)"),
        ("Fe3+ Cl-", "cloruro de hierro(III)"),
        ("Cu+ O2-", "óxido de cobre(I)"),
        ("Cu2+ (SO4)2-", "sulfato de cobre(II)"),
        ("Au+ (CN)-", "cianuro de oro(I)"),
        ("Au3+ P3-", "fosfuro de oro(III)"),
        ("Na+ (N3)-", "azida de sodio"),
        ("Na+ (NO2)-", "nitrito de sodio"),
        ("K+ (NO3)-", "nitrato de potasio"),
        ("Ca2+ (CO3)2-", "carbonato de calcio"),
        ("Na+ (SO3)2-", "sulfito de sodio"),
        ("Na+ (PO3)3-", "fosfito de sodio"),
        ("Ca2+ (PO4)3-", "fosfato de calcio"),
        ("Na+ (ClO)-", "hipoclorito de sodio"),
        ("Na+ (ClO2)-", "clorito de sodio"),
        ("K+ (ClO3)-", "clorato de potasio"),
        ("K+ (ClO4)-", "perclorato de potasio"),
        ("Na+ (BrO)-", "hipobromito de sodio"),
        ("Na+ (BrO2)-", "bromito de sodio"),
        ("K+ (BrO3)-", "bromato de potasio"),
        ("K+ (BrO4)-", "perbromato de potasio"),
        ("K+ I-", "yoduro de potasio"),
        ("Na+ (IO)-", "hipoyodito de sodio"),
        ("Na+ (IO2)-", "yodito de sodio"),
        ("K+ (IO3)-", "yodato de potasio"),
        ("K+ (IO4)-", "peryodato de potasio"),
    ],
)
def test_a_salt_is_called(ions: str, name: str) -> None:
    wanted = of(ions)
    assert es.salt(wanted.cation.id, wanted.anion.id) == name


@pytest.mark.parametrize(
    ("ions", "written"),
    [
        ("Na+ Cl-", "cloruro de sodio"),
        ("Na+ Cl-", "  Cloruro  de Sodio "),
        ("Al3+ O2-", "oxido de aluminio"),
        ("Fe3+ Cl-", "cloruro de hierro(III)"),
        ("Fe3+ Cl-", "cloruro de hierro (iii)"),
        ("Fe3+ Cl-", "cloruro de hierro ( III )"),
        ("Fe3+ Cl-", "Cloruro de hierro III"),
        ("Fe3+ Cl-", "cloruro de hierro(3+)"),
        ("Fe2+ O2-", "óxido de fierro(II)"),
        ("K+ I-", "ioduro de potasio"),
        ("K+ (IO4)-", "periodato de potasio"),
        ("Na+ (IO)-", "hipoiodito de sodio"),
    ],
)
def test_right_names(ions: str, written: str) -> None:
    graded = grade(written, of(ions))
    assert (graded.is_right, graded.remark) == (True, None)


@pytest.mark.parametrize(
    ("ions", "written", "remark"),
    [
        ("Na+ Cl-", "sodium chloride", "other language"),
        ("Fe3+ Cl-", "iron(III) chloride", "other language"),
        ("Na+ Cl-", "cloruro sodio", "two words"),
        ("Na+ Cl-", "cloruro de sodio(I)", "needless charge"),
        ("Fe3+ Cl-", "cloruro de hierro(3)", "Roman numeral"),
        ("Fe3+ Cl-", "cloruro férrico", "older name"),
        ("Cu+ O2-", "oxido cuproso", "older name"),
        ("Ca2+ (CO3)2-", "carbonato cálcico", "older name"),
        ("K+ (IO4)-", "metaperyodato de potasio", "other name"),
        ("Na+ (PO4)3-", "ortofosfato de sodio", "other name"),
        ("Na+ (N3)-", "trinitruro de sodio", "other name"),
        ("Fe3+ Cl-", "ferric chloride", "older name"),
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
        ("Na+ Cl-", "ion cloruro de sodio", Mistake("word ion")),
        ("Na+ Cl-", "sodio", Mistake("ion missing", wanted="Cl-")),
        ("Na+ Cl-", "cloruro", Mistake("ion missing", wanted="Na+")),
        ("Na+ Cl-", "cloruro de ", Mistake("ion missing", wanted="Na+")),
        ("Na+ Cl-", "sodio cloruro", Mistake("order", given="sodio")),
        ("Fe3+ Cl-", "hierro(III) de cloruro", Mistake("order", given="hierro(iii)")),
        ("Na+ Cl-", "cloro de sodio", Mistake("element for ion", "cloro", "Cl-")),
        ("Ca2+ N3-", "nitrógeno de calcio", Mistake("element for ion", "nitrógeno", "N3-")),
        ("Na+ Cl-", "cloruro de potasio", Mistake("other ion", "K+", "Na+")),
        ("Na+ Cl-", "clorito de sodio", Mistake("other ion", "(ClO2)-", "Cl-")),
        ("Na+ (ClO)-", "clorito de sodio", Mistake("other ion", "(ClO2)-", "(ClO)-")),
        ("Na+ (ClO2)-", "hipoclorito de sodio", Mistake("other ion", "(ClO)-", "(ClO2)-")),
        ("Na+ (SO4)2-", "sulfito de sodio", Mistake("other ion", "(SO3)2-", "(SO4)2-")),
        ("Na+ (SO4)2-", "sulfuro de sodio", Mistake("other ion", "S2-", "(SO4)2-")),
        ("Na+ (CO3)2-", "bicarbonato de sodio", Mistake("other ion", "(HCO3)-", "(CO3)2-")),
        ("Ca2+ Cl-", "dicloruro de calcio", Mistake("prefix", "dicloruro", "Cl-")),
        ("Mg2+ O2-", "monóxido de magnesio", Mistake("prefix", "monóxido", "O2-")),
        ("Al3+ O2-", "trióxido de dialuminio", Mistake("prefix", "dialuminio", "Al3+")),
        ("Fe3+ Cl-", "cloruro de hierro", Mistake("charge missing", wanted="Fe3+")),
        ("Fe3+ Cl-", "iron chloride", Mistake("charge missing", wanted="Fe3+")),
        ("Fe3+ Cl-", "cloruro de hierro(II)", Mistake("other charge", "Fe2+", "Fe3+")),
        ("Fe3+ Cl-", "cloruro ferroso", Mistake("other charge", "Fe2+", "Fe3+")),
        ("Fe3+ Cl-", "cloruro de hierro(V)", Mistake("other charge", "(V)", "Fe3+")),
        ("Fe3+ Cl-", "cloruro cúprico", Mistake("other ion", "Cu2+", "Fe3+")),
        ("Fe2+ S2-", "sulfuro de cobre", Mistake("other metal", "Cu+", "Fe2+")),
        ("Na+ Cl-", "clururo de sodio", Mistake("spelling", "clururo", "Cl-")),
        ("Na+ Cl-", "cloruro de sodeo", Mistake("spelling", "sodeo", "Na+")),
        ("Na+ Cl-", "sal de mesa", Mistake("common name", "sal de mesa")),
        ("Al3+ O2-", "alumina", Mistake("common name", "alumina")),
        ("Na+ (ClO)-", "lejía", Mistake("common name", "lejía")),
        ("Na+ Cl-", "alúmina", Mistake("one word", "alúmina")),
        (
            "Fe3+ O2-",
            "trióxido de dihierro",
            Mistake("stoichiometric", "trióxido de dihierro"),
        ),
        ("Cu2+ O2-", "monóxido de cobre", Mistake("stoichiometric", "monóxido de cobre")),
        ("Cu+ O2-", "óxido de dicobre", Mistake("stoichiometric", "óxido de dicobre")),
        ("Na+ (ClO)-", "hipoclorato de sodio", Mistake("no such ending", "hipoclorato", "(ClO)-")),
        (
            "Na+ (ClO)-",
            "hipocloruro de sodio",
            Mistake("ide for oxyanion", "hipocloruro", "(ClO)-"),
        ),
        ("Na+ Cl-", "sal de sodio", Mistake("unknown word", "sal", "Cl-")),
    ],
)
def test_the_first_mistake_in_a_name(ions: str, written: str, mistake: Mistake) -> None:
    wanted = of(ions)
    graded = grade(written, wanted)
    assert graded.mistake == mistake
    assert es.salt(wanted.cation.id, wanted.anion.id) not in mistake_words(mistake, wanted)


@pytest.mark.parametrize(
    ("ions", "written", "said"),
    [
        ("Na+ (ClO)-", "clorito de sodio", "El clorito es ClO₂⁻, pero aquí el ion es ClO⁻."),
        ("Na+ Cl-", "azida de sodio", "La azida es N₃⁻, pero aquí el ion es Cl⁻."),
        ("Fe2+ S2-", "sulfuro de cobre", "Cu es otro metal; aquí el catión es Fe²⁺."),
        ("Na+ Cl-", "sodio cloruro", "En el nombre va primero el anión, luego «de» y el catión."),
    ],
)
def test_a_correction_in_words(ions: str, written: str, said: str) -> None:
    wanted = of(ions)
    mistake = grade(written, wanted).mistake
    assert mistake is not None
    assert mistake_words(mistake, wanted) == said


def test_every_salt_is_graded_right_as_the_program_names_it() -> None:
    cations = [one for one in IONS.values() if one.is_cation]
    anions = [one for one in IONS.values() if not one.is_cation]
    for made in (salt(cation, anion) for cation in cations for anion in anions):
        assert grade(es.salt(made.cation.id, made.anion.id), made) == Grade()
        assert en_grading.grade(es.salt(made.cation.id, made.anion.id), made).mistake


@pytest.mark.parametrize(
    ("written", "ion"),
    [
        ("hierro(III)", "Fe3+"),
        ("Óxido", "O2-"),
        ("oxido", "O2-"),
        ("SO4 2-", "(SO4)2-"),
        ("sulfate", "(SO4)2-"),
    ],
)
def test_an_ion_is_read(written: str, ion: str) -> None:
    assert read_ion(written).id == ion


def test_an_unknown_ion_names_the_nearest() -> None:
    with pytest.raises(
        ValueError, match="ningún ion llamado «sulfatto»; ¿quisiste decir «sulfato»"
    ):
        read_ion("sulfatto")


@pytest.mark.parametrize(
    ("idea", "name"),
    [
        (None, "óxido de hierro(III)"),
        (("names", "prefix"), "trióxido de dihierro(III)"),
        (("names", "element"), "oxígeno de hierro(III)"),
        (("numerals", "left out"), "óxido de hierro"),
        (("numerals", "counts atoms"), "óxido de hierro(II)"),
    ],
)
def test_a_misconception_has_its_name(idea: tuple[str, str] | None, name: str) -> None:
    assert es.misnamed(of("Fe3+ O2-"), idea) == name


def test_swapped_endings() -> None:
    assert es.misnamed(of("Na+ (SO3)2-"), ("oxyanions", "swapped")) == "sulfato de sodio"


@pytest.mark.parametrize(
    ("card", "head", "within"),
    [
        ("acetic-acid", "Ácido acético (AcOH)", "ácido acético (AcOH)"),
        ("lda", "Diisopropilamida de litio (LDA)", "diisopropilamida de litio (LDA)"),
        ("n-butyllithium", "n-Butil-litio (n-BuLi)", "n-butil-litio (n-BuLi)"),
        ("2-6-lutidine", "2,6-Lutidina", "2,6-lutidina"),
    ],
)
def test_a_card_is_called(card: str, head: str, within: str) -> None:
    assert es.title(CARDS[card]) == head
    assert es.in_a_sentence(CARDS[card]) == within


def test_articles() -> None:
    names = ("cloruro de sodio", "azida de sodio", "agua", "acetona", "ácido acético")
    assert [es.with_article(name).partition(" ")[0] for name in names] == [
        *("el", "la", "el", "la", "el")
    ]


def test_zinc_may_be_spelled_with_a_c() -> None:
    assert spelling_words(es.element("Zn")) == "También se escribe cinc."
    assert spelling_words("sodio") == ""


def test_everything_that_has_an_english_name_or_fact_has_a_spanish_one() -> None:
    assert all(map(es.element, elements()))
    assert all(map(es.left_out, OTHER_COMPOUNDS))
    assert all(es.substance(one) and role(known) for one, known in substances().items())
    for card in (*acids(), *bases()):
        assert es.conjugate(card)
        assert why(card, "14") != card.why
        assert note(card) != card.note or not card.note
        for n, other in enumerate(published(card.id)):
            assert remark_in_print(card.id, n) != other.remark
    assert all(map(acidic_h, acids()))
    for row in rows("lab.csv"):
        assert bool(row["remark"]) == bool(lab_remark(row["acid"], row["base"]))
    assert all(termination_note(row["one"], row["other"]) for row in rows("terminations.csv"))


@pytest.mark.parametrize("wording", get_args(Wording))
def test_a_compound_has_a_fact_in_both_languages_or_in_none(wording: Wording) -> None:
    for formula in EXISTENCE:
        spanish = existence_words(formula, wording)
        ours = english.existence_words(formula, wording)
        assert bool(spanish) == bool(ours), formula


def test_a_fact_in_a_set_of_ones_own_stays_as_it_was_written() -> None:
    own = replace(CARDS["phenol"], why="porque sí", why_14="")
    assert told(own, "14") == "porque sí"


def test_a_lattice_in_words() -> None:
    assert lattice_words(of("Na+ O2-")) == "una red con dos Na⁺ por cada O²⁻"


def test_every_spanish_table_names_sources_from_its_bibliography() -> None:
    known = [row["begins"] for row in rows("es/sources.csv")]
    for table in DATA.glob("es/*.csv"):
        for row in rows(f"es/{table.name}"):
            for part in re.split("; ", row.get("source", "de memoria")):
                assert part.startswith(tuple(known)), (table.name, row)
