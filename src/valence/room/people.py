"""The people of a room: joining, names, the lock, and who stays out."""

from collections.abc import Callable, Collection, Iterable
from hashlib import sha256
from hmac import compare_digest

from msgspec.structs import replace

from valence.room import homework, tournament
from valence.room.room import MAX_MEMBERS, MAX_REMOVED, Check, Member, Needs, Removed, Room
from valence.table.errors import bad, conflict, forbidden, unknown
from valence.table.names import unique_name


def join_room(room: Room, person: str, name: str) -> Room:
    """Add a new member; nobody joins twice. A locked room and a removal keep people out."""
    if room.member(person) is not None:
        return room
    if room.is_removed(person):
        raise forbidden("removed")
    if room.is_locked:
        raise forbidden("locked")
    if len(room.members) >= MAX_MEMBERS:
        raise conflict("room_full", most=MAX_MEMBERS)
    name = unique_name(name, [member.name for member in room.members])
    return replace(room, members=(*room.members, Member(person, name)))


def make_room(room: Room, here: Collection[str], *, has_slip: bool = False) -> Room:
    """If the room is full, drop the member who makes room for a new one: nobody who is here, or has begun anything.

    A personal link can't be faked, so its owner takes the place of anyone who has neither a number nor a table.
    """
    if len(room.members) < MAX_MEMBERS:
        return room
    idle = [m for m in room.members if has_begun_nothing(room, m)]
    away = [m for m in idle if m.person not in here]
    dropped = (away or idle if has_slip else away)[:1]
    return replace(room, members=tuple(m for m in room.members if m not in dropped))


def without_strays(room: Room, here: Collection[str]) -> Room:
    """Drop everyone who has joined, is away and has begun nothing. They can join again."""
    strays = [m for m in room.members if has_begun_nothing(room, m) and m.person not in here]
    return replace(room, members=tuple(m for m in room.members if m not in strays))


def has_begun_nothing(room: Room, member: Member) -> bool:
    is_new = member.table is None and member.number is None and not member.points
    has_homework = any(member.person in one.played for one in room.homework)
    has_answered = any(member.person in one.answers for one in room.checks)
    return is_new and not has_homework and not has_answered


def leave_room(room: Room, person: str) -> Room:
    return replace(room, members=tuple(m for m in room.members if m.person != person))


def rename_self(room: Room, person: str, name: str) -> Room:
    """Give a member the name they choose, unless a teacher has frozen the names."""
    if room.has_frozen_names:
        raise forbidden("frozen")
    return rename_member(room, person, name)


def rename_member(room: Room, person: str, name: str) -> Room:
    others = [member.name for member in room.members if member.person != person]
    return _changed(room, person, lambda m: replace(m, name=unique_name(name, others)))


def remove_members(room: Room, people: Collection[str]) -> Room:
    """Remove members, who stay out until a teacher readmits them. Of many, some may have left meanwhile."""
    gone = [m for m in room.members if m.person in people]
    if not gone:
        raise unknown("no_member")
    removed = [*room.removed, *(Removed(m.person, m.name, m.number) for m in gone)]
    return replace(
        room,
        members=tuple(m for m in room.members if m not in gone),
        removed=tuple(removed[-MAX_REMOVED:]),
    )


def readmit(room: Room, people: Iterable[str]) -> Room:
    """Make people members again, whether the room is locked or not."""
    for person in people:
        room = _readmit(room, person)
    return room


def _readmit(room: Room, person: str) -> Room:
    found = next((removed for removed in room.removed if removed.person == person), None)
    if found is None:
        return room
    removed = tuple(one for one in room.removed if one.person != person)
    unlocked = replace(room, removed=removed, is_locked=False)
    joined = join_room(unlocked, person, found.name)
    return replace(joined, is_locked=room.is_locked)


def set_number(room: Room, person: str, number: int | None) -> Room:
    """Set the number of a member on the class list; it belongs to one member at a time."""
    members = (replace(m, number=None) if m.number == number else m for m in room.members)
    before = key_of(the_member(room, person))
    changed = _changed(
        replace(room, members=tuple(members)), person, lambda m: replace(m, number=number)
    )
    return _with_answers_moved(changed, before, key_of(the_member(changed, person)))


def key_of(member: Member) -> str:
    """Return the key under which answers are kept: the number on the class list, which stays on another device."""
    return member.person if member.number is None else f"#{member.number}"


def _with_answers_moved(room: Room, old: str, new: str) -> Room:
    """Keep somebody's answers to checks under another key, where there are none under it yet."""

    def moved(check: Check) -> Check:
        if old not in check.answers or new in check.answers:
            return check
        others = {key: given for key, given in check.answers.items() if key != old}
        return replace(check, answers={**others, new: check.answers[old]})

    return replace(room, checks=tuple(map(moved, room.checks)))


