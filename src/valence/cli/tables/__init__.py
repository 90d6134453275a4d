"""How each game looks in a terminal: `draw` shows a view, `typed` reads a move as people type it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias

from rich.console import RenderableType

from valence.cli.tables import charged, metals, pkace, plain, polymer, quizmaster, whoami
from valence.core.game import Seat, V
from valence.core.wire import Json
from valence.core.words import Names
from valence.games import CATALOGUE

Speaker: TypeAlias = Callable[[str, Sequence[Seat], Names], tuple[Seat, str]]


@dataclass(frozen=True)
class Table(Generic[V]):
    draw: Callable[[V, Names], RenderableType]
    typed: Callable[[str, V], Json | None] | None = None
    """A move in the game's own notation; None when the text is none, ValueError when it is a bad one."""
    lists_moves: bool = True
    """Whether the moves are listed and picked by number; not where the list would be the answer."""
    is_for_all: Callable[[V], bool] = lambda _view: False
    """Whether all who may act are asked at once, and the first answer counts."""
    speaker: Speaker | None = None
    """Who speaks then, and what."""
    confirms: bool = False
    """Whether a typed move is confirmed once its ruling has been read."""


TABLES: dict[str, Table[Any]] = {
    **dict.fromkeys(CATALOGUE, Table(plain.draw)),
    "pkace": Table(pkace.draw, pkace.typed),
    "polymer": Table(polymer.draw, polymer.typed),
    "metals": Table(metals.draw),
    "charged": Table(charged.draw, charged.typed, confirms=True),
    "quizmaster": Table(
        quizmaster.draw, quizmaster.typed, False, quizmaster.is_for_all, quizmaster.speaker
    ),
    "whoami": Table(whoami.draw, whoami.typed, lists_moves=False),
}
