"""The requests that only a device answers: its owner, its saved games, homework that was handed in, and backups."""

from collections.abc import Mapping
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from valence.core.languages import Language
from valence.games import title
from valence.handlers import AFTER, HANDLERS, SETS, TABLE, after_the_game, tables
from valence.handlers.handler import Handler
from valence.learn.class_findings import ClassMap
from valence.site import backup, people
from valence.site.house import SiteHouse
from valence.site.submissions import HandedIn, Submissions, look_through, short_text
from valence.table import lobby, seating
from valence.table.chairs import read_seating
from valence.table.changes import change
from valence.table.codes import read_code
from valence.table.errors import told
from valence.table.live import LiveTable
from valence.table.lobby import Person
from valence.table.names import called
from valence.table.nicknames import Me, NewName, generate_name
from valence.table.opening import NewTable
from valence.table.protocol import TableInfo
from valence.table.updates import info_as_seen_by

MAX_LISTED = 20


# People


async def me(person: Person, language: Language) -> Me:
    return Me(person.name, generate_name(language))


async def rename(house: SiteHouse, language: Language, data: NewName) -> Me:
    renamed = await people.rename(house.disk, data.name)
    return Me(renamed.name, generate_name(language))


# Tables


class NewLocalTable(NewTable, frozen=True, forbid_unknown_fields=True):
    """A table at which all people share this device."""

    people: Annotated[tuple[str, ...], Meta(max_length=19)] = ()
    """The names of the others at the device."""


class SavedGame(Struct, frozen=True):
    """A game on this device, as a menu shows it."""

    code: str
    game: str
    title: str
    status: str
    names: tuple[str, ...]
    updated: float


async def open_local_table(
    house: SiteHouse, person: Person, language: Language, data: NewLocalTable
) -> TableInfo:
    opened = await tables.open_table(house, person, language, data)
    live = await house.registry.table(opened.code)
    for other in people.companions(data.people):
        await lobby.sit(house.registry, live, other, None, team=False)
    if live.seating.status == "open":
        await change(house.registry, live, seating.start)
    return info_as_seen_by(live, person.id, language)


async def saved_games(house: SiteHouse, language: Language) -> list[SavedGame]:
    rows = await house.registry.store.tables()
    return [
        SavedGame(
            code=row.code,
            game=row.game,
            title=title(lobby.game_called(row.game).name, language),
            status=row.status,
            names=tuple(called(name, language) for name in read_seating(row.body).names),
            updated=row.updated,
        )
        for row in rows[:MAX_LISTED]
    ]


async def remove(house: SiteHouse, code: str, language: Language) -> list[SavedGame]:
    await house.registry.remove(read_code(code))
    return await saved_games(house, language)


# Homework


class ShortText(Struct, frozen=True):
    text: str


async def short_record(live: LiveTable) -> ShortText:
    """The record as a text for a form or an e-mail."""
    return ShortText(short_text((await after_the_game.record(live)).text))


async def look_through_submissions(body: str, language: Language) -> tuple[HandedIn, ...]:
    return look_through(_submissions(body), language)


async def submissions_understood(house: SiteHouse, body: str, language: Language) -> ClassMap:
    _submissions(body)
    return await house.registry.bots.understood(body, language)


def _submissions(body: str) -> Submissions:
    try:  # a whole class is longer than what is read of others
        return msgspec.json.decode(body, type=Submissions)
    except msgspec.DecodeError as error:
        raise told(error) from None


async def set_options(
    house: SiteHouse, person: Person, set_hash: str, game: str = ""
) -> Mapping[str, object]:
    """The set as an option of a game, for a homework link."""
    return await house.sets.options_for(person, NewTable(game, set=set_hash))


# Backups


async def back_up(house: SiteHouse) -> backup.Backup:
    return await backup.back_up(house.registry.store)


async def restore(house: SiteHouse, body: str) -> backup.Restored:
    return await backup.restore(house.registry.store, backup.read_backup(body))


# The first that fits a request answers it.
DEVICE_HANDLERS = (
    Handler("GET", "/api/me", me),
    Handler("PUT", "/api/me", rename),
    Handler("POST", "/api/tables", open_local_table),
    Handler("GET", "/api/tables", saved_games),
    Handler("POST", f"{TABLE}/remove", remove),
    Handler("GET", f"{TABLE}/record/short", short_record, AFTER),
    Handler("POST", "/api/pile", look_through_submissions),
    Handler("POST", "/api/pile/understanding", submissions_understood),
    Handler("GET", "/api/sets/{set_hash}/options", set_options, SETS),
    Handler("GET", "/api/backup", back_up),
    Handler("POST", "/api/backup", restore),
    *HANDLERS,
)
