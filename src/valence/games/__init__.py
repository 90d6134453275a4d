"""One folder per game, each of which reads like its rulebook."""

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from valence.core.game import AnyGame
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


def about(name: str) -> str:
    """The first paragraph of the rulebook."""
    return " ".join(rulebook(name).split("\n\n")[1].split())
