"""Rooms in the store: opening and joining them, dealing people to tables, commands for all tables."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from secrets import SystemRandom, token_urlsafe
from typing import Annotated, NamedTuple
from weakref import WeakValueDictionary

from msgspec import Meta, Raw, Struct
from msgspec.structs import replace

from valence.bots import DEFAULT_LEVEL
from valence.classroom import checks, homework, people, rounds
from valence.classroom.overview import desk_table
from valence.classroom.ranking import earned_at, ranking
from valence.classroom.room import Deal, Homework, Member, Needs, Room, read_room, write_room
from valence.core.game import AnyGame
from valence.core.wire import encode
from valence.hosting.codes import new_code
from valence.hosting.lobby import game_called, level_called, open_table
from valence.hosting.nicknames import (
    clean_name,
    clean_sentence,
    clean_text,
    generate_name,
    is_generated,
)
from valence.server.rooms.late_seats import late_seat
from valence.server.rooms.results import results_csv, room_decisions, room_table
from valence.server.rooms.rude_words import is_rude
from valence.server.rooms.watchers import RoomWatchers
from valence.server.store import PersonRow, RoomRow
from valence.server.tables.registry import TableRegistry
from valence.table import seating
from valence.table.changes import Change, change
from valence.table.errors import Denied, bad, conflict, not_host, unknown_code
from valence.table.live import LiveTable
from valence.table.opening import BotSeat, NewTable, checked_options
from valence.table.protocol import (
    Desk,
    DeskPerson,
    HomeworkInfo,
    HomeworkPerson,
    HomeworkReport,
    PlanStep,
    RemovedPerson,
    RoomCheck,
    RoomDecision,
    RoomInfo,
    RoomNeeds,
    RoomPerson,
    RoomPlace,
    RoomTimer,
)
from valence.table.seating import Seating

MAX_ATTEMPTS = 20  # to find a free code, or to save a room that others are changing too
NAMES_OFFERED = 6
NULL = Raw(b"null")


class NewRoom(Struct, frozen=True, forbid_unknown_fields=True):
    title: Annotated[str, Meta(max_length=60)] = ""
    generated_names: bool = True


class Owner(NamedTuple):
    """The host of a room's tables, whichever teacher deals."""

    id: str
    name: str = ""


