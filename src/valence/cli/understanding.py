"""`valence understanding`: reports what players have shown."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from valence.cli.terminal import terminal
from valence.core.wire import to_json

if TYPE_CHECKING:
    from valence.learn.findings import Person

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
    from valence.learn import findings  # slow to import
    from valence.library import replay

    texts = [file.read_text(encoding="utf-8") for file in files]
    if json:
        print(to_json(findings.understanding(*texts)))
        return
    console = terminal()
    for person in findings.people_in([replay(text, strict=False) for text in texts]):
        console.print(_table(person))


def _table(person: "Person") -> Table:
    table = Table("concept", "shown", "decisions", "what", title=person.name, title_justify="left")
    for one in person.findings:
        table.add_row(one.title, MARKS[one.verdict], str(one.decisions), one.says)
    return table
