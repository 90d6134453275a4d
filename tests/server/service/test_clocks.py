"""Clocks, absent players and the bots that stand in for them: a real server on a manual clock."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import sleep

import pytest

import valence
from examples.client import Refused
from tests.server.clocks import ManualClock
from tests.server.service.serving import Served, mover, play_on, serving, two_at, wait_until
from tests.table.hosting import START

GRACE = 600.0


@contextmanager
def serving_on_a_manual_clock(folder: Path) -> Iterator[tuple[Served, ManualClock]]:
    clock = ManualClock(START)
    with serving(f"sqlite:///{folder / 'v.db'}", clock=clock, grace=GRACE) as served:
        yield served, clock


@pytest.mark.parametrize(
    ("game", "settings", "moves"),
    [
        ("metals", {"clock": {"per": "move", "seconds": 30}}, ["initiate"]),
        ("charged", {"clock": {"per": "move", "seconds": 30}}, ["pass", "pass"]),
        ("charged", {"clock": {"per": "game", "seconds": 30}}, ["pass", "pass"]),
        ("quizmaster", {"options": {"cards": 2, "seconds": 30}}, ["timeout", "timeout"]),
    ],
)
def test_a_timeout_is_a_move_in_the_record(
    tmp_path: Path, game: str, settings: dict[str, object], moves: list[str]
) -> None:
    """The game's own move for a timeout, or a bot's choice."""
    with serving_on_a_manual_clock(tmp_path) as (served, clock):
        ada, _, code = two_at(served, game, **settings)
        with ada.connect(code) as window:
            assert window.update()["clocks"][0]["left"] == 30
            for ply in range(1, len(moves) + 1):
                clock.advance(30 if ply == 1 else window.last["clocks"][0]["left"])
                window.until(ply)
        ada.post(f"/api/tables/{code}/end")
        played = valence.replay(ada.get(f"/api/tables/{code}/record")).played
        assert [json.loads(move.move)["type"] for move in played] == moves


def test_nothing_happens_before_the_time_is_up(tmp_path: Path) -> None:
    with serving_on_a_manual_clock(tmp_path) as (served, clock):
        ada, _, code = two_at(served, "charged", clock={"per": "move", "seconds": 30})
        with ada.connect(code) as window:
            window.update()
            clock.advance(29)
            with ada.connect(code) as later:
                assert later.update()["clocks"][0]["left"] == 1
            assert ada.get(f"/api/tables/{code}")["status"] == "playing"
            clock.advance(1)
            assert window.until(1)["ply"] == 1


def test_everybody_learns_whose_time_was_up(tmp_path: Path) -> None:
    with serving_on_a_manual_clock(tmp_path) as (served, clock):
        ada, ben, code = two_at(served, "charged", clock={"per": "move", "seconds": 30})
        with ada.connect(code) as window:
            first = window.update()
            assert first["timeouts"] == []
            (slow,) = first["to_move"]
            clock.advance(30)
            assert window.until(1)["timeouts"] == [slow]
            clock.advance(30)
            assert window.until(2)["timeouts"] == [1 - slow]
        with ben.connect(code) as late:
            assert late.update()["timeouts"] == [slow, 1 - slow]


def test_a_question_ended_by_the_clock_counts_as_nobodys_timeout(tmp_path: Path) -> None:
    with serving_on_a_manual_clock(tmp_path) as (served, clock):
        ada, _, code = two_at(served, "quizmaster", options={"cards": 2, "seconds": 30})
        with ada.connect(code) as window:
            window.update()
            clock.advance(30)
            update = window.until(1)
        assert update["timeouts"] == []
        said = [event["words"] for event in update["events"] if event["ply"] == 1]
        assert "Time is up after 30 seconds." in said


def test_a_bot_stands_in_for_a_player_who_is_away_and_gives_the_seat_back(tmp_path: Path) -> None:
    with serving_on_a_manual_clock(tmp_path) as (served, clock):
        ada, ben, code = two_at(served)
        with ada.connect(code) as first:
            with ben.connect(code) as second:
                first.update(), second.update()
                wait_until(lambda: _sitting(ada.get(f"/api/tables/{code}"), 1)["here"])
                while mover(first, second) is first:
                    play_on(first, second)
                ply = first.ply
            wait_until(lambda: not _sitting(ada.get(f"/api/tables/{code}"), 1)["here"])
            clock.advance(GRACE - 1)
            assert _sitting(ada.get(f"/api/tables/{code}"), 1)["level"] is None
            clock.advance(1)
            update = first.until(ply + 1)
            assert _sitting(update, 1)["kind"] == "person"
            assert _sitting(update, 1)["level"] == "fair"
            with ben.connect(code) as second:
                wait_until(lambda: _is_back(second.update()))


def _sitting(update: dict[str, object], seat: int) -> dict[str, object]:
    table: dict[str, object] = update.get("table", update)  # type: ignore[assignment]
    sitting: dict[str, object] = table["sittings"][seat]  # type: ignore[index]
    return sitting


def _is_back(update: dict[str, object]) -> bool:
    return bool(_sitting(update, 1)["here"]) and _sitting(update, 1)["level"] is None


def test_a_player_who_connects_and_leaves_at_once_is_away(tmp_path: Path) -> None:
    with serving_on_a_manual_clock(tmp_path) as (served, _):
        ada, ben, code = two_at(served)
        with ada.connect(code) as window:
            window.update()
            for _ in range(10):
                with ben.connect(code) as second:
                    second.update()
                wait_until(lambda: not _sitting(ada.get(f"/api/tables/{code}"), 1)["here"])


def test_a_clock_without_time_is_refused(served: Served) -> None:
    with pytest.raises(Refused):
        served.player("Ada").open_table("metals", clock={"per": "move", "seconds": 0})


@pytest.mark.parametrize("game", ["metals", "quizmaster"])
def test_bots_move_on_when_the_clock_is_set_back(tmp_path: Path, game: str) -> None:
    """Ten minutes back: nothing may wait for the time that the clock showed before."""
    clock = ManualClock(START)
    database = f"sqlite:///{tmp_path / 'v.db'}"
    options = {"cards": 2, "seconds": 30} if game == "quizmaster" else {}
    with serving(database, clock=clock, bot_pause=5.0) as served:
        ada = served.player("Ada")
        table = ada.open_table(game, seats=3, options=options, bots=[{"seat": 1}, {"seat": 2}])
        with ada.connect(table["code"]) as window:
            window.update()
            while window.last["moves"]:
                window.move(window.last["moves"][0]["move"])
                window.update()
            ply = window.ply
            clock.jump(-600)
            for _ in range(40):
                clock.advance(1)
                sleep(0.02)
            assert window.until(ply + 1)["clocks"] == [] or window.last["clocks"][0]["left"] <= 36


def test_clocks_show_the_time_left_when_the_clock_is_set_back(tmp_path: Path) -> None:
    with serving_on_a_manual_clock(tmp_path) as (served, clock):
        ada, ben, code = two_at(served, clock={"per": "move", "seconds": 30})
        with ada.connect(code) as first, ben.connect(code) as second:
            first.update(), second.update()
            clock.advance(10)
            play_on(first, second)
            clock.jump(-600)
            clock.advance(1)  # the scheduler looks once a second
            sleep(0.1)
            with ada.connect(code) as window:
                assert window.update()["clocks"][0]["left"] <= 30
            clock.advance(30)
            assert first.until(2)["timeouts"], "the time is up after 30 seconds"
