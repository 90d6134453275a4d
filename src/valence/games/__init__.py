"""One folder per game, each of which reads like its rulebook."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from valence.chem.words import words
from valence.core.concepts import ConceptWords
from valence.core.game import AnyGame
from valence.core.guess import did_you_mean
from valence.core.languages import Language
from valence.core.record import Record, read_record
from valence.core.wire import shown
from valence.games import charged, metals, pkace, polymer, quizmaster, whoami
from valence.games.entries import Entry

CATALOGUE: Mapping[str, Entry] = {
    one.ENTRY.game.name: one.ENTRY for one in (pkace, polymer, metals, quizmaster, whoami, charged)
}

GAMES: tuple[AnyGame, ...] = tuple(one.game for one in CATALOGUE.values())


def entry(name: str) -> Entry:
    if found := CATALOGUE.get(str(name)):
        return found
    guess = did_you_mean(str(name), CATALOGUE)
    raise ValueError(f"no game called {shown(name)}{guess} (available: {', '.join(CATALOGUE)})")


def game(name: str) -> AnyGame:
    """Return a game by its name; if there is no such game, ValueError lists the available ones.

    >>> import valence
    >>> valence.game("metals").title, valence.game("metals").seats
    ('Metal vs. Non-Metal', range(2, 5))
    >>> valence.game("metalz")
    Traceback (most recent call last):
    ValueError: no game called 'metalz'; did you mean 'metals'? (available: ...)
    """
    return entry(name).game


@cache
def concept_words(language: Language) -> Mapping[str, ConceptWords]:
    """Return the concepts of all games, by id, in the words of a language."""
    of_games = (one.words(language).concepts for one in CATALOGUE.values())
    own = {id_: said for concepts in of_games for id_, said in concepts.items()}
    return {**words(language).concepts, **own}


@cache
def rulebook(name: str) -> str:
    return (Path(__file__).parent / name / "RULES.md").read_text(encoding="utf-8")


@cache
def guide(name: str) -> Record | None:
    """Return the first moves of a guided game, in which seat 0 learns to play; None if the game has no guide."""
    path = Path(__file__).parent / name / "GUIDE.txt"
    return read_record(path.read_text(encoding="utf-8")) if path.exists() else None


def about(name: str) -> str:
    """Return the first paragraph of the rulebook."""
    return " ".join(rulebook(name).split("\n\n")[1].split())
