"""Opening tables and taking seats."""

from collections.abc import Callable, Mapping
from time import time
from typing import Annotated

from msgspec import Meta, Struct

from valence.bots import LEVELS
from valence.core.game import AnyGame
from valence.core.wire import to_dict
from valence.games import CATALOGUE
from valence.server.jobs.bot_pool import DEFAULT_LEVEL
from valence.server.people.nicknames import generate_name, is_generated
from valence.server.store import PersonRow, TableRow
from valence.server.tables import seating
from valence.server.tables.codes import new_code
from valence.server.tables.live import LiveTable
from valence.server.tables.registry import TableRegistry
from valence.server.tables.seating import Chair, Seating, Timing, write_seating
from valence.server.tables.seeds import new_salt, new_seed
from valence.server.tables.updates import info_for, reader_of
from valence.table.errors import Denied, bad, conflict, not_host
from valence.table.protocol import TableInfo

MOST_OPTIONS = 20
DeckHash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class BotSeat(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=20)]
    level: str = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What a host wishes for."""

    game: str
    seats: Annotated[int, Meta(ge=1, le=20)] | None = None
    options: Annotated[dict[str, object], Meta(max_length=MOST_OPTIONS)] = {}
    bots: Annotated[tuple[BotSeat, ...], Meta(max_length=20)] = ()
    public: bool = False
    clock: Timing | None = None
    generated_names: bool = False
    advice: bool = True
    teams: bool = False
    """Whether several people may share a seat."""
    watch: bool = False
    """The host takes no seat."""
    deck: DeckHash | None = None
    """A deck of the host's own."""


def game_called(name: str) -> AnyGame:
    if name not in CATALOGUE:
        raise bad(f"There is no game called {name[:40]!r}; there is {', '.join(CATALOGUE)}.")
    return CATALOGUE[name].game


def level_called(level: str) -> str:
    """A bot's level; the middle one when none is said."""
    if level and level not in LEVELS:
        raise bad(f"There is no level {level[:40]!r}; there is {', '.join(LEVELS)}.")
    return level or DEFAULT_LEVEL


async def open_table(
    registry: TableRegistry, person: PersonRow, wish: NewTable, room: str | None = None
) -> LiveTable:
    """A new table with its host and bots seated; it starts by itself when it is full."""
    empty = empty_table(person, wish)
    with_bots = empty
    for bot in wish.bots:
        with_bots = seating.seat_bot(with_bots, bot.seat, level_called(bot.level))
    if not wish.watch:
        name = _allowed_name(with_bots, person)
        with_bots = seating.sit(with_bots, person.id, name, time())
    if seating.is_full(with_bots):
        with_bots = seating.start(with_bots, time())
    live = await registry.add(lambda: new_row(wish, with_bots, room))
    registry.watched(live, True)
    return live


def empty_table(host: PersonRow, wish: NewTable) -> Seating:
    game = game_called(wish.game)
    seats = game.seats[0] if wish.seats is None else wish.seats
    return Seating(
        host=host.id,
        options=checked_options(game, wish.options, seats),
        chairs=(Chair(),) * seats,
        seed=f"{new_seed():032x}",
        salt=new_salt(),
        rules=game.rules_version,
        clock=wish.clock,
        generated_names=wish.generated_names,
        advice=wish.advice,
        teams=wish.teams,
    )


def checked_options(game: AnyGame, given: Mapping[str, object], seats: int) -> dict[str, object]:
    """The options complete; what is not allowed is refused with what is."""
    if seats not in game.seats:
        raise bad(
            f"{game.title} is for {game.seats[0]} to {game.seats[-1]} seats, not for {seats}."
        )
    try:
        return to_dict(game.options(given, seats))
    except (ValueError, TypeError) as error:
        raise bad(f"{error}") from None


def new_row(wish: NewTable, made: Seating, room: str | None) -> TableRow:
    code, now = new_code(), time()
    return TableRow(
        id=code,
        code=code,
        game=wish.game,
        room=room,
        is_public=wish.public,
        status=made.status,
        version=0,
        body=write_seating(made),
        created=now,
        updated=now,
    )


async def sit(
    registry: TableRegistry, live: LiveTable, person: PersonRow, seat: int | None, *, team: bool
) -> None:
    """Take a seat; the game starts when the last one is taken and nobody has to start it by hand."""

    def seated(now_seated: Seating, now: float) -> Seating:
        name = _allowed_name(now_seated, person)
        return seating.sit(now_seated, person.id, name, now, seat=seat, team=team)

    await registry.change(live, seated)


def _allowed_name(at: Seating, person: PersonRow) -> str:
    return generate_name() if at.generated_names and not is_generated(person.name) else person.name


async def command(
    registry: TableRegistry,
    live: LiveTable,
    person: PersonRow,
    change: Callable[[Seating, float], Seating],
) -> None:
    """A change that only the host may make."""

    def checked(seating_: Seating, now: float) -> Seating:
        if seating_.host != person.id:
            raise not_host()
        return change(seating_, now)

    await registry.change(live, checked)


async def rematch(registry: TableRegistry, live: LiveTable, person: PersonRow) -> LiveTable:
    """The same people and bots at a new table, each one seat further on; who asks second comes to the same table."""
    old = live.seating
    if not live.is_over:
        raise conflict("The game is not over yet.")
    if live.row.room:
        raise conflict("The host of the room deals the next game.")
    if old.seat_of(person.id) is None and old.host != person.id:
        raise Denied(403, "not_seated", "Only who sat at the table can ask for another game.")
    if old.next is None:
        wish = NewTable(live.row.game, public=live.row.is_public)
        again = seating.again(old, f"{new_seed():032x}", new_salt(), time())
        new = await registry.add(lambda: new_row(wish, again, None))
        registry.watched(new, True)
        await registry.change(live, lambda now_, _: seating.followed_by(now_, new.code))
    return await registry.table(live.seating.next or "")


def told(live: LiveTable, person: PersonRow | None) -> TableInfo:
    """The table as this person sees it."""
    return info_for(live, reader_of(live, "" if person is None else person.id))
