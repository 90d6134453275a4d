"""Playing over the socket."""

import json
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

import valence
from examples.bot import play
from tests.server.clocks import ManualClock
from tests.server.service.serving import (
    TIMEOUT,
    Served,
    mover,
    play_on,
    serving,
    two_at,
    wait_until,
)
from valence.games import CATALOGUE
from valence.server.bots.thinking import ServerBots
from valence.server.tables.registry import IDLE_SECONDS, POLL_SECONDS
from valence.table import updates


@pytest.mark.parametrize("game", list(CATALOGUE))
def test_every_game_is_played_to_its_end_over_the_socket(served: Served, game: str) -> None:
    seats = max(2, CATALOGUE[game].game.seats[0])
    options = {"cards": 3} if game == "quizmaster" else {}
    ada = served.player("Ada")
    bots = [{"seat": seat} for seat in range(1, seats)]
    table = ada.open_table(game, seats=seats, options=options, bots=bots)
    with ada.connect(table["code"]) as window:
        update = window.update()
        while update["ply"] < 40 and update["outcome"] is None:
            if update["moves"] != []:
                move = update["moves"][0]["move"] if update["moves"] else {"type": "pass"}
                answer = window.move(move)
                # In a quiz a bot may have been quicker.
                assert answer["type"] == "accepted" or answer["rule"] == "stale", answer
            update = window.update() if window.ply == update["ply"] else window.last
        assert update["ply"] > 2
    ada.post(f"/api/tables/{table['code']}/end")
    assert "valence record " in ada.get(f"/api/tables/{table['code']}/record")


def test_a_client_that_reconnects_gets_what_it_missed(served: Served) -> None:
    ada, ben, code = two_at(served)
    with ada.connect(code) as first, ben.connect(code) as second:
        for window in (first, second):
            window.update()
        play_on(first, second, moves=6)
        whole = first.last
    with ada.connect(code, ply=4) as again:
        missed = again.update()
    assert missed["ply"] == 6
    assert missed["view"] == whole["view"]
    assert {event["ply"] for event in missed["events"]} == {5, 6}


def test_two_windows_of_one_person_stay_in_step(served: Served) -> None:
    ada, ben, code = two_at(served)
    with ada.connect(code) as one, ada.connect(code) as other, ben.connect(code) as ben_window:
        for window in (one, other, ben_window):
            window.update()
        for n in range(4):
            play_on(one, ben_window)
            assert one.until(n + 1)["view"] == other.until(n + 1)["view"]


def test_a_move_sent_twice_counts_once(served: Served) -> None:
    ada, ben, code = two_at(served)
    with ada.connect(code) as first, ben.connect(code) as second:
        first.update(), second.update()
        window = mover(first, second)
        move = window.last["moves"][0]["move"]
        assert window.move(move, ply=0, id_="one")["ply"] == 1
        assert window.move(move, ply=0, id_="one") == {"type": "accepted", "id": "one", "ply": 1}
        assert window.until(1)["ply"] == 1


def test_the_same_id_of_another_person_is_another_move(served: Served) -> None:
    ada, ben, code = two_at(served)
    with ada.connect(code) as first, ben.connect(code) as second:
        first.update(), second.update()
        leader = mover(first, second)
        follower = second if leader is first else first
        assert leader.move(leader.last["moves"][0]["move"], id_="one")["type"] == "accepted"
        answer = follower.move({"type": "concede"}, ply=1, id_="one")
        assert answer["type"] == "refused"


def test_a_stale_move_is_refused_as_such(served: Served) -> None:
    ada, ben, code = two_at(served)
    with ada.connect(code) as first, ben.connect(code) as second:
        first.update(), second.update()
        window = mover(first, second)
        move = window.last["moves"][0]["move"]
        window.move(move)
        refused = window.move(move, ply=0)
        assert refused["rule"] == "stale"


def test_an_illegal_move_is_refused_with_rule_and_reason(served: Served) -> None:
    ada, ben, code = two_at(served)
    with ada.connect(code) as first, ben.connect(code) as second:
        first.update(), second.update()
        window = mover(first, second)
        other = second if window is first else first
        assert other.move(window.last["moves"][0]["move"])["rule"] == "turn"
        assert window.move({"type": "concede"})["rule"] == "R10"
        assert window.move({"type": "fly"})["rule"] == "wire"
        assert window.last["ply"] == 1  # the refused concession is logged
        told = other.until(1)["events"]
        assert [event["event"]["event"] for event in told] == ["TryRefused"]


