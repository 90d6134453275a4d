"""Opening tables, taking seats, and rematches."""

from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from msgspec.structs import replace

from valence.bots import DEFAULT_LEVEL, LEVELS
from valence.core.game import AnyGame
from valence.core.record import FromSeed
from valence.games import CATALOGUE, entry, guide
from valence.table import seating
from valence.table.chairs import Seating
from valence.table.changes import change
from valence.table.codes import LONG, SHORT, new_code
from valence.table.errors import Denied, bad, conflict, forbidden, told
from valence.table.host import Host
from valence.table.live import LiveTable
from valence.table.nicknames import generate_name, is_generated
from valence.table.opening import BotSeat, NewTable, new_row, new_seating
from valence.table.rematch import again, followed_by, rematch_seed
from valence.table.rows import TableRow
from valence.table.seeds import new_salt, new_seed


class Person(Protocol):
    @property
    def id(self) -> str: ...

    @property
    def name(self) -> str: ...


class Tables(Host, Protocol):
    """A host with all its tables."""

    async def table(self, code: str) -> LiveTable:
        """Return the table with this code; Denied if there is none."""
        ...

    async def add(self, new_row: Callable[[], TableRow]) -> LiveTable:
        """Add a new table, under the first code that is free."""
        ...


def game_called(name: str) -> AnyGame:
    if name not in CATALOGUE:
        raise bad("no_game", game=name[:40], known=", ".join(CATALOGUE))
    return CATALOGUE[name].game


def level_called(game: str, level: str) -> str:
    """Return a bot's level by name or number; the default if none is given."""
    try:
        return entry(game).bot.level_called(level[:40] or DEFAULT_LEVEL)
    except ValueError as error:
        raise told(error) from None


async def open_table(
    tables: Tables, host: Person, wish: NewTable, room: str | None = None
) -> LiveTable:
    """Open a table with its host and bots seated; it starts automatically if it is full."""
    game, now = game_called(wish.game), tables.now()
    wish, seed = _guided(wish) if wish.guide else (wish, new_seed())
    bots = tuple(BotSeat(bot.seat, level_called(wish.game, bot.level)) for bot in wish.bots)
    name = _allowed_name(host, generated_only=wish.generated_names)
    wish = replace(wish, bots=bots)
    seats = new_seating(
        game, host.id, name, wish, seed, new_salt(), now, is_in_room=room is not None
    )
    return await tables.add(
        lambda: new_row(
            _code(is_public=wish.public), wish.game, seats, now, room=room, is_public=wish.public
        )
    )


def _guided(wish: NewTable) -> tuple[NewTable, int]:
    """Return the table of the guide, and its seed: the player on seat 0, the weakest bots on the others."""
    path = guide(wish.game)
    if path is None:
        raise bad("no_guide", game=wish.game)
    start = path.heading.start
    assert isinstance(start, FromSeed)
    bots = tuple(BotSeat(seat, LEVELS[0]) for seat in range(1, len(path.heading.names)))
    table = NewTable(
        wish.game,
        len(path.heading.names),
        options=dict(start.options),
        bots=bots,
        guide=True,
        watch=wish.watch,
    )
    return table, start.seed


def _code(*, is_public: bool) -> str:
    return new_code(SHORT if is_public else LONG)


async def sit(
    tables: Tables, live: LiveTable, person: Person, seat: int | None, *, team: bool
) -> None:

    def seated(seats: Seating, now: float) -> Seating:
        name = _allowed_name(person, generated_only=seats.generated_names)
        return seating.sit(seats, person.id, name, now, seat=seat, team=team)

    await change(tables, live, seated)


def _allowed_name(person: Person, *, generated_only: bool) -> str:
    return generate_name() if generated_only and not is_generated(person.name) else person.name


async def rematch(tables: Tables, live: LiveTable, person: Person) -> LiveTable:
    """Seat the same people and bots at a new table, each one seat further on. All requests lead to the same table."""
    old = live.seating
    if not live.is_over:
        raise conflict("rematch_too_early")
    if live.row.room:
        raise conflict("rematch_in_room")
    if old.seat_of(person.id) is None and old.host != person.id:
        raise forbidden("rematch_not_seated")
    code = _code(is_public=live.row.is_public)
    await change(tables, live, lambda seats, _: followed_by(seats, code))
    return await _table_of_rematch(tables, live, live.seating.next or code)


async def _table_of_rematch(tables: Tables, live: LiveTable, code: str) -> LiveTable:
    """Open the rematch under a code decided before, so that people who ask at the same time open one table."""
    with suppress(Denied):
        return await tables.table(code)
    now = tables.now()
    seats = again(live.seating, f"{_rematch_seed(live):032x}", new_salt(), now, live.withdrawn)
    row = new_row(code, live.row.game, seats, now, room=None, is_public=live.row.is_public)
    with suppress(Denied):  # another process has just opened it
        return await tables.add(lambda: row)
    return await tables.table(code)


def _rematch_seed(live: LiveTable) -> int:
    return new_seed() if live.match is None else rematch_seed(live.match, iter(new_seed, None))
