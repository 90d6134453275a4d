import sys
from contextlib import suppress
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from valence.chem.names import en
from valence.chem.structures import StructuresMissing
from valence.core.csv_tables import MOST_ROWS, BadSet, RowProblem
from valence.sets.acids_bases import CardSet, card_set, rows_in

HEADER = "type,id,name,smiles,value,kind,nucleophilicity,formula"
ACID = "acid,propanol,1-Propanol,CCCO,16.1,other,,C3H8O"
BASE = "base,propoxide,Sodium propoxide,[Na+].CCC[O-],16.1,,strong,"


def _set(*lines: str, header: str = HEADER) -> str:
    return "\n".join((header, *lines)) + "\n"


def read_cards(text: str, file: str) -> CardSet:
    return card_set(rows_in(text, file))


def _problems(text: str) -> list[tuple[int, str, str]]:
    with pytest.raises(BadSet) as refused:
        read_cards(text, "mine.csv")
    assert {problem.file for problem in refused.value.problems} == {"mine.csv"}
    return [(p.line, p.column, f"{p.message}") for p in refused.value.problems]


def test_a_set_of_acids_and_bases() -> None:
    set_ = read_cards(_set(ACID, BASE), "mine.csv")
    (acid,), (base,) = set_.acids, set_.bases
    assert (acid.id, acid.pka, acid.kind, acid.groups) == (
        "propanol",
        Decimal("16.1"),
        "other",
        ("alcohol",),
    )
    # 3 × 12.011 + 8 × 1.008 + 15.999
    assert acid.mass == Decimal("60.10")
    assert (base.formula, base.nucleophilicity, base.conjugate) == ("C3H7NaO", "strong", None)


def test_semicolons_and_decimal_commas_are_allowed() -> None:
    german = _set(ACID, BASE).replace(",", ";").replace("16.1", "16,1")
    assert rows_in(german, "mine.csv") == rows_in(_set(ACID, BASE), "mine.csv")


def test_optional_columns() -> None:
    header = (
        "id,type,value,smiles,name,kind,active_methylene,condensed,conjugate,conjugate_name,why"
    )
    line = "x,acid,−1.5,CC(=O)CC#N,X,nitrile,yes,CH3COCH2CN,CH3COCHCN-,anion,Because."
    (acid,) = read_cards(_set(line, header=header), "mine.csv").acids
    assert acid.active_methylene
    assert acid.pka == Decimal("-1.5")
    assert acid.conjugate is not None
    assert (acid.conjugate.written, en.conjugate(acid)) == ("CH₃COCHCN⁻", "anion")
    assert (acid.formula, acid.condensed) == ("C4H5NO", "CH3COCH2CN")


def test_a_byte_order_mark_and_empty_lines_are_allowed() -> None:
    assert len(read_cards("\ufeff" + _set(ACID, "", BASE), "mine.csv").bases) == 1


