"""Nobody else moves for you."""

import json
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.service.serving import Served, serving, two_at
from valence.server.people import COOKIE
from valence.server.secret import hash_token, new_seed, new_token


def ws(served: Served) -> str:
    return served.address.replace("http", "ws") + "/ws"


def close_code(served: Served, headers: dict[str, str], code: str) -> int | None:
    with connect(ws(served), additional_headers=headers) as socket:
        try:
            socket.send(json.dumps({"type": "hello", "version": 1, "table": code}))
            socket.recv(timeout=10)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None
    return None


def test_a_token_has_256_bits_and_only_its_hash_is_kept(served: Served) -> None:
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
    with httpx.Client(base_url=served.address, headers=headers) as stranger:
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


def test_the_cookie_is_for_the_server_alone(served: Served) -> None:
    answer = httpx.get(f"{served.address}/api/me")
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    assert "secure" not in cookie


def test_the_cookie_is_secure_behind_tls(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("tls")
    with serving(f"sqlite:///{folder / 'v.db'}", trust_proxy=True) as served:
        answer = httpx.get(f"{served.address}/api/me", headers={"X-Forwarded-Proto": "https"})
        assert "secure" in answer.headers["set-cookie"].lower()


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
    with pytest.raises(InvalidStatus) as refused, connect(ws(served), additional_headers=headers):
        pass
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", ""])
def test_a_form_of_another_site_cannot_post(served: Served, kind: str) -> None:
    ada = served.player("Ada")
    answer = ada.http.post(
        "/api/tables", content=b'{"game":"metals"}', headers={"Content-Type": kind}
    )
    assert answer.status_code == 415


def test_our_own_pages_may(served: Served) -> None:
    ada = served.player("Ada")
    headers = {"Origin": served.address, "Sec-Fetch-Site": "same-origin"}
    assert ada.http.post("/api/tables", json={"game": "metals"}, headers=headers).status_code == 201


@pytest.mark.parametrize("path", ["/", "/join/CDFHJK", "/api/games", "/api/nothing", "/schema"])
def test_every_answer_carries_the_headers_that_protect_it(served: Served, path: str) -> None:
    headers = httpx.get(served.address + path).headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers


def test_pages_ask_nothing_of_third_parties(served: Served) -> None:
    page = httpx.get(served.address).text
    assert "http://" not in page.replace("http://www.w3.org", "")
    assert "https://" not in page


@pytest.mark.parametrize(
    "path", ["/../../pyproject.toml", "/%2e%2e/%2e%2e/settings.py", "/assets/../x"]
)
def test_no_file_outside_the_client_is_served(served: Served, path: str) -> None:
    answer = httpx.get(served.address + path)
    assert "[project]" not in answer.text
    assert "class Settings" not in answer.text


def test_guessing_codes_is_slowed_down(tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('codes') / 'v.db'}") as served:
        ada = served.player("Ada")
        answers = [ada.http.get(f"/api/tables/CDFH{n:02}").status_code for n in range(70)]
    assert answers[0] == 404
    assert answers[-1] == 429


def test_floods_of_requests_are_refused(tmp_path_factory: pytest.TempPathFactory) -> None:
    database = f"sqlite:///{tmp_path_factory.mktemp('flood') / 'v.db'}"
    with serving(database, requests_per_second=1) as served, httpx.Client() as client:
        answers = [client.get(f"{served.address}/healthz").status_code for _ in range(15)]
    assert answers[0] == 200
    assert answers[-1] == 429
