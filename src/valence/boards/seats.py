"""The names of the players on a board."""

from valence.core.words import Names


def labels(names: Names, you: int | None, turn: int | None) -> list[str]:
    """One label per seat, marking whose turn it is and which seat is yours."""
    return [
        f"{'▶ ' if seat == turn else '  '}{name}{' (you)' if seat == you else ''}"
        for seat, name in enumerate(names)
    ]
