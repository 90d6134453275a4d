"""Rate limits: one person can't slow down the others, even if a whole school shares one address."""

from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.clocks import ManualClock
from tests.server.service.serving import serving, two_at
from valence.server.people.rate_limits import RateLimits
from valence.server.people.sessions import COOKIE
from valence.server.settings import Settings

STUDENTS = 1000


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


def test_wrong_codes_are_limited_to_bursts_of_60_and_one_a_second(tmp_path: Path) -> None:
    clock = ManualClock()
    with serving(f"sqlite:///{tmp_path / 'v.db'}", clock=clock) as served:
        ada = served.player("Ada")
        paths = [
            f"/api/{kind}/CDFH{n:02}" for n in range(20) for kind in ("tables", "rooms", "join")
        ]
        assert [ada.http.get(path).status_code for path in paths] == [404] * 60
        assert [ada.http.get(path).status_code for path in paths[:3]] == [429] * 3
        clock.advance(1)
        assert [ada.http.get(path).status_code for path in paths[:2]] == [404, 429]
