"""A crawl of the server in a test language that marks every sentence: none reaches its reader in English."""

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.marked import MARKED
from tests.server.service.serving import Served, play_on, two_at
from valence.games import CATALOGUE

LANG = f"lang={MARKED}"
TEXTS = {"title", "about", "says", "reason", "words", "name", "why", "note", "instead"}
# Names that people chose, and house rules, which clients name.
AS_GIVEN = {"sittings", "people", "options"}


def unmarked(value: Any, place: str = "") -> Iterator[str]:
    """Yield the sentences in an answer that aren't marked."""
    match value:
        case list():
            for one in value:
                yield from unmarked(one, place)
        case dict():
            for key in value.keys() - AS_GIVEN:
                yield from unmarked(value[key], f"{place}.{key}")
        case str() if place.rpartition(".")[2] in TEXTS and value not in CATALOGUE:
            if value and value[0] != "⟦":
                yield f"{place}: {value}"


def asked(client: httpx.Client, path: str) -> httpx.Response:
    answer = client.get(f"{path}{'&' if '?' in path else '?'}{LANG}")
    assert answer.headers["content-language"] == MARKED
    return answer


def in_english(answer: httpx.Response) -> list[str]:
    assert answer.status_code == 200, answer.text
    if "json" in answer.headers["content-type"]:
        return list(unmarked(answer.json()))
    return [] if answer.text.startswith("⟦") else [answer.text[:80]]


@pytest.mark.parametrize(
    "path",
    [
        "/api/games",
        *(f"/api/games/{game}/{part}" for game in CATALOGUE for part in ("rules", "cards")),
    ],
)
def test_what_there_is_to_read_about_games(served: Served, path: str) -> None:
    with served.client() as client:
        found = in_english(asked(client, path))
    assert found == []


def test_a_table_and_what_is_left_of_it(served: Served) -> None:
    ada, ben, code = two_at(served, public=True)
    with ada.connect(code) as first, ben.connect(code) as second:
        first.update()
        second.update()
        play_on(first, second)
    assert in_english(asked(ada.http, f"/api/tables/{code}")) == []
    assert in_english(asked(ada.http, "/api/tables")) == []
    assert in_english(asked(ada.http, f"/api/tables/{code}/cards")) == []
    ada.post(f"/api/tables/{code}/end")
    for part in ("replay", "personas"):
        assert in_english(asked(ada.http, f"/api/tables/{code}/{part}")) == []


def test_a_room(served: Served) -> None:
    teacher = served.player("Ada")
    room = f"/api/rooms/{teacher.post('/api/rooms', {})['code']}"
    ben = served.player("Ben")
    ben.post(f"{room}/join", {})
    deal = {"game": "metals", "seats": 2, "bots": "easy", "options": {}, "clock": None}
    teacher.post(f"{room}/lesson", {"lesson": {"steps": [{"kind": "play", "deal": deal}]}})
    teacher.post(f"{room}/deal", deal)
    teacher.post(f"{room}/homework", {"deal": deal, "until": 1e11})
    for who in (teacher, ben):
        info = asked(who.http, room).json()
        titles = [one["title"] for one in (*info["tables"], *info["homework"])]
        if info["desk"]:
            titles += info["desk"]["course"]["info"]["titles"]
        assert {title[0] for title in titles} == {"⟦"}


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/api/tables/CDFHJK", None, 404),
        ("GET", "/api/games/chess/rules", None, 404),
        ("GET", "/api/nothing", None, 404),
        ("GET", "/api/sets/0123", None, 404),
        ("POST", "/api/tables", {"game": "chess"}, 400),
        ("POST", "/api/rooms/CDFHJK/join", {}, 404),
        ("PUT", "/api/me", {"name": "Fair bot"}, 400),
    ],
)
def test_a_denied_request(
    served: Served, method: str, path: str, body: dict[str, object] | None, status: int
) -> None:
    ada = served.player("Ada")
    answer = ada.http.request(method, f"{path}?{LANG}", json=body)
    assert answer.status_code == status
    assert answer.headers["content-language"] == MARKED
    assert answer.json()["reason"][0] == "⟦"


def test_names_are_offered_in_the_language_and_allowed_in_every_room(served: Served) -> None:
    teacher, ben = served.player("Ada"), served.player("Ben")
    suggestion = asked(ben.http, "/api/me").json()["suggestion"]
    assert suggestion[0] == "⟦"
    room = f"/api/rooms/{teacher.post('/api/rooms', {})['code']}"
    offered = asked(ben.http, f"{room}/names").json()
    assert {name[0] for name in offered} == {"⟦"}
    assert ben.post(f"{room}/join", {"name": offered[0]})["you"] == offered[0]


def test_a_stream_and_its_refusals(served: Served) -> None:
    ada = served.player("Ada")
    code = ada.open_table("metals", seats=2, bots=[{"seat": 1}])["code"]
    with ada.http.stream("GET", f"/api/tables/{code}/stream?{LANG}") as stream:
        line = next(line for line in stream.iter_lines() if line.startswith("data: {"))
    assert list(unmarked(json.loads(line.removeprefix("data: ")))) == []


def test_american_readers_get_aluminum_and_everybodys_names(served: Served) -> None:
    """A name is what its owner chose, however the reader spells the element."""
    ada = served.player("Glad Aluminium")
    american = ada.http.get("/api/me?lang=en-US").json()
    assert american["name"] == "Glad Aluminium"
    code = ada.open_table("metals", seats=2, bots=[{"seat": 1}])["code"]
    info = ada.http.get(f"/api/tables/{code}?lang=en-US").json()
    assert info["sittings"][0]["name"] == "Glad Aluminium"
    spelled = {
        lang: {card["name"] for card in ada.get(f"/api/games/metals/cards?lang={lang}")}
        for lang in ("en", "en-GB", "en-US", "fr")
    }
    assert {lang for lang, names in spelled.items() if "aluminium" in names} == {
        "en",
        "en-GB",
        "fr",
    }
    assert {lang for lang, names in spelled.items() if "aluminum" in names} == {"en-US"}
    assert all({"sulfide", "sulfate"} & names or "oxide" in names for names in spelled.values())
