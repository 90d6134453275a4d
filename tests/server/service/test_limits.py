"""Rate limits: one person can't slow down the others, even if a whole school shares one address."""

import sys
from collections.abc import Iterable
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from examples.client import Player
from tests.server.clocks import ManualClock
from tests.server.service.plain_sockets import connected, rest, send_request
from tests.server.service.serving import Served, serving, two_at
from valence.server.people.sessions import COOKIE
from valence.server.settings import Settings
from valence.server.sharing.rates import RateLimits
from valence.server.transport.open_files import most_open, raise_file_limit

STUDENTS = 1000
IDLE = 700


def test_a_school_behind_one_address_gets_in_at_once() -> None:
    """In the same instant: each starts a session after two requests without one, and then loads a table."""
    limits = RateLimits(Settings(), ManualClock())
    for student in range(STUDENTS):
        assert all(limits.requests.allows("school") for _ in range(3))
        assert limits.new_people.allows("school")
        assert all(limits.own_requests.allows(f"{student}") for _ in range(40))


def test_requests_without_a_session_are_limited_by_address(tmp_path: Path) -> None:
    clock = ManualClock()
    database = f"sqlite:///{tmp_path / 'v.db'}"
    with (
        serving(database, requests_per_second=1, clock=clock) as served,
        served.client() as client,
    ):
        answers = [client.get("/api/games").status_code for _ in range(11)]
        assert answers == [200] * 10 + [429]
        clock.advance(1)
        assert [client.get("/api/games").status_code for _ in range(2)] == [200, 429]


@pytest.mark.parametrize("path", ["/", "/join/CDFHJK", "/healthz", "/readyz"])
def test_pages_and_health_checks_are_not_limited(tmp_path: Path, path: str) -> None:
    database = f"sqlite:///{tmp_path / 'v.db'}"
    with (
        serving(database, requests_per_second=1, clock=ManualClock()) as served,
        served.client() as client,
    ):
        assert {client.get(path).status_code for _ in range(30)} == {200}
        assert client.get("/api/games").status_code == 200


def test_people_are_counted_one_by_one(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'v.db'}"
    limits = {"requests_per_second": 1, "requests_per_person": 2}
    with serving(database, clock=ManualClock(), **limits) as served:
        ada, ben = served.player("Ada"), served.player("Ben")
        statuses = [served.get("/api/games").status_code for _ in range(10)]
        assert statuses[-1] == 429, "the address is used up"
        answers = [ada.http.get("/api/games").status_code for _ in range(21)]
        assert answers == [200] * 20 + [429]
        assert ben.http.get("/api/games").status_code == 200


def test_a_made_up_session_counts_for_the_address(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'v.db'}"
    with serving(database, requests_per_second=1, clock=ManualClock()) as served:
        cookies = [{"Cookie": f"{COOKIE}=made-up-{n}"} for n in range(11)]
        answers = [served.get("/api/games", headers=each).status_code for each in cookies]
    assert answers == [200] * 10 + [429]


def test_people_get_a_page_and_programs_a_problem(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'v.db'}"
    with serving(database, requests_per_second=1, clock=ManualClock()) as served:
        for _ in range(10):
            served.get("/api/games")
        page = served.get("/api/drawings/phenol.svg", headers={"Accept": "text/html,*/*;q=0.8"})
        problem = served.get("/api/games", headers={"Accept": "application/json"})
    assert (page.status_code, problem.status_code) == (429, 429)
    assert page.headers["content-type"].startswith("text/html")
    assert "Try again" in page.text
    assert problem.json()["code"] == "too_many"
    assert page.headers["cache-control"] == "no-store"
    assert page.headers["retry-after"] == problem.headers["retry-after"] == "2"


def test_a_limited_socket_opens_and_says_why_it_closes(tmp_path: Path) -> None:
    """A socket that doesn't open looks like a filter, and the client would fall back to even more requests."""
    database = f"sqlite:///{tmp_path / 'v.db'}"
    with serving(database, requests_per_person=1, clock=ManualClock()) as served:
        ada, _, code = two_at(served)
        while ada.http.get("/api/games").status_code == 200:
            pass
        with pytest.raises(ConnectionClosed) as closed, ada.connect(code) as window:
            window.update()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4429


# Guessing codes


WRONG = "CDFHJKMN"
LOOK_UPS = ["/api/tables/{}", "/api/rooms/{}", "/api/join/{}", "/api/tables/{}/stream"]


def statuses(player: Player, paths: Iterable[str]) -> list[int]:
    return [player.http.get(path).status_code for path in paths]


