"""Clocks, people who are gone, and bots that stand in for them."""

import json
from pathlib import Path

import pytest

import valence
from examples.client import Refused
from tests.server.service.serving import mover, play_on, serving, two_at, wait_until
from tests.server.service.tables import START, table_of
from valence.core.wire import encode
from valence.server.settings import Settings
from valence.server.store import EventRow
from valence.server.tables import deadlines, seating
from valence.server.tables.live import LiveTable
from valence.server.tables.lobby import NewTable, new_row
from valence.server.tables.seating import Seating, Timing

SETTINGS = Settings(bot_pause=1.0, grace=60.0)


def with_seating(live: LiveTable, changed: Seating) -> LiveTable:
    row = new_row(NewTable(live.row.game), changed, None)
    again = LiveTable(row)
    assert live.match is not None
    again.fold(
        EventRow(row.id, ply, played.seat, played.move.encode(), f"{ply}", live.times[ply])
        for ply, played in enumerate(live.match.played)
    )
    return again


def moved(live: LiveTable, at: float) -> LiveTable:
    """The first legal move of whoever is to move, made at this time."""
    match = live.match
    assert match is not None
    seat = match.to_move[0]
    body = encode(match.moves(seat)[0])
    live.fold([EventRow(live.row.id, live.ply, seat, body, f"{live.ply}", at)])
    return live


def test_without_bots_or_clocks_a_table_waits_for_ever() -> None:
    assert deadlines.next_act(table_of(), SETTINGS) is None


def test_a_clock_for_each_move_begins_anew_with_each_move() -> None:
    live = table_of(timing=Timing("move", 30))
    act = deadlines.next_act(live, SETTINGS)
    assert act is not None
    assert (act.at, act.kind) == (START + 30, "time")
    act = deadlines.next_act(moved(live, START + 10), SETTINGS)
    assert act is not None
    assert act.at == START + 40


def test_a_clock_for_the_game_counts_all_moves_of_a_seat() -> None:
    live = table_of(timing=Timing("game", 100))
    spent, before = {0: 0.0, 1: 0.0}, START
    for n in range(6):
        assert live.match is not None
        seat = live.match.to_move[0]
        moved(live, before + n + 1)
        spent[seat] += n + 1
        before += n + 1
    assert live.match is not None
    seat = live.match.to_move[0]
    act = deadlines.next_act(live, SETTINGS)
    assert act is not None
    assert act.at == pytest.approx(before + 100 - spent[seat])


def test_a_pause_stops_the_clocks() -> None:
    live = table_of(timing=Timing("move", 30))
    paused = seating.pause(live.seating, START + 5)
    assert deadlines.next_act(with_seating(live, paused), SETTINGS) is None
    assert deadlines.clocks(with_seating(live, paused), START + 500)[0].left == 25
    resumed = with_seating(live, seating.resume(paused, START + 505))
    act = deadlines.next_act(resumed, SETTINGS)
    assert act is not None
    assert act.at == START + 530


def test_all_have_the_time_that_the_quiz_gives_to_a_question() -> None:
    live = table_of("quizmaster", 3, cards=3, seconds=30)
    assert [running.left for running in deadlines.clocks(live, START + 12)] == [18, 18, 18]
    live.fold([EventRow(live.row.id, 0, 1, b'{"type":"pass"}', "a", START + 20)])
    assert {running.left for running in deadlines.clocks(live, START + 20)} == {10}
    live.fold([EventRow(live.row.id, 1, 0, b'{"type":"timeout"}', "b", START + 30)])
    assert {running.left for running in deadlines.clocks(live, START + 30)} == {30}


def test_a_bot_stands_in_only_while_others_wait() -> None:
    live = table_of()
    assert live.match is not None
    seat = live.match.to_move[0]
    gone = seating.gone(live.seating, seat, START + 10)
    act = deadlines.next_act(with_seating(live, gone), SETTINGS)
    assert act == (START + 70, "stand in", seat)
    everybody = seating.gone(gone, 1 - seat, START + 11)
    assert deadlines.next_act(with_seating(live, everybody), SETTINGS) is None
    assert deadlines.next_act(with_seating(live, gone), Settings(grace=0)) is None


