"""Output of the commands. Names given by people are printed literally, even if they look like markup."""

import codecs
import os
import sys
from io import TextIOWrapper
from typing import Any
from unicodedata import normalize

from rich.console import Console
from rich.text import Text

from valence.chem.names import en

PLAIN = str.maketrans({"−": "-", "–": "-", "→": ">", "•": "*", "×": "x", "✓": "+", "✗": "x"})


class Terminal(Console):
    """A console that spells aluminium as the language of the terminal does."""

    def render_str(self, text: str, **how: Any) -> Text:
        return super().render_str(in_own_spelling(text), **how)


def terminal() -> Console:
    return Terminal(highlight=False, markup=False)


def in_own_spelling(text: str) -> str:
    """Return a text in the spelling of the terminal's language: English with IUPAC's spelling, or American English."""
    locale = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG", "")
    return en.american(text) if locale.startswith("en_US") else text


def plain_text(text: str) -> str:
    """Return a text without sub- and superscripts and special signs: Cl- for Cl⁻."""
    return normalize("NFKC", text).translate(PLAIN)


def say(text: str) -> None:
    """Print a sentence, which the terminal may wrap anywhere."""
    terminal().print(text, soft_wrap=True)


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
