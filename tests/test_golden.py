"""Golden transcripts, chosen and proofread by a person: the program still says the same."""

import re
import runpy
from pathlib import Path

import pytest

import valence
from valence.core.transcript import transcript

FOLDER = Path(__file__).parent / "golden"
GOLDEN = sorted(FOLDER.glob("*.txt"))
update = runpy.run_path(str(FOLDER.parents[1] / "scripts" / "update_golden.py"))["update"]

every_golden = pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)


@every_golden
def test_the_golden_transcript_still_holds(file: Path) -> None:
    golden = file.read_text(encoding="utf-8")
    assert transcript(valence.replay(golden)) == golden, (
        f"{file.name} says something else now. If a rule or a sentence was changed on purpose, "
        "run `make golden` and read the difference."
    )


@every_golden
def test_a_golden_transcript_is_short(file: Path) -> None:
    assert len(file.read_text(encoding="utf-8").splitlines()) <= 80


def test_an_update_rewrites_only_what_the_program_says(tmp_path: Path) -> None:
    golden = GOLDEN[0].read_text(encoding="utf-8")
    changed, same = tmp_path / "changed.txt", tmp_path / "same.txt"
    changed.write_text(golden.replace("  ", "  Once upon a time: "), encoding="utf-8")
    same.write_text(golden, encoding="utf-8")
    assert update(tmp_path) == [changed]
    assert changed.read_text(encoding="utf-8") == same.read_text(encoding="utf-8") == golden


def test_an_update_stops_at_a_move_that_is_no_longer_legal(tmp_path: Path) -> None:
    first_move = re.compile(r"^0 .*\n", re.M)
    text = first_move.sub("", (FOLDER / "charged.txt").read_text(encoding="utf-8"), count=1)
    broken = tmp_path / "broken.txt"
    broken.write_text(text, encoding="utf-8")
    with pytest.raises(SystemExit, match=r"broken\.txt can no longer be played"):
        update(tmp_path)
    assert broken.read_text(encoding="utf-8") == text
