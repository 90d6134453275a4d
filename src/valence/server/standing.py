"""Scores while a game runs, read from what everybody at the table sees."""

from collections.abc import Callable, Iterable
from typing import Any

READERS: dict[str, Callable[[Any], Iterable[object]]] = {
    "charged": lambda view: view.scores,
    "metals": lambda view: view.collected,
    "pkace": lambda view: [
        before + view.taken.count(seat) for seat, before in enumerate(view.series)
    ],
    "polymer": lambda view: [standing.units for standing in view.standings],
    "quizmaster": lambda view: map(len, view.won),
}
"""By game; Who Am I? has no scores before its end."""


def standing(game: str, view: Any) -> tuple[str, ...] | None:
    """What each seat has so far, of a spectator's view; None where there is nothing to count yet."""
    read = READERS.get(game)
    return None if read is None else tuple(map(str, read(view)))
