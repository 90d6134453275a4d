"""Decks in spreadsheets: read as the CSV they stand for, with limits, and nothing in them is computed."""

import sys
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

import pytest
from openpyxl import Workbook

from valence.chem.decks import BadDeck, read_cards
from valence.press.spreadsheets import SpreadsheetsMissing, deck_text

HEADING = ["type", "id", "name", "smiles", "value", "kind", "nucleophilicity", "active_methylene"]


def spreadsheet(path: Path, *rows: list[object]) -> Path:
    book = Workbook()
    for row in (HEADING, *rows):
        book.active.append(row)
    book.save(path)
    return path


def test_a_spreadsheet_is_the_deck_that_its_cells_show(tmp_path: Path) -> None:
    file = spreadsheet(
        tmp_path / "mine.xlsx",
        ["acid", "propanol", "1-Propanol", "CCCO", 16.1, "other", None, False],
        [],
        ["base", "amin", "Äthylamin", "CCN", 11, None, "weak", None],
    )
    assert deck_text(file).splitlines() == [
        ",".join(HEADING),
        "acid,propanol,1-Propanol,CCCO,16.1,other,,no",
        "",
        "base,amin,Äthylamin,CCN,11,,weak",
    ]
    deck = read_cards(deck_text(file), file.name)
    assert (deck.acids[0].name, deck.bases[0].name) == ("1-Propanol", "Äthylamin")


def test_a_problem_is_told_with_the_row_of_the_spreadsheet(tmp_path: Path) -> None:
    good: list[object] = ["acid", "propanol", "1-Propanol", "CCCO", 16.1, "other"]
    file = spreadsheet(tmp_path / "mine.xlsx", good, ["acid", "two", "Two", "CCO", "weak", "other"])
    with pytest.raises(BadDeck, match=r"mine.xlsx, line 3, value: 'weak' is not a number"):
        read_cards(deck_text(file), file.name)


def test_formulas_are_not_computed(tmp_path: Path) -> None:
    file = spreadsheet(
        tmp_path / "mine.xlsx", ["acid", "two", '=WEBSERVICE("http://x")', "CCO", 16]
    )
    assert "WEBSERVICE" not in deck_text(file)


def test_no_more_is_read_than_a_deck_may_have(tmp_path: Path) -> None:
    book = Workbook()
    book.active.append(HEADING)
    book.active.cell(1_000_000, 16_000, "far away")
    book.save(tmp_path / "mine.xlsx")
    assert deck_text(tmp_path / "mine.xlsx").strip() == ",".join(HEADING)


def test_what_is_too_large_once_unpacked_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "bomb.xlsx"
    with ZipFile(file, "w", ZIP_DEFLATED) as parts:
        parts.writestr("xl/sharedStrings.xml", b" " * 21_000_000)
    with pytest.raises(
        ValueError, match=r"bomb.xlsx: the file is larger than 1 MB, or 20 MB unpacked"
    ):
        deck_text(file)


def test_what_is_no_spreadsheet_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "mine.xlsx"
    file.write_text("type,id,name")
    with pytest.raises(ValueError, match=r"mine.xlsx: this is no spreadsheet"):
        deck_text(file)
    with ZipFile(file, "w") as parts:
        parts.writestr("hello.txt", "hello")
    with pytest.raises(ValueError, match=r"mine.xlsx: this spreadsheet cannot be read"):
        deck_text(file)


def test_without_openpyxl_it_is_said_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = spreadsheet(tmp_path / "mine.xlsx")
    monkeypatch.setitem(sys.modules, "openpyxl", None)
    with pytest.raises(SpreadsheetsMissing, match=r"pip install 'valence\[spreadsheets\]'"):
        deck_text(file)
