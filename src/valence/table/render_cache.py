"""A cache of a table's rendered parts, so that spectators and windows of one seat share the encoded bytes."""

from collections.abc import Sequence
from typing import Any

from msgspec import Raw, Struct

from valence.core.game import Outcome, Tally
from valence.core.languages import DEFAULT, Language
from valence.table.protocol import MoveInWords, RefusedMove


class Reader(Struct, frozen=True, cache_hash=True):
    """The reader for whom a table is rendered: a seat (None for a spectator), host or not, and a language."""

    seat: int | None
    is_host: bool
    language: Language = DEFAULT


class Position(Struct, frozen=True):
    """The view and the moves of one seat in the current position; they follow from the view alone."""

    view: Any
    moves: Sequence[MoveInWords] | None
    refused: Sequence[RefusedMove]
    candidates: Sequence[MoveInWords] | None = ()
    help: Sequence[str] = ()


class RenderedEvent(Struct, frozen=True, gc=False):
    """An event as it is sent, and the one seat that may know it; None for everybody."""

    to: int | None
    event: Raw


class RenderedPly(Struct):
    """The rendered parts of the current position."""

    to_move: Sequence[int]
    outcome: Outcome | None
    scores: Sequence[Tally]  # the same for everybody
    positions: dict[tuple[int | None, Language], Position]
    # By reader and the ply that the reader has. Updates with a running clock are not cached.
    updates: dict[tuple[Reader, int], bytes]


class RenderCache:
    """The rendered parts of a table; each is dropped as soon as it may be outdated."""

    def __init__(self) -> None:
        self.current: RenderedPly | None = None
        self.events: dict[tuple[int, Language], list[RenderedEvent]] = {}
        self.readers: dict[tuple[str, Language], Reader] = {}
        self.infos: dict[Reader, Raw] = {}

    def drop_position(self) -> None:
        self.current = None

    def drop_table(self) -> None:
        """Drop what depends on seats, spectators or host, after they have changed."""
        self.readers.clear()
        self.infos.clear()
        self.current = None
