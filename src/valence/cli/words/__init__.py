"""The sentences of the command line in each language."""

from collections.abc import Mapping, Sequence
from functools import cache
from operator import attrgetter

from valence.core.languages import InEach, Language, written

COMMANDS: Mapping[Language, Mapping[str, str]] = InEach(__name__, attrgetter("COMMANDS"))
SHORT = {"": "", "?": "?", "h": "help", "u": "undo", "q": "quit"}


@cache
def typed_commands() -> Mapping[str, str]:
    """Return what may be typed during a game besides moves, in any language, and the command that it stands for."""
    named = (COMMANDS[language] for language in written())
    return SHORT | {typed: command for each in named for command, typed in each.items()}


def by_english(text: str) -> Mapping[str, str]:
    """Read pairs of an English text and, indented below it, what another language says."""
    return dict(_pair(block.splitlines()) for block in text.strip().split("\n\n"))


def _pair(lines: Sequence[str]) -> tuple[str, str]:
    english = (line for line in lines if line[0] != " ")
    ours = (line.strip() for line in lines if line[0] == " ")
    return " ".join(english), " ".join(ours)
