"""What earlier games of a lesson have shown counts for the questions of the next ones."""

from msgspec.structs import replace

from tests.table.hosting import full_seating, live_table
from valence.core.game import Seat
from valence.core.play import legal_moves
from valence.core.wire import encode
from valence.learn.changes import NEW_LESSON
from valence.server.tables.lessons import Lessons
from valence.table.live import LiveTable
from valence.table.opening import new_row
from valence.table.rows import EventRow
from valence.table.seating import end


def game_over(room: str | None, questions: str = "often", code: str = "K7W4") -> LiveTable:
    """Return a game of Metal vs. Non-Metal that has ended after six moves."""
    seating = replace(full_seating(help="none"), questions=questions)
    live = live_table(new_row(code, "metals", seating, 0.0, room=room, is_public=False))
    for ply in range(6):
        assert live.match is not None
        seat = live.match.to_move[0]
        move = legal_moves(live.game, live.match.state, Seat(seat))[0]
        row = EventRow(live.row.id, ply, Seat(seat), encode(move), f"person {seat}/{ply}", 0.0)
        assert live.fold([row])
    live.seating = end(live.seating, 1.0)
    return live


def test_a_game_of_a_room_is_remembered_for_its_lesson() -> None:
    time = [0.0]
    lessons, live = Lessons(lambda: time[0]), game_over("ROOM")
    following = game_over("ROOM", code="N3XT")
    lessons.changed(live)
    assert lessons.earlier(following, "person 0")
    assert lessons.earlier(following, "person 1")
    assert not lessons.earlier(following, "person 7")
    time[0] += NEW_LESSON + 1
    assert not lessons.earlier(following, "person 0")
    assert not lessons.earlier(following, "person 1")


def test_a_game_is_not_earlier_than_itself() -> None:
    """What a game has shown is read from its own log, so the check after it must not count it twice."""
    lessons, live = Lessons(lambda: 0.0), game_over("ROOM")
    lessons.changed(live)
    assert not lessons.earlier(live, "person 0")
    assert not lessons.earlier(live, "person 1")


def test_games_outside_rooms_or_without_questions_are_not() -> None:
    for live in (game_over(None), game_over("ROOM", "off")):
        lessons = Lessons(lambda: 0.0)
        following = game_over("ROOM", code="N3XT")
        lessons.changed(live)
        assert not lessons.earlier(following, "person 0")
        assert not lessons.earlier(following, "person 1")
