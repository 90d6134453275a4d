"""The players as a table in a terminal names them."""

from valence.core.words import Names


def labels(names: Names, you: int | None, turn: int | None) -> list[str]:
    """One for each seat: a mark before whose turn it is, and a word after whoever looks."""
    return [
        f"{'▶ ' if seat == turn else '  '}{name}{' (you)' if seat == you else ''}"
        for seat, name in enumerate(names)
    ]
