"""German names, and the grading of names that students write in German."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from tests.chem.test_formula_grading import of
from tests.chem.test_sources import parts
from valence.chem.acids_bases import acids, bases, cards, plain_name, published
from valence.chem.compounds import EXISTENCE, OTHER_ANIONS, OTHER_COMPOUNDS
from valence.chem.data_files import DATA, Row, rows
from valence.chem.elements import elements
from valence.chem.formulas import salt
from valence.chem.grades import Mistake
from valence.chem.ions import IONS
from valence.chem.names import de, en
from valence.chem.names.de_grading import grade, read_ion
from valence.chem.polymer import substances
from valence.chem.wording import Wording
from valence.chem.words import de_facts
from valence.chem.words.de import existence_words, lattice_words, mistake_words, remark_words, told

TABLES = sorted(path.name for path in (DATA / "de").glob("*.csv"))
CARDS = {card.id: card for card in (*acids(), *bases())}

WORDINGS: tuple[Wording, ...] = ("14", "16", "university")

SALTS = """
    Na+ O2-       Natriumoxid
    Na+ (N3)-     Natriumazid
    K+ (IO4)-     Kaliumperiodat
    K+ I-         Kaliumiodid
    Mg2+ N3-      Magnesiumnitrid
    Ca2+ P3-      Calciumphosphid
    Ca2+ (CO3)2-  Calciumcarbonat
    Ba2+ (SO4)2-  Bariumsulfat
    Ba2+ (SO3)2-  Bariumsulfit
    Al3+ S2-      Aluminiumsulfid
    Fe2+ Br-      Eisen(II)-bromid
    Fe3+ Cl-      Eisen(III)-chlorid
    Cu+ O2-       Kupfer(I)-oxid
    Cu2+ (NO3)-   Kupfer(II)-nitrat
    Cu2+ (CN)-    Kupfer(II)-cyanid
    Au3+ (PO4)3-  Gold(III)-phosphat
    Na+ (ClO)-    Natriumhypochlorit
    Na+ (ClO2)-   Natriumchlorit
    Na+ (ClO3)-   Natriumchlorat
    Na+ (ClO4)-   Natriumperchlorat
