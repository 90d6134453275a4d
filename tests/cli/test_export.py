"""`valence export` writes exercises for learning platforms, about a game or from records."""

from pathlib import Path

import pytest

from tests.cli.running import run
from tests.cli.test_worksheets import record as record


def test_exercises_about_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("export", "polymer", "--count", "1") == (0, "polymer.xml: 7 exercises")
    text = Path("polymer.xml").read_text(encoding="utf-8")
    assert "<text>$course$/top/The Polymer Game</text>" in text


def test_exercises_from_what_went_wrong_in_a_game(record: Path, tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    code, said = run("export", record, "--format", "gift", "-o", file)
    assert (code, said.startswith(f"{file}: ")) == (0, True)
    assert "::The numbers in an ionic formula::" in file.read_text(encoding="utf-8")


def test_what_is_neither_a_game_nor_a_record_is_one_line(tmp_path: Path) -> None:
    code, said = run("export", tmp_path / "metalz")
    assert (code, said) == (2, f"valence: {tmp_path / 'metalz'}: no such file or directory")
    code, said = run("export", "metals", "--format", "word")
    assert code == 2
