"""Results, moves and findings as pandas frames, each in one call; needs `pip install pandas`."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from valence.bots import Budget
from valence.bots.outside import OutsideBot
from valence.learn.reports import understanding
from valence.library import replay
from valence.simulation import simulate

if TYPE_CHECKING:
    from pandas import DataFrame


def results(
    name: str,
    players: Sequence[str | OutsideBot] = ("fair", "fair"),
    *,
    games: int = 1,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    budget: Budget | None = None,
) -> "DataFrame":
    """Play games between bots, as `valence.simulate` does; one row for each game, with a score for each seat."""
    played = simulate(name, players, games=games, seed=seed, options=options, budget=budget)
    return _frame(
        {**game, **{f"score {seat}": score for seat, score in enumerate(game["scores"])}}
        for game in played
    )


def moves(*records: str) -> "DataFrame":
    """Replay records; one row for each move, refused move and hint, with the index of its record as `game`."""
    return _frame(
        {"game": game, "ply": ply, **entry, "type": entry["move"]["type"]}
        for game, record in enumerate(records)
        for ply, entry in enumerate(replay(record).history)
    )


def findings(*records: str, lang: str = "en") -> "DataFrame":
    """Return what the decisions in records show; one row for each player and concept."""
    return _frame(
        {"player": person["player"], **finding}
        for person in understanding(*records, lang=lang)
        for finding in person["findings"]
    )


def _frame(rows: Any) -> "DataFrame":
    from pandas import DataFrame

    return DataFrame(list(rows))
