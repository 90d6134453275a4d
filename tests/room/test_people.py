"""The people of a room: joining, names, the lock, and who stays out."""

from msgspec.structs import replace

from tests.denials import denied
from valence.room.deal import Deal
from valence.room.homework import Homework
from valence.room.people import (
    add_teacher,
    claim_number,
    come_back,
    join_room,
    join_with_slip,
    leave_room,
    make_room,
    readmit,
    remove_members,
    rename_member,
    rename_self,
    set_number,
    slip_of,
    without_strays,
)
from valence.room.room import MAX_MEMBERS, Check, Room, read_room
from valence.room.rounds import sit_at


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


def test_in_a_full_room_people_who_are_away_make_room_for_new_ones() -> None:
    """A room filled with people who don't exist takes in a class; who plays, is here or has a number stays."""
    room = Room("host", "10b", key="key", numbers=5)
    for n in range(MAX_MEMBERS):
        room = join_room(room, f"{n}", f"{n}")
    room = set_number(sit_at(room, "0", "CDFHJK"), "1", 1)
    here = [f"{n}" for n in range(2, MAX_MEMBERS)]
    assert make_room(room, here) == room
    assert names(make_room(room, here, has_slip=True))[:4] == ["0", "1", "3", "4"]
    assert names(make_room(room, [*here[:3], *here[4:]]))[3:7] == ["3", "4", "6", "7"]
    with_room = make_room(room, here[1:])
    assert len(with_room.members) == MAX_MEMBERS - 1
    assert make_room(with_room, ()) == with_room


def test_several_people_are_removed_and_let_in_again_at_once() -> None:
    room = room_of("Ada", "Ben", "Cleo", "Dan")
    without = remove_members(room, ["ada", "cleo", "left already"])
    assert names(without) == ["Ben", "Dan"]
    again = readmit(without, ["ada", "cleo"])
    assert (names(again), again.removed) == (["Ben", "Dan", "Ada", "Cleo"], ())


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
    room = remove_members(room_of("Ada", "Eve"), ["eve"])
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


def test_a_stray_is_whoever_is_away_and_has_begun_nothing() -> None:
    room = room_of("Ada", "Ben", "Cleo", "Dora", "Eve", "Fay")
    room = set_number(room, "ben", 1)
    room = replace(
        room,
        members=tuple(
            replace(m, table="CDFHJK") if m.person == "cleo" else m for m in room.members
        ),
        homework=(Homework(1, Deal("metals", 2), 1, 9.0, {"dora": ("WXYZ23",)}),),
        checks=(Check(1, "metals", "before", answers={"eve": (0,)}),),
    )
    assert names(without_strays(room, here={"ada"})) == ["Ada", "Ben", "Cleo", "Dora", "Eve"]
    assert names(join_room(without_strays(room, here=()), "fay", "Fay"))[-1] == "Fay"


def test_a_removed_student_stays_out_until_readmitted() -> None:
    room = remove_members(room_of("Ada", "Ben"), ["ada"])
    assert names(room) == ["Ben"]
    with denied("removed you"):
        join_room(room, "ada", "Innocent")
    assert names(readmit(room, ["ada"])) == ["Ben", "Ada"]
    assert readmit(room, ["ada"]).removed == ()


def test_readmission_works_in_a_locked_room_which_stays_locked() -> None:
    room = remove_members(room_of("Ada", is_locked=True), ["ada"])
    back = readmit(room, ["ada"])
    assert names(back) == ["Ada"]
    assert back.is_locked


def test_nobody_can_be_removed_who_is_not_there() -> None:
    with denied("isn't in the room"):
        remove_members(leave_room(room_of("Ada"), "ada"), ["ada"])


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


def test_a_personal_link_can_be_typed() -> None:
    room = room_of(key="secret", numbers=12)
    number, _, proof = slip_of(room, 12).partition("-")
    for typed in (f" {number} {proof.upper()}", f"{number}-{proof[:4]}-{proof[4:8]}-{proof[8:]}"):
        assert join_with_slip(room, "p", "Ben", typed).members[0].number == 12


