"""Spanish sentences about bots that can't be found."""

from collections.abc import Sequence

from valence.core.grammar.es import quoted
from valence.core.problems.es import did_you_mean


def no_level(given: str, near: str, known: Sequence[str], last: int) -> str:
    available = f"{', '.join(known)} o de 1 a {last}"
    return (
        f"ningún bot tiene el nivel {quoted(given)}{did_you_mean(near)} (disponibles: {available})"
    )


def no_bot(given: str, error: str) -> str:
    return f"no existe el bot {quoted(given)}: {error}"
