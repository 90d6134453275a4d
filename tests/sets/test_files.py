"""Sets in spreadsheets are read like CSV, with size limits and without evaluating formulas."""

import sys
from contextlib import suppress
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openpyxl import Workbook

import valence
from valence.chem.names import en
from valence.core.csv_tables import BadSet
from valence.sets.acids_bases import card_set, rows_in
from valence.sets.files import SpreadsheetsMissing, as_spreadsheet, set_text, text_in
from valence.sets.formats import new_file

HEADING = ["type", "id", "name", "smiles", "value", "kind", "nucleophilicity", "active_methylene"]
WHOLE = new_file(valence.game("pkace"), "mine.xlsx")


def spreadsheet(path: Path, *rows: list[object]) -> Path:
    book = Workbook()
    for row in (HEADING, *rows):
        book.active.append(row)
    book.save(path)
    return path


def test_a_spreadsheet_is_read_as_its_cells_show(tmp_path: Path) -> None:
    file = spreadsheet(
        tmp_path / "mine.xlsx",
        ["acid", "propanol", "1-Propanol", "CCCO", 16.1, "other", None, False],
        [],
        ["base", "amin", "Äthylamin", "CCN", 11, None, "weak", None],
    )
    assert set_text(file).splitlines() == [
        ",".join(HEADING),
        "acid,propanol,1-Propanol,CCCO,16.1,other,,no",
        "",
        "base,amin,Äthylamin,CCN,11,,weak",
    ]
    set_ = card_set(rows_in(set_text(file), file.name))
    assert (en.card(set_.acids[0]), en.card(set_.bases[0])) == ("1-Propanol", "Äthylamin")


def test_a_problem_is_reported_with_its_spreadsheet_row(tmp_path: Path) -> None:
    good: list[object] = ["acid", "propanol", "1-Propanol", "CCCO", 16.1, "other"]
    file = spreadsheet(tmp_path / "mine.xlsx", good, ["acid", "two", "Two", "CCO", "weak", "other"])
    with pytest.raises(BadSet, match=r"mine.xlsx, line 3, value: 'weak' is not a number"):
        rows_in(set_text(file), file.name)


def test_formulas_are_not_computed(tmp_path: Path) -> None:
    file = spreadsheet(
        tmp_path / "mine.xlsx", ["acid", "two", '=WEBSERVICE("http://x")', "CCO", 16]
    )
    assert "WEBSERVICE" not in set_text(file)


def test_reading_stops_at_the_size_limit_of_a_set(tmp_path: Path) -> None:
    book = Workbook()
    book.active.append(HEADING)
    book.active.cell(1_000_000, 16_000, "far away")
    book.save(tmp_path / "mine.xlsx")
    assert set_text(tmp_path / "mine.xlsx").strip() == ",".join(HEADING)


def test_a_file_that_unpacks_to_too_much_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "bomb.xlsx"
    with ZipFile(file, "w", ZIP_DEFLATED) as parts:
        parts.writestr("xl/sharedStrings.xml", b" " * 6_000_000)
    with pytest.raises(ValueError, match=r"bomb.xlsx: the file is larger than 5 MB when unpacked"):
        set_text(file)


@pytest.mark.parametrize("name", ["mine.csv", "mine.xlsx"])
def test_a_file_that_is_too_large_is_refused(tmp_path: Path, name: str) -> None:
    file = tmp_path / name
    file.write_bytes(b"\xc3\xa4" * 500_001)
    with pytest.raises(ValueError, match=f"{name}: the file is larger than 1 MB"):
        set_text(file)


@given(place=st.integers(0, 2**16), byte=st.integers(0, 255), length=st.integers(0, 2**16))
def test_a_damaged_spreadsheet_is_read_or_refused(place: int, byte: int, length: int) -> None:
    damaged = bytearray(WHOLE[: len(WHOLE) - length % len(WHOLE)])
    damaged[place % len(damaged)] = byte
    with suppress(ValueError):
        text_in(bytes(damaged), "mine.xlsx")


def test_xml_entities_are_not_expanded() -> None:
    """Nested entities that would expand to 10 GB."""
    laughs = b"".join(b"<!ENTITY %c '%s'>" % (98 + n, b"&%c;" % (97 + n) * 10) for n in range(7))
    heading = b"<!DOCTYPE x [<!ENTITY a '" + b"A" * 1000 + b"'>" + laughs + b"]>"
    with pytest.raises(ValueError, match=r"can't read this spreadsheet"):
        text_in(_with_part("xl/worksheets/sheet1.xml", heading, b"&h;"), "mine.xlsx")


def _with_part(name: str, heading: bytes, cell: bytes) -> bytes:
    """The whole spreadsheet with a heading before one of its parts, and with another cell at its beginning."""
    changed = BytesIO()
    with ZipFile(BytesIO(WHOLE)) as whole, ZipFile(changed, "w") as parts:
        for part in whole.namelist():
            content = whole.read(part)
            if part == name:
                row = b'<sheetData><row><c t="inlineStr"><is><t>' + cell + b"</t></is></c></row>"
                content = heading + content.replace(b"<sheetData>", row)
            parts.writestr(part, content)
    return changed.getvalue()


def test_text_survives_a_round_trip_through_a_spreadsheet() -> None:
    text = 'type,id,name,value\nacid,a,"=1+1, or so",10.0\nbase,1-2,+x,-7\n'
    assert text_in(as_spreadsheet(text), "mine.xlsx").replace("\r", "") == text


def test_a_file_that_is_not_a_spreadsheet_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "mine.xlsx"
    file.write_text("type,id,name")
    with pytest.raises(ValueError, match=r"mine.xlsx: not a spreadsheet"):
        set_text(file)
    with ZipFile(file, "w") as parts:
        parts.writestr("hello.txt", "hello")
    with pytest.raises(ValueError, match=r"mine.xlsx: can't read this spreadsheet"):
        set_text(file)


def test_without_openpyxl_the_error_says_how_to_install_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = spreadsheet(tmp_path / "mine.xlsx")
    monkeypatch.setitem(sys.modules, "openpyxl", None)
    with pytest.raises(SpreadsheetsMissing, match="pip install openpyxl"):
        set_text(file)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252", "utf-16"])
def test_the_code_pages_of_windows_are_read(encoding: str) -> None:
    text = "id;name;value\nphenol;;9,9\n;Essigsäure;4,76\n"
    assert text_in(text.encode(encoding), "mine.csv").removeprefix("\ufeff") == text


def test_a_file_that_is_not_text_is_refused() -> None:
    with pytest.raises(ValueError, match=r"mine.csv: this is not text; save it as CSV UTF-8"):
        text_in(b"\x89PNG\x00\x00", "mine.csv")


@pytest.mark.parametrize("name", ["mine.ods", "MINE.XLS", "mine.numbers"])
def test_a_spreadsheet_of_another_format_is_refused_with_what_to_do(name: str) -> None:
    with pytest.raises(ValueError, match=r"save it as \.xlsx, or as CSV UTF-8"):
        text_in(b"PK\x03\x04\xff", name)
