"""The list of a game's cards, and the report on a set."""

from pathlib import Path

import pytest

import valence
from tests.cli.running import run
from tests.games.pkace.study import ACIDS, BASES, csv
from tests.games.screen import line, shown
from valence.chem.acids_bases import built_in_rows
from valence.cli.games import card_list
from valence.cli.sets import report
from valence.core.csv_tables import BadSet
from valence.games import CATALOGUE, all_games
from valence.games.pkace.playability import check
from valence.sets.files import set_text
from valence.sets.formats import format_of, read_set


def test_the_cards_are_listed_by_value() -> None:
    lines = shown(card_list("pkace", None)).splitlines()
    cards = [one for one in lines if one.strip().startswith(("acid", "base"))]
    assert len(cards) == 54
    assert "Hydrogen iodide" in cards[0]
    assert "tert-Butyllithium" in cards[-1]
    assert "base" not in shown(card_list("pkace", "acid"))


@pytest.mark.parametrize(
    ("game", "cells"),
    [
        ("metals", ("calcium", "2+", "7")),
        ("charged", ("sodium", "3", "24")),
        ("polymer", ("monomer", "Styrene", "Sty", "~○○•", "2", "104.15", "4")),
        ("whoami", ("acid", "Acetone", "C₃H₆O", "19.3", "water", "58.08", "guarded")),
    ],
)
def test_every_game_lists_what_its_cards_have(game: str, cells: tuple[str, ...]) -> None:
    text = shown(card_list(game, None))
    assert any(row.split() == list(cells) for row in text.splitlines()), text


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_card_of_every_game_has_a_row(game: str) -> None:
    assert card_list(game, None).row_count == len(CATALOGUE[game].game.box(None)) > 0


@pytest.mark.parametrize(
    ("game", "problem"),
    [
        ("metals", "--kind must be left out for this game"),
        ("pkace", "--kind must be one of acid, base, got"),
    ],
)
def test_an_unknown_kind_is_refused(game: str, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        card_list(game, "salt")


def report_on(text: str) -> str:
    _, rows = read_set(text, "set.csv", all_games())
    return shown(report(check(rows), "set.csv"))


def test_the_report_on_the_built_in_set() -> None:
    columns = format_of(valence.game("pkace")).columns
    rows = [
        {column: row[column] for column in columns.names if column in row}
        for row in built_in_rows()
    ]
    text = shown(report(check(rows), "built in"))
    assert line(text, "pairs that beat", "369 of 729", "426 of 729")
    assert "Ordered game for two: yes. Unordered: hands of the usual size for up to 8" in text


def test_the_report_on_a_custom_set() -> None:
    """Acids of 1.5 to 10.5, bases of 6 to 15: every base beats something, base 1 is beaten by five acids."""
    text = report_on(csv(*ACIDS, *BASES, "acid,top,Top,CCC,60,other,,"))
    assert line(text, "nothing beats", "Top")
    assert line(text, "beat nothing", "Top")
    assert line(text, "cards", "11 acids", "10 bases")


def test_a_bad_set_is_reported_by_file_line_and_column(tmp_path: Path) -> None:
    with pytest.raises(BadSet, match=r"set.csv, line 12, value: 'strong' is not a number"):
        read_set(csv(*ACIDS, "base,x,X,CN,strong,,weak,"), "set.csv", all_games())
    file = tmp_path / "set.csv"
    file.write_bytes(b"\x81\x8d")
    with pytest.raises(ValueError, match=r"set.csv: this is not text"):
        set_text(file)


def test_the_commands(tmp_path: Path) -> None:
    code, output = run("cards", "pkace", "--kind", "base")
    assert (code, "Pyridine" in output, "Acetone" in output) == (0, True, False)
    file = tmp_path / "set.csv"
    file.write_text(csv(*ACIDS, *BASES), encoding="utf-8")
    assert "Ordered game for two: yes" in run("set", "check", file)[1]
    file.write_text(csv(*ACIDS, "base,x,X,CN,strong,,weak,"), encoding="utf-8")
    code, output = run("set", "check", file)
    assert (code, "set.csv, line 12, value" in output) == (2, True)
