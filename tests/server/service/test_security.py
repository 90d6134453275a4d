"""Sessions, origins, headers and limits: nobody can act for another person."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from examples.client import Player
from tests.server.clocks import ManualClock
from tests.server.service.serving import TIMEOUT, Served, serving, two_at
from valence.server.people.sessions import COOKIE, SECURE_COOKIE
from valence.server.people.tokens import hash_token, new_token
from valence.table.seeds import new_seed


def ws(served: Served) -> str:
    return served.address.replace("http", "ws") + "/ws"


def close_code(served: Served, headers: dict[str, str], code: str) -> int | None:
    with connect(ws(served), additional_headers=headers, open_timeout=TIMEOUT) as socket:
        try:
            socket.send(json.dumps({"type": "hello", "version": 1, "table": code}))
            socket.recv(timeout=TIMEOUT)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None
    return None


def test_a_token_has_256_bits_and_only_its_hash_is_stored(served: Served) -> None:
    ada = served.player("Ada")
    token = ada.http.cookies[COOKIE]
    assert len(token) >= 43
    assert len({new_token() for _ in range(100)}) == 100
    assert new_seed().bit_length() > 100
    database = served.service.settings.database.removeprefix("sqlite:///")
    kept = b"".join(Path(database + end).read_bytes() for end in ("", "-wal"))
    assert token.encode() not in kept
    assert hash_token(token) in kept


@pytest.mark.parametrize("token", ["", "guessed", "x" * 5000, "A" * 43])
def test_guessed_tokens_are_refused(served: Served, token: str) -> None:
    _, _, code = two_at(served)
    headers = {"Cookie": f"{COOKIE}={token}"}
    assert close_code(served, headers, code) == 4401
    with served.client(headers) as stranger:
        assert stranger.get(f"/api/tables/{code}").status_code == 401
        assert stranger.post(f"/api/tables/{code}/start", json={}).status_code == 401


def test_another_tables_token_does_not_move_here(served: Served) -> None:
    ada, ben, code = two_at(served)
    eve, _, _ = two_at(served)
    with ada.connect(code) as first, ben.connect(code) as second, eve.connect(code) as stranger:
        first.update(), second.update(), stranger.update()
        window = first if first.last["moves"] else second
        move = window.last["moves"][0]["move"]
        assert stranger.move(move, ply=0)["rule"] == "seat"
        message = {"type": "move", "id": "1", "ply": 0, "move": move}
        assert eve.post(f"/api/tables/{code}/messages", message)["rule"] == "seat"


def test_another_rooms_token_is_refused_here(served: Served) -> None:
    rooms = []
    for n in range(2):
        teacher, student = served.player(f"Teacher {n}"), served.player(f"Student {n}")
        code = teacher.post("/api/rooms")["code"]
        student.post(f"/api/rooms/{code}/join")
        deal = {"game": "metals", "seats": 2, "start": True}
        table = teacher.post(f"/api/rooms/{code}/deal", deal)["tables"][0]["code"]
        rooms.append((teacher, student, code, table))
    (_, _, code, table), (stranger, guest, _, _) = rooms
    for what in ("start", "pause", "resume", "end"):
        for path in (f"/api/rooms/{code}/{what}", f"/api/tables/{table}/{what}"):
            for person in (stranger, guest):
                answer = person.http.post(path, json={})
                assert (answer.status_code, answer.json()["code"]) == (403, "not_host")
    assert stranger.http.get(f"/api/rooms/{code}/results.csv").status_code == 403
    move = {"type": "move", "id": "1", "ply": 0, "move": {"type": "concede"}}
    assert guest.post(f"/api/tables/{table}/messages", move)["rule"] == "seat"


def test_an_expired_token_is_refused(served: Served) -> None:
    """People who have not visited for a long time are deleted, and their tokens become invalid."""
    ada, _, code = two_at(served)
    cookie = {"Cookie": f"{COOKIE}={ada.http.cookies[COOKIE]}"}
    database = served.service.settings.database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(database)) as db, db:
        db.execute("delete from people where token_hash = ?", [_hash(ada)])
    assert ada.http.get(f"/api/tables/{code}").status_code == 401
    assert ada.http.post(f"/api/tables/{code}/end", json={}).status_code == 401
    assert close_code(served, cookie, code) == 4401
    assert "set-cookie" in ada.http.get("/api/me").headers, "a new person"


def _hash(player: Player) -> bytes:
    return hash_token(player.http.cookies[COOKIE])


def test_the_session_cookie_is_renewed_on_every_visit(served: Served) -> None:
    ada = served.player("Ada")
    token = ada.http.cookies[COOKIE]
    answer = ada.http.get("/api/me")
    assert answer.json()["name"] == "Ada"
    assert f"{COOKIE}={token}" in answer.headers["set-cookie"]
    assert f"Max-Age={30 * 86_400}" in answer.headers["set-cookie"]


PUBLIC_ROUTES = {
    "/api/me", "/api/join/{code}", "/api/games", "/api/games/{game}/rules", "/api/games/{game}/cards",
    "/api/drawings/{file}", "/api/tables/{code}/qr.svg", "/api/rooms/{code}/qr.svg", "/healthz", "/readyz",
    "/metrics", "/api/tables/{code}/record", "/api/tables/{code}/replay", "/api/tables/{code}/review",
    "/api/tables/{code}/personas",
    "/api/extras", "/api/games/{game}/print", "/api/games/{game}/set/{kind}", "/api/games/{game}/examples",
    "/api/lessons",
}  # fmt: skip


def test_every_action_needs_a_token(served: Served) -> None:
    """Every route that is not listed as public is refused without a session."""
    ada, _, table = two_at(served)
    room = ada.post("/api/rooms")["code"]
    paths = json.loads(ada.get("/schema"))["paths"]
    assert paths.keys() > PUBLIC_ROUTES
    with served.client() as stranger:
        for path in paths.keys() - PUBLIC_ROUTES:
            real = path.replace("{code}", room if "/rooms/" in path else table)
            real = real.replace("{number}", "1")
            for method in paths[path]:
                answer = stranger.request(method, real, json={})
                assert answer.status_code == 401, (method, path, answer.text)
        assert stranger.post("/api/lessons", json={}).status_code == 401, "only the shelf is public"


def test_the_cookie_is_hidden_from_scripts_and_other_sites(served: Served) -> None:
    answer = served.get("/api/me")
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    assert "secure" not in cookie


FORWARDED = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "198.51.100.7"}


@pytest.mark.parametrize(
    ("trusted", "is_believed"),
    [("127.0.0.1", True), ("10.0.0.0/8,127.0.0.0/8", True), ("10.0.0.0/8", False), ("", False)],
)
def test_only_a_trusted_proxy_says_that_the_connection_is_encrypted(
    tmp_path: Path, trusted: str, is_believed: bool
) -> None:
    with serving(f"sqlite:///{tmp_path / 'v.db'}", trust_proxy=trusted) as served:
        answer = served.get("/api/me", headers=FORWARDED)
        assert ("secure" in answer.headers["set-cookie"].lower()) == is_believed
        assert ("strict-transport-security" in answer.headers) == is_believed


@pytest.mark.parametrize(("trusted", "status"), [("127.0.0.1", 200), ("", 429)])
def test_only_a_trusted_proxy_sets_the_client_address(
    tmp_path: Path, trusted: str, status: int
) -> None:
    """Otherwise a client could evade the limit with a new address for every request."""
    database = f"sqlite:///{tmp_path / 'v.db'}"
    with serving(
        database, trust_proxy=trusted, requests_per_second=1, clock=ManualClock()
    ) as served:
        addresses = [{"X-Forwarded-For": f"198.51.100.{n}"} for n in range(20)]
        answers = [served.get("/api/games", headers=each).status_code for each in addresses]
    assert answers == [200] * 10 + [status] * 10


@pytest.fixture
def encrypted(tmp_path: Path) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path / 'v.db'}", public_url="https://games.example") as served:
        yield served


def test_over_https_the_cookie_belongs_to_this_host_only(encrypted: Served) -> None:
    """Browsers accept the prefix __Host- only with Secure, with Path=/ and without Domain."""
    cookie = encrypted.get("/api/me").headers["set-cookie"]
    assert cookie.startswith("__Host-valence=")
    assert "; Secure" in cookie
    assert "; Path=/;" in cookie
    assert "domain" not in cookie.lower()


def test_over_https_an_old_cookie_keeps_working_and_is_replaced(encrypted: Served) -> None:
    token = encrypted.player("Ada").http.cookies[SECURE_COOKIE]
    old = {"Cookie": f"{COOKIE}={token}"}
    assert encrypted.get("/api/tables", headers=old).status_code == 200
    answer = encrypted.get("/api/me", headers=old)
    assert answer.json()["name"] == "Ada"
    new, expired = answer.headers.get_list("set-cookie")
    assert new.startswith(f"{SECURE_COOKIE}={token};")
    assert expired.startswith(f'{COOKIE}="";')
    assert "Max-Age=0" in expired


def test_a_cookie_of_another_host_does_not_replace_the_session(encrypted: Served) -> None:
    """A page on a neighbouring host can set a cookie called valence, but none called __Host-valence."""
    ada, eve = (encrypted.player(name).http.cookies[SECURE_COOKIE] for name in ("Ada", "Eve"))
    both = {"Cookie": f"{COOKIE}={eve}; {SECURE_COOKIE}={ada}"}
    assert encrypted.get("/api/me", headers=both).json()["name"] == "Ada"


def test_browsers_are_told_to_use_https_only_where_it_is_available(
    encrypted: Served, served: Served
) -> None:
    for path in ("/", "/api/me", "/api/nothing"):
        assert encrypted.get(path).headers["strict-transport-security"] == "max-age=31536000"
        assert "strict-transport-security" not in served.get(path).headers


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_requests_from_other_sites_change_nothing(served: Served, headers: dict[str, str]) -> None:
    ada = served.player("Ada")
    answer = ada.http.post("/api/tables", json={"game": "metals"}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
    with pytest.raises(InvalidStatus) as refused:
        connect(ws(served), additional_headers=headers, open_timeout=TIMEOUT)
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("headers", [{"X-Forwarded-Proto": "https"}, {}])
def test_an_origin_has_a_scheme(tmp_path: Path, headers: dict[str, str]) -> None:
    """A page that was read over HTTP may have been changed on its way."""
    database = f"sqlite:///{tmp_path / 'v.db'}"
    with serving(database, trust_proxy="127.0.0.1") as served, served.client() as client:
        host = served.address.removeprefix("http://")
        for scheme in ("https", "http"):
            origin = {**headers, "Origin": f"{scheme}://{host}"}
            answer = client.post("/api/nothing", json={}, headers=origin)
            is_own = (scheme == "https") == bool(headers)
            assert answer.status_code == (404 if is_own else 403), (scheme, headers)


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("games.example", 200),
        ("evil.example", 403),
        ("127.0.0.1:8000", 200),
        ("localhost", 200),
        ("[::", 403),
    ],
)
def test_a_server_with_a_public_name_answers_to_no_other(
    encrypted: Served, served: Served, host: str, status: int
) -> None:
    """A page at a name that is made to lead to our address could read answers, as if they were its own."""
    headers = {"Host": host, "Origin": f"https://{host}"}
    assert encrypted.get("/api/games", headers=headers).status_code == status
    assert encrypted.get("/", headers=headers).status_code == 200
    assert served.get("/api/games", headers=headers).status_code == 200, "without a public name"
    if status == 403:
        with pytest.raises(InvalidStatus):
            connect(ws(encrypted), additional_headers=headers, open_timeout=TIMEOUT)


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", ""])
def test_a_form_of_another_site_cannot_post(served: Served, kind: str) -> None:
    ada = served.player("Ada")
    answer = ada.http.post(
        "/api/tables", content=b'{"game":"metals"}', headers={"Content-Type": kind}
    )
    assert answer.status_code == 415


def test_requests_from_our_own_pages_are_allowed(served: Served) -> None:
    ada = served.player("Ada")
    headers = {"Origin": served.address, "Sec-Fetch-Site": "same-origin"}
    assert ada.http.post("/api/tables", json={"game": "metals"}, headers=headers).status_code == 201


@pytest.mark.parametrize("path", ["/", "/join/CDFHJK", "/api/games", "/api/nothing", "/schema"])
def test_every_answer_carries_the_headers_that_protect_it(served: Served, path: str) -> None:
    headers = served.get(path).headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers


def test_only_the_sites_of_the_setting_may_show_pages_in_a_frame(
    served: Served, tmp_path: Path
) -> None:
    assert served.get("/").headers["content-security-policy"].endswith("frame-ancestors 'self'")
    sites = "https://moodle.example, https://*.school.example:8443"
    with serving(f"sqlite:///{tmp_path / 'e.db'}", embedded_by=sites) as embedded:
        policy = embedded.get("/").headers["content-security-policy"]
        assert policy.endswith(
            "; frame-ancestors 'self' https://moodle.example https://*.school.example:8443"
        )
        cookie = embedded.get("/api/me").headers["set-cookie"]
        assert "SameSite=lax" in cookie, "without HTTPS no browser keeps a cookie in a frame"


def test_in_a_frame_the_cookie_belongs_to_the_site_that_embeds(tmp_path: Path) -> None:
    """Requests that change something still have to come from our own pages."""
    database, site = f"sqlite:///{tmp_path / 'v.db'}", "https://moodle.example"
    with serving(database, public_url="https://games.example", embedded_by=site) as served:
        cookie = served.get("/api/me").headers["set-cookie"]
        assert cookie.startswith("__Host-valence=")
        assert cookie.endswith("; Secure; Partitioned")
        assert "; SameSite=none;" in cookie
        foreign = {"Origin": "https://moodle.example", "Host": "games.example"}
        with served.client() as stranger:
            answer = stranger.post("/api/tables", json={"game": "metals"}, headers=foreign)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")


def test_pages_ask_nothing_of_third_parties(served: Served) -> None:
    page = served.get("/").text
    assert "http://" not in page.replace("http://www.w3.org", "")
    assert "https://" not in page


@pytest.mark.parametrize(
    "path", ["/../../pyproject.toml", "/%2e%2e/%2e%2e/settings.py", "/assets/../x"]
)
def test_no_file_outside_the_client_is_served(served: Served, path: str) -> None:
    answer = served.get(path)
    assert "[project]" not in answer.text
    assert "class Settings" not in answer.text
