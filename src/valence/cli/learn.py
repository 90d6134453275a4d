"""Learning the values of acids and bases: alone in the terminal, or with Anki."""

from pathlib import Path
from time import time
from typing import Annotated

import typer

from valence.cli.terminal import say, terminal


def practice(
    learner: Annotated[str, typer.Option(help="Whose progress it is.")] = "me",
    questions: Annotated[int, typer.Option(min=1, help="At most so many questions.")] = 20,
    new: Annotated[int, typer.Option(min=0, help="At most so many that were never asked.")] = 5,
    tolerance: Annotated[
        float, typer.Option(min=0, max=10, help="How far off a value may be.")
    ] = 0.5,
    summary: Annotated[bool, typer.Option(help="Only say what is known, shaky and due.")] = False,
    folder: Annotated[Path | None, typer.Option(help="Where progress is kept.")] = None,
) -> None:
    """Practise the values of acids and bases alone, by spaced repetition."""
    from valence.cli.practice import Practice  # slow to import

    kept = folder or Path(typer.get_app_dir("valence")) / "practice"
    alone = Practice(kept, learner, terminal(), tolerance)
    if summary:
        alone.show()
    else:
        raise typer.Exit(alone.run(questions, new))


def anki(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="Where to write, such as acids.apkg.")
    ],
) -> None:
    """Write the acids and bases, with their structures, as a package for Anki."""
    from valence.practice.anki import write_anki  # slow to import

    notes = write_anki(file, time())
    say(f"{file}: {notes} notes, each asked both ways")
