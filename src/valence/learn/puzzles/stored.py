"""The stored puzzles: views of one seat, in which exactly one move is best. `valence_lab.puzzles` finds them."""

import gzip
from collections.abc import Sequence
from datetime import date
from functools import cache
from importlib.resources import files
from typing import Literal, TypeAlias

from msgspec import Raw, Struct

from valence.core.problems import bad_input
from valence.core.wire import read
from valence.learn.problems import en

# Take the trick; the placement with the most points; the question that splits the cards most evenly; the termination
# with the highest Mn, or the lowest dispersity, of all chains that count; the move with the best chance to win.
Kind: TypeAlias = Literal["trick", "placement", "split", "mn", "dispersity", "turn"]

# The games take turns from number to number; one with fewer puzzles begins again.
GAMES = ("pkace", "charged", "whoami", "metals", "polymer")
FIRST_DAY = date(2026, 1, 1)


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A puzzle as it is stored: ids and numbers."""

    kind: Kind
    game: str
    view: Raw
    """What the player may know. Nothing that is hidden is stored."""
    best: Raw
    other: Raw
    """The next best move."""
    among: tuple[Raw, ...] = ()
    """The moves to choose from; empty for all of them."""
    chances: tuple[float, float] | None = None
    """The chance to win with the best move and with the next best, where imagined deals decide."""


def file_of(game: str) -> str:
    return f"{game}.jsonl.gz"


@cache
def _lines(game: str) -> Sequence[bytes]:
    return gzip.decompress((files(__package__) / file_of(game)).read_bytes()).splitlines()


def count() -> int:
    return max(len(_lines(game)) for game in GAMES) * len(GAMES)


def puzzle(number: int) -> Puzzle:
    """Return the puzzle with this number, from 1."""
    if not 1 <= number <= count():
        raise bad_input(en.puzzle_number, count(), number)
    row, game = divmod(number - 1, len(GAMES))
    lines = _lines(GAMES[game])
    return read(Puzzle, lines[row % len(lines)], f"puzzle {number}")


def number_on(day: date) -> int:
    """Return the number of the puzzle of a day, the same for everyone."""
    return (day - FIRST_DAY).days % count() + 1
