"""Names of substances with their articles, which Spanish sentences need."""

import re

_LOCANTS = re.compile(r"^(?:[\dNOS',]+-|[a-z]{1,4}-)+")


def the(called: str, name: str = "") -> str:
    """Return "la acetona", "el ácido acético", "el agua"; of a short name with its full one, "la LDA"."""
    return f"{'la' if is_feminine(name or called) else 'el'} {called}"


def is_feminine(name: str) -> bool:
    """Return True if the article is "la": by the first word, without its locants."""
    word = _LOCANTS.sub("", name).partition(" ")[0].casefold()
    return word in ("base", "sal") or (word.endswith("a") and word != "agua")
