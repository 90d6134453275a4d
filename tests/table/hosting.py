"""Tables without a server: an in-memory store, bots that move at once, and a manual clock."""

from collections.abc import Coroutine, Mapping
from typing import Any, TypeVar

from valence.bots import Budget
from valence.core.dice import Dice
from valence.core.game import Seat
from valence.core.play import legal_moves
from valence.core.wire import encode, to_json
from valence.games import CATALOGUE, entry, guide
from valence.questions.evidence import Evidence
from valence.table import opening, seating
from valence.table.chairs import Seating, Timing
from valence.table.host import Pace
from valence.table.live import LiveTable
from valence.table.opening import NewTable, new_row
from valence.table.rows import EventRow, TableRow
from valence.table.thinking import Hints, read_hints

START = 1_000_000.0
CODE = "CDFHJK"
SEED, SALT = 7, "5a17"
QUICK = Budget(seconds=None, deals=4)

T = TypeVar("T")


def run(coroutine: Coroutine[Any, Any, T]) -> T:
    """Run without an event loop: a coroutine that never waits finishes on its first step."""
    try:
        coroutine.send(None)
    except StopIteration as done:
        result: T = done.value
        return result
    raise AssertionError("the table logic waited for something")


class MemoryStore:
    """The rows of any number of tables."""

    def __init__(self) -> None:
        self.rows: dict[str, TableRow] = {}
        self.moves: dict[str, list[EventRow]] = {}

    async def table(self, code: str) -> TableRow | None:
        return self.rows.get(code)

    async def save_table(self, table: TableRow) -> bool:
        before = self.rows.get(table.code)
        is_next = before is None or table.version == before.version + 1
        if is_next:
            self.rows[table.code] = table
        return is_next

    async def append(self, event: EventRow) -> EventRow | None:
        moves = self.moves.setdefault(event.table, [])
        if event.ply == len(moves):
            moves.append(event)
            return event
        return next((move for move in moves if move.client_id == event.client_id), None)

    async def events(self, table: str, after: int) -> list[EventRow]:
        return self.moves.get(table, [])[after + 1 :]


class InlineBots:
    """The real bots, in this process."""

    default_level = "fair"

    async def move(self, live: LiveTable, seat: Seat, level: str) -> str:
        view, moves = self._view_and_moves(live, seat)
        bot = entry(live.row.game).bot
        return to_json(bot.choose(bot.level_called(level), view, moves, Dice(1, "bot"), QUICK))

    async def advise(self, live: LiveTable, seat: Seat) -> Hints:
        found = entry(live.row.game).bot.advise(*self._view_and_moves(live, seat), QUICK)
        return read_hints(to_json(found))

    def answer_seconds(self, game: str, level: str, dice: Dice) -> float:
        seconds = entry(game).bot.answer_seconds
        assert seconds is not None
        return seconds(level, dice)

    def _view_and_moves(self, live: LiveTable, seat: Seat) -> tuple[Any, list[Any]]:
        assert live.match is not None
        state = live.match.state
        return live.game.view(state, seat), legal_moves(live.game, state, seat)


class MemoryHost:
    """A host without any input or output."""

    def __init__(self, bot_pause: float = 1.0, grace: float = 60.0) -> None:
        self.store = MemoryStore()
        self.bots = InlineBots()
        self.pace = Pace(bot_pause, grace)
        self.is_alone = True
        self.time = START
        self.changes: list[bool] = []  # for each change, whether this host made it

    def now(self) -> float:
        return self.time

    def earlier(self, live: LiveTable, person: str) -> tuple[Evidence, ...]:
        del live, person
        return ()

    def changed(self, live: LiveTable, *, is_own: bool) -> None:
        del live
        self.changes.append(is_own)

    def open(self, game: str, seating_: Seating) -> LiveTable:
        row = new_row(CODE, game, seating_, self.time, room=None, is_public=False)
        run(self.store.save_table(row))
        return live_table(row)


def live_table(row: TableRow) -> LiveTable:
    found = entry(row.game)
    advised = found.bot.gives_hints
    return LiveTable(row, found.game, found.words, gives_advice=advised, guide=guide(row.game))


def empty_seating(game: str, seats: int, seed: int = SEED, **settings: object) -> Seating:
    new = NewTable(game, seats, **settings)  # type: ignore[arg-type]
    return opening.empty_seating(CATALOGUE[game].game, "person 0", new, seed, SALT)


def full_seating(
    game: str = "metals",
    seats: int = 2,
    timing: Timing | None = None,
    options: Mapping[str, object] | None = None,
    help: str = "full",  # noqa: A002  # the table's word
) -> Seating:
    """People on all seats, all connected, in a game that began at START."""
    made = empty_seating(game, seats, options=dict(options or {}), clock=timing, help=help)
    for seat in range(seats):
        made = seating.sit(made, f"person {seat}", f"Player {seat}", START, seat=seat)
        made = seating.here(made, seat)
    return seating.start(made, START)


def table_of(
    game: str = "metals", seats: int = 2, timing: Timing | None = None, **options: object
) -> LiveTable:
    return MemoryHost().open(game, full_seating(game, seats, timing, options))


def first_move(live: LiveTable, at: float = START) -> EventRow:
    """The first legal move of the first seat to move, as an event row."""
    assert live.match is not None
    seat = live.match.to_move[0]
    body = encode(live.match.moves(seat)[0])
    return EventRow(live.row.id, live.ply, seat, body, f"{live.ply}", at)
