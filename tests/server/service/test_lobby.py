"""Opening tables, taking seats, hosting."""

import re
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from examples.client import Player, Refused
from tests.server.clocks import ManualClock
from tests.server.service.serving import Served, serving, two_at, wait_until
from valence.table.codes import ALPHABET, new_code, read_code
from valence.table.nicknames import is_generated


def denied(player: Player, path: str, body: dict[str, object] | None = None) -> Refused:
    with pytest.raises(Refused) as refused:
        player.post(path, body)
    return refused.value


def test_a_code_is_hard_to_misread_and_easy_to_type() -> None:
    assert not set("0O1IL5S8B2ZUV") & set(ALPHABET)
    codes = {new_code() for _ in range(1000)}
    assert len(codes) > 990, "two of 1,000 are equal once in a hundred runs"
    assert all(re.fullmatch(f"[{ALPHABET}]{{6}}", code) for code in codes)
    assert read_code(" cdf-hjk ") == "CDFHJK"


def test_a_new_person_gets_a_name_from_the_elements(served: Served) -> None:
    me = served.player().me
    for name in (me["name"], me["suggestion"]):
        assert re.fullmatch(r"[A-Z][a-z]+ [A-Z][a-z]+", name)


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ada   L. ", "Ada L."),
        ("A\u202eda", "Ada"),
        ("Zoe\u0301", "Zoé"),
        ("ⅣA", "IVA"),
        ("नीति", "नीति"),
        ("x" + "\u0334" * 9, "x" + "\u0334" * 2),
    ],
)
def test_nicknames_are_cleaned(served: Served, typed: str, shown: str) -> None:
    assert served.player(typed).me["name"] == shown


@pytest.mark.parametrize(
    "typed",
    [
        " ",
        "\u200b",
        "\u0334",
        "x" * 25,
        "\0",
        "\u3164",
        "\u2800",
        "\u115f\u1160",
        "\uffa0",
        "\u2003",
    ],
)
def test_a_nickname_needs_something_to_read(served: Served, typed: str) -> None:
    ada = served.player("Ada")
    with pytest.raises(Refused, match="1 to 24"):
        ada.put("/api/me", {"name": typed})


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("Easy bot", "Only bots"),
        ("strong  BOT", "Only bots"),
        ("Fair bot 2", "Only bots"),
        ("Ｅａｓｙ bot", "Only bots"),
        ("\u0410da", "look alike"),  # a Cyrillic A
        ("Ad\u03b1", "look alike"),  # a Greek alpha
    ],
)
def test_nobody_is_named_like_a_bot_or_a_look_alike(
    served: Served, typed: str, reason: str
) -> None:
    with pytest.raises(Refused, match=reason):
        served.player("Ada").put("/api/me", {"name": typed})


@pytest.mark.parametrize("name", ["Ада", "Άλφα", "Zoë", "李雷", "Ada 2", "Robot", "Lü 3"])
def test_names_of_every_alphabet_are_welcome(served: Served, name: str) -> None:
    assert served.player(name).me["name"] == name


def test_nicknames_are_unique_at_a_table(served: Served) -> None:
    code = served.player("Ada").open_table("metals", seats=3)["code"]
    served.player("ADA").sit(code)
    names = [s["name"] for s in served.player("Ada").sit(code)["sittings"]]
    assert names == ["Ada", "ADA 2", "Ada 3"]


@pytest.mark.parametrize(
    ("name", "is_allowed"),
    [
        ("Bold Tin", True),
        ("Bold Tin 2", True),
        ("Bold Tin is a jerk", False),
        ("Bold Tin 2 x", False),
        ("Bold", False),
        ("Bold Kryptonite", False),
        ("Bold  Tin", False),
        ("Bold Tin 123456", False),
    ],
)
def test_a_generated_name_has_nothing_after_it_but_a_number(name: str, is_allowed: bool) -> None:
    assert is_generated(name) == is_allowed


def test_a_host_may_allow_generated_names_only(served: Served) -> None:
    code = served.player("Ada").open_table("metals", generated_names=True)["code"]
    sittings = served.player("Rude Word").sit(code)["sittings"]
    assert all(re.fullmatch(r"[A-Z][a-z]+ [A-Z][a-z]+( \d)?", s["name"]) for s in sittings)
    assert "Rude Word" not in str(sittings)


def test_a_table_with_bots_starts_automatically(served: Served) -> None:
    table = served.player("Ada").open_table("metals", seats=3, bots=[{"seat": 1}, {"seat": 2}])
    assert table["status"] == "playing"
    assert [s["kind"] for s in table["sittings"]] == ["person", "bot", "bot"]


def test_only_public_tables_are_listed(served: Served) -> None:
    ada = served.player("Ada")
    shown, hidden = ada.open_table("metals", public=True), ada.open_table("metals")
    listed = [table["code"] for table in served.player("Ben").get("/api/tables")]
    assert shown["code"] in listed
    assert hidden["code"] not in listed


