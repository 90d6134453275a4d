"""The people of a room: joining, names, the lock, and who stays out."""

from msgspec.structs import replace

from tests.denials import denied
from valence.room.people import (
    add_teacher,
    claim_number,
    join_room,
    join_with_slip,
    leave_room,
    readmit,
    remove_member,
    rename_member,
    rename_self,
    set_number,
    slip_of,
)
from valence.room.room import MAX_MEMBERS, Room, read_room


def room_of(*names: str, **fields: object) -> Room:
    """A room whose people have their names, in small letters, as ids."""
    room = Room("host", "10b")
    for name in names:
        room = join_room(room, name.lower(), name)
    return Room(**{**{f: getattr(room, f) for f in room.__struct_fields__}, **fields})


def names(room: Room) -> list[str]:
    return [member.name for member in room.members]


def test_a_room_has_a_size_limit_and_nobody_joins_twice() -> None:
    room = Room("host", "10b")
    for n in range(MAX_MEMBERS):
        room = join_room(room, f"{n}", f"{n}")
    assert join_room(room, "0", "again") == room
    with denied("This room is full: it has 200 people"):
        join_room(room, "late", "Late")


def test_a_second_ada_gets_a_number() -> None:
    assert names(join_room(room_of("Ada"), "other", "ada")) == ["Ada", "ada 2"]
    assert names(rename_member(room_of("Ada", "Ben"), "ben", "Ada")) == ["Ada", "Ada 2"]
    assert names(rename_member(room_of("Ada"), "ada", "Ada")) == ["Ada"]


def test_a_locked_room_keeps_new_people_out_but_not_its_members() -> None:
    room = room_of("Ada", is_locked=True)
    assert join_room(room, "ada", "Ada") == room
    with denied("locked"):
        join_room(room, "ben", "Ben")


def test_a_room_is_closed_to_watching_by_default_once_it_is_locked() -> None:
    """A teacher may say otherwise; members, teachers and people who were removed are the same in either."""
    room = remove_member(room_of("Ada", "Eve"), "eve")
    seen = {
        (locked, watching): [
            not replace(room, is_locked=locked, watching=watching).is_outsider(one)
            for one in ("visitor", "eve", "ada", "host")
        ]
        for locked in (False, True)
        for watching in (None, True, False)
    }
    open_, closed = [True, False, True, True], [False, False, True, True]
    assert seen == {
        (False, None): open_,
        (False, True): open_,
        (False, False): closed,
        (True, None): closed,
        (True, True): open_,
        (True, False): closed,
    }


def test_frozen_names_are_changed_by_the_teacher_only() -> None:
    room = room_of("Ada", has_frozen_names=True)
    with denied("can't be changed"):
        rename_self(room, "ada", "Eve")
    assert names(rename_member(room, "ada", "Eve")) == ["Eve"]


def test_a_removed_student_stays_out_until_readmitted() -> None:
    room = remove_member(room_of("Ada", "Ben"), "ada")
    assert names(room) == ["Ben"]
    with denied("removed you"):
        join_room(room, "ada", "Innocent")
    assert names(readmit(room, "ada")) == ["Ben", "Ada"]
    assert readmit(room, "ada").removed == ()


def test_readmission_works_in_a_locked_room_which_stays_locked() -> None:
    room = remove_member(room_of("Ada", is_locked=True), "ada")
    back = readmit(room, "ada")
    assert names(back) == ["Ada"]
    assert back.is_locked


def test_nobody_can_be_removed_who_is_not_there() -> None:
    with denied("isn't in the room"):
        remove_member(leave_room(room_of("Ada"), "ada"), "ada")


def test_a_number_belongs_to_one_member() -> None:
    room = claim_number(room_of("Ada", "Ben", numbers=30), "ada", 7)
    with denied("Number 7 is taken"):
        claim_number(room, "ben", 7)
    assert claim_number(room, "ada", 7) == room
    with denied("numbers up to 30, not 31"):
        claim_number(room, "ben", 31)
    # The teacher's word is final.
    assert [m.number for m in set_number(room, "ben", 7).members] == [None, 7]


def test_the_key_makes_a_second_teacher_who_is_no_student_any_more() -> None:
    room = room_of("Ada", key="secret")
    shared = add_teacher(room, "ada", "secret")
    assert shared.is_teacher("ada")
    assert shared.members == ()
    for key in ("", "wrong"):
        with denied("isn't valid"):
            add_teacher(room, "eve", key)
    with denied("isn't valid"):
        add_teacher(room_of("Ada"), "eve", "")  # a room of version 0.1 has no key


def test_a_room_of_version_0_1_can_be_read() -> None:
    body = (
        b'{"host":"h","title":"10b","generated_names":true,'
        b'"members":[{"person":"p","name":"Ada","table":"CDFHJK"}],"rounds":[["CDFHJK"]]}'
    )
    room = read_room(body)
    assert room.tables == ("CDFHJK",)
    assert names(room) == ["Ada"]
    assert not room.is_locked


def test_a_personal_link_gives_a_number_and_brings_it_back_on_another_device() -> None:
    room = room_of("Ada", key="secret", numbers=3)
    joined = join_with_slip(room, "phone", "Ben", slip_of(room, 2))
    assert [(m.person, m.name, m.number) for m in joined.members] == [
        ("ada", "Ada", None),
        ("phone", "Ben", 2),
    ]
    back = join_with_slip(joined, "tablet", "Whoever", slip_of(room, 2))
    assert [(m.person, m.name, m.number) for m in back.members][1] == ("tablet", "Ben", 2)
    for wrong in ("2-000000000000", slip_of(room, 4), slip_of(room_of(key="other"), 2), "", "ä"):
        with denied("isn't valid"):
            join_with_slip(joined, "eve", "Eve", wrong)


def test_no_personal_link_is_valid_in_a_room_without_a_key() -> None:
    room = room_of(numbers=3)
    with denied("isn't valid"):
        join_with_slip(room, "eve", "Eve", slip_of(room, 2))


def test_a_personal_link_does_not_undo_a_removal() -> None:
    room = room_of(key="secret", numbers=3)
    room = remove_member(join_with_slip(room, "phone", "Ben", slip_of(room, 2)), "phone")
    with denied("removed you"):
        join_with_slip(room, "tablet", "Ben", slip_of(room, 2))
