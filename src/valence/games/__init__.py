"""One folder per game, each of which reads like its rulebook."""

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from valence.core.game import AnyGame
from valence.core.record import Record, read_record
from valence.core.words import Words
from valence.games import charged, metals, pkace, polymer, quizmaster, whoami


class Entry(NamedTuple):
    game: AnyGame
    words: Words[Any]


CATALOGUE = {
    "pkace": Entry(pkace.GAME, pkace.WORDS),
    "polymer": Entry(polymer.GAME, polymer.WORDS),
    "metals": Entry(metals.GAME, metals.WORDS),
    "quizmaster": Entry(quizmaster.GAME, quizmaster.WORDS),
    "whoami": Entry(whoami.GAME, whoami.WORDS),
    "charged": Entry(charged.GAME, charged.WORDS),
}


@cache
def rulebook(name: str) -> str:
    """The rulebook of a game, as Markdown."""
    return (Path(__file__).parent / name / "RULES.md").read_text(encoding="utf-8")


@cache
def guide(name: str) -> Record | None:
    """The first moves of a guided game, in which seat 0 learns to play; None if the game has no guide."""
    path = Path(__file__).parent / name / "GUIDE.txt"
    return read_record(path.read_text(encoding="utf-8")) if path.exists() else None


def about(name: str) -> str:
    """The first paragraph of the rulebook."""
    return " ".join(rulebook(name).split("\n\n")[1].split())
