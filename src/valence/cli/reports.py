"""The findings from some games: `valence understanding`; `valence worksheet` and `valence export` to practise."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer
from rich.table import Table

from valence.cli.terminal import reader_language, say, terminal, text
from valence.cli.words import en
from valence.core.files import write_atomically
from valence.core.wire import to_json
from valence.printing.orders import Paper

if TYPE_CHECKING:
    from valence.core.concepts import ConceptWords
    from valence.learn.findings import Person
    from valence.learn.worksheets import Worksheet

ExportFormat = Literal["moodle", "gift", "qti"]
Files = Annotated[list[Path], typer.Argument(metavar="FILES", help="Records of games.")]


def understanding(
    files: Files,
    json: Annotated[bool, typer.Option(help="Print everything as JSON.")] = False,
) -> None:
    """Say what the players of some games have shown to understand."""
    from valence.games import concept_words
    from valence.learn import reports  # slow to import
    from valence.learn.findings import people_in
    from valence.library import replay

    texts = [file.read_text(encoding="utf-8") for file in files]
    if json:
        print(to_json(reports.understanding(*texts, lang=reader_language())))
        return
    console = terminal()
    for person in people_in([replay(one, strict=False) for one in texts]):
        console.print(_table(person, concept_words(reader_language())))


def _table(person: "Person", words: "Mapping[str, ConceptWords]") -> Table:
    table = Table(*text(en.finding_columns), title=person.name, title_justify="left")
    for one in person.findings:
        said = words[one.concept]
        says = said.ideas[one.misconception].says if one.misconception else ""
        table.add_row(said.title, text(en.verdicts)[one.verdict], str(one.decisions), says)
    return table


def items(
    files: Files,
    output: Annotated[Path, typer.Option("--output", "-o", help="The file to write.")] = Path(
        "items.csv"
    ),
) -> None:
    """Write every informative try in some games into a table, for statistics."""
    from valence.learn.items import items_csv  # slow to import
    from valence.library import replay

    matches = [replay(file.read_text(encoding="utf-8"), strict=False) for file in files]
    write_atomically(output, items_csv(matches).encode())
    say(en.every_try, str(output))


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
    from valence.learn.words import words
    from valence.printing.worksheets import worksheets_printed  # slow to import

    language = reader_language()
    sheets = _sheets(files, versions, seed)
    write_atomically(output, worksheets_printed(sheets, words(language).sheet, language, paper))
    titles = tuple(section.title for section in sheets[0].sections)
    say(en.worksheets, str(output), versions, titles)


def _sheets(files: Sequence[Path], versions: int, seed: int) -> "tuple[Worksheet, ...]":
    from valence.learn.findings import people_in
    from valence.learn.worksheets import worksheets
    from valence.library import replay
    from valence.questions.evidence import evidence_in  # slow to import

    matches = [replay(file.read_text(encoding="utf-8"), strict=False) for file in files]
    seen = [one for n, match in enumerate(matches) for one in evidence_in(match, n)]
    people = people_in(matches)
    return worksheets(matches, people, seen, versions, f"{seed}", reader_language())


def export(
    about: Annotated[
        list[str], typer.Argument(metavar="GAME|FILES", help="A game, or records of games.")
    ],
    format_: Annotated[
        ExportFormat, typer.Option("--format", "-f", help="What the learning platform reads.")
    ] = "moodle",
    output: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="FILE", help="The file to write.")
    ] = None,
    count: Annotated[
        int, typer.Option(min=1, max=20, help="How many about each concept of a game.")
    ] = 5,
    seed: Annotated[int, typer.Option(min=0, help="Other exercises with another number.")] = 0,
) -> None:
    """Write exercises for Moodle and other platforms: about a game, or about what went wrong in some games."""
    from valence.games import CATALOGUE, title
    from valence.learn.export import exercises_in, exported
    from valence.learn.worksheets import tasks_of  # slow to import

    language = reader_language()
    if len(about) == 1 and about[0] in CATALOGUE:
        name, called = about[0], title(about[0], language)
        asked = exercises_in(name, count, f"{seed}", language)
    else:
        name, called = "exercises", "Valence"
        asked = tasks_of(_sheets([Path(one) for one in about], 2, seed))
    file = exported(name, called, asked, format_, language)
    write_atomically(output or Path(file.name), file.content)
    say(en.exercises, str(output or file.name), len(asked))
