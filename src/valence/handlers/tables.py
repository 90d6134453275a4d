"""Opening tables, and the commands of their host."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from msgspec.structs import replace

from valence.core.box import BoxCard
from valence.core.languages import Language
from valence.handlers.house import House
from valence.table import lobby, seating
from valence.table.changes import Change, change_as_host
from valence.table.live import LiveTable
from valence.table.lobby import Person
from valence.table.opening import BotSeat, NewTable
from valence.table.protocol import TableInfo
from valence.table.updates import info_as_seen_by

Command: TypeAlias = Callable[[House, LiveTable, Person, Language], Awaitable[TableInfo]]


async def open_table(house: House, person: Person, language: Language, data: NewTable) -> TableInfo:
    """Open a table. You are its host and take the first free seat."""
    options = dict(await house.sets.options_for(person, data))
    live = await lobby.open_table(house.registry, person, replace(data, options=options))
    return info_as_seen_by(live, person.id, language)


async def table(live: LiveTable, person: Person, language: Language) -> TableInfo:
    """The table as you see it."""
    return info_as_seen_by(live, person.id, language)


def command(name: str, change: Change, description: str) -> Command:
    """A command of the host that needs nothing else."""

    async def handler(
        house: House, live: LiveTable, person: Person, language: Language
    ) -> TableInfo:
        await change_as_host(house.registry, live, person.id, change)
        return info_as_seen_by(live, person.id, language)

    handler.__name__, handler.__doc__ = name, description
    return handler


start = command("start", seating.start, "Start the game (host only). All seats must be taken.")
pause = command("pause", seating.pause, "Pause the game and its clocks (host only).")
resume = command("resume", seating.resume, "Resume a paused game (host only).")
end = command("end", seating.end, "End the game early (host only).")


async def bot(
    house: House, live: LiveTable, person: Person, language: Language, data: BotSeat
) -> TableInfo:
    """Put a bot on a free seat or, during a game, on any seat (host only)."""
    level = lobby.level_called(live.row.game, data.level)
    await change_as_host(
        house.registry, live, person.id, lambda now, _: seating.seat_bot(now, data.seat, level)
    )
    return info_as_seen_by(live, person.id, language)


async def rematch(house: House, live: LiveTable, person: Person, language: Language) -> TableInfo:
    """Another game with the same people. Everyone who asks is sent to the same new table."""
    again = await lobby.rematch(house.registry, live, person)
    return info_as_seen_by(again, person.id, language)


async def cards_at_table(
    house: House,
    live: LiveTable,
    person: Person,  # noqa: ARG001  # requires a session
    language: Language,
) -> tuple[BoxCard, ...]:
    """The cards or tiles at a table: the built-in ones, or those of the host's custom set."""
    return await house.sets.cards_at(live, language)
