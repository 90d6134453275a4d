"""A game's part in this package: how a terminal draws its view and reads its moves."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias

from rich.console import RenderableType

from valence.core.game import Seat, V
from valence.core.wire import Json
from valence.core.words import Names

Draw: TypeAlias = Callable[[Any, Names], RenderableType]
Speaker: TypeAlias = Callable[[str, Sequence[Seat], Names], tuple[Seat, str]]


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
        """How it is drawn when only these kinds of help are shown."""
        hidden = (draw for kind, draw in self.without.items() if kind not in shown)
        return next(hidden, self.draw)


AnyBoard: TypeAlias = Board[Any]