def test_a_code_leads_to_its_table(served: Served) -> None:
    ada = served.player("Ada")
    code = ada.open_table("metals")["code"]
    assert ada.get(f"/api/join/{code.lower()}") == {"kind": "table", "code": code}
    with pytest.raises(Refused, match="no table or room"):
        ada.get("/api/join/XXXXXX")


def test_a_team_shares_a_seat_and_either_moves(served: Served) -> None:
    ada, ben, eve = (served.player(name) for name in ("Ada", "Ben", "Eve"))
    code = ada.open_table("charged", seats=2, teams=True)["code"]
    ben.sit(code)
    shared = eve.sit(code, seat=0, team=True)
    assert (shared["you"], [sitting["people"] for sitting in shared["sittings"]]) == (0, [2, 1])
    ada.post(f"/api/tables/{code}/start")
    with ada.connect(code) as first, eve.connect(code) as partner, ben.connect(code) as other:
        for window in (first, partner, other):
            window.update()
        assert first.last["view"] == partner.last["view"]
        assert partner.move({"type": "pass"})["type"] == "accepted"
        other.until(1)
        swap = {"type": "swap", "tiles": other.last["view"]["rack"]}
        assert other.move(swap)["type"] == "accepted"
        first.until(2)
        assert first.move({"type": "pass"})["type"] == "accepted"


def test_a_stranger_sees_no_hand_by_changing_teams(served: Served) -> None:
    ada, ben, code = two_at(served, "pkace", teams=True)
    eve = served.player("Eve")
    for seat in (0, 1):
        with pytest.raises(Refused, match="teams can't take in more people"):
            eve.sit(code, seat=seat, team=True)
        eve.post(f"/api/tables/{code}/leave")
    with eve.connect(code) as window:
        assert window.update()["view"]["hand"] is None
    assert [ada.get(f"/api/tables/{code}")["you"], ben.get(f"/api/tables/{code}")["you"]] == [0, 1]


def test_a_taken_seat_cannot_be_taken_again(served: Served) -> None:
    ada, ben = served.player("Ada"), served.player("Ben")
    code = ada.open_table("metals", seats=2)["code"]
    assert "taken by Ada" in str(denied(ben, f"/api/tables/{code}/sit", {"seat": 0}))
    assert denied(ben, f"/api/tables/{code}/sit", {"seat": 7}).status == 400
    ben.sit(code)
    eve = served.player("Eve")
    assert "you can watch" in str(denied(eve, f"/api/tables/{code}/sit"))


def test_leaving_before_the_start_frees_the_seat(served: Served) -> None:
    ada, ben = served.player("Ada"), served.player("Ben")
    code = ada.open_table("metals")["code"]
    ben.sit(code)
    assert ben.post(f"/api/tables/{code}/leave")["sittings"][1]["kind"] == "empty"
    assert "1 of 2 seats" in str(denied(ada, f"/api/tables/{code}/start"))


@pytest.mark.parametrize("what", ["start", "pause", "resume", "end"])
def test_only_the_host_can_send_commands(served: Served, what: str) -> None:
    _, ben, code = two_at(served)
    assert denied(ben, f"/api/tables/{code}/{what}").code == "not_host"
    assert denied(ben, f"/api/tables/{code}/kick", {"seat": 0}).code == "not_host"
    assert denied(ben, f"/api/tables/{code}/bot", {"seat": 0}).code == "not_host"


def test_a_paused_table_takes_no_moves_until_it_resumes(served: Served) -> None:
    ada, ben, code = two_at(served)
    with ada.connect(code) as first, ben.connect(code) as second:
        first.update(), second.update()
        window = first if first.last["moves"] else second
        move = window.last["moves"][0]["move"]
        assert ada.post(f"/api/tables/{code}/pause")["status"] == "paused"
        assert window.move(move, ply=0)["rule"] == "paused"
        ada.post(f"/api/tables/{code}/resume")
        assert window.move(move, ply=0)["type"] == "accepted"


def test_a_player_removed_from_a_running_game_is_replaced_by_a_bot(served: Served) -> None:
    ada, ben, code = two_at(served)
    sittings = ada.post(f"/api/tables/{code}/kick", {"seat": 1})["sittings"]
    assert (sittings[1]["kind"], sittings[1]["name"]) == ("bot", "Ben")
    assert ben.get(f"/api/tables/{code}")["you"] is None


def test_people_who_ask_for_a_rematch_at_once_get_one_table(served: Served) -> None:
    ada, ben, code = two_at(served)
    ada.post(f"/api/tables/{code}/end")
    database = served.service.settings.database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(database)) as db, ThreadPoolExecutor(8) as pool:
        (before,) = db.execute("select count(*) from tables").fetchone()
        asked = pool.map(lambda who: who.post(f"/api/tables/{code}/rematch"), [ada, ben] * 4)
        assert len({table["code"] for table in asked}) == 1
        assert db.execute("select count(*) from tables").fetchone() == (before + 1,)


