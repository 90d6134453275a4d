"""Sets of one's own on the command line: creating, checking and drawing them."""

import sys
from pathlib import Path

import pytest
from openpyxl import Workbook
from pypdf import PdfReader

import valence
from tests.cli.running import run
from tests.printing.study import forty_compounds
from valence.games.polymer.sets import READER, built_in
from valence.sets.formats import format_of

ROOT = Path(__file__).parents[2]


def test_a_new_set_for_pkace_can_be_checked_and_drawn(tmp_path: Path) -> None:
    file = tmp_path / "my set.csv"
    code, output = run("set", "new", "pkace", "-o", file)
    assert code == 0
    assert f"valence set check '{file}'" in output
    assert "2 acids │ 2 bases" in run("set", "check", file)[1]
    assert run("set", "show", file)[1].endswith("my set-cards.pdf: 4 cards drawn")
    (page,) = PdfReader(tmp_path / "my set-cards.pdf").pages
    assert "Lithium diisopropylamide" in " ".join(page.extract_text().split())


def test_commands_of_0_2_say_deck(tmp_path: Path) -> None:
    file = tmp_path / "mine.csv"
    assert run("deck", "new", "pkace", "-o", file)[0] == 0
    assert "2 acids │ 2 bases" in run("deck", "check", file)[1]
    assert run("cards", "pkace", "--deck", file) == run("cards", "pkace", "--set", file)
    assert "deck" not in run("--help")[1]


def test_a_new_set_for_the_polymer_game_is_the_built_in_one(tmp_path: Path) -> None:
    file = tmp_path / "mine.csv"
    run("set", "new", "polymer", "-o", file)
    assert READER.read(file.read_text(encoding="utf-8"), file.name) == built_in()
    assert "monomer Styrene Sty ~○• 1 104.15 12" in run("set", "check", file)[1]
    assert run("set", "show", file, "-o", tmp_path / "mine.png")[1].endswith("18 cards drawn")
    assert (tmp_path / "mine.png").read_bytes().startswith(b"\x89PNG")


def test_every_column_is_explained_to_teachers() -> None:
    page = (ROOT / "docs" / "sets.md").read_text(encoding="utf-8")
    assert [
        name for name in format_of(valence.game("pkace")).columns.names if f"`{name}`" not in page
    ] == []


def test_the_example_is_a_set_for_every_number_of_players() -> None:
    code, output = run("set", "check", ROOT / "examples" / "sets" / "acids-and-amines.csv")
    assert (code, "20 acids │ 20 bases" in output) == (0, True)
    assert "hands of the usual size for up to 8 players" in output


@pytest.mark.parametrize(
    ("name", "game", "players"),
    [
        ("acids-and-amines.csv", "pKace", "2 to 8"),
        ("week-3-acids.csv", "Who Am I?", "2 to 6"),
        ("values-in-dmso.csv", "pKace", "2 to 5"),
        ("school-ions.csv", "Metal vs. Non-Metal", "2 to 4"),
        ("first-ions.csv", "Charged!", "2 to 4"),
        ("small-board.csv", "Charged!", "2 to 4"),
    ],
)
def test_the_check_says_how_many_can_play_with_an_example(
    name: str, game: str, players: str
) -> None:
    code, output = run("set", "check", ROOT / "examples" / "sets" / name)
    assert (code, f"{game} {players}" in output) == (0, True), output


@pytest.mark.parametrize("file", ["pkace.csv", "pkace.xlsx", "polymer.csv", "polymer.xlsx"])
def test_a_set_made_by_version_0_1_is_still_read(file: str) -> None:
    """Its examples: two acids and two bases, and the built-in cards, of which a game uses both copies."""
    code, output = run("set", "check", ROOT / "tests" / "records" / "0.1" / "decks" / file)
    expected = "2 acids │ 2 bases" if "pkace" in file else "monomer Styrene Sty ~○• 1 104.15 12"
    assert (code, expected in output) == (0, True), output


def test_a_new_set_may_be_a_spreadsheet(tmp_path: Path) -> None:
    assert run("set", "new", "pkace", "-o", tmp_path / "mine.xlsx")[0] == 0
    assert "2 acids │ 2 bases" in run("set", "check", tmp_path / "mine.xlsx")[1]


def test_without_openpyxl_no_empty_spreadsheet_is_left_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "openpyxl", None)
    code, output = run("set", "new", "pkace", "-o", tmp_path / "mine.xlsx")
    assert (code, "pip install openpyxl" in output) == (2, True)
    assert list(tmp_path.iterdir()) == []


def test_a_new_set_overwrites_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("set", "new", "pkace")[0] == 0
    before = Path("pkace-set.csv").read_bytes()
    code, output = run("set", "new", "pkace")
    assert (code, output) == (
        2,
        "valence: pkace-set.csv already exists; choose another name with -o",
    )
    assert Path("pkace-set.csv").read_bytes() == before


