"""The commands under their names. What they do is in the modules that they come from."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated

import typer
from rich.console import Console

import valence
from valence.cli import decks, doctor, ladder, learn, play, printing, rulebook, serve

SETTINGS = {"help_option_names": ["-h", "--help"]}


def main() -> None:
    app(prog_name="valence")


@contextmanager
def explained() -> Iterator[None]:
    """Bad input ends a command with one line that says what was wrong."""
    try:
        yield
    except (ValueError, OSError) as error:
        Console(stderr=True, highlight=False).print(f"valence: {error}", markup=False)
        raise typer.Exit(2) from None


def group(about: str, **commands: Callable[..., None]) -> typer.Typer:
    """Commands under their names, each explained when it is given something bad."""
    made = typer.Typer(
        help=about,
        no_args_is_help=True,
        pretty_exceptions_enable=False,
        context_settings=SETTINGS,
    )
    for name, command in commands.items():
        made.command(name)(explained()(command))
    return made


def _version(asked: bool) -> None:
    if asked:
        print(f"valence {valence.__version__}")
        raise typer.Exit


app = group(
    "Chemistry tabletop games whose rulings explain themselves. "
    "`valence` alone opens them to a class on this network.",
    games=rulebook.games,
    rules=rulebook.rules,
    play=play.play,
    replay=play.replay,
    serve=serve.serve,
    doctor=doctor.doctor,
    practice=learn.practice,
    anki=learn.anki,
    cards=decks.cards,
    print=printing.print_game,
    ladder=ladder.ladder,
    load=serve.load,
)
app.add_typer(
    group("Decks of your own.", new=decks.new, check=decks.check, show=decks.show), name="deck"
)
app.add_typer(
    group(
        "The database of the server.",
        upgrade=serve.upgrade,
        backup=serve.backup,
        restore=serve.restore,
    ),
    name="db",
)


@app.callback(invoke_without_command=True, no_args_is_help=False)
@explained()
def _alone(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    del version
    if context.invoked_subcommand is None:
        serve.serve_class()
