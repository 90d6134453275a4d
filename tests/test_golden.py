"""Transcripts chosen and read by a person: the program still says what it said."""

from pathlib import Path

import pytest

import valence
from valence.table.transcript import transcript

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.txt"))

every_golden = pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)


@every_golden
def test_the_golden_transcript_still_holds(file: Path) -> None:
    golden = file.read_text(encoding="utf-8")
    assert transcript(valence.replay(golden)) == golden


@every_golden
def test_a_golden_transcript_can_be_read_in_one_go(file: Path) -> None:
    assert len(file.read_text(encoding="utf-8").splitlines()) <= 80