def test_a_spreadsheet_is_checked_and_drawn_like_a_csv_file(tmp_path: Path) -> None:
    book = Workbook()
    for line in forty_compounds().text.splitlines():
        book.active.append(line.split(","))
    book.save(tmp_path / "mine.xlsx")
    assert "20 acids │ 20 bases" in run("set", "check", tmp_path / "mine.xlsx")[1]
    assert run("set", "show", tmp_path / "mine.xlsx")[1].endswith("40 cards drawn")


def test_a_set_of_forty_compounds_is_played_and_its_record_contains_the_cards() -> None:
    match = valence.start("pkace", seed=7, options={"cards": forty_compounds().text})
    while match.to_move:
        seat = match.to_move[0]
        match.play(seat, match.moves(seat)[0])
    again = valence.replay(match.record)
    assert again.save() == match.save()
    assert "Sodium salt 20" in match.record


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("type,id,name\n", "mine.csv: there are no cards"),
        (
            "type,id,name,smiles,value,kind\nacid,a,Ethanol,,16,other\n",
            "mine.csv, line 2, id: no built-in card is called 'a'; a card of your own needs its smiles or formula",
        ),
        ("card,copies\nsty-4,1\n", "no card called 'sty-4'; did you mean 'sty-3'?"),
        ("", "mine.csv: there are no cards"),
    ],
)
def test_a_bad_set_is_explained_and_nothing_is_drawn(
    text: str, problem: str, tmp_path: Path
) -> None:
    file = tmp_path / "mine.csv"
    file.write_text(text, encoding="utf-8")
    for command in ("check", "show"):
        code, output = run("set", command, file)
        assert (code, problem in output) == (2, True), output
    assert list(tmp_path.iterdir()) == [file]


def test_the_names_of_cards_and_files_are_shown_verbatim(tmp_path: Path) -> None:
    file = tmp_path / "[bold].csv"
    heading = "type,id,name,smiles,value,kind,nucleophilicity"
    file.write_text(f"{heading}\nacid,a,[/b],CCO,16,other,\nbase,b,[red],CCN,10.8,,weak\n")
    code, output = run("set", "check", file)
    assert (code, "[bold].csv" in output, "│ [/b] │ [red] │" in output) == (0, True, True), output
    assert run("set", "show", file)[1].endswith("[bold]-cards.pdf: 2 cards drawn")


def test_characters_missing_from_every_font_are_reported_and_not_printed_as_empty_boxes(
    tmp_path: Path,
) -> None:
    file = tmp_path / "mine.csv"
    lines = [
        "acid,ethanol,Ethanol,CCO,16,other,",
        "acid,propanol,1-Propan\u0378l,CCCO,16.1,other,",
        "base,amine,Amin\u0378,CCN,10.8,,weak",
    ]
    heading = "type,id,name,smiles,value,kind,nucleophilicity"
    file.write_text("\n".join((heading, *lines)), encoding="utf-8")
    problem = (
        "no installed font can draw \u0378, so 1-Propan\u0378l and 1 other card can't be printed"
    )
    code, output = run("set", "check", file)
    assert (code, f"On paper: {problem}" in output) == (0, True), output
    for command in (("set", "show"), ("print", "pkace", "--set")):
        code, output = run(*command, file)
        assert (code, f"mine.csv: {problem}" in output) == (2, True), output
    assert list(tmp_path.iterdir()) == [file]


def test_an_unsupported_drawing_format_is_refused(tmp_path: Path) -> None:
    run("set", "new", "pkace", "-o", tmp_path / "mine.csv")
    code, output = run("set", "show", tmp_path / "mine.csv", "-o", tmp_path / "mine.docx")
    assert code == 2
    assert "mine.docx: the name must end in .pdf, .png, .svg" in output


def test_the_check_says_for_each_game_whether_a_set_can_be_played(tmp_path: Path) -> None:
    file = tmp_path / "mine.csv"
    file.write_text("id\nethanol\nphenol\nwater\nacetone\nbenzene\n")
    code, output = run("set", "check", file)
    assert code == 0
    assert "pKace – pKace needs acids and bases, the set has no bases" in output
    assert "Quizmaster 1 to 8" in output
    assert "Who Am I? 2 3 players need 6 cards, the set has 5" in output


def test_one_structure_under_two_names_is_pointed_out(tmp_path: Path) -> None:
    file = tmp_path / "mine.csv"
    heading = "type,id,name,smiles,value,kind"
    file.write_text(f"{heading}\nacid,a,Formic acid,OC=O,3.75,other\nacid,b,X,C(=O)O,3.75,other\n")
    code, output = run("set", "check", file)
    assert (code, "Warning: Formic acid and X have the same structure." in output) == (1, True)
