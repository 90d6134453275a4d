"""The requests of the page, under the paths that the server has for them.

What does not depend on a table or a person (games, rules, cards, drawings) is in files of the site.
"""

import asyncio
import re
from collections.abc import Awaitable, Callable, Mapping
from datetime import UTC, datetime
from typing import Annotated, Any, NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from valence.chem.structures import StructuresMissing
from valence.core.box import BoxCard
from valence.core.play import cards_at_table
from valence.core.wire import WireError, encode, read
from valence.learn.class_findings import ClassMap, own_findings, seen_by_person
from valence.learn.findings import Finding
from valence.learn.practice.turns import Reply, Turn, take_turn
from valence.sets.checked import Deck, DeckFile, RejectedDeck
from valence.site import backup, people
from valence.site import sets as decks
from valence.site.host import SiteHost
from valence.site.people import OWNER
from valence.site.submissions import HandedIn, Submissions, look_through, short_text
from valence.table import lobby, seating
from valence.table.changes import Change, change, change_as_host
from valence.table.codes import read_code
from valence.table.errors import Denied, bad
from valence.table.live import LiveTable
from valence.table.nicknames import Me, NewName, generate_name
from valence.table.opening import BotSeat, NewTable
from valence.table.personas import PersonaShown, personas_at
from valence.table.protocol import Problem, TableInfo
from valence.table.records import RecordFile, checked_record, open_record
from valence.table.replay import Replay, replay_of
from valence.table.thinking import Review
from valence.table.timing import record_of
from valence.table.updates import info_as_seen_by

MAX_LISTED = 20


class Request(NamedTuple):
    host: SiteHost
    code: str
    """The table's code in the path; empty if there is none."""
    hash: str
    """The hash of a set in the path; empty if there is none."""
    query: Mapping[str, str]
    body: str

    async def table(self) -> LiveTable:
        return await self.host.table(self.code)

    async def finished_table(self) -> LiveTable:
        live = await self.table()
        if not live.is_over:
            raise Denied(403, "not_over", "The record would show hidden cards. Finish the game.")
        return live


class Response(NamedTuple):
    status: int
    type: str
    body: str


class Rejected(NamedTuple):
    """A set with problems, which the page lists."""

    deck: RejectedDeck


Handler = Callable[[Request], Awaitable[object]]

JSON, TEXT = "application/json", "text/plain"


async def respond(host: SiteHost, method: str, address: str, body: str) -> Response:
    """The response to a request: JSON, or plain text."""
    try:
        handler, request = _routed(host, method, address, body)
        answer = await handler(request)
        if isinstance(answer, Rejected):
            return _response(422, answer.deck)
        return _response(200, answer)
    except Denied as denied:
        return _response(denied.status, Problem(denied.code, denied.reason))
    except StructuresMissing:
        return _response(409, Problem("structures", decks.NO_STRUCTURES))
    except WireError as error:
        return _response(400, Problem("bad_request", f"{error}"))


def _routed(host: SiteHost, method: str, address: str, body: str) -> tuple[Handler, Request]:
    url = urlsplit(address)
    query = {name: values[-1] for name, values in parse_qs(url.query).items()}
    for wanted, pattern, handler in ROUTES:
        if wanted == method and (found := re.fullmatch(pattern, url.path)):
            part = found.groupdict("").get
            code = read_code(unquote(part("code", "")))
            return handler, Request(host, code, part("hash", ""), query, body)
    raise Denied(404, "not_found", f"There is nothing at {url.path[:100]} without a server.")


def _response(status: int, value: object) -> Response:
    if isinstance(value, str):
        return Response(status, TEXT, value)
    return Response(status, JSON, encode(value).decode())


# People


async def me(request: Request) -> Me:
    return Me((await people.owner(request.host.store.disk)).name, generate_name())


