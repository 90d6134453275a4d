"""The people of a room: joining it, their names, and their seats at its tables."""

from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import suppress

from valence.bots import DEFAULT_LEVEL
from valence.room import people, rounds, tournament
from valence.room.room import MAX_MEMBERS, Member, Needs, Room, read_room
from valence.server.rooms.room_store import RoomStore, require_teacher
from valence.server.rooms.rude_words import is_rude
from valence.server.store import PersonRow, RoomRow
from valence.table import seating
from valence.table.chairs import Chair, Seating
from valence.table.changes import change
from valence.table.errors import Denied, bad, conflict
from valence.table.live import LiveTable
from valence.table.nicknames import clean_name, generate_name, is_generated


class Members:
    """Changes to the people of a room, also at the tables where they play."""

    def __init__(self, store: RoomStore) -> None:
        self._store = store

    async def join(
        self, code: str, person: PersonRow, wish: str | None = None, slip: str | None = None
    ) -> RoomRow:
        """Add a member, under the name they wish for if the room allows it; or one with a personal link."""
        row = await self._store.find(code)
        before = read_room(row.body)
        is_full = len(before.members) >= MAX_MEMBERS
        here = await self._store.connected(row, before) if is_full else set()

        def joined(room: Room) -> Room:
            if room.member(person.id) is not None and slip is None:
                return room
            if is_full:
                room = people.make_room(room, here, has_slip=slip is not None)
            name = _name_for(room, wish or person.name, wish)
            if slip is not None:
                return people.join_with_slip(room, person.id, name, slip)
            return people.join_room(room, person.id, name)

        return await self._joined(await self._store.change(code, joined), before, person)

    async def come_back(self, row: RoomRow, person: PersonRow, slip: str) -> RoomRow:
        """Let a student with a personal link go on, if the room knows them."""
        changed = await self._store.change(
            row.code, lambda room: people.come_back(room, person.id, slip)
        )
        return await self._joined(changed, read_room(row.body), person)

    async def _joined(self, row: RoomRow, before: Room, person: PersonRow) -> RoomRow:
        member = read_room(row.body).member(person.id)
        if member is None:
            return row
        await self._hand_over(before, member)
        return await self.seat_late(row, person.id)

    async def _hand_over(self, before: Room, member: Member) -> None:
        """Give the seats of a member to the same member on another device."""
        same = (m for m in before.members if m.number is not None and m.number == member.number)
        old = next((m.person for m in same if m.person != member.person), None)
        if old is None:
            return
        homework = [code for one in before.homework for code in one.played.get(old, ())]
        for table in (member.table, *homework):
            await self._store.at_table(
                table, lambda at, _: seating.hand_over(at, old, member.person)
            )

    async def rename_self(self, row: RoomRow, person: PersonRow, wish: str) -> RoomRow:
        def renamed(room: Room) -> Room:
            return people.rename_self(room, person.id, _name_for(room, wish, wish))

        return await self._rename(row, person.id, renamed)

    async def rename(self, row: RoomRow, teacher: PersonRow, member: str, name: str) -> RoomRow:
        """Give a member the name that a teacher chooses, which is not filtered."""
        require_teacher(row, teacher)
        cleaned = clean_name(name)
        return await self._rename(
            row, member, lambda room: people.rename_member(room, member, cleaned)
        )

    async def _rename(self, row: RoomRow, person: str, rename: Callable[[Room], Room]) -> RoomRow:
        """Rename a member, also at the table where they play now."""
        changed = await self._store.change(row.code, rename)
        member = people.the_member(read_room(changed.body), person)
        await self._store.at_table(
            member.table, lambda at, _: seating.rename(at, person, member.name)
        )
        return changed

    async def remove(self, row: RoomRow, teacher: PersonRow, members: Collection[str]) -> RoomRow:
        """Remove members; at their tables, bots take over."""
        changed = await self._store.change_as_teacher(
            row, teacher, lambda room, _: people.remove_members(room, members)
        )
        for live in await self._store.existing(read_room(row.body).tables):
            for member in members:
                if live.seating.seat_of(member) is not None:
                    await self._free_seat(live.code, member)
        return changed

    async def remove_strays(self, row: RoomRow, teacher: PersonRow) -> RoomRow:
        """Remove everyone who has joined, is away and has begun nothing."""
        here = await self._store.connected(row, require_teacher(row, teacher))
        return await self._store.change_as_teacher(
            row, teacher, lambda room, _: people.without_strays(room, here)
        )

    async def readmit(self, row: RoomRow, teacher: PersonRow, members: Collection[str]) -> RoomRow:
        changed = await self._store.change_as_teacher(
            row, teacher, lambda room, _: people.readmit(room, members)
        )
        for member in members:
            changed = await self.seat_late(changed, member)
        return changed

    async def move(self, row: RoomRow, teacher: PersonRow, member: str, table: str) -> RoomRow:
        """Move a member to another table of this round; a bot takes over at the old one."""
        room = require_teacher(row, teacher)
        moved = people.the_member(room, member)
        if table not in room.tables:
            raise bad("no_table_in_round", table=table[:20])
        if moved.table == table:
            return row
        if tournament.is_current(room):
            raise conflict("tournament_seats")
        changed = await self._seat_at(row, await self._store.registry.table(table), moved)
        await self._free_seat(moved.table, member)
        return changed

    async def set_needs(
        self, row: RoomRow, teacher: PersonRow, member: str, needs: Needs
    ) -> RoomRow:
        """Set a member's accommodations, also in the game that runs."""
        changed = await self._store.change_as_teacher(
            row, teacher, lambda room, _: people.set_needs(room, member, needs)
        )
        table = people.the_member(read_room(changed.body), member).table
        await self._store.at_table(table, lambda at, _: seating.give_time(at, member, needs.factor))
        return changed

    async def seat_late(self, row: RoomRow, person: str) -> RoomRow:
        """Seat someone who comes late, or back, in place of a bot or of a student who is away."""
        room = read_room(row.body)
        member = room.member(person)
        if member is None or member.table is not None:
            return row
        # In a tournament the game of someone who is away stays theirs.
        only_bots = tournament.is_current(room)
        tables = await self._store.existing(room.tables)
        if (kept := _table_of(tables, person)) is not None:  # they have left the room and come back
            return await self._sit_again(row, kept, member)
        for live in _tables_with_seat(tables, person, only_bots=only_bots):
            with suppress(Denied):  # somebody else was faster
                return await self._seat_at(row, live, member)
        return row

    async def _sit_again(self, row: RoomRow, live: LiveTable, member: Member) -> RoomRow:
        await self._store.at_table(
            live.code, lambda at, _: seating.rename(at, member.person, member.name)
        )
        return await self._store.change(
            row.code, lambda room: rounds.sit_at(room, member.person, live.code)
        )

    async def sit(self, live: LiveTable, person: PersonRow, seat: int | None) -> None:
        """Seat a member at a table of the room under their name there; nobody else, and nobody twice in a round."""
        row = await self._store.find(live.row.room or "")
        room = read_room(row.body)
        member = people.the_insider(room, person.id)
        if member.table not in (None, live.code):
            raise conflict("seat_elsewhere")
        await change(
            self._store.registry,
            live,
            lambda at, now: seating.sit(at, member.person, member.name, now, seat=seat),
        )
        if live.code in room.tables:
            await self._store.change(
                row.code, lambda room: rounds.sit_at(room, member.person, live.code)
            )

    async def _seat_at(self, row: RoomRow, live: LiveTable, member: Member) -> RoomRow:
        """Seat a member at this table. People whose seat it was get another one when they come back."""
        replaced = await self._take_seat(live, member)

        def seated(room: Room) -> Room:
            for person in replaced:
                room = rounds.sit_at(room, person, None)
            return rounds.sit_at(room, member.person, live.code)

        return await self._store.change(row.code, seated)

    async def _take_seat(self, live: LiveTable, member: Member) -> tuple[str, ...]:
        """Take over a seat, and return the people whose seat it was."""
        replaced: tuple[str, ...] = ()

        def seated(at: Seating, now: float) -> Seating:
            nonlocal replaced
            seat = _free_for(at, member.person)
            if seat is None:
                raise conflict("no_seat_for_late")
            replaced = at.chairs[seat].people
            taken = seating.take_over(at, seat, member.person, member.name, now)
            return seating.give_time(taken, member.person, member.needs.factor)

        await change(self._store.registry, live, seated)
        return replaced

    async def _free_seat(self, table: str | None, person: str) -> None:
        """Let a bot take over the seat; before the start it becomes free."""

        def freed(at: Seating, _: float) -> Seating:
            seat = at.seat_of(person)
            return at if seat is None else seating.replace_by_bot(at, seat, DEFAULT_LEVEL)

        await self._store.at_table(table, freed)


