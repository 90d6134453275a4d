"""The board of a game that nobody has drawn yet: its scores, and its view field by field."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from valence.boards.board import AnyBoard, Board
from valence.boards.seats import labels
from valence.core.game import AnyGame, BaseView, O, Tally
from valence.core.wire import to_dict
from valence.core.words import Names

NOT_LISTED = ("game", "options", "players", "seat", "scores")
NOTE = "This game has no board of its own yet, so here is everything you can see:"


def plain_board(game: AnyGame) -> AnyBoard:
    return Board(draw=lambda view, names: draw(view, names, game.scores(view)))


def draw(view: BaseView[O], names: Names, scores: Sequence[Tally]) -> RenderableType:
    table = Table(show_header=False)
    for seat, label in enumerate(labels(names, view.seat, None)):
        table.add_row(label.strip(), ", ".join(f"{one.values[seat]} {one.unit}" for one in scores))
    table.add_section()
    for field, value in to_dict(view).items():
        if field not in NOT_LISTED:
            is_seat = field == "leader" and isinstance(value, int)
            shown = names[value] if is_seat else written(value)
            table.add_row(field.replace("_", " "), shown)
    return Group(Text(NOTE, style="dim"), table)


def written(value: object) -> str:
    """ "yes", "–" if empty, "F, O", "Na+ 2, Cl- 1"; nested values are in parentheses."""
    match value:
        case bool():
            return "yes" if value else "no"
        case None | "" | []:
            return "–"
        case list():
            return ", ".join(map(_nested, value))
        case dict():
            return ", ".join(f"{key} {_nested(inner)}" for key, inner in value.items()) or "–"
        case _:
            return str(value)


def _nested(value: object) -> str:
    return f"({written(value)})" if isinstance(value, list | dict) else written(value)
