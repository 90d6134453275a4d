"""The site hosts tables without a server: real games, real bots, real rows."""

import asyncio
import json
from collections.abc import Coroutine
from typing import Any, TypeVar

import pytest

import valence
from tests.site.device import Device, Json, MemoryDisk, is_ready, play_out
from valence.games import CATALOGUE
from valence.site.bots import run_job
from valence.table.protocol import CLOSE_NO_TABLE

T = TypeVar("T")
SMALL_BOARD = ["." * 9] * 4 + ["....*...."] + ["." * 9] * 4
OPTIONS: dict[str, Json] = {"charged": {"board": SMALL_BOARD}}


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


def against_a_bot(level: str = "easy") -> Json:
    return {"bots": [{"seat": 1, "level": level}]}


async def turn(device: Device, code: str) -> Json:
    """Open a window and wait for our turn."""
    update = await device.connect(code)
    return update if is_ready(update) else await device.until(is_ready)


def first_move(update: Json) -> Json:
    move = update["moves"][0]["move"]
    return {"type": "move", "id": "first", "ply": update["ply"], "move": move}


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_game_is_played_to_the_end_against_a_bot(game: str) -> None:
    async def played() -> None:
        device = Device()
        options = OPTIONS.get(game, {})
        code = await device.open_table(game, 2, options=options, **against_a_bot())
        last = await play_out(device, await device.connect(code))
        assert last["outcome"]["reason"]
        record = (await device.ask("GET", f"/api/tables/{code}/record")).body
        assert valence.replay(record).outcome == last["outcome"]

    run(played())


def test_a_game_goes_on_after_the_tab_was_closed() -> None:
    async def played() -> None:
        disk = MemoryDisk()
        before = Device(disk)
        code = await before.open_table("metals", 2, **against_a_bot())
        update = await turn(before, code)
        await before.send(first_move(update))
        update = await before.until(lambda new: new["ply"] > update["ply"] and is_ready(new))

        after = Device(disk)
        (saved,) = await after.json("GET", "/api/tables")
        assert (saved["code"], saved["status"]) == (code, "playing")
        again = await after.connect(code)
        assert (again["ply"], again["view"]) == (update["ply"], update["view"])
        await play_out(after, again)

    run(played())


def test_tabs_of_one_browser_see_each_others_moves() -> None:
    async def played() -> None:
        disk = MemoryDisk()
        one, other = Device(disk), Device(disk)
        code = await one.open_table("metals", 2, people=["Ben"])
        opened = await one.connect(code)
        (mover,) = opened["to_move"]
        update = await one.connect(code, seat=mover, window=2)
        await other.connect(code, seat=mover)
        await one.send(first_move(update), window=2)
        assert code in one.announced
        await other.site.follow(code)
        seen = await other.until(lambda new: new["ply"] == 1)
        assert seen["to_move"] == [1 - mover]
        await other.send(first_move(update) | {"id": "another"})
        assert (await other.next("refused"))["rule"] in ("stale", "turn")

    run(played())


def test_people_at_one_device_see_only_their_own_hand() -> None:
    async def played() -> None:
        device = Device()
        await device.json("PUT", "/api/me", {"name": "Ada"})
        code = await device.open_table("metals", 3, people=["Ben", "Cleo"])
        first = await device.connect(code)
        assert [one["name"] for one in first["table"]["sittings"]] == ["Ada", "Ben", "Cleo"]
        assert first["table"]["you"] == 0
        device.site.disconnect(1)
        second = await device.connect(code, seat=1)
        assert second["table"]["you"] == 1
        match = device.site.host.tables[code].match
        assert match is not None
        assert [first["view"], second["view"]] == [match.view(0), match.view(1)]
        settled = await device.until(lambda new: all(s["here"] for s in new["table"]["sittings"]))
        assert settled["table"]["status"] == "playing"

    run(played())


def test_a_rematch_seats_everybody_one_further() -> None:
    async def played() -> None:
        device = Device()
        code = await device.open_table("metals", 2, people=["Ben"])
        await device.connect(code)
        await device.json("POST", f"/api/tables/{code}/end", {})
        next_ = await device.json("POST", f"/api/tables/{code}/rematch", {})
        assert next_["you"] == 1
        assert next_["status"] == "playing"

    run(played())


def test_a_bot_thinks_once_for_each_move() -> None:
    async def played() -> None:
        jobs = []

        async def slow(job: str) -> str:
            jobs.append(job)
            await asyncio.sleep(0.01)
            return run_job(job)

        device = Device(bots=slow)
        code = await device.open_table("pkace", 2, **against_a_bot())
        await play_out(device, await device.connect(code))
        assert len(jobs) == 10  # ten tricks

    run(played())