def test_what_was_done_without_the_link_counts_too() -> None:
    """Ben has joined on his tablet by the code, and uses his personal link there afterwards."""
    room = room_of(key="secret", numbers=3)
    room = join_with_slip(room, "phone", "Ben", slip_of(room, 2))
    room = join_room(room, "tablet", "Brave Bromine")
    earned = {"phone": 30, "tablet": 20}
    room = replace(room, members=tuple(replace(m, points=earned[m.person]) for m in room.members))
    (ben,) = join_with_slip(room, "tablet", "Whoever", slip_of(room, 2)).members
    assert (ben.name, ben.points, ben.devices) == ("Ben", 50, ("tablet", "phone"))


def test_going_back_to_the_first_device_keeps_the_second_one() -> None:
    room = room_of(key="secret", numbers=3)
    for device in ("phone", "tablet", "phone"):
        room = join_with_slip(room, device, "Ben", slip_of(room, 2))
    assert room.members[0].devices == ("phone", "tablet")
    assert room.by_device == {"phone": room.members[0], "tablet": room.members[0]}


def test_a_personal_link_leads_back_without_a_name() -> None:
    """Not before its owner has joined, unless the device has: then it gives the number."""
    room = room_of("Tablet", key="key", numbers=3)
    assert come_back(room, "phone", slip_of(room, 2)) == room
    joined = join_with_slip(room, "phone", "Ben", slip_of(room, 2))
    assert come_back(joined, "laptop", slip_of(room, 2)).members[1].devices == ("laptop", "phone")
    assert come_back(room, "tablet", slip_of(room, 3)).members[0].number == 3
    with denied("Somebody else has used this device"):
        come_back(joined, "phone", slip_of(room, 3))
    with denied("isn't valid"):
        come_back(joined, "laptop", "2-000000000000")


def test_answers_to_a_check_stay_with_a_student_who_gets_a_number() -> None:
    """Ada has answered before there was a class list, and Ben on a tablet without his personal link."""
    answers = {"ada": (1,) * 10, "tablet": (2,) * 10}
    room = room_of(
        "Ada",
        "Tablet",
        key="key",
        numbers=3,
        checks=(Check(1, "pkace", "before", answers=answers),),
    )
    room = set_number(room, "ada", 1)
    room = join_with_slip(room, "phone", "Ben", slip_of(room, 2))
    room = join_with_slip(room, "tablet", "Ben", slip_of(room, 2))
    assert room.checks[0].answers == {"#1": (1,) * 10, "#2": (2,) * 10}
    assert set_number(room, "ada", None).checks[0].answers["ada"] == (1,) * 10


def test_a_number_with_answers_keeps_its_own() -> None:
    answers = {"#2": (1,) * 10, "tablet": (2,) * 10}
    checks = (Check(1, "pkace", "before", answers=answers),)
    room = set_number(room_of("Tablet", key="key", numbers=3, checks=checks), "tablet", 2)
    assert room.checks[0].answers == answers


def test_a_shared_tablet_takes_nobody_elses_place() -> None:
    """Ann used it last week with her link; Ben's link must not turn her into him, then or later."""
    room = room_of(key="secret", numbers=3)
    room = join_with_slip(room, "tablet", "Ann", slip_of(room, 1))
    with denied("Somebody else has used this device"):
        join_with_slip(room, "tablet", "Ben", slip_of(room, 2))
    moved = join_with_slip(room, "phone", "Ann", slip_of(room, 1))
    with denied("Somebody else has used this device"):
        join_with_slip(moved, "tablet", "Ben", slip_of(room, 2))


def test_no_personal_link_is_valid_in_a_room_without_a_key() -> None:
    room = room_of(numbers=3)
    with denied("isn't valid"):
        join_with_slip(room, "eve", "Eve", slip_of(room, 2))


def test_a_personal_link_does_not_undo_a_removal() -> None:
    room = room_of(key="secret", numbers=3)
    room = remove_members(join_with_slip(room, "phone", "Ben", slip_of(room, 2)), ["phone"])
    with denied("removed you"):
        join_with_slip(room, "tablet", "Ben", slip_of(room, 2))
