"""The examples of a rulebook as positions that a board can draw."""

from functools import cache
from typing import Any

from msgspec import Raw, Struct

from valence.core.game import heard
from valence.core.languages import DEFAULT, Language
from valence.core.match import AnyMatch
from valence.core.wire import encode
from valence.core.words import Words
from valence.games import entry
from valence.library import replay
from valence.table.protocol import EventInWords
from valence.table.updates import event_in_words


class Example(Struct, frozen=True):
    place: str
    """The place where it belongs: a rule such as R12, or E2 for the second of the rulebook's examples."""
    names: tuple[str, ...]
    help: tuple[str, ...]
    """All kinds of help of the game."""
    view: Raw
    """The spectators' view after the last move."""
    to_move: tuple[int, ...]
    events: tuple[EventInWords, ...]


@cache
def examples(name: str, language: Language = DEFAULT) -> tuple[Example, ...]:
    """Return the examples of a game in a language, each from a record named after its place."""
    files = sorted((entry(name).folder / "examples").glob("*.txt"))
    words = entry(name).words(language)
    played = ((file.stem, replay(file.read_text(encoding="utf-8"))) for file in files)
    return tuple(_example(place, match, words) for place, match in played)


def _example(place: str, match: AnyMatch, words: Words[Any]) -> Example:
    here = words.at_table(match.state.options)
    return Example(
        place=place,
        names=match.names,
        help=match.game.help,
        view=Raw(encode(match.game.view(match.state, None))),
        to_move=match.to_move,
        events=tuple(
            event_in_words(ply, event, here, match.names)
            for ply, events in enumerate(match.story)
            for event in heard(events, None)
        ),
    )
