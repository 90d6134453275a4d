"""`python -m valence_lab.balance GAME`: one level of bots plays itself; how long it takes, what is played, who wins."""

import argparse
from collections import Counter
from collections.abc import Sequence
from functools import partial
from statistics import fmean, median
from typing import NamedTuple

import msgspec

from valence.bots import Budget
from valence.bots.rollout import share_of_win
from valence.core.game import Seat
from valence.library import Match
from valence_lab.ladder import Player, Setting, finished, player_called
from valence_lab.workers import Workers, spread


class Played(NamedTuple):
    """One game: the type of every move, each seat's share of the win, and who moved first."""

    moves: list[str]
    won: list[float]
    first: Seat

    @property
    def won_in_order(self) -> list[float]:
        """The shares of the win in the order of play."""
        return self.won[self.first :] + self.won[: self.first]


def played_with(setting: Setting, levels: Sequence[Player], seed: int) -> Played:
    return played(finished(setting, seed, levels))


def played(match: Match) -> Played:
    assert match.outcome is not None
    winners = match.outcome["winners"]
    moves = [str(msgspec.json.decode(one.move)["type"]) for one in match.played]
    won = [share_of_win(winners, Seat(seat)) for seat in range(len(match.names))]
    return Played(moves, won, match.played[0].seat)


def read_option(text: str) -> tuple[str, object]:
    """Return the name and value in `deck=slow`."""
    name, equals, value = text.partition("=")
    if not equals:
        raise ValueError(f"option {text!r}: write name=value, such as deck=slow")
    try:
        return name, msgspec.json.decode(value)
    except msgspec.DecodeError:
        return name, value


def report(games: Sequence[Played]) -> list[str]:
    lengths = [len(one.moves) for one in games]
    kinds = Counter(kind for one in games for kind in one.moves)
    shares = ", ".join(f"{kind} {n / kinds.total():.0%}" for kind, n in kinds.most_common())
    return [
        f"{len(games)} games, {fmean(lengths):.1f} moves on average, {median(lengths):.0f} in the middle",
        f"moves: {shares}",
        f"won by seat: {_means([one.won for one in games])}",
        f"won in the order of play: {_means([one.won_in_order for one in games])}",
    ]


def _means(shares: Sequence[Sequence[float]]) -> str:
    return ", ".join(f"{fmean(share):.0%}" for share in zip(*shares, strict=True))


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser("valence_lab.balance", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--level", default="strong")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--deals", type=int, default=8, help="imagined deals per move")
    parser.add_argument("--seed", type=int, default=700_000)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument(
        "--on", default="", metavar="ADDRESS", help="a Ray cluster: ray://host:10001"
    )
    given = parser.parse_args(arguments)
    options, budget = dict(map(read_option, given.option)), Budget(None, deals=given.deals)
    levels = [player_called(given.level, given.game)] * given.seats
    setting = Setting(given.game, given.seats, options, budget)
    seeds = range(given.seed, given.seed + given.games)
    play = partial(played_with, setting, levels)
    print("\n".join(report(list(spread(play, seeds, Workers(given.jobs, given.on))))))


if __name__ == "__main__":
    main()