def _name_for(room: Room, wanted: str, wish: str | None) -> str:
    """Return the name, if the room allows it; a wish that isn't allowed is refused, and other names are replaced."""
    name = clean_name(wanted)
    if not room.generated_names and not is_rude(name):
        return name
    if room.generated_names and is_generated(name):
        return name
    if wish is not None:
        raise bad("name_not_offered" if room.generated_names else "name_not_allowed")
    return generate_name()


def _free_for(at: Seating, person: str) -> int | None:
    """Return a seat to take over: a bot's first, then one that a bot plays, then any of people who are away."""

    def cost(seat: int) -> tuple[bool, bool]:
        chair = at.chairs[seat]
        return bool(chair.people), chair.mover is None

    seats = [n for n in range(len(at.chairs)) if seating.can_be_taken_over(at, n, person)]
    return min(seats, key=cost, default=None)


def _table_of(tables: Iterable[LiveTable], person: str) -> LiveTable | None:
    """Return the table whose game goes on and where this person has a seat."""
    seated = (live for live in tables if live.seating.seat_of(person) is not None)
    return next((live for live in seated if not live.is_over), None)


def _tables_with_seat(
    tables: Iterable[LiveTable], person: str, *, only_bots: bool
) -> list[LiveTable]:
    """Return the tables with a seat for someone who comes late, the youngest game first.

    A bot's seat comes before that of someone a bot stands in for.
    """
    running = [live for live in tables if live.match is not None and not live.is_over]
    running.sort(key=lambda live: live.ply)
    bots = [one for one in running if any(chair.bot for chair in _free_chairs(one, person))]
    if only_bots:
        return bots
    away = [one for one in running if any(chair.stand_in for chair in _free_chairs(one, person))]
    return [*bots, *away]


def _free_chairs(live: LiveTable, person: str) -> Iterator[Chair]:
    for seat, chair in enumerate(live.seating.chairs):
        if seating.can_be_taken_over(live.seating, seat, person):
            yield chair
