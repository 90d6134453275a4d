"""How each game looks in a terminal: `draw` shows a view, `typed` reads a move as people type it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic

from rich.console import RenderableType

from valence.cli.tables import metals, pkace
from valence.core.game import V
from valence.core.wire import Json
from valence.core.words import Names


@dataclass(frozen=True)
class Table(Generic[V]):
    draw: Callable[[V, Names], RenderableType]
    typed: Callable[[str, V], Json | None] | None = None
    """A move in the game's own notation; None when the text is none, ValueError when it is a bad one."""


TABLES: dict[str, Table[Any]] = {
    "pkace": Table(pkace.draw, pkace.typed),
    "metals": Table(metals.draw),
}
