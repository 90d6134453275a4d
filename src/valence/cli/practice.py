"""`valence practice` and `valence anki`: learning the values of acids and bases."""

from pathlib import Path
from time import time
from typing import Annotated

import typer

from valence.cli.input import SetFile, decimal
from valence.cli.terminal import reader_language, say, terminal
from valence.cli.words import en
from valence.core.options import not_allowed
from valence.core.problems import bad_input, problem
from valence.core.problems import en as of_options
from valence.sets.acids_bases import Rows, card_set, rows_in
from valence.sets.files import set_text

MOST_TOLERANCE = 10


def practice(
    learner: Annotated[str, typer.Option(help="Whose progress to use.")] = "me",
    questions: Annotated[int, typer.Option(min=1, help="At most this many questions.")] = 20,
    new: Annotated[int, typer.Option(min=0, help="At most this many new ones.")] = 5,
    tolerance: Annotated[
        float,
        typer.Option(
            parser=decimal,
            metavar="NUMBER",
            help="How far off a value may be and still count as right.",
        ),
    ] = 0.5,
    summary: Annotated[bool, typer.Option(help="Only show what is known, shaky and due.")] = False,
    own: SetFile = None,
    folder: Annotated[Path | None, typer.Option(help="The folder where progress is saved.")] = None,
) -> None:
    """Practise the values of acids and bases with spaced repetition."""
    from valence.cli.practice_session import Practice  # slow to import

    if not 0 <= tolerance <= MOST_TOLERANCE:
        allowed = problem(of_options.between, "0", f"{MOST_TOLERANCE}")
        raise not_allowed("tolerance", tolerance, allowed)
    progress = folder or Path(typer.get_app_dir("valence")) / "practice"
    session = Practice(
        progress, learner, terminal(), tolerance, _rows(own), language=reader_language()
    )
    if summary:
        session.show()
    else:
        raise typer.Exit(session.run(questions, new))


def _rows(own: Path | None) -> Rows | None:
    return None if own is None else rows_in(set_text(own), own.name)


def anki(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="The package to write, such as acids.apkg.")
    ],
    own: SetFile = None,
) -> None:
    """Export the acids and bases, with their structures, as a package for Anki."""
    from valence.learn.practice.anki import write_anki

    if file.suffix.lower() != ".apkg":
        raise bad_input(en.not_for_anki, str(file), str(file.with_suffix(".apkg")))
    name = "" if own is None else own.stem
    notes = write_anki(file, time(), card_set(_rows(own)), name, reader_language())
    say(en.anki_notes, str(file), notes)
