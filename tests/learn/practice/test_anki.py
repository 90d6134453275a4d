"""The Anki package, read back the way Anki reads it."""

import sqlite3
from pathlib import Path
from xml.etree import ElementTree
from zipfile import ZipFile

import pytest

from valence.games.quizmaster.cards import BUILT_IN
from valence.learn.practice.anki import FIELDS, write_anki


@pytest.fixture(scope="module")
def notes(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, str]]:
    folder = tmp_path_factory.mktemp("anki")
    assert write_anki(folder / "deck.apkg", 1_700_000_000.0) == len(BUILT_IN)
    with ZipFile(folder / "deck.apkg") as package:
        assert sorted(package.namelist()) == ["collection.anki2", "media"]
        package.extract("collection.anki2", folder)
    connection = sqlite3.connect(folder / "collection.anki2")
    found = [row[0].split("\x1f") for row in connection.execute("select flds from notes")]
    cards = connection.execute("select count(*) from cards").fetchone()[0]
    connection.close()
    assert cards == 2 * len(BUILT_IN)
    return {
        fields[0]: dict(zip(FIELDS, fields, strict=True)) for fields in found if fields[3] == "base"
    }


def test_a_note_has_what_the_card_has(notes: dict[str, dict[str, str]]) -> None:
    note = notes["Lithium diisopropylamide (LDA)"]
    assert (note["Kind"], note["Quantity"], note["Value"]) == ("base", "pK<sub>aH</sub>", "35.7")
    assert notes["Water"]["Value"] == "−1.74"
    assert all(note["Source"] for note in notes.values())


def test_every_note_has_its_structure(notes: dict[str, dict[str, str]]) -> None:
    for note in notes.values():
        assert ElementTree.fromstring(note["Structure"]).tag.endswith("svg")


def test_cards_that_share_a_value_name_each_other(notes: dict[str, dict[str, str]]) -> None:
    assert notes["Sodium hydride"]["Also"] == "Also correct: Potassium hydride"
    assert notes["Sodium amide"]["Also"] == ""


def test_a_newer_package_updates_the_notes_of_an_older_one(tmp_path: Path) -> None:
    def ids(name: str, timestamp: float) -> set[str]:
        write_anki(tmp_path / name, timestamp)
        with ZipFile(tmp_path / name) as package:
            package.extract("collection.anki2", tmp_path / f"{name} unpacked")
        connection = sqlite3.connect(tmp_path / f"{name} unpacked" / "collection.anki2")
        found = {row[0] for row in connection.execute("select guid from notes")}
        connection.close()
        return found

    assert ids("old", 1_600_000_000.0) == ids("new", 1_700_000_000.0)