@pytest.mark.parametrize(
    ("game", "wish", "moves"),
    [
        ("metals", {"clock": {"per": "move", "seconds": 1}}, ["initiate"]),
        ("charged", {"clock": {"per": "move", "seconds": 1}}, ["pass", "pass"]),
        ("charged", {"clock": {"per": "game", "seconds": 1}}, ["pass", "pass"]),
        ("quizmaster", {"options": {"cards": 2, "seconds": 1}}, ["timeout", "timeout"]),
    ],
)
def test_the_clock_acts_by_a_move_in_the_record(
    tmp_path: Path, game: str, wish: dict[str, object], moves: list[str]
) -> None:
    """The game's own time-out, a pass, or a bot's choice."""
    with serving(f"sqlite:///{tmp_path / 'v.db'}") as served:
        ada, _, code = two_at(served, game, **wish)
        with ada.connect(code) as window:
            assert 0 < window.update()["clocks"][0]["left"] <= 1
            window.until(len(moves))
        ada.post(f"/api/tables/{code}/end")
        played = valence.replay(ada.get(f"/api/tables/{code}/record")).played
        assert [json.loads(move.move)["type"] for move in played[: len(moves)]] == moves


def test_everybody_hears_for_whom_the_clock_has_moved(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'v.db'}") as served:
        ada, ben, code = two_at(served, "charged", clock={"per": "move", "seconds": 1})
        with ada.connect(code) as window:
            first = window.update()
            assert first["timeouts"] == []
            (slow,) = first["to_move"]
            assert window.until(1)["timeouts"] == [slow]
            assert window.until(2)["timeouts"] == [1 - slow]
        with ben.connect(code) as late:
            assert late.update()["timeouts"][:2] == [slow, 1 - slow]
        ada.post(f"/api/tables/{code}/end")


def test_a_question_whose_time_is_over_is_nobodys_move(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'v.db'}") as served:
        ada, _, code = two_at(served, "quizmaster", options={"cards": 2, "seconds": 1})
        with ada.connect(code) as window:
            window.update()
            assert window.until(1)["timeouts"] == []
        ada.post(f"/api/tables/{code}/end")


def test_a_question_ends_when_its_time_is_over(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'v.db'}") as served:
        ada, _, code = two_at(served, "quizmaster", options={"cards": 2, "seconds": 1})
        with ada.connect(code) as window:
            window.update()
            said = [event["words"] for event in window.until(1)["events"] if event["ply"] == 1]
            assert "Time is up after 1 second." in said
            ada.post(f"/api/tables/{code}/end")


def test_a_bot_takes_over_for_who_is_gone_and_gives_the_seat_back(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'v.db'}", grace=0.2) as served:
        ada, ben, code = two_at(served)
        with ada.connect(code) as first:
            with ben.connect(code) as second:
                first.update(), second.update()
                while mover(first, second) is first:
                    play_on(first, second)
                ply = first.ply
            assert first.until(ply + 1)["table"]["sittings"][1]["kind"] == "person"
            wait_until(lambda: _sitting(first.last, 1)["level"] or first.update() is None)
            assert not _sitting(first.last, 1)["here"]
            with ben.connect(code) as second:
                wait_until(lambda: _is_back(second.update()))


def _sitting(update: dict[str, object], seat: int) -> dict[str, object]:
    table: dict[str, object] = update.get("table", update)  # type: ignore[assignment]
    sitting: dict[str, object] = table["sittings"][seat]  # type: ignore[index]
    return sitting


def _is_back(update: dict[str, object]) -> bool:
    return bool(_sitting(update, 1)["here"]) and _sitting(update, 1)["level"] is None


def test_who_comes_and_goes_at_once_is_gone(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'v.db'}") as served:
        ada, ben, code = two_at(served)
        with ada.connect(code) as window:
            window.update()
            for _ in range(10):
                with ben.connect(code) as second:
                    second.update()
                wait_until(lambda: not _sitting(ada.get(f"/api/tables/{code}"), 1)["here"])


def test_a_clock_that_is_no_clock_is_refused(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'v.db'}") as served, pytest.raises(Refused):
        served.player("Ada").open_table("metals", clock={"per": "move", "seconds": 0})
