"""Practice in the terminal, on a stopped clock."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from rich.console import Console

from tests.marked import MARKED
from valence.cli.practice_session import Practice, rounded
from valence.cli.words import en
from valence.core.languages import DEFAULT, Language
from valence.core.problems import text_in
from valence.learn.practice.files import read_progress

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


def session(
    folder: Path, *lines: str, questions: int = 20, new: int = 5, language: Language = DEFAULT
) -> str:
    """The output for a learner who types these lines."""
    console = Console(width=200, record=True, file=(folder / "seen").open("w"))
    typed: Iterator[str] = iter(lines)

    def next_line(_prompt: str) -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    console.input = next_line  # type: ignore[assignment,method-assign]
    practice = Practice(folder, "Ada", console, 0.5, now=lambda: NOON, language=language)
    assert practice.run(questions, new) == 0
    console.file.close()
    return console.export_text()


def test_every_answer_is_judged_and_saved(tmp_path: Path) -> None:
    seen = session(tmp_path, "99", "", "q")
    assert "1. " in seen
    assert "You said “99”" in seen
    assert "0 of 2 right. 0 known, 2 shaky, 106 new; 0 due now." in seen
    assert len(read_progress(tmp_path / "ada.json").items) == 2


def test_questions_and_rulings_come_in_the_learners_language(tmp_path: Path) -> None:
    seen = session(tmp_path, "99", "q", language=MARKED)
    assert "1. ⟦" in seen
    assert "⟦The card is " in seen
    assert "Shakiest: ⟦" in seen


def test_text_for_a_number_is_asked_for_again_and_does_not_count(tmp_path: Path) -> None:
    seen = session(tmp_path, "abc", "q")
    assert "That isn't a number." in seen
    assert "0 of 0 right. 0 known, 0 shaky, 108 new; 0 due now." in seen
    assert not (tmp_path / "ada.json").exists()


def test_no_more_new_items_than_wanted(tmp_path: Path) -> None:
    seen = session(tmp_path, *["99"] * 6, questions=6, new=2)
    assert "0 of 6 right. 0 known, 2 shaky, 106 new; 0 due now." in seen


def test_the_session_ends_when_nothing_is_due(tmp_path: Path) -> None:
    seen = session(tmp_path, new=0)
    assert "0 of 0 right. 0 known, 0 shaky, 108 new; 0 due now." in seen


def test_a_too_long_answer_is_asked_for_again(tmp_path: Path) -> None:
    seen = session(tmp_path, "9" * 101, "99", questions=1)
    assert "That is not a move of this game" in seen
    assert "You said “99”" in seen


def test_the_next_session_says_when_something_is_due(tmp_path: Path) -> None:
    session(tmp_path, "99", questions=1)
    assert "The next one is due in 1 minute." in session(tmp_path, "q")


@pytest.mark.parametrize(
    ("wait", "words"),
    [
        (timedelta(seconds=20), "1 minute"),
        (timedelta(minutes=10), "10 minutes"),
        (timedelta(minutes=60), "1 hour"),
        (timedelta(days=3, hours=2), "3 days"),
    ],
)
def test_a_wait_rounded(wait: timedelta, words: str) -> None:
    assert text_in(DEFAULT, en.next_due, *rounded(wait)) == f"The next one is due in {words}."
