"""A tournament over HTTP: its rounds, byes, late entries, and that it survives a restart."""

from pathlib import Path

import pytest

from examples.client import Message, Player, Refused
from tests.server.service.serving import Served, serving
from tests.server.service.test_desk import METALS, PKACE, Lesson, present


def names_at(seen: Message) -> list[list[str]]:
    return [sorted(game["names"]) for game in seen["tournament"]["games"]]


def standings(seen: Message) -> dict[str, tuple[int, float]]:
    return {one["name"]: (one["place"], one["points"]) for one in seen["tournament"]["standings"]}


def first_at(lesson: Lesson, table: str) -> Player:
    """The student on the first seat."""
    return next(s for s in lesson.students if s.get(f"/api/tables/{table}")["you"] == 0)


def test_players_with_a_win_meet_and_the_table_orders_everyone(served: Served) -> None:
    lesson = Lesson(served, 4)
    seen = lesson.command("tournament", deal=METALS, rounds=2)
    first = seen["tournament"]
    assert (first["title"], first["round"], first["rounds"]) == ("Metal vs. Non-Metal", 1, 2)
    assert [game["table"] for game in first["games"]] == [one["code"] for one in seen["tables"]]
    assert all(game["points"] is None for game in first["games"])
    with pytest.raises(Refused, match="round 2 comes next"):
        lesson.command("pairings", round=1)
    ended = lesson.command("end")
    # Ended without a card on the table: ties.
    assert [game["points"] for game in ended["tournament"]["games"]] == [[0.5, 0.5]] * 2
    second = lesson.command("pairings", round=2)
    assert len(second["tables"]) == 2
    assert not set(map(tuple, names_at(seen))) & set(map(tuple, names_at(second)))
    assert set(standings(second).values()) == {(1, 0.5)}
    with pytest.raises(Refused, match="tournament is over"):
        lesson.command("pairings", round=3)
    over = lesson.command("end")
    assert over["tournament"]["over"]
    assert set(standings(over).values()) == {(1, 1.0)}
    # Everyone sees it, and a new one replaces it.
    assert lesson.seen_by(lesson.students[0])["tournament"] == over["tournament"]
    assert lesson.command("tournament", deal=PKACE, rounds=3)["tournament"]["title"] == "pKace"


def test_a_finished_game_gives_the_winner_a_point(served: Served) -> None:
    lesson = Lesson(served, 2)
    deal = {"game": "pkace", "options": {"hand": 2}}
    table = lesson.command("tournament", deal=deal, rounds=1)["tables"][0]["code"]
    ada, ben = lesson.students
    with ada.connect(table) as one, ben.connect(table) as other:
        one.update(), other.update()
        for ply in range(1, 5):  # two cards each
            mover = one if one.last["moves"] else other
            mover.move(mover.last["moves"][0]["move"], ply=mover.last["ply"])
            one.until(ply), other.until(ply)
        assert one.last["outcome"] is not None
    seen = lesson.seen_by(lesson.teacher)
    (game,) = seen["tournament"]["games"]
    won = [1.0 if seat in seen["tables"][0]["winners"] else 0.0 for seat in range(2)]
    assert game["points"] == (won if sum(won) == 1 else [0.5, 0.5])
    assert seen["tournament"]["over"]


def test_the_player_with_a_bye_plays_a_bot_and_a_late_entry_takes_its_seat(served: Served) -> None:
    lesson = Lesson(served, 3)
    seen = lesson.command("tournament", deal={**METALS, "bots": "easy"}, rounds=3)
    pair, bye = seen["tournament"]["games"]
    assert (len(pair["names"]), len(bye["names"])) == (2, 1)
    assert bye["points"] == [1.0]
    late = served.player("Late")
    assert lesson.ask(late, "join")["table"] == bye["table"]
    # That game doesn't count: the late entry is paired from the next round on.
    assert "Late" not in standings(lesson.seen_by(lesson.teacher))
    second = lesson.command("pairings", round=2)
    assert sum(map(len, names_at(second))) == 4
    assert standings(second)["Late"][1] == 0


def test_absent_players_are_not_paired_and_nobody_takes_their_seat(served: Served) -> None:
    lesson = Lesson(served, 3)
    ada, ben, _ = lesson.students
    with present(ada, ben, code=lesson.code):
        seen = lesson.command("tournament", deal={**METALS, "absent": False}, rounds=2)
        assert names_at(seen) == [["Student 0", "Student 1"]]
        # Both seats are theirs, although nobody has the table's page open.
        assert lesson.ask(served.player("Late"), "join")["table"] is None
        other = lesson.id_of("Student 2")
        with pytest.raises(Refused, match="Nobody changes tables"):
            lesson.command("move", id=other, table=seen["tables"][0]["code"])
    with present(ada, code=lesson.code), pytest.raises(Refused, match="at least two"):
        lesson.command("pairings", round=2)


def test_other_rounds_may_come_between_and_closing_can_be_undone(served: Served) -> None:
    lesson = Lesson(served, 2)
    lesson.command("tournament", deal=METALS, rounds=3)
    between = lesson.command("deal", **PKACE)
    assert not between["tournament"]["current"]
    assert between["tournament"]["games"][0]["points"] == [0.5, 0.5]
    assert lesson.command("close", closed=True)["tournament"]["over"]
    with pytest.raises(Refused, match="tournament is over"):
        lesson.command("pairings", round=2)
    assert not lesson.command("close", closed=False)["tournament"]["over"]
    assert lesson.command("pairings", round=2)["tournament"]["current"]
    with pytest.raises(Refused, match="being played"):
        lesson.command("tournament", deal=METALS, rounds=3)


def test_a_removed_player_is_not_listed_and_their_opponent_plays_on(served: Served) -> None:
    lesson = Lesson(served, 2)
    lesson.command("tournament", deal=METALS, rounds=3)
    lesson.command("remove", id=lesson.id_of("Student 0"))
    seen = lesson.command("end")
    assert names_at(seen) == [["Student 0", "Student 1"]]
    assert list(standings(seen)) == ["Student 1"]


def test_a_player_with_a_slip_keeps_their_points_on_another_device(served: Served) -> None:
    lesson = Lesson(served, 1)
    slips = lesson.command("settings", numbers=3)["desk"]["slips"]
    phone, tablet = served.player("Phone"), served.player("Tablet")
    lesson.ask(phone, "join", slip=slips[0])
    lesson.command("tournament", deal=METALS, rounds=2)
    lesson.command("end")
    lesson.ask(tablet, "join", slip=slips[0])
    seen = lesson.command("pairings", round=2)
    assert standings(seen)["Phone"] == (1, 0.5)
    assert names_at(seen) == [["Phone", "Student 0"]]


def test_a_tournament_survives_a_restart(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'valence.db'}"
    with serving(database) as served:
        lesson = Lesson(served, 3)
        lesson.command("tournament", deal={**METALS, "bots": "easy"}, rounds=3)
        lesson.command("end")
        before = lesson.command("pairings", round=2)["tournament"]
        cookies = dict(lesson.teacher.http.cookies)
    with serving(database) as served, served.client() as teacher:
        teacher.cookies.update(cookies)
        assert teacher.get(f"/api/rooms/{lesson.code}").json()["tournament"] == before
        path = f"/api/rooms/{lesson.code}/pairings"
        assert teacher.post(path, json={"round": 3}).json()["tournament"]["round"] == 3
