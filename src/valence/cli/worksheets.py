"""`valence worksheet`: practice from the mistakes in some games, as a PDF."""

from pathlib import Path
from typing import Annotated

import typer

from valence.cli.terminal import say
from valence.core.files import write_atomically
from valence.core.words import counted
from valence.printing.orders import Paper


def worksheet(
    files: Annotated[list[Path], typer.Argument(metavar="FILES", help="Records of games.")],
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
