"""German sentences about bots that can't be found."""

from collections.abc import Sequence

from valence.core.grammar.de import quoted
from valence.core.problems.de import did_you_mean


def no_level(given: str, near: str, known: Sequence[str], last: int) -> str:
    available = f"{', '.join(known)} oder 1 bis {last}"
    return f"kein Bot hat die Stufe {quoted(given)}{did_you_mean(near)} (vorhanden: {available})"


def no_bot(given: str, error: str) -> str:
    return f"den Bot {quoted(given)} gibt es nicht: {error}"