def test_a_rematch_takes_everybody_to_one_new_table(served: Served) -> None:
    ada, ben, code = two_at(served)
    assert denied(ada, f"/api/tables/{code}/rematch").status == 409
    with ada.connect(code) as window:
        window.update()
        ada.post(f"/api/tables/{code}/end")
        new = ben.post(f"/api/tables/{code}/rematch")
        wait_until(lambda: window.update()["table"]["next"])
        assert window.last["table"]["next"] == new["code"]
    assert ada.post(f"/api/tables/{code}/rematch")["code"] == new["code"]
    assert new["you"] == 0, "everybody is one seat further on"
    assert new["status"] == "playing"
    assert new["seed_hash"] != ada.get(f"/api/tables/{code}")["seed_hash"]
    assert denied(served.player("Eve"), f"/api/tables/{code}/rematch").status == 403


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ({"game": "chess"}, "no game called 'chess'"),
        ({"game": "metals", "seats": 9}, "2 to 4 seats"),
        ({"game": "metals", "options": {"hand": 99}}, "1 to 10"),
        ({"game": "metals", "options": {"hnd": 9}}, "did you mean 'hand'"),
        ({"game": "metals", "bots": [{"seat": 1, "level": "god"}]}, "No bot level called 'god'"),
        ({"game": "metals", "seats": "two"}, "seats"),
        ({"game": "metals", "flavour": 1}, "flavour"),
        ({}, "game"),
    ],
)
def test_an_invalid_table_request_says_why(
    served: Served, body: dict[str, object], reason: str
) -> None:
    refused = denied(served.player("Ada"), "/api/tables", body)
    assert refused.status == 400
    assert reason in str(refused)


def test_a_qr_code_carries_the_join_link(served: Served) -> None:
    code = served.player("Ada").open_table("metals")["code"]
    answer = served.player("Ben").http.get(f"/api/tables/{code}/qr.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.content.startswith(b"<?xml")


def test_games_that_share_a_kind_of_set_say_so(served: Served) -> None:
    games = served.player().get("/api/games")
    assert {game["name"]: game["sets"] for game in games if game["sets"]} == {
        "pkace": "acids and bases",
        "quizmaster": "acids and bases",
        "whoami": "acids and bases",
        "polymer": "polymer",
        "metals": "ions",
        "charged": "tiles and ions",
    }


def test_a_quiz_has_no_help_to_switch_off(served: Served) -> None:
    games = served.player().get("/api/games")
    assert [game["name"] for game in games if not game["help"]] == ["quizmaster"]


def test_a_short_game_can_be_opened_where_the_standard_one_takes_long(served: Served) -> None:
    ada = served.player("Ada")
    short = {game["name"]: game["short"] for game in ada.get("/api/games") if game["short"]}
    assert short == {"quizmaster": {"cards": 10}}
    for game, options in short.items():
        ada.open_table(game, options=options)


def test_games_rules_cards_and_drawings_can_be_read(served: Served) -> None:
    ada = served.player("Ada")
    for game in ada.get("/api/games"):
        assert f"# {game['title']}" in ada.get(f"/api/games/{game['name']}/rules")
        cards = ada.get(f"/api/games/{game['name']}/cards")
        assert len({card["id"] for card in cards}) == len(cards)
        assert len(cards) > 5
        for card in cards:
            if card["drawing"]:
                assert "<svg" in ada.get(f"/api/drawings/{card['drawing']}.svg")
    for missing in ("/api/games/chess/rules", "/api/drawings/nothing.svg", "/api/nothing"):
        assert ada.http.get(missing).status_code == 404


def test_a_table_with_outdated_rules_is_not_continued(served: Served) -> None:
    ada = served.player("Ada")
    code = ada.open_table("metals", public=True)["code"]
    live = served.service.registry.tables.pop(code)
    database = served.service.settings.database.removeprefix("sqlite:///")
    body = live.row.body.replace(b'"rules":"1"', b'"rules":"0"')
    with closing(sqlite3.connect(database)) as db, db:
        db.execute("update tables set body = ? where code = ?", (body, code))
    with pytest.raises(Refused, match="no table"):
        ada.get(f"/api/tables/{code}")
    assert code not in [table["code"] for table in ada.get("/api/tables")]


def test_a_new_nickname_applies_from_the_next_table_on(served: Served) -> None:
    ada = served.player("Ada")
    assert ada.put("/api/me", {"name": "Countess"})["name"] == "Countess"
    assert ada.get("/api/me")["name"] == "Countess"
    assert ada.open_table("metals")["sittings"][0]["name"] == "Countess"


def test_tables_are_limited_to_bursts_of_60_and_one_every_2_seconds(tmp_path: Path) -> None:
    clock = ManualClock()
    with serving(f"sqlite:///{tmp_path / 'v.db'}", clock=clock) as served:
        ada = served.player("Ada")
        answers = [ada.http.post("/api/tables", json={"game": "metals"}) for _ in range(61)]
        assert [answer.status_code for answer in answers] == [201] * 60 + [429]
        assert ada.http.post("/api/rooms", json={}).status_code == 429
        clock.advance(2)
        assert ada.http.post("/api/rooms", json={}).status_code == 201
        assert ada.http.post("/api/tables", json={"game": "metals"}).status_code == 429
