"""The printed sheets that a table can be opened with, in words, and where a table departs from its own."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from msgspec import Struct

from valence.core.game import AnyGame
from valence.core.languages import Language
from valence.core.presets import Preset
from valence.core.words import Words
from valence.games import entry
from valence.table.chairs import Seating


class VariantInfo(Struct, frozen=True):
    """A difference between a game and its sheet, with the reason."""

    what: str
    why: str


class PresetInfo(Struct, frozen=True):
    """A printed sheet, as options."""

    id: str
    title: str
    about: str
    seats: tuple[int, int]
    options: dict[str, Any]
    """The options that it asks for; the others have their defaults."""
    with_bots: dict[str, Any]
    """The options that replace these at a table with bots."""
    in_rooms: dict[str, Any]
    """The options that are added in rooms."""
    easier: dict[str, Any]
    """The options that are added where all bots are of the lower half of their dial."""
    with_bots_words: str
    """The difference that bots make, in words; may be empty."""
    in_rooms_words: str
    """The difference in rooms, in words; may be empty."""
    choices: tuple[str, ...]
    """The options that the sheet leaves to the players."""
    variants: tuple[VariantInfo, ...]


def presets_of(game: AnyGame, language: Language) -> tuple[PresetInfo, ...]:
    words = entry(game.name).words(language)
    return tuple(_info(preset, words) for preset in game.presets)


def _info(preset: Preset, words: Words[Any]) -> PresetInfo:
    said = words.presets[preset.id]
    variants = (words.variants[one] for one in preset.variants)
    return PresetInfo(
        id=preset.id,
        title=said.title,
        about=said.about,
        seats=(preset.seats[0], preset.seats[-1]),
        options=dict(preset.options),
        with_bots=dict(preset.with_bots),
        in_rooms=dict(preset.in_rooms),
        easier=dict(preset.easier),
        with_bots_words=said.with_bots,
        in_rooms_words=said.in_rooms,
        choices=preset.choices,
        variants=tuple(VariantInfo(one.what, one.why) for one in variants),
    )


def are_easy(game: AnyGame, levels: Sequence[str]) -> bool:
    """Return True if these bots, at least one, are all of the lower half of their dial."""
    dial = list(entry(game.name).bot.levels)
    lower = dial[: (len(dial) + 1) // 2]
    return bool(levels) and all(level in lower for level in levels)


def changes_at(game: AnyGame, seating: Seating) -> dict[str, Any]:
    """Return the options of a table that differ from its sheet; a set or a board only as true."""
    if not seating.preset:
        return {}
    sheet = _sheet(game.name, seating.preset, len(seating.chairs))
    return {
        name: True if isinstance(value, list | tuple) else value
        for name, value in seating.options_now.items()
        if name in sheet and sheet[name] != value
    }


@lru_cache(maxsize=128)
def _sheet(game: str, preset: str, seats: int) -> Mapping[str, object]:
    return entry(game).game.sheet(preset, seats)
