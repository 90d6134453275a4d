"""`python -m valence_lab.dial GAME`: every level of the dial plays the one below.

The results are kept in docs/levels.csv, and docs/levels.svg is drawn from them; without a game, it is only drawn again.
"""

import argparse
import csv
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import log, log10
from pathlib import Path
from time import process_time
from typing import NamedTuple

from valence.bots import Budget
from valence.games import BUILT_IN, entry
from valence_lab.dial_plot import Rating, levels_svg
from valence_lab.ladder import Setting, deals, play_all, standings
from valence_lab.workers import Workers

DOCS = Path("docs")
# Elo for each unit of the logarithm of the odds.
ELO = 400 / log(10)


class Step(NamedTuple):
    """A level against the one below it: how often it won, and half the width of the 95 % interval."""

    game: str
    level: int
    won: float
    give_or_take: float
    games: int

    @property
    def odds(self) -> float:
        won = min(max(self.won, 0.5 / self.games), 1 - 0.5 / self.games)
        return won / (1 - won)

    @property
    def elo(self) -> float:
        return 400 * log10(self.odds)

    @property
    def elo_give_or_take(self) -> float:
        """The interval times the slope of the curve: more wins say less about Elo when there are few losses."""
        return ELO * self.give_or_take * (1 + self.odds) ** 2 / self.odds


def ratings(game: str, steps: Iterable[Step]) -> list[Rating]:
    """Elo above level 1, added up from step to step as far as they were measured."""
    names, measured = list(entry(game).bot.levels), {step.level: step for step in steps}
    rated = [Rating(names[0], 0.0, 0.0)]
    for level, name in enumerate(names[1:], 2):
        if level not in measured:
            break
        step = measured[level]
        rated.append(Rating(name, rated[-1].elo + step.elo, step.elo_give_or_take))
    return rated


def measure(
    setting: Setting, levels: Sequence[int], games: int, seed: int, jobs: int
) -> Iterator[Step]:
    """Yield the steps up to these levels, one after another."""
    names = list(entry(setting.game).bot.levels)
    for level, pair in enumerate(pairwise(names), 2):
        if level in levels:
            played = play_all(setting, deals(pair, setting.seats, games, seed), Workers(jobs))
            (standing,) = standings(played)
            yield Step(setting.game, level, standing.won, standing.give_or_take, standing.games)


def read_steps(file: Path) -> list[Step]:
    with file.open(encoding="utf-8", newline="") as text:
        rows = list(csv.reader(text))[1:]
    return [
        Step(game, int(level), float(won), float(width), int(games))
        for game, level, won, width, games in rows
    ]


def write_steps(file: Path, steps: Iterable[Step]) -> None:
    with file.open("w", encoding="utf-8", newline="") as text:
        rows = csv.writer(text, lineterminator="\n")
        rows.writerow(Step._fields)
        for game, level, won, width, games in steps:
            rows.writerow([game, level, f"{won:.4f}", f"{width:.4f}", games])


def merged(old: Iterable[Step], new: Iterable[Step]) -> list[Step]:
    """New results replace old ones of the same level, and levels that no longer exist are left out."""
    found = {(step.game, step.level): step for step in (*old, *new)}
    return [found[key] for key in sorted(found) if key[1] <= len(entry(key[0]).bot.levels)]


def drawn(steps: Sequence[Step]) -> str:
    """Return the plot of every game that was measured, in the order of the catalogue."""
    return levels_svg(
        {
            entry.game.title: ratings(name, of_game)
            for name, entry in BUILT_IN.items()
            if (of_game := [step for step in steps if step.game == name])
        }
    )


def described(step: Step) -> str:
    elo = f"{step.elo:.0f} ± {step.elo_give_or_take:.0f} Elo"
    won = f"{step.won:.1%} ± {step.give_or_take:.1%}"
    return f"{step.game} {step.level} v {step.level - 1}: {won} of {step.games} games, {elo}"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser("valence_lab.dial", description=__doc__)
    parser.add_argument("game", nargs="?")
    parser.add_argument("--levels", default="", help="for example 3,4,5; all by default")
    parser.add_argument("--games", type=int, default=400, help="per step")
    parser.add_argument("--seed", type=int, default=300_000)
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU time per move of a search")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--docs", type=Path, default=DOCS)
    given = parser.parse_args(arguments)
    file: Path = given.docs / "levels.csv"
    if given.game is not None:
        setting = Setting(given.game, budget=Budget(given.seconds, now=process_time))
        levels = list(map(int, filter(None, given.levels.split(",")))) or range(2, 100)
        for step in measure(setting, levels, given.games, given.seed, given.jobs):
            print(described(step), flush=True)
            write_steps(file, merged(read_steps(file) if file.exists() else [], [step]))
    (given.docs / "levels.svg").write_text(drawn(read_steps(file)), encoding="utf-8")


if __name__ == "__main__":
    main()
