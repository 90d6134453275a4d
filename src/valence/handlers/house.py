"""The parts of a host that handlers use."""

from collections.abc import Awaitable, Mapping
from typing import Protocol

from msgspec import Struct

from valence.core.box import BoxCard
from valence.core.languages import Language
from valence.core.problems import Part
from valence.core.record import Record
from valence.learn.findings import Finding
from valence.sets.checked import RejectedSet, SetFile, SetInfo
from valence.table.live import LiveTable
from valence.table.lobby import Person, Tables
from valence.table.opening import GameRequest
from valence.table.thinking import Reviewed


class Extras(Struct, frozen=True):
    """For each optional feature a sentence on why it is missing, or an empty string if it is there."""

    print: Part
    spreadsheets: Part
    structures: Part
    from_memory: tuple[str, ...] = ()
    """The games whose cards can be printed without their values."""


class Sets(Protocol):
    """The sets of cards that people have brought."""

    async def add(self, owner: Person, file: SetFile) -> SetInfo | RejectedSet:
        """Check and store a set; one that is here already is only renamed."""
        ...

    async def sets_of(self, owner: Person) -> list[SetInfo]:
        """The owner's sets, newest first."""
        ...

    async def with_cards(
        self, owner: Person, set_hash: str, language: Language
    ) -> tuple[SetInfo, tuple[BoxCard, ...]]: ...

    async def remove(self, owner: Person, set_hash: str) -> None: ...

    async def options_for(self, client: Person, request: GameRequest) -> Mapping[str, object]:
        """The options that a client requests, with the cards of the set added."""
        ...

    async def cards_at(self, live: LiveTable, language: Language) -> tuple[BoxCard, ...]: ...


class House(Protocol):
    """The parts of a host that handlers use."""

    @property
    def registry(self) -> Tables: ...

    @property
    def sets(self) -> Sets: ...

    def extras(self) -> Extras: ...

    def read_record(self, client: str, text: str, language: Language, /) -> Awaitable[Record]:
        """The record in a text, with every move checked; a refused one is explained in this language."""
        ...

    def review(self, live: LiveTable, /) -> Awaitable[Reviewed]:
        """The costliest mistakes of a finished game that were found so far."""
        ...

    def findings_of(self, live: LiveTable, person: str, /) -> Awaitable[tuple[Finding, ...]]:
        """The findings about one person at a finished table."""
        ...
