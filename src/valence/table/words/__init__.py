"""The sentences of tables, by language."""

from collections.abc import Mapping
from functools import cache
from operator import attrgetter
from typing import TypeAlias

from valence.core.languages import InEach, Language, texts_in

# Templates by a code, which facts fill in.
Sentences: TypeAlias = Mapping[Language, Mapping[str, str]]

SENTENCES: Sentences = InEach(__name__, attrgetter("SENTENCES"))
_REPLIES: Sentences = InEach(__name__, attrgetter("REPLIES"))
_BOTS: Sentences = InEach(__name__, attrgetter("BOTS"))
_ADJECTIVES = InEach(__name__, attrgetter("ADJECTIVES"))


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
