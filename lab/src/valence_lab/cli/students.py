"""`valence-lab students`: measures how reliable the reports about students are."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated, Literal

import typer
from rich.console import Console
from rich.progress import track

from valence.cli.terminal import terminal
from valence_lab.students.plot import calibration_svg
from valence_lab.students.world.everyone import GAMES, in_half
from valence_lab.students.world.figures import ROWS, idea_rows, stated_chances
from valence_lab.students.world.kinds import STRESS, Habits
from valence_lab.students.world.measures import Play, Seen, seats, seen


def students(
    each: Annotated[int, typer.Option(min=1, help="Students of each kind.")] = 5,
    turns: Annotated[
        int | None, typer.Option(min=1, help="Own turns, instead of a lesson.")
    ] = None,
    questions: Annotated[
        Literal["off", "some", "often"], typer.Option(help="How often the table asks.")
    ] = "often",
    half: Annotated[
        Literal["estimate", "report"], typer.Option(help="Which half of the kinds and seeds.")
    ] = "report",
    stress: Annotated[
        Literal["none", "slips", "loose", "rote"], typer.Option(help="Harder to read students.")
    ] = "none",
    help_level: Annotated[
        Literal["none", "fading", "full"], typer.Option("--help-level", help="The help on screen.")
    ] = "none",
    game: Annotated[list[str] | None, typer.Option(help="Only this game; may be repeated.")] = None,
    plot: Annotated[Path | None, typer.Option(help="Write the calibration plot, an SVG.")] = None,
) -> None:
    """Let an open world of simulated students play, and compare what is concluded with what is true."""
    chosen = [one for one in GAMES if game is None or one in game]
    kinds = [kind for kind in in_half(half) if kind.game in chosen]
    console = terminal()
    play, habits = Play(turns, help_level, questions), STRESS.get(stress, Habits())
    class_ = list(seats(kinds, each, half))
    found = [
        seen(kind, n, play, habits)
        for kind, n in track(class_, "students", console=console, transient=True)
    ]
    _show(console, chosen, found)
    if plot is not None:
        plot.write_text(calibration_svg(list(stated_chances(found))), encoding="utf-8")
        console.print(f"{plot}: the calibration plot")


def _show(console: Console, games: Sequence[str], found: Sequence[Seen]) -> None:
    by_game = [[one for one in found if one.kind.game == game] for game in games]
    rows = [(title, *map(figure, by_game), figure(found)) for title, figure in ROWS.items()]
    print_table(console, ("", *games, "all"), rows)
    print_table(console, ("game", "idea", "found", "named of others"), idea_rows(found))


def print_table(console: Console, head: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Print a table in Markdown."""
    for row in (head, ["---"] * len(head), *rows):
        console.print(f"| {' | '.join(row)} |", soft_wrap=True, markup=False, highlight=False)
    console.print()
