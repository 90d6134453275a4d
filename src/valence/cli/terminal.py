"""Output of the commands. Names given by people are printed literally, even if they look like markup."""

import codecs
import sys
from io import TextIOWrapper
from unicodedata import normalize

from rich.console import Console

PLAIN = str.maketrans({"−": "-", "–": "-", "→": ">", "•": "*", "×": "x", "✓": "+", "✗": "x"})


def terminal() -> Console:
    return Console(highlight=False, markup=False)


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
    text = normalize("NFKC", error.object[error.start : error.end]).translate(PLAIN)
    return text.encode("ascii", "replace").decode(), error.end
