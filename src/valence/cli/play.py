"""Playing in the terminal, and replaying recorded games."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

import valence
from valence.bots.outside import imported
from valence.cli.games import game_table
from valence.cli.input import SetFile, read_option, rows_in_file
from valence.cli.keyboard import Keyboard
from valence.cli.terminal import reader_language, terminal, text
from valence.cli.words import en
from valence.core.game import heard
from valence.core.languages import written
from valence.core.presets import Preset, preset_called
from valence.core.problems import bad_input, text_in
from valence.games import entry
from valence.table.sheets import are_easy


def play(
    game: Annotated[
        str, typer.Argument(metavar="[GAME]", help="A game; `valence games` lists them.")
    ] = "",
    seats: Annotated[
        int | None, typer.Option(help="How many seats; by default the fewest the game allows.")
    ] = None,
    names: Annotated[
        str,
        typer.Option(
            "--people",
            help="The people at this keyboard, such as Ada,Ben; bots take the other seats.",
        ),
    ] = "",
    preset: Annotated[
        str,
        typer.Option(
            help="The printed sheet to play by; by default the first that suits the number of seats."
        ),
    ] = "",
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="A house rule, such as hand=8; may be repeated."),
    ] = None,
    own: SetFile = None,
    seed: Annotated[int | None, typer.Option(help="Deal the same cards again.")] = None,
    bots: Annotated[
        str,
        typer.Option(
            help="How well the bots play: easy, fair, strong or a number from 1 (the weakest); "
            "or your own, as MODULE:NAME."
        ),
    ] = "fair",
    assist: Annotated[
        str,
        typer.Option(
            help="How much help you see: full, fading (less and less as you get it right) or none."
        ),
    ] = "full",
    questions: Annotated[
        str, typer.Option(help="How often you are asked about your moves: off, some or often.")
    ] = "off",
    record: Annotated[
        Path | None, typer.Option(help="Save the game to this file after every move.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(help="Resume the game in this file.")] = None,
) -> None:
    """Play in the terminal, against bots or with others at one keyboard."""
    lang = reader_language()
    people = [name.strip() for name in (names or text_in(lang, en.somebody)).split(",")]
    if resume is not None:
        match = valence.replay(resume.read_text(encoding="utf-8"), strict=False, lang=lang)
        if not names:
            somebody = {text_in(language, en.somebody) for language in written()}
            people = [name for name in match.names if name in somebody]
    else:
        game = game or _chosen()
        rules = valence.game(game)
        fewest = preset_called(rules.presets, preset).seats[0] if preset else rules.seats[0]
        wanted = seats or max(len(people), fewest)
        sheet = rules.preset(preset, wanted) if preset else rules.preset_for(wanted)
        options = _by_sheet(game, sheet, wanted - len(people), bots)
        options.update(map(read_option, option or []))
        if (rows := rows_in_file(own, game)) is not None:
            options[valence.game(game).set_option] = rows
        match = valence.start(
            game,
            seats=wanted,
            seed=seed,
            options=options,
            names=seated(people, wanted),
            help=assist,
            questions=questions,
            preset=sheet.id if sheet else "",
            lang=lang,
        )
    level = imported(bots) if ":" in bots else entry(match.game.name).bot.level_called(bots)
    console = terminal()
    for line in about_sheet(match, has_bots=len(match.names) > len(people)):
        console.print(line)
    keyboard = Keyboard(match, people, console, record or resume, level)
    raise typer.Exit(keyboard.play())


def _by_sheet(game: str, sheet: Preset | None, bots: int, level: str) -> dict[str, object]:
    """Return the options of a sheet at a table with this many bots."""
    if sheet is None:
        return {}
    is_named = bots and ":" not in level
    levels = [entry(game).bot.level_called(level)] * bots if is_named else []
    is_easy = are_easy(valence.game(game), levels)
    return sheet.options_for(has_bots=bots > 0, is_easy=is_easy)


def about_sheet(match: valence.Match, *, has_bots: bool) -> Iterator[str]:
    """Say by which printed sheet a match is played, what is ours in it, and which options are different."""
    said = match.words.presets.get(match.heading.preset)
    if said is not None:
        yield f"{said.title}: {said.about}"
        if has_bots and said.with_bots:
            yield said.with_bots
        preset = preset_called(match.game.presets, match.heading.preset)
        for variant in map(match.words.variants.__getitem__, preset.variants):
            yield f"- {variant.what} {variant.why}"
    if changes := match.changes:
        shown = ", ".join(
            name if isinstance(value, list) else f"{name}={value}"
            for name, value in changes.items()
        )
        yield text_in(match.language, en.changed, shown)


def _chosen() -> str:
    """Ask which game to play."""
    console = terminal()
    console.print(game_table(reader_language()))
    try:
        return console.input(text(en.which_game)).strip()
    except (EOFError, KeyboardInterrupt):
        console.print()
        raise typer.Exit(130) from None


def seated(people: list[str], seats: int) -> list[str]:
    """Return the people, then bots in the remaining seats."""
    if len(people) > seats:
        raise bad_input(en.too_many_people, len(people), seats)
    return people + [f"Bot {n}" for n in range(1, seats - len(people) + 1)]


def replay(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A record, as `valence play --record` writes it.")
    ],
    step: Annotated[bool, typer.Option(help="Wait for Enter after every move.")] = False,
) -> None:
    """Print the story of a recorded game."""
    match = valence.replay(file.read_text(encoding="utf-8"), lang=reader_language())
    raise typer.Exit(_tell(match, terminal(), step=step))


def _tell(match: valence.Match, console: Console, *, step: bool) -> int:
    """Print the whole story of the match and the final table; returns the exit code."""
    try:
        for ply, events in enumerate(match.story):
            for line in match.say(heard(events, None)):
                console.print(line)
            if step and ply < match.ply:
                console.input(Text(text_in(match.language, en.enter), "dim"))
    except (KeyboardInterrupt, EOFError):
        console.print()
        return 130
    draw = entry(match.game.name).terminal.drawing(match.help(None))
    console.print(draw(match.game.view(match.state, None), match.names, match.language))
    return 0
