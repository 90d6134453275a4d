"""The commands. What they do is in the modules that they call."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import process_time, time
from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

import valence
from valence.bots import LEVELS, Budget
from valence.bots.registry import level_called
from valence.cli.decks import card_list, check, new, show
from valence.cli.input import read_option
from valence.cli.keyboard import Keyboard
from valence.cli.ladder import climb
from valence.cli.printing import print_game
from valence.cli.rulebook import about, rule
from valence.cli.serve import backup, load, restore, serve, upgrade
from valence.games import CATALOGUE, rulebook
from valence.lab.ladder import Setting, player_called

app = typer.Typer(
    help="Chemistry tabletop games whose rulings explain themselves.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="A game; `valence games` lists them.")
]


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


def _version(asked: bool) -> None:
    if asked:
        print(f"valence {valence.__version__}")
        raise typer.Exit


@app.callback()
def _root(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    del version


@app.command()
def games() -> None:
    """List the games."""
    Console().print(_game_table())


def _game_table() -> Table:
    table = Table("game", "title", "seats", "what it is")
    for name, entry in CATALOGUE.items():
        seats = entry.game.seats
        table.add_row(name, entry.game.title, f"{seats[0]}–{seats[-1]}", about(name))
    return table


@app.command()
def rules(
    game: GameName,
    number: Annotated[str | None, typer.Argument(help="One rule, such as R7.")] = None,
) -> None:
    """Show the rulebook of a game, or one of its rules."""
    with explained():
        valence.game(game)
        text = rulebook(game) if number is None else rule(game, number)
    Console().print(Markdown(text))


@app.command()
def play(
    game: Annotated[
        str, typer.Argument(metavar="[GAME]", help="A game; `valence games` lists them.")
    ] = "",
    seats: Annotated[
        int | None, typer.Option(help="How many play; the fewest, if not said.")
    ] = None,
    names: Annotated[
        str,
        typer.Option(
            "--people",
            help="The people at this keyboard, such as Ada,Ben; bots take the other seats.",
        ),
    ] = "Player",
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="A house rule, such as hand=8; may be repeated."),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Deals the same cards again.")] = None,
    bots: Annotated[
        str, typer.Option(help="How well the bots play: easy, fair or strong.")
    ] = "fair",
    record: Annotated[
        Path | None, typer.Option(help="Keep the game in this file, move by move.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with the game in this file.")] = None,
) -> None:
    """Play in the terminal, against bots or with others at one keyboard."""
    with explained():
        people = [name.strip() for name in names.split(",")]
        if resume is not None:
            match = valence.replay(resume.read_text(encoding="utf-8"), strict=False)
        else:
            game = game or _chosen()
            wanted = seats or max(len(people), valence.game(game).seats[0])
            options = dict(map(read_option, option or []))
            match = valence.start(
                game, seats=wanted, seed=seed, options=options, names=seated(people, wanted)
            )
        level = level_called(bots)
        keyboard = Keyboard(match, people, Console(highlight=False), record or resume, level)
    raise typer.Exit(keyboard.play())


def _chosen() -> str:
    """The game that a person picks."""
    console = Console()
    console.print(_game_table())
    try:
        return console.input("Which game? ").strip()
    except (EOFError, KeyboardInterrupt):
        console.print()
        raise typer.Exit(130) from None


def seated(people: list[str], seats: int) -> list[str]:
    """The people, then bots for the seats that are left."""
    if len(people) > seats:
        raise ValueError(f"{len(people)} people were named for {seats} seats")
    return people + [f"Bot {n}" for n in range(1, seats - len(people) + 1)]


@app.command()
def replay(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A record, as `valence play --record` writes it.")
    ],
    step: Annotated[bool, typer.Option(help="Wait for Enter after every move.")] = False,
) -> None:
    """Tell the story of a recorded game."""
    with explained():
        match = valence.replay(file.read_text(encoding="utf-8"))
    keyboard = Keyboard(match, [], Console(highlight=False), None)
    raise typer.Exit(keyboard.tell(step=step))


@app.command()
def ladder(
    game: GameName,
    games: Annotated[int, typer.Option(min=2, help="How many games each pairing plays.")] = 400,
    seconds: Annotated[
        float, typer.Option(min=0, help="How long a strong bot thinks, by the processor's clock.")
    ] = 0.5,
    deals: Annotated[
        int | None,
        typer.Option(
            min=1, help="Imagined deals instead of seconds, for the same result anywhere."
        ),
    ] = None,
    levels: Annotated[
        str, typer.Option(help="The levels to compare; open sees all hands.")
    ] = ",".join(LEVELS),
    seats: Annotated[int, typer.Option(help="How many play.")] = 2,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="A house rule; may be repeated.")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="The first deal.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes play.")] = 1,
) -> None:
    """Measure how strong the bots are against each other."""
    with explained():
        options = dict(map(read_option, option or []))
        valence.start(game, seats=seats, seed=seed, options=options)
        budget = Budget(seconds, now=process_time) if deals is None else Budget(None, deals)
        setting = Setting(game, seats, options, budget)
        compared = [player_called(name.strip(), game) for name in levels.split(",")]
    raise typer.Exit(climb(setting, compared, games, seed, jobs, Console(highlight=False)))


@app.command()
def cards(
    game: GameName,
    kind: Annotated[str | None, typer.Option(help="Only acid or only base.")] = None,
) -> None:
    """List the cards of a game."""
    with explained():
        Console().print(card_list(game, kind))


@app.command()
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
    from valence.cli.practice import Practice

    with explained():
        kept = folder or Path(typer.get_app_dir("valence")) / "practice"
        alone = Practice(kept, learner, Console(highlight=False), tolerance)
    if summary:
        alone.show()
    else:
        raise typer.Exit(alone.run(questions, new))


@app.command()
def anki(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="Where to write, such as acids.apkg.")
    ],
) -> None:
    """Write the acids and bases, with their structures, as a package for Anki."""
    from valence.practice.anki import write_anki

    with explained():
        notes = write_anki(file, time())
    Console().print(f"{file}: {notes} notes, each asked both ways")


deck = typer.Typer(help="Decks of your own.", no_args_is_help=True)
app.add_typer(deck, name="deck")


for command in (new, check, show):
    deck.command()(explained()(command))

app.command("print")(explained()(print_game))
db = typer.Typer(help="The database of the server.", no_args_is_help=True)
app.add_typer(db, name="db")

app.command()(explained()(serve))
app.command()(explained()(load))
db.command()(explained()(upgrade))
db.command()(explained()(backup))
db.command()(explained()(restore))
