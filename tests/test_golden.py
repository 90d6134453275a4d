"""Transcripts chosen and read by a person: the program still says what it said."""

from pathlib import Path

import pytest

import valence
from valence.games import CATALOGUE
from valence.table.transcript import transcript

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_golden_transcript_still_holds(name: str) -> None:
    golden = (GOLDEN / f"{name}.txt").read_text()
    assert transcript(valence.replay(golden)) == golden


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_golden_transcript_can_be_read_in_one_go(name: str) -> None:
    assert len((GOLDEN / f"{name}.txt").read_text().splitlines()) <= 80
