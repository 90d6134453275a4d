"""The sentences of tables, by language."""

from collections.abc import Callable, Mapping
from functools import cache
from operator import attrgetter
from typing import TypeAlias

from valence.core.languages import DEFAULT, InEach, Language, base_of, texts_in

# Templates by a code, which facts fill in.
Sentences: TypeAlias = Mapping[Language, Mapping[str, str]]

SENTENCES: Sentences = InEach(__name__, attrgetter("SENTENCES"))
_REPLIES: Sentences = InEach(__name__, attrgetter("REPLIES"))
_BOTS: Sentences = InEach(__name__, attrgetter("BOTS"))
_ADJECTIVES = InEach(__name__, attrgetter("ADJECTIVES"))
_NICKNAMES: Mapping[Language, Callable[[str, str], str]] = InEach(__name__, attrgetter("nickname"))


@cache
def replies(language: Language) -> Mapping[str, str]:
    """Return what a table replies to messages that it doesn't carry out, by code."""
    return texts_in(language, _REPLIES)


@cache
def bots(language: Language) -> Mapping[str, str]:
    """Return the names of bots, by level."""
    return texts_in(language, _BOTS)


@cache
def adjectives(language: Language) -> tuple[str, ...]:
    """Return what a generated name says of an element."""
    return texts_in(language, _ADJECTIVES)


def nickname(language: Language, adjective: str, element: str) -> str:
    """Put a generated name together from words of this language."""
    base = base_of(language)
    return _NICKNAMES[base if base in _NICKNAMES else DEFAULT](adjective, element)
