"""The stored puzzles are checked again, by trying every move; and new ones are found."""

from decimal import Decimal
from pathlib import Path

import pytest

from valence.learn.puzzles.opened import Opened, opened
from valence.learn.puzzles.stored import GAMES, count
from valence_lab.puzzles import best
from valence_lab.puzzles.__main__ import main
from valence_lab.puzzles.best import CLEAR_SPLIT, EVEN_ENOUGH, FINDERS, off_half

# How many puzzles lie between two that are checked again; deals of Metal vs. Non-Metal take longest.
STEPS = {"pkace": 3, "charged": 10, "whoami": 3, "metals": 70, "polymer": 5}


def sample(game: str) -> list[Opened]:
    return [opened(n) for n in range(GAMES.index(game) + 1, count() + 1, 5 * STEPS[game])]


@pytest.mark.parametrize("game", ["pkace", "charged", "metals", "polymer"])
def test_the_stored_move_is_the_only_best_one(game: str) -> None:
    for one in sample(game):
        found = FINDERS[game][one.puzzle.kind](one.match.state, one.seat)
        assert found is not None
        assert (found.move, found.chances) == (one.best, one.puzzle.chances)


def test_the_stored_question_splits_best_of_those_to_choose_from() -> None:
    for one in sample("whoami"):
        asks = [one.match.checked(one.seat, bytes(ask)) for ask in one.puzzle.among]
        first, second, *_ = sorted(asks, key=lambda ask: off_half(one.match.state, one.seat, ask))
        assert first == one.best
        off, more = (off_half(one.match.state, one.seat, ask) for ask in (first, second))
        assert off <= EVEN_ENOUGH
        assert more - off >= CLEAR_SPLIT


def test_a_file_of_new_puzzles(tmp_path: Path) -> None:
    """The same seed finds the same puzzles, whatever the time."""
    for folder in ("one", "other"):
        (tmp_path / folder).mkdir()
        main(["pkace", "--count", "2", "--seed", "5", "--folder", str(tmp_path / folder)])
    one, other = ((tmp_path / name / "pkace.jsonl.gz").read_bytes() for name in ("one", "other"))
    assert one == other


def test_a_termination_is_best_only_if_it_is_clear(monkeypatch: pytest.MonkeyPatch) -> None:
    one = next(one for one in sample("polymer") if one.puzzle.kind == "mn")
    assert best.mn(one.match.state, one.seat) is not None
    monkeypatch.setattr(best, "CLEAR_MN", Decimal(100))
    assert best.mn(one.match.state, one.seat) is None