class Rooms:
    """The rooms in the store."""

    def __init__(self, registry: TableRegistry, watchers: RoomWatchers) -> None:
        self._registry = registry
        self._watchers = watchers
        self._changing: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # Opening and changing

    async def open(self, host: PersonRow, request: NewRoom) -> RoomRow:
        title = clean_text(request.title)
        room = Room(host.id, title, request.generated_names, key=token_urlsafe(16))
        for _ in range(MAX_ATTEMPTS):
            code, now = new_code(), self._registry.now()
            row = RoomRow(code, code, 0, write_room(room), now, now)
            if await self._registry.store.add_room(row):
                return row
        raise conflict("No free code was found. Try again.")

    async def find(self, code: str) -> RoomRow:
        row = await self._registry.store.room(code)
        if row is None:
            raise unknown_code(code)
        return row

    async def change(self, code: str, change: Callable[[Room], Room]) -> RoomRow:
        """Change a room: one change at a time in this process, and again if another process was faster."""
        async with self._changing.setdefault(code, asyncio.Lock()):
            return await self._change(code, change)

    async def _change(self, code: str, change: Callable[[Room], Room]) -> RoomRow:
        for _ in range(MAX_ATTEMPTS):
            row = await self.find(code)
            room = read_room(row.body)
            if (changed := change(room)) == room:
                return row
            if not changed.key:  # a room of version 0.1
                changed = replace(changed, key=token_urlsafe(16))
            new = replace(
                row, body=write_room(changed), version=row.version + 1, updated=self._registry.now()
            )
            if await self._registry.store.save_room(new):
                self._watchers.announce(code)
                return new
        raise conflict("Too many people are changing this room at once. Try again.")

    async def change_as_teacher(
        self, row: RoomRow, person: PersonRow, change: Callable[[Room, float], Room]
    ) -> RoomRow:
        """A change that only the room's teachers may make, given the time."""
        require_teacher(row, person)
        return await self.change(row.code, lambda room: change(room, self._registry.now()))

    # People

    async def join(
        self, code: str, person: PersonRow, wish: str | None = None, slip: str | None = None
    ) -> RoomRow:
        """A new member, under the name they wish for if the room allows it; or one with a personal link."""
        before = read_room((await self.find(code)).body)

        def joined(room: Room) -> Room:
            if room.member(person.id) is not None and slip is None:
                return room
            name = _name_for(room, wish or person.name, wish)
            if slip is not None:
                return people.join_with_slip(room, person.id, name, slip)
            return people.join_room(room, person.id, name)

        row = await self.change(code, joined)
        await self._hand_over(before, people.the_member(read_room(row.body), person.id))
        return await self.seat_late(row, person.id)

    async def _hand_over(self, before: Room, member: Member) -> None:
        """The seat of a member who comes back on another device."""
        same = (m for m in before.members if m.number is not None and m.number == member.number)
        old = next((m.person for m in same if m.person != member.person), None)
        if old is not None:
            await self._at_table(
                member.table, lambda at, _: seating.hand_over(at, old, member.person)
            )

    async def rename_self(self, row: RoomRow, person: PersonRow, wish: str) -> RoomRow:
        def renamed(room: Room) -> Room:
            return people.rename_self(room, person.id, _name_for(room, wish, wish))

        return await self._rename(row, person.id, renamed)

    async def rename(self, row: RoomRow, teacher: PersonRow, member: str, name: str) -> RoomRow:
        """The teacher's choice is not filtered."""
        require_teacher(row, teacher)
        cleaned = clean_name(name)
        return await self._rename(
            row, member, lambda room: people.rename_member(room, member, cleaned)
        )

    async def _rename(self, row: RoomRow, person: str, rename: Callable[[Room], Room]) -> RoomRow:
        """Also at the table where the person plays now."""
        changed = await self.change(row.code, rename)
        member = people.the_member(read_room(changed.body), person)
        await self._at_table(member.table, lambda at, _: seating.rename(at, person, member.name))
        return changed

    async def remove(self, row: RoomRow, teacher: PersonRow, member: str) -> RoomRow:
        """Remove a member; at their table, a bot takes over."""
        room = require_teacher(row, teacher)
        await self._free_seat(people.the_member(room, member).table, member)
        return await self.change(row.code, lambda room: people.remove_member(room, member))

    async def readmit(self, row: RoomRow, teacher: PersonRow, member: str) -> RoomRow:
        changed = await self.change_as_teacher(
            row, teacher, lambda room, _: people.readmit(room, member)
        )
        return await self.seat_late(changed, member)

    async def move(self, row: RoomRow, teacher: PersonRow, member: str, table: str) -> RoomRow:
        """Move a member to another table of this round; a bot takes over at the old one."""
        room = require_teacher(row, teacher)
        moved = people.the_member(room, member)
        if table not in room.tables:
            raise bad(f"There is no table {table[:20]!r} in this round.")
        if moved.table == table:
            return row
        changed = await self._seat_at(row, await self._registry.table(table), moved)
        await self._free_seat(moved.table, member)
        return changed

    async def set_needs(
        self, row: RoomRow, teacher: PersonRow, member: str, needs: Needs
    ) -> RoomRow:
        """Accommodations, also in the game that runs."""
        changed = await self.change_as_teacher(
            row, teacher, lambda room, _: people.set_needs(room, member, needs)
        )
        table = people.the_member(read_room(changed.body), member).table
        await self._at_table(table, lambda at, _: seating.give_time(at, member, needs.factor))
        return changed

    async def seat_late(self, row: RoomRow, person: str) -> RoomRow:
        """Someone who comes late, or back, takes the seat of a bot or of a student who is away."""
        room = read_room(row.body)
        member = room.member(person)
        if member is None or member.table is not None:
            return row
        for live in late_seat(await self._existing(room.tables), person):
            with suppress(Denied):  # somebody else was faster
                return await self._seat_at(row, live, member)
        return row

    async def _seat_at(self, row: RoomRow, live: LiveTable, member: Member) -> RoomRow:
        """Those whose seat it was get another one when they come back."""
        replaced = await self._take_seat(live, member)

        def seated(room: Room) -> Room:
            for person in replaced:
                room = rounds.sit_at(room, person, None)
            return rounds.sit_at(room, member.person, live.code)

        return await self.change(row.code, seated)

    async def _take_seat(self, live: LiveTable, member: Member) -> tuple[str, ...]:
        """The people whose seat it was."""
        replaced: tuple[str, ...] = ()

        def seated(at: Seating, now: float) -> Seating:
            nonlocal replaced
            seat = _free_for(at, member.person)
            if seat is None:
                raise conflict("Everyone at that table is playing. Choose one with a bot.")
            replaced = at.chairs[seat].people
            taken = seating.take_over(at, seat, member.person, member.name, now)
            return seating.give_time(taken, member.person, member.needs.factor)

        await change(self._registry, live, seated)
        return replaced

    async def _free_seat(self, table: str | None, person: str) -> None:
        """A bot takes over the seat; before the start it becomes free."""

        def freed(at: Seating, _: float) -> Seating:
            seat = at.seat_of(person)
            return at if seat is None else seating.replace_by_bot(at, seat, DEFAULT_LEVEL)

        await self._at_table(table, freed)

    async def _at_table(self, table: str | None, make: Change) -> None:
        """Make a change at a table that may be over or deleted."""
        for live in await self._existing([] if table is None else [table]):
            with suppress(Denied):
                await change(self._registry, live, make)

    # Rounds

    def check(self, request: Deal, options: dict[str, object]) -> AnyGame:
        """Refuse a round that can't be played, with these options and cards."""
        game = game_called(request.game)
        size = request.seats or game.seats[-1]
        checked_options(game, options, max(size, game.seats[0]))
        level_called(request.game, request.bots or "")
        return game

    async def deal(
        self, row: RoomRow, teacher: PersonRow, request: Deal, options: dict[str, object]
    ) -> RoomRow:
        """Deal everyone to new tables, and end the games that are still running. The options have the cards too."""
        room = require_teacher(row, teacher)
        game = self.check(request, options)
        dealt = replace(request, options=options)
        here = await self._connected(row, room)
        members = [m for m in room.members if request.absent or m.person in here]
        if not members:
            raise conflict(
                "There is nobody in the room yet." if request.absent else "Everyone is away."
            )
        await self.change_tables(row, teacher, seating.end)
        earned = earned_at(await self._existing(room.tables))
        SystemRandom().shuffle(members)
        points = {m.person: m.points + earned.get(m.person, 0) for m in members}
        size = request.seats or game.seats[-1]
        tables = [
            (await self._open_table(row, game, dealt, size, group), group)
            for group in rounds.grouped(members, size, request.grouping, points)
        ]
        codes = [(live.code, [member.person for member in group]) for live, group in tables]
        now = self._registry.now()
        return await self.change(
            row.code, lambda room: rounds.start_round(room, request, codes, earned, now)
        )

    async def _open_table(
        self, row: RoomRow, game: AnyGame, deal: Deal, size: int, group: Sequence[Member]
    ) -> LiveTable:
        seats = size if deal.bots is not None else max(len(group), game.seats[0])
        level = level_called(deal.game, deal.bots or "")
        bots = tuple(BotSeat(seat, level) for seat in range(len(group), seats))
        table = NewTable(
            deal.game,
            seats,
            deal.options,
            bots,
            clock=deal.clock,
            advice=deal.advice,
            help=deal.help,
            watch=True,
        )
        owner = Owner(read_room(row.body).host)
        live = await open_table(self._registry, owner, table, row.code)

        def seated(at_table: Seating, now: float) -> Seating:
            for seat, member in enumerate(group):
                at_table = seating.sit(at_table, member.person, member.name, now, seat=seat)
                at_table = seating.give_time(at_table, member.person, member.needs.factor)
            return seating.start(at_table, now) if deal.start else at_table

        await change(self._registry, live, seated)
        return live

    async def pause(self, row: RoomRow, teacher: PersonRow, message: str) -> RoomRow:
        """Pause all tables with a sentence for everyone; a second pause changes the sentence."""
        text = clean_sentence(message)
        await self.change_tables(row, teacher, lambda at, now: seating.pause(at, now, text))
        await self.change_tables(row, teacher, lambda at, _: seating.say(at, text))
        return await self.change_as_teacher(
            row, teacher, lambda room, now: rounds.pause_room(room, text, now)
        )

    async def resume(self, row: RoomRow, teacher: PersonRow) -> RoomRow:
        await self.change_tables(row, teacher, seating.resume)
        return await self.change_as_teacher(row, teacher, rounds.resume_room)

    async def end(self, row: RoomRow, teacher: PersonRow) -> RoomRow:
        """End the games at all tables and the timer; the projector shows the class again."""
        await self.change_tables(row, teacher, seating.end)
        return await self.change_as_teacher(
            row, teacher, lambda room, _: replace(room, pause=None, timer=None, projected=None)
        )

    async def change_tables(self, row: RoomRow, teacher: PersonRow, make: Change) -> None:
        """Make a change at every table of the current round; skip tables where it is not allowed."""
        for live in await self._existing(require_teacher(row, teacher).tables):
            with suppress(Denied):
                await change(self._registry, live, make)

    async def _existing(self, codes: Iterable[str]) -> list[LiveTable]:
        """The tables that still exist: a room may outlive its oldest tables."""
        found = []
        for code in codes:
            with suppress(Denied):
                found.append(await self._registry.table(code))
        return found

    async def _connected(self, row: RoomRow, room: Room) -> set[str]:
        """Everyone who has the room or one of its tables open."""
        tables = await self._existing(room.tables)
        at_tables = {person for live in tables for person in live.people}
        return at_tables | self._watchers.people(row.code)

    # Homework

    async def play_homework(
        self, row: RoomRow, person: PersonRow, number: int, options: dict[str, object]
    ) -> str:
        """The code of a table against bots: the one that this person has not finished, or a new one."""
        room = read_room(row.body)
        given = homework.check_open(room, number, person.id, self._registry.now())
        for live in await self._existing(given.played.get(person.id, ())):
            if not live.is_over:
                return live.code
        game = self.check(given.deal, options)
        size = given.deal.seats or game.seats[0]
        deal = replace(given.deal, options=options, bots=given.deal.bots or "", start=True)
        member = people.the_member(room, person.id)
        live = await self._open_table(row, game, deal, size, [member])
        await self.change(row.code, lambda room: homework.begin(room, number, person.id, live.code))
        return live.code

    async def homework_reports(self, row: RoomRow, teacher: PersonRow) -> list[HomeworkReport]:
        """How many games each member has finished in time."""
        room = require_teacher(row, teacher)
        return [
            HomeworkReport(
                given.number,
                tuple(
                    [
                        HomeworkPerson(m.name, m.number, await self._done(given, m.person))
                        for m in room.members
                    ]
                ),
            )
            for given in room.homework
        ]

    async def _done(self, given: Homework, person: str) -> int:
        tables = await self._existing(given.played.get(person, ()))
        return sum(homework.counts(given, live) for live in tables)

    async def _homework_of(self, room: Room, person: str) -> tuple[HomeworkInfo, ...]:
        found = []
        for given in room.homework:
            tables = await self._existing(given.played.get(person, ()))
            open_ = next((live.code for live in tables if not live.is_over), None)
            title, done = game_called(given.deal.game).title, await self._done(given, person)
            found.append(HomeworkInfo(given.number, title, given.games, given.until, done, open_))
        return tuple(found)

    # What people see

    async def info(self, row: RoomRow, person: PersonRow) -> RoomInfo:
        """The room as this person sees it. Only teachers see the desk; the rest is the same for everyone."""
        room = read_room(row.body)
        tables = await self._existing(room.tables)
        here = await self._connected(row, room)
        you = room.member(person.id)
        is_teacher = room.is_teacher(person.id)
        return RoomInfo(
            code=row.code,
            title=room.title,
            host=is_teacher,
            now=self._registry.now(),
            round=len(room.rounds),
            generated_names=room.generated_names,
            frozen_names=room.has_frozen_names,
            locked=room.is_locked,
            pause=None if room.pause is None else room.pause.message,
            timer=_timer(room),
            people=tuple(RoomPerson(m.name, m.table, m.person in here) for m in room.members),
            tables=tuple(map(room_table, tables)),
            ranking=ranking(room.members, earned_at(tables)),
            projected=room.projected,
            homework=await self._homework_of(room, person.id),
            check=_check(room, you),
            numbers=room.numbers,
            you=None if you is None else you.name,
            table=None if you is None else you.table,
            removed=any(one.person == person.id for one in room.removed),
            desk=_desk(room, tables, here) if is_teacher else None,
        )

    async def place(self, row: RoomRow, person: PersonRow) -> RoomPlace:
        """Where this person belongs now."""
        room = read_room(row.body)
        you = room.member(person.id)
        tables = await self._existing([you.table] if you and you.table else [])
        return RoomPlace(
            you=None if you is None else you.name,
            table=next((live.code for live in tables if not live.is_over), None),
            now=self._registry.now(),
            timer=_timer(room),
            needs=None if you is None else _needs(you),
        )

    async def names(self, row: RoomRow) -> list[str]:
        """Some generated names that nobody in the room has."""
        taken = {member.name for member in read_room(row.body).members}
        names = dict.fromkeys(generate_name() for _ in range(4 * NAMES_OFFERED))
        return [name for name in names if name not in taken][:NAMES_OFFERED]

    async def results(self, row: RoomRow, teacher: PersonRow) -> str:
        """Every seat of every game played in the room, as CSV."""
        return results_csv([(n, room_table(live)) for n, live in await self.tables(row, teacher)])

    async def decisions(self, row: RoomRow, teacher: PersonRow) -> list[RoomDecision]:
        """Every decision of the games that are over."""
        room = require_teacher(row, teacher)
        return list(room_decisions(room, await self.tables(row, teacher)))

    async def tables(self, row: RoomRow, teacher: PersonRow) -> list[tuple[int, LiveTable]]:
        """Every table of every round, with the number of the round."""
        found = []
        for round_, codes in enumerate(require_teacher(row, teacher).rounds, 1):
            for live in await self._existing(codes):
                found.append((round_, live))
                await asyncio.sleep(0)  # many tables must not block the event loop
        return found