async def rename(request: Request) -> Me:
    wanted = read(NewName, request.body, "name").name
    return Me((await people.rename(request.host.store.disk, wanted)).name, generate_name())


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


async def open_table(request: Request) -> TableInfo:
    host, wish = request.host, read(NewLocalTable, request.body, "table")
    wish = replace(wish, options=await decks.options_with(host.store.disk, wish))
    live = await lobby.open_table(host, await people.owner(host.store.disk), wish)
    for person in people.companions(wish.people):
        await lobby.sit(host, live, person, None, team=False)
    if live.seating.status == "open":
        await change(host, live, seating.start)
    return info_as_seen_by(live, OWNER)


async def saved_games(request: Request) -> list[SavedGame]:
    rows = await request.host.store.tables()
    return [
        SavedGame(
            code=row.code,
            game=row.game,
            title=lobby.game_called(row.game).title,
            status=row.status,
            names=seating.read_seating(row.body).names,
            updated=row.updated,
        )
        for row in rows[:MAX_LISTED]
    ]


async def table(request: Request) -> TableInfo:
    return info_as_seen_by(await request.table(), OWNER)


async def remove(request: Request) -> list[SavedGame]:
    await request.host.remove(request.code)
    return await saved_games(request)


def host_action(make: Callable[[Request], Change]) -> Handler:
    """An action of the host: the owner of the device is the host of all its tables."""

    async def handler(request: Request) -> TableInfo:
        live = await request.table()
        await change_as_host(request.host, live, OWNER, make(request))
        return info_as_seen_by(live, OWNER)

    return handler


async def seat_bot(request: Request) -> TableInfo:
    wish = read(BotSeat, request.body, "bot")
    live = await request.table()
    level = lobby.level_called(live.row.game, wish.level)
    await change_as_host(
        request.host, live, OWNER, lambda now, _: seating.seat_bot(now, wish.seat, level)
    )
    return info_as_seen_by(live, OWNER)


async def rematch(request: Request) -> TableInfo:
    owner = await people.owner(request.host.store.disk)
    live = await lobby.rematch(request.host, await request.table(), owner)
    return info_as_seen_by(live, OWNER)


async def cards(request: Request) -> Any:
    live = await request.table()
    return cards_at_table(live.game, live.seating.options, len(live.seating.chairs))


# After the game


async def record(request: Request) -> str:
    return record_of(await request.finished_table())


async def replay(request: Request) -> Replay:
    seat = request.query.get("seat")
    if seat is not None and not seat.isdecimal():
        raise bad(f"There is no seat {seat[:20]!r}.")
    return replay_of(await request.finished_table(), None if seat is None else int(seat))


async def review(request: Request) -> Review:
    text = await record(request)
    turns = await request.host.bots.review(text) if text else ()
    return Review(True, turns)


class ShortText(Struct, frozen=True):
    text: str


async def short_record(request: Request) -> ShortText:
    """The record as a text for a form or an e-mail."""
    return ShortText(short_text(await record(request)))


async def look_through_submissions(request: Request) -> tuple[HandedIn, ...]:
    return look_through(_submissions(request))


async def submissions_understood(request: Request) -> ClassMap:
    _submissions(request)
    return await request.host.bots.understood(request.body)


def _submissions(request: Request) -> Submissions:
    try:  # a whole class is longer than what is read of others
        return msgspec.json.decode(request.body, type=Submissions)
    except msgspec.DecodeError as error:
        raise bad(f"{error}") from None


async def understanding(request: Request) -> tuple[Finding, ...]:
    live = await request.finished_table()
    return own_findings(live, seen_by_person(live, live.senders).get(OWNER, []))


async def personas(request: Request) -> tuple[PersonaShown, ...]:
    return personas_at(await request.finished_table())


async def import_record(request: Request) -> TableInfo:
    record = checked_record(read(RecordFile, request.body, "record").record)
    live = await open_record(request.host, OWNER, record)
    return info_as_seen_by(live, OWNER)


