"""The interface of a game's board in a terminal: drawing its view, reading its moves; and a plain board."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from valence.core.game import AnyGame, BaseView, O, Seat, Tally, V
from valence.core.wire import Json, to_dict
from valence.core.words import Names

Draw: TypeAlias = Callable[[Any, Names], RenderableType]
Speaker: TypeAlias = Callable[[str, Sequence[Seat], Names], tuple[Seat, str]]


STYLE = {"acid": "red", "base": "blue"}  # in every game that is played with such cards


@dataclass(frozen=True, kw_only=True)
class Board(Generic[V]):
    draw: Callable[[V, Names], RenderableType]

    # How it is drawn when a kind of help is switched off; kinds that don't change it are left out.
    without: Mapping[str, Draw] = field(default_factory=dict)

    # Reads a move in the game's own notation; None if the text isn't in it, ValueError if it is malformed.
    typed: Callable[[str, V], Json | None] | None = None

    # Whether the legal moves are listed and picked by number; False where the list would give the answer.
    lists_moves: Callable[[V], bool] = lambda _view: True

    # Whether everyone who may act is asked at once, and the first answer counts.
    is_for_all: Callable[[V], bool] = lambda _view: False

    # Finds out who is speaking then, and what they say.
    speaker: Speaker | None = None

    # Whether a typed move must be confirmed after its ruling has been shown.
    confirms: bool = False

    def drawing(self, shown: Collection[str]) -> Draw:
        """Return the function that draws the board when only these kinds of help are shown."""
        hidden = (draw for kind, draw in self.without.items() if kind not in shown)
        return next(hidden, self.draw)


AnyBoard: TypeAlias = Board[Any]


def labels(names: Names, you: int | None, turn: int | None) -> list[str]:
    """Return one label per seat, marking whose turn it is and which seat is yours."""
    return [
        f"{'▶ ' if seat == turn else '  '}{name}{' (you)' if seat == you else ''}"
        for seat, name in enumerate(names)
    ]


NOT_LISTED = ("game", "options", "players", "seat", "scores")
NOTE = "This game has no board of its own yet, so here is everything you can see:"


def plain_board(game: AnyGame) -> AnyBoard:
    return Board(draw=lambda view, names: draw(view, names, game.scores(view)))


def draw(view: BaseView[O], names: Names, scores: Sequence[Tally]) -> RenderableType:
    table = Table(show_header=False)
    for seat, label in enumerate(labels(names, view.seat, None)):
        table.add_row(label.strip(), ", ".join(f"{one.values[seat]} {one.unit}" for one in scores))
    table.add_section()
    for name, value in to_dict(view).items():
        if name not in NOT_LISTED:
            is_seat = name == "leader" and isinstance(value, int)
            shown = names[value] if is_seat else written(value)
            table.add_row(name.replace("_", " "), shown)
    return Group(Text(NOTE, style="dim"), table)


def written(value: object) -> str:
    """Return "yes", "–" if empty, "F, O", "Na+ 2, Cl- 1"; nested values are in parentheses."""
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
