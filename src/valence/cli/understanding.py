"""`valence understanding`: reports what players have shown."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from valence.cli.terminal import terminal
from valence.core.wire import to_json

if TYPE_CHECKING:
    from valence.learn.report import PlayerReport

MARKS = {
    "knows": "✓ shown",
    "guesses": "? guesses",
    "misconception": "✗ look again",
    "unclear": "~ unclear",
    "too little": "· too little evidence",
}


def understanding(
    files: Annotated[list[Path], typer.Argument(metavar="FILES", help="Records of games.")],
    json: Annotated[bool, typer.Option(help="Print everything as JSON.")] = False,
) -> None:
    """Say what the players of some games have shown to understand."""
    from valence.learn.report import reports  # slow to import
    from valence.library import replay

    found = reports([replay(file.read_text(encoding="utf-8"), strict=False) for file in files])
    if json:
        print(to_json(found))
        return
    console = terminal()
    for report in found:
        console.print(_table(report))


def _table(report: "PlayerReport") -> Table:
    table = Table(
        "concept", "shown", "decisions", "what", title=report.player, title_justify="left"
    )
    for one in report.findings:
        named = one.misconception if one.verdict == "misconception" else None
        says = named.says if named else ""
        table.add_row(one.title, MARKS[one.verdict], str(one.decisions), says)
    return table
