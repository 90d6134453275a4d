"""The interface between table logic and its host: a server process, or a worker in a browser."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

from msgspec import Raw

from valence.bots.hints import Suggestion
from valence.core.dice import Dice
from valence.core.game import Seat
from valence.questions.evidence import Evidence
from valence.table.rows import TableStore

if TYPE_CHECKING:
    from valence.table.live import LiveTable


class Bots(Protocol):
    """Opponents and advisers. They see the view of their seat and nothing else."""

    default_level: str

    async def move(self, live: "LiveTable", seat: Seat, level: str) -> str:
        """Return a bot's move, as JSON."""
        ...

    async def advise(self, live: "LiveTable", seat: Seat) -> tuple[Suggestion[Raw], ...]:
        """Return the best moves for a seat, best first."""
        ...

    def answer_seconds(self, game: str, level: str, dice: Dice) -> float:
        """Return the seconds that a bot takes to answer a question that the rules time."""
        ...


class Pace(NamedTuple):
    """The seconds that the host waits before it acts for a seat."""

    bot_pause: float
    """Before a bot moves, so that people can follow."""
    grace: float
    """Before a bot stands in for a player who is away; 0 for never."""


class Host(Protocol):
    @property
    def store(self) -> TableStore: ...

    @property
    def bots(self) -> Bots: ...

    @property
    def pace(self) -> Pace: ...

    @property
    def is_alone(self) -> bool:
        """True if no other process writes to the same store."""
        ...

    def now(self) -> float:
        """Seconds since the epoch."""
        ...

    def earlier(self, live: "LiveTable", person: str) -> Sequence[Evidence]:
        """Return what a person has shown in earlier games of the same lesson, as far as the host remembers."""
        ...

    def changed(self, live: "LiveTable", *, is_own: bool) -> None:
        """Called after a table has changed; own changes have to be broadcast. Schedules what is due next."""
