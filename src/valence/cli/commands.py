"""Commands that a player may type during a game besides moves: the texts and tables that answer them."""

from collections.abc import Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from valence.cli.games import rules_text
from valence.cli.moves import in_words
from valence.cli.words import en, typed_commands
from valence.core.game import Seat
from valence.core.notes import is_numbered
from valence.core.problems import bad_input, text_in
from valence.core.wire import Json
from valence.library import Match

MOST_LISTED = 60
ALWAYS_LISTED = 9


class Quit(Exception):
    """Someone typed `quit`."""


def read_number(text: str, most: int) -> int:
    if text.isdecimal() and int(text) <= most:
        return int(text)
    if is_command(text) and split_command(text)[0] == "quit":
        raise Quit
    raise bad_input(en.type_a_number, most)


def is_command(text: str) -> bool:
    return split_command(text)[0] in typed_commands().values()


def split_command(text: str) -> tuple[str, str]:
    """Return the command, in any language, and what follows it; no blank is needed after `?`."""
    command, rest = ("?", text[1:]) if text[:1] == "?" else text.partition(" ")[::2]
    # H and U are elements that can be asked for, h and u are commands.
    typed = command if len(command) == 1 else command.lower()
    return typed_commands().get(typed, typed), rest.strip()


def rules(match: Match, number: str) -> RenderableType:
    from rich.markdown import Markdown  # slow to import

    return Markdown(rules_text(match.game.name, number, match.language))


def how_to_type(match: Match, moves: Sequence[Any]) -> str:
    """Return an example: the last move by its number and in words."""
    number, example = min(len(moves), MOST_LISTED), in_words(moves[-1], match, moves)
    return text_in(match.language, en.how_to_type, number, example)


def all_moves(match: Match, moves: Sequence[Any], rows: int) -> RenderableType:
    """Return the numbered moves as far as they are listed, and how many more there are."""
    listed, more = move_list(match, moves[:MOST_LISTED], rows), len(moves) - MOST_LISTED
    return Group(listed, text_in(match.language, en.more_moves, more)) if more > 0 else listed


def move_list(match: Match, moves: Sequence[Any], rows: int) -> RenderableType:
    """Return the numbered moves, in columns if one would be longer than these rows."""
    lines = [f"{number:3}  {match.words.move(move)}" for number, move in enumerate(moves, 1)]
    if len(lines) <= rows:
        return Text("\n".join(lines))
    return Columns(map(Text, lines), padding=(0, 3), column_first=True, equal=True)


def illegal_moves(match: Match, seat: Seat) -> RenderableType:
    game, state, words = match.game, match.state, match.words
    refused = [
        (words.move(move), words.refusal(refusal, match.names), cited(refusal.rule))
        for move in game.candidates(state, seat)
        if (refusal := game.refusal(state, seat, move))
    ]
    if not refused:
        return text_in(match.language, en.all_legal)
    more = len(refused) - MOST_LISTED
    headings = (text_in(match.language, one) for one in (en.illegal_now, en.why, en.rule))
    caption = text_in(match.language, en.more, more) if more > 0 else None
    table = Table(*headings, caption=caption)
    for row in refused[:MOST_LISTED]:
        table.add_row(*row)
    return table


def why_not(match: Match, seat: Seat, move: Json) -> str | None:
    """Return why a move is illegal, with the number of the rule; None if it is legal."""
    refused = match.why_not(seat, move)
    if refused is None:
        return None
    rule = cited(refused.rule)
    return f"{refused.reason} ({rule})" if rule else refused.reason


def cited(rule: str) -> str:
    """Return the number of a rule; nothing for refusals that no rule of the game is about."""
    return rule if is_numbered(rule) else ""
