"""Two servers share a PostgreSQL and a Redis, and the players of a table are connected to both."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from examples.client import Player
from tests.server.clocks import ManualClock
from tests.server.service.serving import Served, mover, play_on, serving, wait_until
from tests.table.hosting import START
from valence.server.tables.presence import LEASE_SECONDS, REPORT_SECONDS

GRACE = 60.0


@pytest.fixture
def two_servers(postgres_url: str, redis_url: str) -> Iterator[tuple[Served, Served]]:
    with ExitStack() as stack:
        one, two = (stack.enter_context(serving(postgres_url, bus=redis_url)) for _ in range(2))
        yield one, two


def at(served: Served, player: Player) -> Player:
    """The same person at another server."""
    other = served.player()
    other.http.cookies = player.http.cookies
    return other


def table_across(one: Served, two: Served, **settings: object) -> tuple[Player, Player, str]:
    ada, ben = one.player("Ada"), two.player("Ben")
    code = ada.open_table("metals", seats=2, **settings)["code"]
    ben.sit(code)
    ada.post(f"/api/tables/{code}/start")
    return ada, ben, code


def test_a_table_is_played_across_servers(two_servers: tuple[Served, Served]) -> None:
    one, two = two_servers
    ada, ben, code = table_across(one, two)
    with ada.connect(code) as first, ben.connect(code) as second:
        first.until(0), second.until(0)
        play_on(first, second, moves=12)
        assert first.last["ply"] == second.last["ply"] == 12
        wait_until(lambda: all(s["here"] for s in ada.get(f"/api/tables/{code}")["sittings"]))


def test_a_server_catches_up_with_moves_made_at_another(two_servers: tuple[Served, Served]) -> None:
    """Even without a hint: a client with a newer ply, or a move at one, makes the server catch up."""
    one, two = two_servers
    ada, ben, code = table_across(one, two)
    ben_at_one = at(one, ben)
    with ada.connect(code) as first, ben.connect(code) as second:
        first.until(0), second.until(0)
        play_on(first, second, moves=2)
        window = mover(first, second)
        move = {"type": "move", "id": "m", "ply": 2, "move": window.last["moves"][0]["move"]}
        mover_elsewhere = at(two, ada) if window is first else ben_at_one
        accepted = mover_elsewhere.post(f"/api/tables/{code}/messages", move)
        assert accepted == {"type": "accepted", "id": "m", "ply": 3}
        assert first.until(3)["ply"] == second.until(3)["ply"] == 3


def test_without_redis_the_servers_still_agree(postgres_url: str) -> None:
    nowhere = "redis://127.0.0.1:1"
    with serving(postgres_url, bus=nowhere) as one, serving(postgres_url, bus=nowhere) as two:
        ada, ben, code = table_across(one, two)
        with ada.connect(code) as first, ben.connect(code) as second:
            first.until(0), second.until(0)
            play_on(first, second, moves=2)


def test_a_client_that_comes_from_another_server_never_sees_the_lobby_again(
    postgres_url: str,
) -> None:
    """The second server had the table in memory before the start, and no hint has come."""
    nowhere = "redis://127.0.0.1:1"
    with ExitStack() as stack:
        one, two = (stack.enter_context(serving(postgres_url, bus=nowhere)) for _ in range(2))
        ada, ben = one.player("Ada"), two.player("Ben")
        code = ada.open_table("metals", seats=2)["code"]
        ben.sit(code)
        again = at(two, ada)
        ada.post(f"/api/tables/{code}/start")
        with again.connect(code, ply=0) as window:
            assert window.update()["ply"] == 0


def test_bots_move_once_although_two_servers_watch_the_table(
    two_servers: tuple[Served, Served],
) -> None:
    one, two = two_servers
    ada, eve = one.player("Ada"), two.player("Eve")
    code = ada.open_table("metals", seats=3, bots=[{"seat": 1, "level": "easy"}, {"seat": 2}])[
        "code"
    ]
    with ada.connect(code) as window, eve.connect(code) as watching:
        window.until(0), watching.until(0)
        while window.ply < 12 and window.last["outcome"] is None:
            if window.last["moves"]:
                window.until(window.move(window.last["moves"][0]["move"])["ply"])
            else:
                window.update()
        assert watching.until(window.ply)["ply"] >= window.ply
    ada.post(f"/api/tables/{code}/end")
    assert at(two, ada).get(f"/api/tables/{code}/record") == ada.get(f"/api/tables/{code}/record")


def sittings(player: Player, code: str) -> list[bool]:
    return [sitting["here"] for sitting in player.get(f"/api/tables/{code}")["sittings"]]


def level(player: Player, code: str, seat: int) -> str | None:
    """Of the bot that stands in at a seat."""
    found: str | None = player.get(f"/api/tables/{code}")["sittings"][seat]["level"]
    return found


def wait_while_time_passes(
    is_so: Callable[[], bool], *clocks: ManualClock, step: float = 0.05
) -> None:
    """Servers report who is connected every two seconds, and correct a seat that was settled by an older report."""

    def is_so_later() -> bool:
        for clock in clocks:
            clock.advance(step)
        return is_so()

    wait_until(is_so_later)


def test_a_player_connected_to_another_server_is_not_away(
    postgres_url: str, redis_url: str
) -> None:
    """No bot takes the seat, although the player disconnected from this server longer ago than the grace period."""
    clocks = ManualClock(START), ManualClock(START)
    with (
        serving(postgres_url, bus=redis_url, clock=clocks[0], grace=GRACE) as one,
        serving(postgres_url, bus=redis_url, clock=clocks[1], grace=GRACE) as two,
    ):
        ada, ben, code = table_across(one, two)
        with ada.connect(code) as first, at(two, ada).connect(code) as again:
            with at(one, ben).connect(code) as second:
                first.until(0), again.until(0), second.until(0)
                while mover(first, second) is second:
                    play_on(first, second)
                wait_while_time_passes(lambda: sittings(ada, code) == [True, True], *clocks)
                first.socket.close()
            # Ben's absence is processed after Ada's, so Ada's is known by now.
            for player in (ada, ben):
                wait_while_time_passes(
                    lambda: sittings(player, code) == [True, False],  # noqa: B023
                    *clocks,
                )
            for clock in clocks:
                clock.advance(GRACE)
            eve = two.player("Eve")
            with eve.connect(code) as watching:
                assert watching.update()["table"]["sittings"][0]["level"] is None
                assert again.move(again.until(first.ply)["moves"][0]["move"])["type"] == "accepted"


def test_people_connected_to_a_server_that_hangs_are_away(
    postgres_url: str, redis_url: str
) -> None:
    """Its clock stands still, so it reports no more; a bot stands in until its people reconnect elsewhere."""
    stopped, clock = ManualClock(START), ManualClock(START)
    with (
        serving(postgres_url, bus=redis_url, clock=stopped, grace=GRACE) as hung,
        serving(postgres_url, bus=redis_url, clock=clock, grace=GRACE) as other,
    ):
        ada, ben, code = table_across(hung, other)
        with ada.connect(code) as first, ben.connect(code) as second:
            first.until(0), second.until(0)
            while mover(first, second) is second:
                play_on(first, second)
            wait_while_time_passes(lambda: sittings(ben, code) == [True, True], stopped, clock)
            clock.advance(LEASE_SECONDS + 1)
            wait_while_time_passes(lambda: sittings(ben, code) == [False, True], clock)
            ply = second.ply
            wait_while_time_passes(
                lambda: level(ben, code, 0) == "fair", clock, step=REPORT_SECONDS
            )
            second.until(ply + 1)
            with at(other, ada).connect(code):
                wait_until(lambda: sittings(ben, code) == [True, True])
                assert level(ben, code, 0) is None


def test_spectators_of_all_servers_are_counted(two_servers: tuple[Served, Served]) -> None:
    one, two = two_servers
    ada, ben, code = table_across(one, two)
    with one.player("Eve").connect(code) as here, two.player("Flo").connect(code) as there:
        here.update(), there.update()
        for player in (ada, ben):
            wait_until(lambda: player.get(f"/api/tables/{code}")["spectators"] == 2)  # noqa: B023
    wait_until(lambda: ben.get(f"/api/tables/{code}")["spectators"] == 0)


def test_a_room_is_streamed_live_on_every_server(two_servers: tuple[Served, Served]) -> None:
    one, two = two_servers
    teacher, student = one.player("Teacher"), two.player("Student")
    code = teacher.post("/api/rooms", {"generated_names": False})["code"]
    with teacher.http.stream("GET", f"/api/rooms/{code}/stream") as answer:
        lines = (line for line in answer.iter_lines() if line.startswith("data: "))
        assert "Student" not in next(lines)
        student.post(f"/api/rooms/{code}/join")
        assert "Student" in next(lines)
    with student.http.stream("GET", f"/api/rooms/{code}/stream"):
        wait_until(lambda: teacher.get(f"/api/rooms/{code}")["people"][0]["here"])
    wait_until(lambda: not teacher.get(f"/api/rooms/{code}")["people"][0]["here"])
