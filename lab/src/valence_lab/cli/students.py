"""`valence-lab students`: measures how reliable the reports about students are."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Literal

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from valence.cli.terminal import terminal
from valence.core.words import counted
from valence_lab.students.plot import calibration_svg
from valence_lab.students.study import MINDS, Figures, Result, assess, figures, stated
from valence_lab.students.study import students as enrolled


def students(
    each: Annotated[int, typer.Option(min=1, help="Students for each misconception.")] = 10,
    decisions: Annotated[int, typer.Option(min=1, help="Decisions about the gap.")] = 20,
    group: Annotated[Literal["first", "unseen"], typer.Option(help="Which students.")] = "first",
    help_level: Annotated[
        Literal["none", "fading", "full"], typer.Option("--help-level", help="The help on screen.")
    ] = "none",
    game: Annotated[list[str] | None, typer.Option(help="Only this game; may be repeated.")] = None,
    seed: Annotated[int, typer.Option(min=0, help="Which students exactly.")] = 0,
    plot: Annotated[Path | None, typer.Option(help="Write the calibration plot, an SVG.")] = None,
) -> None:
    """Let simulated students play, and compare what is concluded with what they were made to believe."""
    minds = [mind for mind in MINDS if game is None or mind.game in game]
    class_ = list(enrolled(group, each, seed, minds))
    console = terminal()
    results = [
        assess(student, f"{group} {seed} {n}", decisions, help_level)
        for n, student in enumerate(track(class_, "students", console=console, transient=True))
    ]
    _show(console, results, figures(results))
    if plot is not None:
        plot.write_text(calibration_svg(list(stated(results))), encoding="utf-8")
        console.print(f"{plot}: the calibration plot")


def _show(console: Console, results: Sequence[Result], total: Figures) -> None:
    table = Table("game", "concept", "misconception", "found", "games each")
    ideas = dict.fromkeys((one.student.mind.game, one.student.idea) for one in results)
    for game, idea in ideas:
        if idea is None:
            continue
        them = [one for one in results if (one.student.mind.game, one.student.idea) == (game, idea)]
        found = sum(idea in one.named for one in them)
        lessons = sum(one.lessons for one in them) / len(them)
        table.add_row(game, *idea, f"{found} of {len(them)}", f"{lessons:.0f}")
    console.print(table)
    console.print(f"{counted(len(results), 'student')}")
    console.print(f"precision {total.precision:.3f}, recall {total.recall:.3f}")
    console.print(f"chemists accused of anything: {total.accused:.1%}")
    console.print(f"guessers accused of anything: {total.guessers_accused:.1%}")
