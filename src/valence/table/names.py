"""Names at a table: different ones for everybody, and those of bots."""

import re
from collections.abc import Collection
from dataclasses import replace
from itertools import chain, count
from typing import Any

from valence.bots.bot import PERSONA
from valence.core.languages import DEFAULT, Language
from valence.core.words import Names, Words
from valence.table.words import bots


def unique_name(name: str, taken: Collection[str]) -> str:
    """Return the name, with a number if somebody else has it."""
    folded = {other.casefold() for other in taken}
    numbered = (f"{name} {n}" for n in count(2))
    return next(one for one in chain([name], numbered) if one.casefold() not in folded)


def is_persona(level: str) -> bool:
    """Return True for a bot with a misconception, which players are to find out."""
    return level.partition(" ")[0] == PERSONA


def bot_name(level: str, language: Language = DEFAULT) -> str:
    said = bots(language)
    if is_persona(level):
        return said["puzzling"]
    if level.isdecimal():
        return said["level"].format(level=level)
    return said.get(level) or said["outside"].format(name=level.replace("_", " ").capitalize())


_BOT = re.compile("(?:(puzzling|easy|fair|strong)|level ([0-9]+)) bot( [0-9]+)?", re.IGNORECASE)


def called(name: str, language: Language) -> str:
    """Return a bot's name, which is stored in English, in a language; people are called as they like."""
    found = None if language == DEFAULT else _BOT.fullmatch(name)
    if found is None:
        return name
    word, number, count = found.groups()
    level = number or {"puzzling": PERSONA}.get(word.casefold(), word.casefold())
    return f"{bot_name(level, language)}{count or ''}"


def with_names_in(language: Language, words: Words[Any]) -> Words[Any]:
    """Return words that call bots as a language does."""
    if language == DEFAULT:
        return words

    def names_in(names: Names) -> Names:
        return [called(name, language) for name in names]

    return replace(
        words,
        event=lambda event, names: words.event(event, names_in(names)),
        line=lambda event, names: words.line(event, names_in(names)),
        refusal=lambda refusal, names: words.refusal(refusal, names_in(names)),
        refusal_line=lambda refusal, names: words.refusal_line(refusal, names_in(names)),
        log=replace(
            words.log,
            tried_unseen=lambda who: words.log.tried_unseen(called(who, language)),
            said_why=lambda who, *said: words.log.said_why(called(who, language), *said),
        ),
    )
