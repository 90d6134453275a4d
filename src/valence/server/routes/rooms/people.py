"""Routes for the people of a room, for its teachers."""

from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from valence.core.languages import Language
from valence.core.languages import language as known_language
from valence.handlers.handler import Handler
from valence.room import people
from valence.room.protocol import RoomInfo
from valence.room.room import MAX_MEMBERS, Needs, Room
from valence.server.routes.rooms.at_room import ROOM, ListNumber, Name, PersonId, RoomRequest
from valence.table.nicknames import clean_text


class Someone(Struct, frozen=True, forbid_unknown_fields=True):
    id: PersonId = ""
    ids: Annotated[tuple[PersonId, ...], Meta(max_length=MAX_MEMBERS)] = ()
    """In place of `id`, for several."""

    @property
    def people(self) -> tuple[str, ...]:
        return self.ids or (self.id,)


class NewNameOf(Struct, frozen=True, forbid_unknown_fields=True):
    id: PersonId
    name: Name


class Move(Struct, frozen=True, forbid_unknown_fields=True):
    id: PersonId
    table: Annotated[str, Meta(max_length=20)]


class NumberOf(Struct, frozen=True, forbid_unknown_fields=True):
    id: PersonId
    number: ListNumber | None = None


class NeedsOf(Struct, frozen=True, forbid_unknown_fields=True):
    id: PersonId
    time: Literal["1", "1.5", "2", "none"] = "1"
    large: bool = False
    spoken: bool = False


class RoomSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """Changes to the settings of a room; a setting that is null stays as it is."""

    title: Annotated[str, Meta(max_length=60)] | None = None
    locked: bool | None = None
    watching: bool | None = None
    """True if people who haven't joined can watch; otherwise they can until the room is locked."""
    generated_names: bool | None = None
    frozen_names: bool | None = None
    all_places: bool | None = None
    """True to make everyone's place in the ranking public, instead of the best three."""
    teams: bool | None = None
    """True if the groups are teams, whose points are added up."""
    numbers: Annotated[int, Meta(ge=0, le=MAX_MEMBERS)] | None = None
    """The length of the class list."""
    language: Language | None = None
    """The language of the projector and of prints."""

    def __post_init__(self) -> None:
        if self.language is not None:
            known_language(self.language)


async def rename(at: RoomRequest, data: NewNameOf) -> RoomInfo:
    """Give someone another name, also at their table (teachers only)."""
    return await at.info(await at.rooms.members.rename(at.row, at.person, data.id, data.name))


async def remove(at: RoomRequest, data: Someone) -> RoomInfo:
    """Remove people, who stay out until readmitted; bots take over their games (teachers only)."""
    return await at.info(await at.rooms.members.remove(at.row, at.person, data.people))


async def remove_strays(at: RoomRequest) -> RoomInfo:
    """Remove everyone who has joined, is away and has begun nothing; they can join again (teachers only)."""
    return await at.info(await at.rooms.members.remove_strays(at.row, at.person))


async def readmit(at: RoomRequest, data: Someone) -> RoomInfo:
    """Let people in again who were removed (teachers only)."""
    return await at.info(await at.rooms.members.readmit(at.row, at.person, data.people))


async def move(at: RoomRequest, data: Move) -> RoomInfo:
    """Move someone to another table of this round, to a bot's seat or that of somebody away (teachers only)."""
    return await at.info(await at.rooms.members.move(at.row, at.person, data.id, data.table))


async def number(at: RoomRequest, data: NumberOf) -> RoomInfo:
    """Set someone's number on the class list (teachers only)."""
    return await at.change(lambda now, _: people.set_number(now, data.id, data.number))


async def needs(at: RoomRequest, data: NeedsOf) -> RoomInfo:
    """Someone's accommodations: time on clocks, larger cards, spoken text (teachers only)."""
    wanted = Needs(data.time, data.large, data.spoken)
    return await at.info(await at.rooms.members.set_needs(at.row, at.person, data.id, wanted))


async def settings(at: RoomRequest, data: RoomSettings) -> RoomInfo:
    """The title, the lock, how names are chosen, the ranking, teams, and the language (teachers only)."""
    return await at.change(lambda now, _: _with_settings(now, data))


def _with_settings(room: Room, wanted: RoomSettings) -> Room:
    given = {
        "title": None if wanted.title is None else clean_text(wanted.title),
        "is_locked": wanted.locked,
        "watching": wanted.watching,
        "generated_names": wanted.generated_names,
        "has_frozen_names": wanted.frozen_names,
        "shows_all_places": wanted.all_places,
        "has_teams": wanted.teams,
        "numbers": wanted.numbers,
        "language": wanted.language,
    }
    if wanted.locked is not None:
        room = replace(room, watching=None)
    return replace(room, **{name: value for name, value in given.items() if value is not None})


HANDLERS = (
    Handler("POST", f"{ROOM}/rename", rename, "rooms"),
    Handler("POST", f"{ROOM}/remove", remove, "rooms"),
    Handler("POST", f"{ROOM}/strays", remove_strays, "rooms"),
    Handler("POST", f"{ROOM}/readmit", readmit, "rooms"),
    Handler("POST", f"{ROOM}/move", move, "rooms"),
    Handler("POST", f"{ROOM}/number", number, "rooms"),
    Handler("POST", f"{ROOM}/needs", needs, "rooms"),
    Handler("POST", f"{ROOM}/settings", settings, "rooms"),
)