# A changed line 2, the column, and the message.
BAD_FIELDS = [
    (
        "salt,propanol,1-Propanol,CCCO,16.1,other,,",
        "type",
        "'salt' is not one of acid, base",
    ),
    (
        "acid,Propanol!,1-Propanol,CCCO,16.1,other,,",
        "id",
        "'Propanol!' is not an id: small letters, digits and single hyphens, at most 60",
    ),
    ("acid,propanol,,CCCO,16.1,other,,", "name", "a name is missing"),
    (
        f"acid,propanol,{'x' * 101},CCCO,16.1,other,,",
        "name",
        "a name of 101 characters; 100 are allowed",
    ),
    (
        "acid,propanol,1-\tPropanol,CCCO,16.1,other,,",
        "name",
        "a line break, a tab or another character that cannot be printed",
    ),
    (
        "acid,propanol,1-Propanol,CCC(O,16.1,other,,",
        "smiles",
        "'CCC(O' is not a structure that can be read",
    ),
    (
        "acid,propanol,1-Propanol,,16.1,other,,",
        "id",
        "no built-in card is called 'propanol'; a card of your own needs its smiles or formula",
    ),
    (
        "acid,propanol,1-Propanol,CCCO,16.1,other,,C3H6O",
        "formula",
        "C3H6O does not agree with the structure, which is C3H8O",
    ),
    (
        "acid,propanol,1-Propanol,CCCO,16.1,other,,C3Hx",
        "formula",
        "'C3Hx', character 3: no element called 'Hx'; did you mean 'H'?",
    ),
    (
        "acid,propanol,1-Propanol,CCCO,sixteen,other,,",
        "value",
        "'sixteen' is not a number such as 4.76 or -7",
    ),
    (
        "acid,propanol,1-Propanol,CCCO,nan,other,,",
        "value",
        "'nan' is not a number such as 4.76 or -7",
    ),
    (
        "acid,propanol,1-Propanol,CCCO,1e1,other,,",
        "value",
        "'1e1' is not a number such as 4.76 or -7",
    ),
    ("acid,propanol,1-Propanol,CCCO,,other,,", "value", "'' is not a number such as 4.76 or -7"),
    ("acid,propanol,1-Propanol,CCCO,60.01,other,,", "value", "60.01 is not between -15 and 60"),
    ("acid,propanol,1-Propanol,CCCO,-15.5,other,,", "value", "-15.5 is not between -15 and 60"),
    ("acid,propanol,1-Propanol,CCCO,16.123,other,,", "value", "16.123 has more than two decimals"),
    (
        "acid,propanol,1-Propanol,CCCO,16.1,alcohol,,",
        "kind",
        "'alcohol' is not one of other, carbonyl, carboxylic_derivative, nitrile",
    ),
    (
        "base,propanol,1-Propanol,CCCO,16.1,,huge,",
        "nucleophilicity",
        "'huge' is not one of non, weak, strong",
    ),
    (
        "acid,propanol,1-Propanol,CCCO,16.1,other,,,surplus",
        "",
        "more fields than columns, from 'surplus' on",
    ),
]


@pytest.mark.parametrize(("line", "column", "message"), BAD_FIELDS)
def test_a_bad_field_is_refused_with_its_place(line: str, column: str, message: str) -> None:
    assert _problems(_set(line, BASE)) == [(2, column, message)]


def test_all_problems_are_reported() -> None:
    bad = "acid,propanol,1-Propanol,C(,many,odd,,"
    assert [(line, column) for line, column, _ in _problems(_set(ACID, bad, BASE, "x"))] == [
        (3, "smiles"),
        (3, "value"),
        (3, "kind"),
        (3, "id"),
        (3, "name"),
        (5, "name"),
    ]


def test_ids_are_unique_in_a_set_and_names_in_a_type() -> None:
    same_id = BASE.replace("propoxide,", "propanol,", 1)
    assert _problems(_set(ACID, same_id)) == [(3, "id", "'propanol' is also on line 2")]
    same_name = ACID.replace("propanol", "other-one").replace("1-Propanol", "1-PROPANOL")
    assert _problems(_set(ACID, same_name)) == [(3, "name", "'1-PROPANOL' is also on line 2")]
    amphoteric = BASE.replace("Sodium propoxide", "1-Propanol")
    assert en.card(read_cards(_set(ACID, amphoteric), "mine.csv").bases[0]) == "1-Propanol"


def test_columns_are_checked() -> None:
    assert _problems(_set(header="type,id,name,smilse,smilse")) == [
        (1, "smilse", "no column is called 'smilse'; did you mean 'smiles'?"),
        (1, "smilse", "this column is there twice"),
    ]


def test_the_number_of_columns_is_limited() -> None:
    assert _problems("id," * 300_000) == [(1, "", "more than 50 columns")]
    assert _problems("," * 900_000) == [(0, "", "there are no cards")]


def test_a_conjugate_must_balance() -> None:
    header = f"{HEADER},conjugate,conjugate_smiles,spectators"
    assert _problems(_set(f"{ACID},C3H7O,,", header=header)) == [
        (2, "conjugate", "it is not the card with one proton more or less")
    ]
    assert _problems(_set(f"{ACID},C3H7O-,CC[O-],", header=header)) == [
        (2, "conjugate_smiles", "'CC[O-]' is not C₃H₇O⁻")
    ]
    assert read_cards(_set(f"{BASE},C3H7OH,CCCO,Na+", header=header), "mine.csv").bases