def test_hints_come_from_the_bots_worker() -> None:
    async def played() -> None:
        device = Device()
        code = await device.open_table("pkace", 2, **against_a_bot())
        await turn(device, code)
        await device.send({"type": "advice", "id": "h"})
        hints = await device.next("advice")
        assert hints["moves"][0]["words"]

    run(played())


def finished_record() -> str:
    names = ["Ada", "Ben"]
    match = valence.start("metals", seed=7, names=names, options={"hand": 3}, help="none")
    while match.to_move:
        seat = match.to_move[0]
        match.play(seat, match.moves(seat)[0])
    return match.record


def test_a_record_is_opened_replayed_reviewed_and_saved_again() -> None:
    async def played() -> None:
        device, text = Device(), finished_record()
        table = await device.json("POST", "/api/records", {"record": text})
        path = f"/api/tables/{table['code']}"
        assert table["status"] == "over"
        replay = await device.json("GET", f"{path}/replay?seat=1")
        match = valence.replay(text)
        assert len(replay["steps"]) == match.ply + 1
        assert replay["steps"][-1]["view"] == match.view(1)
        assert replay["names"] == ["Ada", "Ben"]
        while not (review := await device.json("GET", f"{path}/review"))["is_ready"]:
            await asyncio.sleep(0)
        assert {turn["seat"] for turn in review["turns"]} <= {0, 1}
        assert (await device.ask("GET", f"{path}/record")).body == text

    run(played())


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda _: "nonsense", "line 1: a record begins with"),
        (lambda text: text.replace("game: metals", "game: metlas"), "no game called 'metlas'"),
        (lambda text: text.replace('"initiate"', '"concede"', 1), "move 1 of the record"),
        (lambda text: text.replace("Ada", "A\u200bda"), "characters that can't be seen"),
        (lambda text: text + " " * 500_000, "larger than 500,000 bytes"),
    ],
)
def test_a_bad_record_is_refused_with_its_reason(change: Any, reason: str) -> None:
    response = run(Device().ask("POST", "/api/records", {"record": change(finished_record())}))
    assert response.status == 400
    assert reason in json.loads(response.body)["reason"]


def test_practice_judges_an_answer_and_asks_the_next_question() -> None:
    async def practised() -> tuple[Json, int]:
        device = Device()
        answer = {"item": "acetic-acid/name", "text": "4.76"}
        reply = await device.json("POST", "/api/practice", {"answer": answer})
        bad = {"answer": {"item": "acetic-acid/name", "text": "four"}}
        return reply, (await device.ask("POST", "/api/practice", bad)).status

    reply, status = run(practised())
    assert reply["ruled"]["grade"] == "good"
    assert reply["next"]["question"]["text"]
    assert status == 400


def test_after_a_game_players_see_what_they_have_shown() -> None:
    async def played() -> None:
        device = Device()
        code = await device.open_table("metals", 2, **against_a_bot())
        await play_out(device, await device.connect(code))
        found = await device.json("GET", f"/api/tables/{code}/understanding")
        assert found["concepts"]["sign"]["title"] == "Which ions attract each other"
        assert {one["verdict"] for one in found["findings"]} == {"too little"}, (
            "all help was on screen"
        )

    run(played())


def test_an_unfinished_game_shows_no_record() -> None:
    async def asked() -> int:
        device = Device()
        code = await device.open_table("metals", 2, **against_a_bot())
        return (await device.ask("GET", f"/api/tables/{code}/record")).status

    assert run(asked()) == 403


def test_a_removed_game_is_gone() -> None:
    async def removed() -> None:
        device = Device()
        code = await device.open_table("metals", 2, **against_a_bot())
        assert await device.json("POST", f"/api/tables/{code}/remove", {}) == []
        assert [key for key in device.disk.stored if code in key] == []
        assert (await device.ask("GET", f"/api/tables/{code}")).status == 404

    run(removed())


def test_an_unknown_table_closes_the_window() -> None:
    async def connected() -> Device:
        device = Device()
        hello = {"type": "hello", "version": 1, "table": "CDFHJK"}
        await device.site.connect(3, json.dumps(hello), -1)
        return device

    assert [(window, code) for window, code, _ in run(connected()).closed] == [(3, CLOSE_NO_TABLE)]


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/api/rooms/CDFHJK", None, 404),
        ("POST", "/api/tables", {"game": "chess"}, 400),
        ("POST", "/api/tables", {"game": "metals", "seats": "two"}, 400),
        ("POST", "/api/tables", {"game": "metals", "seats": 3, "people": ["Ben"]}, 409),
        ("PUT", "/api/me", {"name": " "}, 400),
        ("GET", "/api/tables/CDFHJK", None, 404),
    ],
)
def test_a_bad_request_has_a_status_and_a_reason(
    method: str, path: str, body: object, status: int
) -> None:
    response = run(Device().ask(method, path, body))
    assert (response.status, response.type) == (status, "application/json")
    assert json.loads(response.body)["reason"]
