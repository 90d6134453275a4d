"""Atomic file writes."""

from pathlib import Path

import pytest

from valence.core.files import write_atomically


def test_a_file_is_replaced_without_leaving_a_temporary_file(tmp_path: Path) -> None:
    for content in (b"first", b"second"):
        write_atomically(tmp_path / "my game.txt", content)
        assert (tmp_path / "my game.txt").read_bytes() == content
    assert [file.name for file in tmp_path.iterdir()] == ["my game.txt"]


def test_a_failed_write_leaves_no_temporary_file(tmp_path: Path) -> None:
    (tmp_path / "game.txt").mkdir()
    with pytest.raises(IsADirectoryError):
        write_atomically(tmp_path / "game.txt", b"new")
    assert [file.name for file in tmp_path.iterdir()] == ["game.txt"]


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    file = tmp_path / "none" / "game.txt"
    with pytest.raises(ValueError, match=f"^{file}: there is no folder {file.parent}$"):
        write_atomically(file, b"new")