def test_wrong_codes_are_limited_by_person_whatever_they_are_sent_to(tmp_path: Path) -> None:
    """20 at once, then one every 5 seconds. The table is in use behind another address."""
    clock = ManualClock()
    database = f"sqlite:///{tmp_path / 'v.db'}"
    with serving(database, clock=clock, trust_proxy="127.0.0.1") as served:
        ada, ben, eve = (served.player(name) for name in ("Ada", "Ben", "Eve"))
        for player in (ada, ben):
            player.http.headers["X-Forwarded-For"] = "198.51.100.7"
        code = ada.open_table("metals", seats=2)["code"]
        ben.sit(code)
        ada.post(f"/api/tables/{code}/start")
        wrong = [path.format(WRONG) for path in LOOK_UPS]
        message = f"/api/tables/{WRONG}/messages"
        assert statuses(eve, [*wrong, *wrong, *wrong, *wrong, *wrong[:2]]) == [404] * 18
        assert eve.http.post(message, json={"type": "ping"}).status_code == 404
        assert close_code(eve, WRONG) == 4404
        right = [path.format(code) for path in LOOK_UPS]
        assert statuses(eve, [*wrong, *right]) == [429] * 8, "right and wrong look the same"
        assert eve.http.post(message, json={"type": "ping"}).status_code == 429
        assert (close_code(eve, WRONG), close_code(eve, code)) == (4429, 4429)
        assert statuses(ben, right[:1]) == [200], "others are not affected"
        clock.advance(5)
        assert statuses(eve, [wrong[0], right[0]]) == [404, 429]
        clock.advance(5)
        assert statuses(eve, right[:1]) == [200]


def close_code(player: Player, code: str) -> int | None:
    with pytest.raises(ConnectionClosed) as closed, player.connect(code) as window:
        window.update()
    return closed.value.rcvd.code if closed.value.rcvd else None


def test_wrong_codes_are_limited_by_address_and_players_play_on(tmp_path: Path) -> None:
    """300 at once, then two a second: starting a new session for every guess does not help.

    A code that is in use behind the address is never refused there, and at other addresses nothing has happened.
    """
    clock, elsewhere = ManualClock(), {"X-Forwarded-For": "198.51.100.7"}
    database = f"sqlite:///{tmp_path / 'v.db'}"
    with serving(database, clock=clock, trust_proxy="127.0.0.1") as served:
        ada, ben, code = two_at(served)
        look_up = f"/api/join/{code}"
        assert statuses(ada, [f"/api/tables/{code}"]) == [200]
        with served.client(elsewhere) as stranger:
            answers = [stranger.get(f"/api/join/{WRONG}").status_code for _ in range(301)]
            assert answers == [404] * 300 + [429]
            assert stranger.get(look_up).status_code == 429
        assert served.get(look_up).status_code == 200
        eve = served.player("Eve")
        eve.http.headers.update(elsewhere)
        assert statuses(eve, [look_up]) == [429]
        ben.http.headers.update(elsewhere)
        ben.get(f"/api/tables/{code}")
        assert statuses(eve, [look_up]) == [200], "Ben has used it behind this address"
        teacher = served.player("Teacher")
        teacher.http.headers.update(elsewhere)
        room = teacher.post("/api/rooms")["code"]
        assert statuses(teacher, [f"/api/rooms/{room}"]) == [200], "whoever opens a room is known"
        assert statuses(eve, [f"/api/rooms/{room}"]) == [200]


def test_a_code_that_is_in_use_behind_an_address_lets_newcomers_in(tmp_path: Path) -> None:
    """One script has used up what the address has for strangers: requests, new sessions and wrong codes."""
    clock = ManualClock()
    database = f"sqlite:///{tmp_path / 'v.db'}"
    with serving(database, clock=clock, requests_per_second=30) as served:
        teacher, eve = served.player("Teacher"), served.player("Eve")
        code = teacher.post("/api/rooms")["code"]
        teacher.get(f"/api/rooms/{code}")
        with served.client() as script:
            for path in (f"/api/join/{WRONG}", "/api/me"):
                while script.get(path).status_code != 429:
                    script.cookies.clear()
        for name in ({}, {"X-Valence-Code": WRONG}, {"X-Valence-Code": code.lower()}):
            wanted = 200 if name.get("X-Valence-Code", "") == code.lower() else 429
            with served.client(name) as newcomer:
                assert newcomer.get("/api/me").status_code == wanted
                assert newcomer.get(f"/api/join/{code}").status_code == 200
                if wanted == 200:
                    path = f"/api/rooms/{code}/join"
                    assert newcomer.post(path, json={}).status_code == 200
        others = {"X-Valence-Code": eve.post("/api/rooms")["code"], "X-Forwarded-For": "x"}
        assert served.get("/api/games", headers=others).status_code == 429, "nobody has used it"
        assert teacher.http.get(f"/api/rooms/{code}").status_code == 200


