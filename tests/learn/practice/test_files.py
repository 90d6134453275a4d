"""Progress files are written atomically, and a bad file is refused by name."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from valence.learn.practice.files import progress_file, read_progress, write_progress
from valence.learn.practice.schedule import reviewed

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


def test_progress_survives_the_file(tmp_path: Path) -> None:
    path = progress_file(tmp_path / "new folder", "Zoë")
    progress = reviewed(read_progress(path), "acetone/name", "good", NOON)
    write_progress(path, progress)
    assert read_progress(path) == progress
    assert reviewed(read_progress(path), "acetone/name", "good", NOON) == reviewed(
        progress, "acetone/name", "good", NOON
    )
    assert [file.name for file in path.parent.iterdir()] == ["zoë.json"]


def test_each_learner_has_a_file(tmp_path: Path) -> None:
    assert progress_file(tmp_path, "Ada") == progress_file(tmp_path, " ada ")
    assert progress_file(tmp_path, "Ada") != progress_file(tmp_path, "Ben")
    assert read_progress(tmp_path / "ada.json").seed != read_progress(tmp_path / "ben.json").seed


@pytest.mark.parametrize("learner", ["", "  ", "../ada", "a/b", ".", "x" * 41, "a\nb"])
def test_a_name_that_cannot_be_a_file_name_is_refused(tmp_path: Path, learner: str) -> None:
    with pytest.raises(ValueError, match="a learner's name"):
        progress_file(tmp_path, learner)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("{", "this is not JSON"),
        ('{"items": {"acetone/name": 3}}', "Expected `object`, got `int`"),
        ('{"learned": 1}', "unknown field `learned`"),
    ],
)
def test_a_bad_file_is_refused_by_name(tmp_path: Path, text: str, problem: str) -> None:
    path = tmp_path / "ada.json"
    path.write_text(text)
    with pytest.raises(ValueError, match=problem) as refused:
        read_progress(path)
    assert str(path) in str(refused.value)


def test_an_item_that_cannot_be_asked_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "ada.json"
    write_progress(path, reviewed(read_progress(path), "lda/colour", "good", NOON))
    with pytest.raises(ValueError, match="no item called 'lda/colour'"):
        read_progress(path)
