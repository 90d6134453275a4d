"""`valence-lab ladder`: measures how strong the bots are."""

from collections.abc import Sequence
from contextlib import closing
from time import process_time
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import valence
from valence.bots import LEVELS, Budget
from valence.cli.input import GameName, read_option
from valence.cli.terminal import terminal
from valence.core.grammar.en import counted
from valence_lab.ladder import (
    Deal,
    Player,
    Result,
    Setting,
    deals,
    play_all,
    player_called,
    ratings,
    standings,
)
from valence_lab.workers import Workers


def ladder(
    game: GameName,
    games: Annotated[int, typer.Option(min=2, help="Games per pairing.")] = 400,
    seconds: Annotated[
        float, typer.Option(min=0, help="CPU seconds a strong bot may think per move.")
    ] = 0.5,
    deals: Annotated[
        int | None,
        typer.Option(
            min=1, help="Sampled deals per move instead of seconds, for reproducible results."
        ),
    ] = None,
    levels: Annotated[
        str,
        typer.Option(
            help="The levels to compare; `open` sees all hands, MODULE:NAME is your own bot."
        ),
    ] = ",".join(LEVELS),
    seats: Annotated[int, typer.Option(help="How many seats.")] = 2,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="A house rule; may be repeated.")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="The seed of the first deal.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes to use.")] = 1,
    on: Annotated[
        str,
        typer.Option(metavar="ADDRESS", help="Play on a Ray cluster, such as ray://host:10001."),
    ] = "",
) -> None:
    """Let the bots play each other, and measure how strong they are."""
    options = dict(map(read_option, option or []))
    valence.start(game, seats=seats, seed=seed, options=options)
    budget = Budget(seconds, now=process_time) if deals is None else Budget(None, deals)
    setting = Setting(game, seats, options, budget)
    compared = [player_called(name.strip(), game) for name in levels.split(",")]
    raise typer.Exit(climb(setting, compared, games, seed, Workers(jobs, on), terminal()))


def climb(
    setting: Setting,
    levels: Sequence[Player],
    games: int,
    seed: int,
    workers: Workers,
    console: Console,
) -> int:
    """Play the ladder and print the results, also after Ctrl-C; returns the exit code."""
    results: list[Result] = []
    exit_code = 0
    try:
        _play(setting, list(deals(levels, setting.seats, games, seed)), workers, results, console)
    except KeyboardInterrupt:
        exit_code = 130
        console.print(f"Stopped after {counted(sum(len(one.won) for one in results), 'game')}.")
    console.print(_standings(setting, results))
    if setting.seats == 2:
        console.print(_ratings(results))
    return exit_code


def _play(
    setting: Setting, planned: list[Deal], workers: Workers, results: list[Result], console: Console
) -> None:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=console, transient=True) as progress:
        deal = progress.add_task("deals", total=len(planned))
        with closing(play_all(setting, planned, workers)) as played:
            for result in played:
                results.append(result)
                progress.advance(deal)


def _standings(setting: Setting, results: Sequence[Result]) -> Table:
    columns = ("pairing", "games", "won", "95 % interval", "CPU time per game")
    table = Table(*columns, title=_title(setting))
    for (level, other), games, won, off, seconds in standings(results):
        low, high = max(0.0, won - off), min(1.0, won + off)
        interval = f"{low:.1%} … {high:.1%}"
        table.add_row(f"{level} v {other}", str(games), f"{won:.1%}", interval, f"{seconds:.2g} s")
    return table


def _title(setting: Setting) -> str:
    budget = setting.budget
    thinking = f"{budget.seconds} s" if budget.deals is None else counted(budget.deals, "deal")
    return f"{setting.game}, {setting.seats} seats, {thinking} a move"


def _ratings(results: Sequence[Result]) -> Table:
    table = Table("level", "rating", "give or take")
    for level, rating, off in ratings(results):
        table.add_row(level, f"{rating:.1f}", f"{off:.1f}")
    return table