def test_the_length_of_texts_is_limited() -> None:
    text = _set(f"{ACID},{'x' * 1001}", header=f"{HEADER},note")
    assert _problems(text) == [(2, "note", "1001 characters; 1000 are allowed")]


def test_an_empty_set_is_refused() -> None:
    assert _problems(_set()) == [(0, "", "there are no cards")]


def test_the_size_of_a_set_is_limited() -> None:
    lines = [f"acid,a{n},A{n},O,5,other,," for n in range(MOST_ROWS + 1)]
    assert _problems(_set(*lines)) == [(MOST_ROWS + 2, "", "more than 500 cards")]
    assert len(read_cards(_set(*lines[:-1]), "mine.csv").acids) == MOST_ROWS
    assert _problems(_set(ACID) + " " * 1_000_000) == [(1, "", "the file is larger than 1 MB")]


def test_invalid_csv_is_refused() -> None:
    ((line, column, message),) = _problems(_set(ACID, 'acid,"open'))
    assert (line, column) == (3, "")
    assert message.startswith("this is not CSV: ")


def test_a_field_over_two_lines_does_not_shift_the_count() -> None:
    over_two = 'acid,two,"Two\nlines",CCCO,16.1,other,,'
    bad = ACID.replace("16.1", "?")
    assert [(line, column) for line, column, _ in _problems(_set(over_two, bad))] == [
        (2, "name"),
        (4, "value"),
    ]


@given(
    st.lists(
        st.lists(
            st.sampled_from(["acid", "base", "O", "C(", "5", "", '"', "\x00", "é\u2028", "weak"])
        ),
        max_size=4,
    )
)
def test_any_text_is_a_set_or_a_bad_set(cells: list[list[str]]) -> None:
    with suppress(BadSet):
        set_ = read_cards(_set(*(",".join(line) for line in cells)), "mine.csv")
        assert set_.acids or set_.bases


@given(st.text())
def test_any_header_is_a_bad_set(text: str) -> None:
    assert _problems(text)


def test_problems_read_as_sentences() -> None:
    assert str(RowProblem("mine.csv", 3, "value", "? is no number")) == (
        "mine.csv, line 3, value: ? is no number"
    )
    assert str(RowProblem("mine.csv", 3, "", "it ends here")) == "mine.csv, line 3: it ends here"


def test_custom_structures_need_rdkit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "rdkit", None)
    never_read = ACID.replace("CCCO", "OCCCCCCCCCCCCCCC")
    assert never_read != ACID
    with pytest.raises(StructuresMissing):
        read_cards(_set(never_read), "mine.csv")


def test_blank_rows_are_skipped_and_still_counted() -> None:
    commas = "," * HEADER.count(",")
    text = _set(ACID, commas, f" {commas} ", "", "rubbish")
    assert _problems(text)[0][0] == 6
    assert len(read_cards(_set(ACID, commas, ""), "mine.csv").acids) == 1


@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_columns_may_be_separated_by_what_spreadsheets_write(separator: str) -> None:
    text = _set(ACID, BASE).replace(",", separator)
    assert rows_in(text, "mine.csv") == rows_in(_set(ACID, BASE), "mine.csv")


def test_words_are_read_in_any_case() -> None:
    shouted = (ACID.replace("acid", "Acid").replace("other", "OTHER"), BASE.replace("base", "BASE"))
    assert shouted != (ACID, BASE)
    assert rows_in(_set(*shouted), "mine.csv") == rows_in(_set(ACID, BASE), "mine.csv")


def test_headings_are_read_in_any_case_and_a_value_may_be_called_pka() -> None:
    header = HEADER.upper().replace("VALUE", "pKa")
    assert header != HEADER
    text = _set(ACID, BASE, header=header)
    assert rows_in(text, "mine.csv") == rows_in(_set(ACID, BASE), "mine.csv")
