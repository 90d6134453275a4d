"""English sentences about bots that can't be found."""

from collections.abc import Sequence

from valence.core.problems.en import did_you_mean


def no_level(given: str, near: str, known: Sequence[str], last: int) -> str:
    available = f"{', '.join(known)}, or 1 to {last}"
    return f"no bot level called {given!r}{did_you_mean(near)} (available: {available})"


def no_bot(given: str, error: str) -> str:
    return f"no bot {given!r}: {error}"
