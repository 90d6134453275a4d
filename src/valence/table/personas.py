"""Bots with a misconception: the list for a teacher's menu, and what they got wrong once a game is over."""

from msgspec import Struct

from valence.bots.misconceptions import Idea
from valence.core.concepts import IdeaWords
from valence.core.languages import DEFAULT, Language
from valence.games import concept_words, entry
from valence.table.live import LiveTable
from valence.table.names import called


class PersonaInfo(Struct, frozen=True):
    level: str
    """The value to give as the level of a bot."""
    says: str
    """Its misconception."""
    options: dict[str, object]
    """The house rules without which it wouldn't show."""


class PersonaShown(Struct, frozen=True):
    """A riddle: what did this bot get wrong?"""

    seat: int
    name: str
    choices: tuple[str, ...]
    right: int
    """The number of the choice."""
    instead: str


def personas_of(game: str, language: Language = DEFAULT) -> tuple[PersonaInfo, ...]:
    return tuple(
        PersonaInfo(level, _idea(one.idea, language).says, dict(one.options))
        for level, one in entry(game).bot.personas.items()
    )


def personas_at(live: LiveTable, language: Language) -> tuple[PersonaShown, ...]:
    """Return the riddle of every bot with a misconception at a table whose game is over."""
    personas = entry(live.row.game).bot.personas
    choices = tuple(one.says for one in personas_of(live.row.game, language))
    return tuple(
        PersonaShown(
            seat,
            called(chair.name, language),
            choices,
            list(personas).index(level),
            _idea(personas[level].idea, language).instead,
        )
        for seat, chair in enumerate(live.seating.chairs)
        if (level := chair.bot or "") in personas
    )


def _idea(idea: Idea, language: Language) -> IdeaWords:
    concept, name = idea
    return concept_words(language)[concept].ideas[name]