def _name_for(room: Room, wanted: str, wish: str | None) -> str:
    """The name, if the room allows it; a wish that isn't allowed is refused, and other names are replaced."""
    name = clean_name(wanted)
    if not room.generated_names and not is_rude(name):
        return name
    if room.generated_names and is_generated(name):
        return name
    if wish is not None:
        raise Denied(
            400,
            "name",
            "Choose one of the names offered." if room.generated_names else "Choose another name.",
        )
    return generate_name()


def _free_for(at: Seating, person: str) -> int | None:
    """A seat to take over: a bot's first, then one that a bot plays, then any of people who are away."""

    def cost(seat: int) -> tuple[bool, bool]:
        chair = at.chairs[seat]
        return bool(chair.people), chair.mover is None

    seats = [n for n in range(len(at.chairs)) if seating.can_be_taken_over(at, n, person)]
    return min(seats, key=cost, default=None)


def _needs(member: Member) -> RoomNeeds:
    needs = member.needs
    return RoomNeeds(needs.time, needs.large, needs.spoken)


def _check(room: Room, you: Member | None) -> RoomCheck | None:
    if (check := checks.open_check(room)) is None:
        return None
    done = you is not None and checks.key_of(you) in check.answers
    title = game_called(check.game).title
    return RoomCheck(check.number, title, check.kind, len(check.answers), done)


def _timer(room: Room) -> RoomTimer | None:
    return None if room.timer is None else RoomTimer(room.timer.ends, room.timer.left)


def _desk(room: Room, tables: Sequence[LiveTable], here: set[str]) -> Desk:
    earned = earned_at(tables)
    return Desk(
        key=room.key,
        people=tuple(
            DeskPerson(
                m.person,
                m.name,
                m.table,
                m.person in here,
                m.number,
                m.group,
                m.points + earned.get(m.person, 0),
                _needs(m),
            )
            for m in room.members
        ),
        removed=tuple(RemovedPerson(one.person, one.name) for one in room.removed),
        tables=tuple(map(desk_table, tables)),
        plan=tuple(PlanStep(game_called(s.game).title, Raw(encode(s))) for s in room.plan),
        slips=tuple(people.slip_of(room, n) for n in range(1, room.numbers + 1)),
        next_step=room.next_step,
        has_next=room.next_step < len(room.plan),
        last_deal=NULL if room.last_deal is None else Raw(encode(room.last_deal)),
    )


def require_teacher(row: RoomRow, person: PersonRow) -> Room:
    """The room, if this person is one of its teachers."""
    room = read_room(row.body)
    if not room.is_teacher(person.id):
        raise not_host()
    return room
