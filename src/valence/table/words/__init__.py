"""The sentences of tables, by language."""

from collections.abc import Mapping
from functools import cache
from typing import TypeAlias

from valence.core.languages import DEFAULT, Language, texts_in
from valence.table.words import en

# Templates by a code, which facts fill in.
Sentences: TypeAlias = Mapping[Language, Mapping[str, str]]

SENTENCES: Sentences = {DEFAULT: en.SENTENCES}
_REPLIES: Sentences = {DEFAULT: en.REPLIES}


@cache
def replies(language: Language) -> Mapping[str, str]:
    """Return what a table replies to messages that it doesn't carry out, by code."""
    return texts_in(language, _REPLIES)
