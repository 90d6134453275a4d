"""The list of commands. Each is a function in the module it is imported from."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated, Any

import typer
from rich.console import Console
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

import valence
from valence.cli import doctor, games, play, practice, printing, reports, serve, sets
from valence.cli.terminal import WANTED, accept_any_encoding, reader_language, text
from valence.cli.words import en
from valence.core.languages import language
from valence.core.problems import in_words


def todays_name(name: str) -> str:
    """Return what a command or an option is called today: until 0.2, a set was a deck."""
    return "set" if name == "deck" else name


SETTINGS = {"help_option_names": ["-h", "--help"], "token_normalize_func": todays_name}


def run() -> None:
    accept_any_encoding()
    app(prog_name="valence")


@contextmanager
def explained() -> Iterator[None]:
    """End a command that gets bad input with one line that says what's wrong."""
    try:
        yield
    except (ValueError, OSError) as error:
        console = Console(stderr=True, highlight=False, markup=False, soft_wrap=True)
        console.print(f"valence: {_problem(error)}")
        raise typer.Exit(2) from None


def _problem(error: Exception) -> str:
    """Return a sentence that says what's wrong; for a file, its name and then what the system says."""
    if isinstance(error, OSError) and error.filename is not None and error.strerror:
        return f"{error.filename}: {error.strerror.lower()}"
    return in_words(error, reader_language())


class Command(TyperCommand):
    """A command whose help is in the reader's language."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        with_help_in_language(self, ctx)
        super().format_help(ctx, formatter)


class Group(TyperGroup):
    def format_help(self, ctx: Any, formatter: Any) -> None:
        for one in (self, *self.commands.values()):
            with_help_in_language(one, ctx)
        super().format_help(ctx, formatter)


def with_help_in_language(command: Any, context: Any) -> None:
    command.help = text(en.help_text, command.help or "")
    for parameter in command.get_params(context):
        if isinstance(parameter, TyperOption | TyperArgument):
            parameter.help = text(en.help_text, parameter.help or "")


def group(about: str, **commands: Callable[..., None]) -> typer.Typer:
    """Create a group of commands, each of which explains bad input."""
    made = typer.Typer(
        cls=Group,
        help=about,
        no_args_is_help=True,
        pretty_exceptions_enable=False,
        context_settings=SETTINGS,
    )
    for name, command in commands.items():
        made.command(name, cls=Command)(explained()(command))
    return made


def _version(asked: bool) -> None:
    if asked:
        print(f"valence {valence.__version__}")
        raise typer.Exit


def _speak(wanted: str | None) -> None:
    with explained():
        WANTED.set(None if wanted is None else language(wanted))


app = group(
    "Chemistry tabletop games whose rulings explain themselves. "
    "Run `valence` on its own to open them to a class on this network.",
    games=games.games,
    rules=games.rules,
    play=play.play,
    replay=play.replay,
    serve=serve.serve,
    site=serve.site,
    doctor=doctor.doctor,
    practice=practice.practice,
    anki=practice.anki,
    understanding=reports.understanding,
    items=reports.items,
    worksheet=reports.worksheet,
    export=reports.export,
    cards=games.cards,
    print=printing.print_game,
)
app.add_typer(
    group(
        "Make your own sets of cards.",
        new=sets.new,
        pick=sets.pick,
        check=sets.check,
        show=sets.show,
    ),
    name="set",
)
app.add_typer(
    group(
        "Manage the server's database.",
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
    lang: Annotated[
        str | None,
        typer.Option(
            metavar="LANGUAGE",
            callback=_speak,
            is_eager=True,
            help="The language of the games, such as en-US; by default that of the environment.",
        ),
    ] = None,
) -> None:
    del version, lang
    if context.invoked_subcommand is None:
        serve.serve_class()