# Backups


async def back_up(request: Request) -> backup.Backup:
    return await backup.back_up(request.host.store)


async def restore(request: Request) -> backup.Restored:
    return await backup.restore(request.host.store, backup.read_backup(request.body))


# Practice


async def practice(request: Request) -> Reply:
    now = datetime.fromtimestamp(request.host.now(), UTC)
    try:
        return take_turn(read(Turn, request.body, "turn"), now)
    except ValueError as error:
        raise bad(f"{error}") from None


# Sets of cards


class Extras(Struct, frozen=True):
    """The features that a browser doesn't have, each with a sentence that says so."""

    print: str = decks.NOT_PRINTED
    spreadsheets: str = "Save a spreadsheet as CSV first: a browser can't read it here."
    structures: str = decks.NO_STRUCTURES
    from_memory: tuple[str, ...] = ()


class DeckWithCards(Struct, frozen=True):
    cards: tuple[BoxCard, ...]


async def extras(request: Request) -> Extras:
    del request
    await asyncio.sleep(0)
    return Extras()


async def own_decks(request: Request) -> list[Deck]:
    return await decks.decks(request.host.store.disk)


async def add_deck(request: Request) -> Deck | Rejected:
    disk, file = request.host.store.disk, read(DeckFile, request.body, "file")
    found = await decks.add(disk, file, request.host.now())
    return Rejected(found) if isinstance(found, RejectedDeck) else found


async def deck_cards(request: Request) -> DeckWithCards:
    return DeckWithCards(await decks.cards(request.host.store.disk, request.hash))


async def remove_deck(request: Request) -> list[Deck]:
    await decks.remove(request.host.store.disk, request.hash)
    return await own_decks(request)


async def deck_options(request: Request) -> Mapping[str, object]:
    """The set as an option of a game, for a homework link."""
    wish = NewTable(request.query.get("game", ""), deck=request.hash)
    return await decks.options_with(request.host.store.disk, wish)


DECK = r"/api/decks/(?P<hash>[0-9a-f]{64})"
TABLE = r"/api/tables/(?P<code>[^/]+)"
ROUTES: list[tuple[str, str, Handler]] = [
    ("GET", "/api/me", me),
    ("PUT", "/api/me", rename),
    ("GET", "/api/extras", extras),
    ("GET", "/api/decks", own_decks),
    ("POST", "/api/decks", add_deck),
    ("GET", DECK, deck_cards),
    ("GET", f"{DECK}/options", deck_options),
    ("POST", f"{DECK}/remove", remove_deck),
    ("GET", "/api/tables", saved_games),
    ("POST", "/api/tables", open_table),
    ("POST", "/api/records", import_record),
    ("POST", "/api/pile", look_through_submissions),
    ("POST", "/api/pile/understanding", submissions_understood),
    ("POST", "/api/practice", practice),
    ("GET", "/api/backup", back_up),
    ("POST", "/api/backup", restore),
    ("GET", TABLE, table),
    ("POST", f"{TABLE}/remove", remove),
    ("POST", f"{TABLE}/start", host_action(lambda _: seating.start)),
    ("POST", f"{TABLE}/pause", host_action(lambda _: seating.pause)),
    ("POST", f"{TABLE}/resume", host_action(lambda _: seating.resume)),
    ("POST", f"{TABLE}/end", host_action(lambda _: seating.end)),
    ("POST", f"{TABLE}/bot", seat_bot),
    ("POST", f"{TABLE}/rematch", rematch),
    ("GET", f"{TABLE}/cards", cards),
    ("GET", f"{TABLE}/record", record),
    ("GET", f"{TABLE}/record/short", short_record),
    ("GET", f"{TABLE}/replay", replay),
    ("GET", f"{TABLE}/review", review),
    ("GET", f"{TABLE}/understanding", understanding),
    ("GET", f"{TABLE}/personas", personas),
]
