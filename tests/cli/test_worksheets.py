"""`valence worksheet` writes a PDF from records, or says why not."""

from pathlib import Path
from random import Random

import pytest

import valence
from tests.cli.running import run
from tests.learn.one_lesson import lesson
from valence.bots.students import Student
from valence.games.metals import students as metals


@pytest.fixture
def record(tmp_path: Path) -> Path:
    student = Student("gap", metals.MIND, ("ratio", "not reduced"))
    file = tmp_path / "game.txt"
    file.write_text(lesson(student, Random(1), "none").record, encoding="utf-8")
    return file


def test_worksheets_are_written_as_a_pdf(record: Path, tmp_path: Path) -> None:
    pdf = tmp_path / "sheets.pdf"
    code, said = run("worksheet", record, "-o", pdf, "--versions", "3")
    assert code == 0
    assert "3 versions with the answers at the end, about: " in said
    assert pdf.read_bytes().startswith(b"%PDF")


def test_a_game_without_mistakes_gives_no_worksheet(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(valence.start("metals", seed=7, help="none").record, encoding="utf-8")
    code, said = run("worksheet", file)
    assert (code, "nothing to practise" in said) == (2, True)