"""


@pytest.mark.parametrize("line", SALTS.strip().splitlines())
def test_a_salt_is_called(line: str) -> None:
    cation, anion, name = line.split()
    assert de.salt(cation, anion) == name


@pytest.mark.parametrize(
    ("card", "head"),
    [
        ("acetone", "Aceton"),
        ("lda", "Lithiumdiisopropylamid (LDA)"),
        ("triethylamine", "Triethylamin (Et₃N)"),
        ("potassium-tert-butoxide", "Kalium-tert-butanolat (KOtBu)"),
    ],
)
def test_a_card_is_called(card: str, head: str) -> None:
    assert de.title(CARDS[card]) == head
    assert de.in_a_sentence(CARDS[card]) == head


def test_everything_with_an_english_name_has_a_german_one() -> None:
    assert all(map(de.element, elements()))
    assert all(map(de.ion, (*IONS, *OTHER_ANIONS)))
    assert all(map(de.left_out, OTHER_COMPOUNDS))
    for card in cards().values():
        assert de.card(card)
        assert de.conjugate(card)
        assert all(told(card, wording) != card.why for wording in WORDINGS)
    for id_ in substances():
        assert de.substance(id_)
        assert bool(de.radical(id_)) == bool(en.radical(id_))


def test_every_remark_has_a_german_one() -> None:
    for id_ in cards():
        assert all(de_facts.remark_in_print(id_, n) for n in range(len(published(id_))))
    for row in rows("lab.csv"):
        assert not row["remark"] or de_facts.lab_remark(row["acid"], row["base"])
    for row in rows("terminations.csv"):
        assert de_facts.termination_note(row["other"], row["one"])
    for formula, fact in EXISTENCE.items():
        for wording in WORDINGS:
            english, german = fact.worded(wording), de_facts.existence_note(formula, wording)
            assert (german == "") == (english == "")


def test_the_text_of_a_set_of_ones_own_stays_as_it_is() -> None:
    (acetone,) = (card for card in acids() if card.id == "acetone")
    own = replace(acetone, why="Weil ich es sage.")
    assert told(own, "16") == "Weil ich es sage."
    assert de_facts.note(own) != own.note


def test_facts() -> None:
    assert existence_words("CuI2") == (
        "CuI₂ ließ sich nicht isolieren: Es wandelt sich in CuI und Iod um."
    )
    assert existence_words("NaCl") == ""
    assert lattice_words(of("Na+ O2-")) == "ein Gitter mit zwei Na⁺ auf jedes O²⁻"


# Sources


def _sources() -> Iterator[tuple[str, Row]]:
    return ((table, row) for table in TABLES for row in rows(f"de/{table}") if "source" in row)


def test_every_source_is_in_the_bibliography() -> None:
    known = tuple(row["begins"] for row in rows("de/sources.csv"))
    for table, row in _sources():
        assert all(part.startswith(known) for part in parts(row["source"])), (table, row)


def test_no_synonym_means_two_substances() -> None:
    found: dict[str, str] = {}
    names = [(one.id, name) for one in cards().values() for name in (de.card(one), de.title(one))]
    synonyms = [(row["id"], row["synonym"]) for row in rows("de/synonyms.csv")]
    for id_, name in (*names, *synonyms):
        smiles = cards()[id_].smiles
        assert found.setdefault(plain_name(name), smiles) == smiles, name


# Grading


@pytest.mark.parametrize(
    ("ions", "written"),
    [
        ("Na+ Cl-", "Natriumchlorid"),
        ("Na+ Cl-", "  natriumchlorid "),
        ("Ca2+ Cl-", "Calciumchlorid"),
        ("Ca2+ Cl-", "Kalziumchlorid"),
        ("K+ I-", "Kaliumjodid"),
        ("K+ (IO3)-", "Kaliumjodat"),
        ("Na+ (CO3)2-", "Natriumkarbonat"),
        ("K+ (CN)-", "Kaliumzyanid"),
        ("Ca2+ O2-", "Calciumoxyd"),
        ("Fe3+ Cl-", "Eisen(III)-chlorid"),
        ("Fe3+ Cl-", "Eisen (III)-chlorid"),
        ("Fe3+ Cl-", "eisen(iii)-chlorid"),
        ("Fe3+ Cl-", "Eisen-III-chlorid"),
        ("Fe3+ I-", "Eisen-III-iodid"),
        ("Cu+ I-", "Kupfer(I)-jodid"),
        ("Fe3+ Cl-", "Eisen(3+)-chlorid"),
    ],
)
def test_right_names(ions: str, written: str) -> None:
    graded = grade(written, of(ions))
    assert (graded.mistake, graded.remark) == (None, None)


@pytest.mark.parametrize(
    ("ions", "written", "remark"),
    [
        ("Fe3+ Cl-", "Eisen(III)chlorid", "one word"),
        ("Fe3+ Cl-", "Eisen(III) chlorid", "one word"),
        ("Fe3+ Cl-", "Eisen III Chlorid", "one word"),
        ("Na+ Cl-", "Natrium chlorid", "one word"),
        ("Na+ Cl-", "Natrium-Chlorid", "one word"),
        ("Na+ Cl-", "Natrium(I)-chlorid", "needless charge"),
        ("Fe3+ Cl-", "Eisen(3)-chlorid", "Roman numeral"),
        ("Fe3+ Cl-", "Eisen-3-chlorid", "Roman numeral"),
        ("Fe3+ Cl-", "Ferrichlorid", "older name"),
        ("Cu+ O2-", "Cuprooxid", "older name"),
        ("K+ (IO4)-", "Kaliummetaperiodat", "other name"),
        ("Na+ (PO4)3-", "Natriumorthophosphat", "other name"),
        ("Na+ Cl-", "sodium chloride", "other language"),
        ("Ca2+ Cl-", "calcium chloride", "other language"),
        ("Fe3+ Cl-", "iron(III) chloride", "other language"),
    ],
)
def test_a_right_name_in_an_unusual_form_gets_a_remark(
    ions: str, written: str, remark: str
) -> None:
    graded = grade(written, of(ions))
    assert (graded.mistake, graded.remark) == (None, remark)
    assert graded.remark is not None
    assert remark_words(graded.remark)


@pytest.mark.parametrize(
    ("ions", "written", "mistake"),
    [
        ("Na+ Cl-", "", Mistake("empty")),
        ("Na+ Cl-", "NaCl", Mistake("formula for name")),
        ("Na+ O2-", "Na₂O", Mistake("formula for name")),
        ("Na+ Cl-", "Natriumion Chloridion", Mistake("word ion")),
        ("Na+ Cl-", "Natrium-Ion-Chlorid-Ion", Mistake("word ion")),
        ("Na+ Cl-", "Natrium", Mistake("ion missing", wanted="Cl-")),
        ("Na+ Cl-", "Chlorid", Mistake("ion missing", wanted="Na+")),
        ("K+ I-", "Iodid", Mistake("ion missing", wanted="K+")),
        ("Fe3+ Cl-", "Eisen(III)", Mistake("ion missing", wanted="Cl-")),
        ("Na+ Cl-", "Chloridnatrium", Mistake("order")),
        ("Na+ Cl-", "Chlornatrium", Mistake("order")),
        ("Na+ Cl-", "Chlorid Natrium", Mistake("order")),
        ("Na+ Cl-", "Natriumchlor", Mistake("element for ion", "chlor", "Cl-")),
        ("Ca2+ N3-", "Calciumstickstoff", Mistake("element for ion", "stickstoff", "N3-")),
        ("Na+ Cl-", "Kaliumchlorid", Mistake("other ion", "K+", "Na+")),
        ("Na+ Cl-", "Natriumchlorit", Mistake("other ion", "(ClO2)-", "Cl-")),
        ("Na+ (ClO)-", "Natriumchlorit", Mistake("other ion", "(ClO2)-", "(ClO)-")),
        ("Na+ (ClO2)-", "Natriumhypochlorit", Mistake("other ion", "(ClO)-", "(ClO2)-")),
        ("Na+ (SO4)2-", "Natriumsulfit", Mistake("other ion", "(SO3)2-", "(SO4)2-")),
        ("Na+ (NO2)-", "Natriumnitrid", Mistake("other ion", "N3-", "(NO2)-")),
        ("Na+ (N3)-", "Natriumnitrid", Mistake("other ion", "N3-", "(N3)-")),
        ("Ca2+ Cl-", "Calciumdichlorid", Mistake("prefix", "dichlorid", "Cl-")),
        ("Al3+ O2-", "Dialuminiumtrioxid", Mistake("prefix", "Dialuminium", "Al3+")),
        ("Fe3+ Cl-", "Eisenchlorid", Mistake("charge missing", wanted="Fe3+")),
        ("Fe3+ Cl-", "Eisen(II)-chlorid", Mistake("other charge", "Fe2+", "Fe3+")),
        ("Fe3+ Cl-", "Ferrochlorid", Mistake("other charge", "Fe2+", "Fe3+")),
        ("Cu2+ O2-", "Kupfer(I)-oxid", Mistake("other charge", "Cu+", "Cu2+")),
        ("Fe3+ Cl-", "Eisen(V)-chlorid", Mistake("other charge", "(V)", "Fe3+")),
        ("Fe3+ Cl-", "Cuprichlorid", Mistake("other ion", "Cu2+", "Fe3+")),
        ("Na+ Cl-", "Natriumclorid", Mistake("spelling", "clorid", "Cl-")),
        ("Na+ Cl-", "Natruimchlorid", Mistake("spelling", "Natruim", "Na+")),
        ("Na+ Cl-", "Natruimclorid", Mistake("spelling", "Natruim", "Na+")),
        ("Fe3+ Cl-", "Eissen(III)-chlorid", Mistake("spelling", "Eissen", "Fe3+")),
        ("Na+ Cl-", "Kochsalz", Mistake("common name", "Kochsalz")),
        ("Al3+ O2-", "Tonerde", Mistake("common name", "Tonerde")),
        ("Ca2+ O2-", "gebrannter Kalk", Mistake("common name", "gebrannter Kalk")),
        ("Na+ Cl-", "Branntkalk", Mistake("one word", "Branntkalk")),
        ("Fe3+ Cl-", "Eisentrichlorid", Mistake("stoichiometric", "Eisentrichlorid")),
        ("Fe3+ O2-", "Dieisentrioxid", Mistake("stoichiometric", "Dieisentrioxid")),
        ("Cu2+ O2-", "Kupfermonoxid", Mistake("stoichiometric", "Kupfermonoxid")),
        ("Cu+ O2-", "Dikupferoxid", Mistake("stoichiometric", "Dikupferoxid")),
        ("Cu2+ O2-", "Kupferoxid", Mistake("charge missing", wanted="Cu2+")),
        ("Fe2+ S2-", "Kupfer(II)-iodid", Mistake("other ion", "Cu2+", "Fe2+")),
        ("Fe2+ S2-", "Kupfersulfid", Mistake("other metal", "Cu+", "Fe2+")),
        ("Na+ (PO3)3-", "Natriumphosphonat", Mistake("other ion", "(HPO3)2-", "(PO3)3-")),
        (
            "Na+ (CO3)2-",
            "Natriumhydrogencarbonat",
            Mistake("other ion", "(HCO3)-", "(CO3)2-"),
        ),
        ("Na+ (ClO)-", "Natriumhypochlorat", Mistake("no such ending", "hypochlorat", "(ClO)-")),
        ("Na+ (ClO4)-", "Natriumperchlorit", Mistake("no such ending", "perchlorit", "(ClO4)-")),
        ("Na+ (ClO)-", "Natriumhypochlorid", Mistake("ide for oxyanion", "hypochlorid", "(ClO)-")),
        ("Ca2+ O2-", "Calciumoxat", Mistake("unknown word", "oxat", "O2-")),
        ("Na+ Cl-", "Natriumsalz", Mistake("unknown word", "salz", "Cl-")),
        ("Na+ Cl-", "potassium chloride", Mistake("other ion", "K+", "Na+")),
        ("Fe3+ Cl-", "iron chloride", Mistake("charge missing", wanted="Fe3+")),
    ],
)
def test_the_first_mistake_in_a_name(ions: str, written: str, mistake: Mistake) -> None:
    wanted = of(ions)
    graded = grade(written, wanted)
    assert graded.mistake == mistake
    assert de.salt(wanted.cation.id, wanted.anion.id) not in mistake_words(mistake, wanted)


def test_every_salt_is_graded_right_as_the_program_names_it() -> None:
    cations = [one for one in IONS.values() if one.is_cation]
    anions = [one for one in IONS.values() if not one.is_cation]
    for made in (salt(cation, anion) for cation in cations for anion in anions):
        names = (de.salt(made.cation.id, made.anion.id), en.salt(made.cation.id, made.anion.id))
        assert all(grade(name, made).is_right for name in names)


def test_an_ion_is_read_by_its_name_or_formula() -> None:
    for text in ("Sulfat", "sulfat", "SO4 2-", "sulfate"):
        assert read_ion(text).id == "(SO4)2-"
    with pytest.raises(ValueError, match="Sulfatt"):
        read_ion("Sulfatt")