def test_a_preview_of_an_answer_does_not_reveal_whether_it_is_right(served: Served) -> None:
    ada, _, code = two_at(served, "quizmaster", options={"cards": 3})
    with ada.connect(code) as window:
        window.update()
        previews = {
            (preview["legal"], tuple(preview["words"]), preview["ruling"])
            for offered in window.last["moves"]
            for preview in [window.preview(offered["move"])]
        }
    assert previews == {(True, (), None)}


def test_answers_given_at_the_same_time_both_count(served: Served) -> None:
    ada, ben, code = two_at(served, "quizmaster", options={"cards": 3})
    with ada.connect(code) as first, ben.connect(code) as second:
        first.update(), second.update()
        assert first.move({"type": "pass"}, ply=0)["type"] == "accepted"
        assert second.move({"type": "answer", "text": "no idea"}, ply=0)["type"] == "accepted"
        # By now there is a new question: an answer to the first must not count for it.
        assert first.move({"type": "pass"}, ply=0)["rule"] == "stale"


def test_only_the_clock_ends_a_question(served: Served) -> None:
    ada, _, code = two_at(served, "quizmaster", options={"cards": 3})
    with ada.connect(code) as window:
        window.update()
        assert window.move({"type": "timeout"})["rule"] == "clock"


def test_spectators_see_the_table_and_cannot_move(served: Served) -> None:
    ada, ben, code = two_at(served)
    eve = served.player("Eve")
    with ada.connect(code) as first, eve.connect(code) as watching, ben.connect(code) as second:
        first.update(), second.update()
        update = watching.update()
        assert update["table"]["you"] is None
        assert update["moves"] == []
        assert update["view"]["hand"] is None
        window = mover(first, second)
        move = window.last["moves"][0]["move"]
        assert watching.move(move, ply=0)["rule"] == "seat"
        window.move(move)
        assert watching.until(1)["ply"] == 1
        while watching.last["table"]["spectators"] != 1:
            watching.update()


def test_an_unknown_table_or_version_closes_with_its_code(served: Served) -> None:
    ada = served.player("Ada")
    with ada.connect("NOSUCH") as window, pytest.raises(ConnectionClosed) as closed:
        window.update()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def test_the_bot_of_the_examples_plays_to_the_end(served: Served) -> None:
    ada = served.player("Ada")
    code = ada.open_table("metals", seats=2, bots=[{"seat": 1}], watch=True)["code"]
    with ThreadPoolExecutor(1) as pool:
        outcome = pool.submit(play, served.address, code)
        wait_until(lambda: ada.get(f"/api/tables/{code}")["sittings"][0]["kind"] == "person")
        ada.post(f"/api/tables/{code}/start")
        assert outcome.result(TIMEOUT) is not None


def test_players_who_wait_at_an_open_table_get_the_opening(served: Served) -> None:
    ada, ben = served.player("Ada"), served.player("Ben")
    code = ada.open_table("metals", seats=2)["code"]
    with ada.connect(code) as window:
        assert window.update()["ply"] == -1
        assert window.last["view"] is None
        ben.sit(code)
        ada.post(f"/api/tables/{code}/start")
        said = [event["words"] for event in window.until(0)["events"]]
    assert any("Your hand" in words for words in said)


def test_advice_names_moves_with_reasons_where_the_table_allows_it(served: Served) -> None:
    for allowed in (True, False):
        ada, ben, code = two_at(served, advice=allowed)
        with ada.connect(code) as first, ben.connect(code) as second:
            first.update(), second.update()
            window = mover(first, second)
            window.send({"type": "advice", "id": "a"})
            answer = window.hear("advice", "refused")
            if allowed:
                offered = [each["move"] for each in window.last["moves"]]
                assert answer["moves"][0]["move"] in offered
                assert answer["moves"][0]["words"]
            else:
                assert answer["rule"] == "advice"


def test_no_advice_where_it_would_give_the_answer_away(served: Served) -> None:
    ada, ben, code = two_at(served, "quizmaster", advice=True)
    (info,) = (one for one in ada.get("/api/games") if one["name"] == "quizmaster")
    assert not info["advice"]
    with ada.connect(code) as first, ben.connect(code) as second:
        first.update(), second.update()
        window = mover(first, second)
        assert not window.last["table"]["advice"]
        window.send({"type": "advice", "id": "a"})
        assert window.hear("advice", "refused")["rule"] == "advice"


