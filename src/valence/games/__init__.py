"""One folder per game, each of which reads like its rulebook."""

from collections.abc import Callable, Mapping
from functools import cache

from valence.chem import words as chemistry
from valence.core.concepts import ConceptWords
from valence.core.game import AnyGame
from valence.core.guess import nearest
from valence.core.languages import DEFAULT, Language, texts_in
from valence.core.problems import bad_input
from valence.core.record import Record, read_record
from valence.core.wire import shown
from valence.games import charged, metals, pkace, polymer, quizmaster, whoami
from valence.games.catalogue import Catalogue
from valence.games.entries import Entry
from valence.games.problems import en

BUILT_IN: Mapping[str, Entry] = {
    one.ENTRY.game.name: one.ENTRY for one in (pkace, polymer, metals, quizmaster, whoami, charged)
}
CATALOGUE: Mapping[str, Entry] = Catalogue(BUILT_IN)


def all_games() -> tuple[AnyGame, ...]:
    return tuple(one.game for one in CATALOGUE.values())


def entry(name: str) -> Entry:
    if found := CATALOGUE.get(str(name)):
        return found
    raise bad_input(en.no_game, shown(name), nearest(str(name), CATALOGUE), tuple(CATALOGUE))


def game(name: str) -> AnyGame:
    """Return a game by its name; if there is no such game, ValueError lists the available ones.

    >>> import valence
    >>> valence.game("metals").title, valence.game("metals").seats
    ('Metal vs. Non-Metal', range(2, 5))
    >>> valence.game("metalz")
    Traceback (most recent call last):
    valence.core.problems.BadInput: no game called 'metalz'; did you mean 'metals'? (available: ...)
    """
    return entry(name).game


@cache
def concept_words(language: Language) -> Mapping[str, ConceptWords]:
    """Return the concepts of all games, by id, in the words of a language."""
    of_games = (one.words(language).concepts for one in CATALOGUE.values())
    own = {id_: said for concepts in of_games for id_, said in concepts.items()}
    return {**chemistry.words(language).CONCEPTS, **own}


@cache
def rulebook(name: str, language: Language = DEFAULT) -> str:
    return texts_in(language, _rulebooks(name))


@cache
def _rulebooks(name: str) -> Mapping[Language, str]:
    """Read `RULES.md`, and the rulebooks in other languages, such as `RULES.de.md`."""
    found = entry(name)
    files = sorted(found.folder.glob("RULES*.md"))
    languages = (Language(file.stem.partition(".")[2]) or DEFAULT for file in files)
    texts = (file.read_text(encoding="utf-8") for file in files)
    return dict(zip(languages, texts, strict=True)) or {DEFAULT: f"# {found.game.title}\n\n"}


@cache
def title(name: str, language: Language) -> str:
    """Return the title of a game, which is the heading of its rulebook."""
    return _of_rulebook(name, language, lambda text: text.partition("\n")[0].removeprefix("# "))


@cache
def about(name: str, language: Language = DEFAULT) -> str:
    """Return the first paragraph of the rulebook."""
    return _of_rulebook(name, language, lambda text: " ".join(text.split("\n\n")[1].split()))


def _of_rulebook(name: str, language: Language, part: Callable[[str], str]) -> str:
    return texts_in(language, {of: part(text) for of, text in _rulebooks(name).items()})


@cache
def guide(name: str) -> Record | None:
    """Return the first moves of a guided game, in which seat 0 learns to play; None if the game has no guide."""
    path = entry(name).folder / "GUIDE.txt"
    return read_record(path.read_text(encoding="utf-8")) if path.exists() else None
