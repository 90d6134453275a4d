"""Output of the commands. Names given by people are printed literally, even if they look like markup."""

import codecs
import os
import sys
from collections.abc import Callable
from contextvars import ContextVar
from io import TextIOWrapper
from typing import ParamSpec, TypeVar
from unicodedata import normalize

from rich.console import Console

from valence.core.languages import Language, known_or_default
from valence.core.problems import text_in

P = ParamSpec("P")
T = TypeVar("T")

PLAIN = str.maketrans({"−": "-", "–": "-", "→": ">", "•": "*", "×": "x", "✓": "+", "✗": "x"})


WANTED: ContextVar[Language | None] = ContextVar("lang", default=None)  # by `--lang`


def terminal() -> Console:
    return Console(highlight=False, markup=False)


def reader_language() -> Language:
    """Return the language that `--lang` names, or else that of the environment."""
    if (wanted := WANTED.get()) is not None:
        return wanted
    locale = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG", "")
    return known_or_default(locale.partition(".")[0].replace("_", "-"))


def plain_text(text: str) -> str:
    """Return a text without sub- and superscripts and special signs: Cl- for Cl⁻."""
    return normalize("NFKC", text).translate(PLAIN)


def text(sentence: Callable[P, T], *facts: P.args, **named: P.kwargs) -> T:
    """Return what a function of an English words module says, in the reader's language."""
    return text_in(reader_language(), sentence, *facts, **named)


def say(sentence: Callable[P, str], *facts: P.args, **named: P.kwargs) -> None:
    """Print a sentence, which the terminal may wrap anywhere."""
    terminal().print(text(sentence, *facts, **named), soft_wrap=True)


def accept_any_encoding() -> None:
    """Write Cl- where the output can't encode Cl⁻, as on Windows when it goes to a file."""
    codecs.register_error("valence.plain", _plain)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="valence.plain")
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def _plain(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = plain_text(error.object[error.start : error.end])
    return text.encode("ascii", "replace").decode(), error.end
