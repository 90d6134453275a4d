"""The games as a menu shows them."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from valence.core.game import AnyGame
from valence.core.languages import DEFAULT, Language
from valence.games import CATALOGUE, about, entry, guide, title
from valence.games.entries import Entry
from valence.table.personas import PersonaInfo, personas_of
from valence.table.sheets import PresetInfo, presets_of


class GameInfo(Struct, frozen=True):
    name: str
    title: str
    about: str
    seats: tuple[int, int]
    levels: tuple[str, ...]
    """The bots' levels, weakest first: names, and numbers for those between them."""
    outside: tuple[str, ...]
    """The bots of installed packages, which aren't on the dial."""
    personas: tuple[PersonaInfo, ...]
    """Bots that hold one misconception."""
    advice: bool
    """True if bots can give hints; in a quiz a hint would be the answer."""
    review: bool
    """True if a finished game can be reviewed."""
    guide: bool
    """True if there is a guided first game."""
    sets: str
    """The kind of sets that it can be played with; empty if there are only the built-in cards."""
    help: tuple[str, ...]
    """The kinds of help on screen that can be switched off."""
    asks: bool
    """True if players can be asked about their moves."""
    presets: tuple[PresetInfo, ...]
    """The printed sheets, the usual one first."""
    short: dict[str, Any]
    """The options of a game for in between; empty where the standard game is short enough."""
    options: dict[str, Any]
    """The options with their types and defaults, as a JSON Schema."""


def game_list(
    language: Language = DEFAULT, games: Mapping[str, Entry] = CATALOGUE
) -> list[GameInfo]:
    return [_info(name, one.game, language) for name, one in games.items()]


def _info(name: str, game: AnyGame, language: Language) -> GameInfo:
    return GameInfo(
        name=name,
        title=title(name, language),
        about=about(name, language),
        seats=(game.seats[0], game.seats[-1]),
        levels=tuple(entry(name).bot.levels),
        outside=tuple(entry(name).bot.outside),
        personas=personas_of(name, language),
        advice=entry(name).bot.gives_hints,
        review=entry(name).bot.expert is not None,
        guide=guide(name) is not None,
        sets=game.sets.name if game.sets else "",
        help=game.help,
        asks=game.has_questions,
        presets=presets_of(game, language),
        short=dict(game.short),
        options=msgspec.json.schema(type(game.options({}, game.seats[0]))),
    )