def test_moves_before_the_start_and_after_the_end_are_refused(served: Served) -> None:
    ada = served.player("Ada")
    code = ada.open_table("metals", seats=2)["code"]
    move = {"type": "initiate", "card": "Na+"}
    with ada.connect(code) as window:
        window.update()
        assert window.move(move)["rule"] == "open"
        assert window.preview(move)["rule"] == "open"
        ada.post(f"/api/tables/{code}/end")
        assert window.move(move)["rule"] == "over"
    assert ada.get(f"/api/tables/{code}/record") == ""
    assert ada.get(f"/api/tables/{code}/replay")["steps"] == []
    assert ada.get(f"/api/tables/{code}/review") == {"is_ready": True, "turns": []}


def test_hints_continue_after_their_process_is_killed(served: Served) -> None:
    ada, ben, code = two_at(served)
    with ada.connect(code) as first, ben.connect(code) as second:
        first.update(), second.update()
        for _ in range(2):
            window = mover(first, second)
            window.send({"type": "advice", "id": "a"})
            assert window.hear("advice")["moves"]
            bots = served.service.registry.bots
            assert isinstance(bots, ServerBots)
            pool = bots.advisers._pool
            assert pool is not None
            for process in list(pool._processes.values()):
                process.kill()
                process.join(TIMEOUT)
            play_on(first, second)


def test_an_idle_table_is_dropped_from_memory_and_rebuilt_from_its_record(tmp_path: Path) -> None:
    clock = ManualClock()
    with serving(f"sqlite:///{tmp_path / 'v.db'}", clock=clock, grace=0.0) as served:
        ada, ben, code = two_at(served)
        with ada.connect(code) as first, ben.connect(code) as second:
            first.update(), second.update()
            play_on(first, second, moves=3)
        registry = served.service.registry
        wait_until(lambda: not registry.tables[code].listeners)
        clock.advance(IDLE_SECONDS - POLL_SECONDS)
        assert code in registry.tables
        clock.advance(2 * POLL_SECONDS)
        wait_until(lambda: code not in registry.tables)
        with ada.connect(code) as again:
            assert again.update()["view"] == first.last["view"]


@pytest.mark.parametrize(
    "change", ["game = 'gone'", """body = replace(body, '"rules":"1"', '"rules":"0"')"""]
)
def test_a_table_that_can_no_longer_be_played_is_not_found(change: str, tmp_path: Path) -> None:
    """Its game was removed, or its rules have changed."""
    with serving(f"sqlite:///{tmp_path / 'v.db'}") as served:
        ada, _, code = two_at(served)
        cookies = dict(ada.http.cookies)
    with closing(sqlite3.connect(tmp_path / "v.db")) as db, db:
        db.execute(f"update tables set {change}")
    with serving(f"sqlite:///{tmp_path / 'v.db'}") as served:
        again = served.player()
        again.http.cookies = httpx.Cookies(cookies)
        assert again.http.get(f"/api/tables/{code}").status_code == 404


def test_legal_moves_are_listed_despite_too_many_candidates(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = valence.start("polymer", seed=0)
    for _ in range(2):
        match.play(match.to_move[0], match.moves(match.to_move[0])[0])
    seat = match.to_move[0]
    legal, asked = match.moves(seat), list(match.game.candidates(match.state, seat))
    assert len(asked) > len(legal)
    monkeypatch.setattr(updates, "MOST_MOVES", len(legal))
    listed, refused = updates.choices(match, match.state, seat, match.words)
    assert listed is not None
    assert [json.loads(bytes(one.move)) for one in listed] == legal
    assert refused == []
    monkeypatch.setattr(updates, "MOST_MOVES", len(legal) - 1)
    assert updates.choices(match, match.state, seat, match.words) == (None, [])


def test_a_move_that_is_being_written_is_shown_even_if_its_player_leaves(tmp_path: Path) -> None:
    """The connection is closed between writing the move to disk and showing it."""
    database = tmp_path / "v.db"
    with serving(f"sqlite:///{database}") as served, ThreadPoolExecutor(1) as pool:
        ada, ben, code = two_at(served)
        with ada.connect(code) as first, ben.connect(code) as second:
            first.update(), second.update()
            window, player = (first, ada) if first.last["moves"] else (second, ben)
            other = second if window is first else first
            wait_until(lambda: served.service.registry.tables[code].seating.chairs[1].is_here)
            with closing(sqlite3.connect(database)) as db:
                db.execute("begin immediate")  # writing has to wait
                move = window.last["moves"][0]["move"]
                window.send({"type": "move", "id": "m", "ply": 0, "move": move})
                wait_until(lambda: served.service.store.appending == 1)
                leaving = pool.submit(player.post, f"/api/tables/{code}/leave")
                wait_until(lambda: len(served.service.connections.senders) == 1)
                db.rollback()
            leaving.result(TIMEOUT)
            assert other.until(1)["ply"] == 1
