"""Names of substances with their articles, which Spanish sentences need."""

import re

from valence.core.grammar import es

_LOCANTS = re.compile(r"^(?:[\dNOS',α-ω]+-|[a-z]{1,4}-)+")
_FEMININE = ("base", "sal", "DIPEA")


def the(name: str) -> str:
    """Return "la acetona", "el ácido acético", "el agua", "el LDA"."""
    return f"{'la' if is_feminine(name) else 'el'} {name}"


def of(name: str) -> str:
    """Return "de la acetona", "del ácido acético"."""
    return es.of(the(name))


def to(name: str) -> str:
    """Return "a la acetona", "al ácido acético"."""
    return es.to(the(name))


def is_feminine(name: str) -> bool:
    """Return True if the article is "la": by the first word, without its locants."""
    word = _LOCANTS.sub("", name).partition(" ")[0]
    if word.casefold() == "agua":
        return False
    return word in _FEMININE or word.endswith("a")