def set_needs(room: Room, person: str, needs: Needs) -> Room:
    """Set the accommodations of a member, which carry over from game to game."""
    return _changed(room, person, lambda m: replace(m, needs=needs))


def claim_number(room: Room, person: str, number: int) -> Room:
    """Give a member the number they choose, unless somebody else has it."""
    if number > room.numbers:
        raise bad("number_too_large", number=number, last=room.numbers)
    if any(m.number == number and m.person != person for m in room.members):
        raise conflict("number_taken", number=number)
    return set_number(room, person, number)


def slip_of(room: Room, number: int) -> str:
    """Return the text in a student's personal link: their number, and a proof that a teacher gave it to them."""
    proof = sha256(f"{room.key} {number}".encode()).hexdigest()[:12]
    return f"{number}-{proof}"


def join_with_slip(room: Room, person: str, name: str, slip: str) -> Room:
    """Let a student with a personal link be the member with its number, on any device.

    What they have done on this device without the link is theirs as well.
    """
    number = _number_on(room, slip)
    if any(removed.number == number for removed in room.removed):
        raise forbidden("removed")
    if _is_of_another(room, person, number):
        raise forbidden("another_student")
    owner = next((m for m in room.members if m.number == number), None)
    if owner is None or owner.person == person:
        return set_number(join_room(room, person, name), person, number)
    own = room.member(person)
    moved = replace(
        owner,
        person=person,
        points=owner.points + (own.points if own else 0),
        earlier=tuple(one for one in owner.devices if one != person),
    )
    others = leave_room(room, person).members
    members = (moved if m.number == number else m for m in others)
    room = _with_answers_moved(replace(room, members=tuple(members)), person, key_of(moved))
    return _hand_over(room, owner.person, person)


def come_back(room: Room, person: str, slip: str) -> Room:
    """Let a student with a personal link go on, if they or this device are in the room; no name is asked for again."""
    number = _number_on(room, slip)
    is_in = any(m.number == number or m.person == person for m in room.members)
    is_known = is_in or _is_of_another(room, person, number)
    return join_with_slip(room, person, "", slip) if is_known else room


def _is_of_another(room: Room, person: str, number: int) -> bool:
    """Return True if another student with a number has used this device, as on a shared tablet."""
    owner = room.by_device.get(person)
    return owner is not None and owner.number not in (None, number)


def _hand_over(room: Room, old: str, new: str) -> Room:
    """Give everything that a member has played so far to the same member on another device."""
    changed = replace(room, homework=homework.hand_over(room.homework, old, new))
    return tournament.hand_over(changed, old, new)


def _number_on(room: Room, slip: str) -> int:
    given = _typed(slip).encode()
    for number in range(1, room.numbers + 1):
        if room.key and compare_digest(_typed(slip_of(room, number)).encode(), given):
            return number
    raise forbidden("wrong_slip")


def _typed(slip: str) -> str:
    """Return a slip's text as people may type it: without hyphens and spaces, in any case."""
    return "".join(filter(str.isalnum, slip.casefold()))


def add_teacher(room: Room, person: str, key: str) -> Room:
    """Make anyone who has the room's key one of its teachers."""
    if not room.key or not compare_digest(key.encode(), room.key.encode()):
        raise forbidden("wrong_key")
    if room.is_teacher(person):
        return room
    return replace(leave_room(room, person), teachers=(*room.teachers, person))


def hand_over_desk(room: Room, old: str, new: str) -> Room:
    """Give the desk of a teacher to the same teacher in another browser."""
    if not room.is_teacher(old):
        return room
    host = new if room.host == old else room.host
    teachers = tuple(one for one in room.all_teachers if one not in (host, old, new))
    others = teachers if host == new else (*teachers, new)
    return replace(leave_room(room, new), host=host, teachers=others)


def the_insider(room: Room, person: str) -> Member:
    """Return a member; anyone else has no business at the tables of a room."""
    if room.is_removed(person):
        raise forbidden("removed")
    member = room.member(person)
    if member is None:
        raise forbidden("not_in_room")
    return member


def the_member(room: Room, person: str) -> Member:
    member = room.member(person)
    if member is None:
        raise unknown("no_member")
    return member


def _changed(room: Room, person: str, change: Callable[[Member], Member]) -> Room:
    the_member(room, person)
    members = (change(m) if m.person == person else m for m in room.members)
    return replace(room, members=tuple(members))
