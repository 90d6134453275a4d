"""A class between lessons."""

from valence.room.classes import Opened, lessons_of, people_in, tables_by_game
from valence.room.people import add_teacher, hand_over_desk, join_room
from valence.room.room import Room

HOUR = 3600.0


def test_rounds_without_a_break_of_six_hours_are_one_lesson() -> None:
    """Homework, `H`, was opened in between and belongs to no round."""
    room = Room("host", "9b", rounds=(("A", "B"), ("C",), ("D",), ("E",)))
    times = {"A": 0.0, "B": 0.0, "C": 6 * HOUR, "H": 11 * HOUR, "D": 12 * HOUR + 1, "E": 13 * HOUR}
    opened = [Opened(table, "metals", at) for table, at in times.items()]
    lessons = lessons_of(room, reversed(opened))
    assert ["".join(sorted(one.table for one in lesson)) for lesson in lessons] == ["DE", "ABC"]


def test_the_tables_of_a_lesson_are_counted_by_game() -> None:
    games = ["pkace", "metals", "pkace"]
    lesson = [Opened(f"{n}", game, float(n)) for n, game in enumerate(games)]
    assert list(tables_by_game(lesson).items()) == [("pkace", 2), ("metals", 1)]


def test_a_class_belongs_to_its_teachers_and_members() -> None:
    room = join_room(add_teacher(Room("host", "9b", key="k"), "colleague", "k"), "ann", "Ann")
    assert people_in(room) == {"host", "colleague", "ann"}


def test_a_desk_goes_to_the_same_teacher_in_another_browser() -> None:
    room = join_room(Room("host", "9b", teachers=("colleague",)), "ann", "Ann")
    assert hand_over_desk(room, "stranger", "new") == room
    assert hand_over_desk(room, "host", "new").all_teachers == ("new", "colleague")
    assert hand_over_desk(room, "colleague", "new").all_teachers == ("host", "new")
    assert hand_over_desk(room, "colleague", "host").all_teachers == ("host",)
    assert hand_over_desk(room, "host", "colleague").all_teachers == ("colleague",)
    tried_out = hand_over_desk(room, "host", "ann")
    assert (tried_out.host, tried_out.members) == ("ann", ())
