"""The sentences of hints and reviews, by language."""

from collections.abc import Mapping, Sequence
from typing import Literal, Protocol, TypeAlias

from valence.chem.formulas import Salt
from valence.games.charged.tiles import Tile

RackReason: TypeAlias = Literal["keeps", "new tiles", "uses up", "better"]


class Sentences(Protocol):
    """The sentences of one language."""

    QUESTIONS: Mapping[str, str]

    # Formulas with their numbers, and the points; a part of the next sentence.
    def made(self, formulas: Mapping[str, int], points: int, /) -> str: ...
    # What a placement makes, and another one: `swap`, `pass`, or what that makes.
    def makes(self, what: str, other: str, /) -> str: ...
    def rack(self, why: RackReason, tiles: Mapping[Tile, int], less: int, /) -> str: ...
    def opens(self, /, *, more: bool) -> str: ...

    LESS_TO_SCORE: str

    def named(self, salts: Sequence[Salt], /) -> str: ...

    # The tiles to look at.
    def line(self, way: Literal["row", "column"], number: int, /) -> str: ...
    def put_back(self, tiles: int, /, *, all_: bool) -> str: ...

    PASSING: str
    CHARGES: str