def test_a_table_that_is_not_public_has_a_long_code(served: Served) -> None:
    ada = served.player("Ada")
    assert len(ada.open_table("metals")["code"]) == 8
    assert len(ada.open_table("metals", public=True)["code"]) == 6
    assert len(ada.post("/api/rooms")["code"]) == 6


def test_whole_games_are_sent_in_bursts_of_30_and_one_a_second(tmp_path: Path) -> None:
    """A replay, or the first update of a connection, has every event of a game, which may be a long one."""
    clock = ManualClock()
    database = f"sqlite:///{tmp_path / 'v.db'}"
    with serving(database, clock=clock, requests_per_person=20) as served:
        ada, ben, code = two_at(served)
        ada.post(f"/api/tables/{code}/end")
        clock.advance(10)
        path = f"/api/tables/{code}/replay"
        assert [ada.http.get(path).status_code for _ in range(29)] == [200] * 29
        with ada.connect(code) as last:
            last.update()
        with pytest.raises(ConnectionClosed) as closed, ada.connect(code) as another:
            another.update()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
        assert ada.http.get(path).status_code == 429
        assert ada.http.get(f"/api/tables/{code}/stream").status_code == 429
        assert ben.http.get(path).status_code == 200
        clock.advance(1)
        assert [ada.http.get(path).status_code for _ in range(2)] == [200, 429]


def test_idle_connections_do_not_keep_others_out(tmp_path: Path) -> None:
    """There is room for 501 connections: the oldest idle ones are closed for those that have something to say."""
    with (
        serving(f"sqlite:///{tmp_path / 'v.db'}", most_connections=1) as served,
        ExitStack() as idle,
    ):
        sockets = [idle.enter_context(connected(served)) for _ in range(IDLE)]
        answers = [served.get("/healthz").status_code for _ in range(20)]
        assert answers == [200] * 20
        sockets[-1].sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        assert sockets[-1].recv(100).startswith(b"HTTP/1.1 200"), "the newest are still open"


UPGRADE = (
    "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
)  # fmt: skip


def test_sockets_that_never_say_hello_do_not_keep_others_out(tmp_path: Path) -> None:
    with (
        serving(f"sqlite:///{tmp_path / 'v.db'}", most_connections=1) as served,
        ExitStack() as idle,
    ):
        ada, _, code = two_at(served)
        with ada.connect(code) as window:
            window.update()
            for _ in range(IDLE):
                idle.enter_context(send_request(served, ada, "/ws", *UPGRADE)).recv(200)
            answers = [served.get("/healthz").status_code for _ in range(20)]
            assert answers == [200] * 20
            window.send({"type": "ping"})
            assert window.hear("pong"), "a socket that has said hello stays open"


def test_whoever_holds_most_connections_makes_room_for_others(tmp_path: Path) -> None:
    """A person with streams of a room of their own doesn't shut out a class, however many there are."""
    with (
        serving(f"sqlite:///{tmp_path / 'v.db'}", most_connections=10) as served,
        ExitStack() as stack,
    ):
        eve = served.player("Eve")
        own = eve.post("/api/rooms")["code"]
        streams = [
            stack.enter_context(eve.http.stream("GET", f"/api/rooms/{own}/place"))
            for _ in range(10)
        ]
        begun = [stream.iter_lines() for stream in streams]
        assert all(next(lines) for lines in begun)
        ada, ben, code = two_at(served)
        windows = [stack.enter_context(player.connect(code)) for player in (ada, ben, ada, ben)]
        for window in windows:
            assert window.update()["ply"] == 0
        visitor = served.player("Visitor")
        with pytest.raises(ConnectionClosed) as closed, visitor.connect(code) as window:
            window.update()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429, "a stranger takes nobody's place"
        windows[0].send({"type": "ping"})
        assert windows[0].hear("pong")


def test_the_same_warning_about_a_client_is_logged_once_a_minute(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Otherwise anybody could fill the disk with them."""
    with serving(f"sqlite:///{tmp_path / 'v.db'}") as served:
        caplog.clear()
        for _ in range(20):
            with connected(served) as socket:
                socket.sendall(b"nonsense\r\n\r\n")
                assert rest(socket).startswith(b"HTTP/1.1 400")
    assert caplog.messages == ["Invalid HTTP request received."]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
def test_the_limit_of_open_files_is_raised_or_reported() -> None:
    import resource

    before, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (1024, hard))
        assert most_open(5000) == 924
        assert raise_file_limit(2000) == ""
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (2600, hard)
        assert (most_open(2000), most_open(300)) == (2500, 800)
        assert f"only {hard} files can be open at once, but {hard} conn" in raise_file_limit(hard)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (before, hard))
