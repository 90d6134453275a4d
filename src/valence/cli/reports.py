"""What players have shown in some games: `valence understanding`, and `valence worksheet` to practise it."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from valence.cli.terminal import say, terminal
from valence.core.files import write_atomically
from valence.core.wire import to_json
from valence.core.words import counted
from valence.printing.orders import Paper

if TYPE_CHECKING:
    from valence.learn.findings import Person

Files = Annotated[list[Path], typer.Argument(metavar="FILES", help="Records of games.")]
MARKS = {
    "knows": "✓ shown",
    "guesses": "? guesses",
    "misconception": "✗ look again",
    "unclear": "~ unclear",
    "too little": "· too little evidence",
}


def understanding(
    files: Files,
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


def worksheet(
    files: Files,
    output: Annotated[
        Path, typer.Option("-o", "--output", metavar="FILE", help="The file to write.")
    ] = Path("worksheets.pdf"),
    versions: Annotated[
        int, typer.Option(min=1, max=6, help="How many versions, so that neighbours differ.")
    ] = 2,
    seed: Annotated[int, typer.Option(min=0, help="Other tasks with another number.")] = 0,
    paper: Annotated[Paper, typer.Option(help="The paper in the printer.")] = "a4",
) -> None:
    """Write worksheets about what went wrong in some games, in several versions with the answers, as a PDF."""
    from valence.learn.evidence import evidence_in  # slow to import
    from valence.learn.findings import people_in
    from valence.learn.worksheets import worksheets
    from valence.library import replay
    from valence.printing.worksheets import worksheets_printed

    matches = [replay(file.read_text(encoding="utf-8"), strict=False) for file in files]
    seen = [one for n, match in enumerate(matches) for one in evidence_in(match, n)]
    sheets = worksheets(matches, people_in(matches), seen, versions, f"{seed}")
    write_atomically(output, worksheets_printed(sheets, paper))
    titles = ", ".join(section.title for section in sheets[0].sections)
    say(f"{output}: {counted(versions, 'version')} with the answers at the end, about: {titles}.")
