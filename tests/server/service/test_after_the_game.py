"""Published when a game is over: the seed, the record, the review, the replay."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from threading import Event
from typing import TypeAlias

import pytest

import valence
from examples.client import Refused
from tests.server.service.serving import TIMEOUT, Served, play_on, two_at, wait_until
from tests.table.hosting import first_move, table_of
from valence.bots import Budget
from valence.bots.review import mistake_at, turns_to_review
from valence.core.languages import Language
from valence.handlers import after_the_game
from valence.server.bots.reviews import Reviews
from valence.server.store import open_store
from valence.table.live import LiveTable
from valence.table.replay import Replay, replay_of
from valence.table.thinking import Mistakes, Reviewed

Job: TypeAlias = Callable[..., str]


def test_the_seed_is_hashed_at_the_start_and_published_at_the_end(served: Served) -> None:
    ada, _, code = two_at(served)
    with ada.connect(code) as window:
        promised = window.update()["table"]
        assert promised["seed"] is None
        ada.post(f"/api/tables/{code}/end")
        while window.last["table"]["status"] != "over":
            window.update()
        published = window.last["table"]
    assert sha256(published["seed"].encode()).hexdigest() == promised["seed_hash"]
    seed = int(published["seed"].split()[0], 16)
    assert f"seed: {seed}\n" in ada.get(f"/api/tables/{code}/record")


def test_the_record_is_published_only_when_the_game_is_over(served: Served) -> None:
    ada, _, code = two_at(served)
    for what in ("record", "replay"):
        with pytest.raises(Refused) as refused:
            ada.get(f"/api/tables/{code}/{what}")
        assert refused.value.status == 403
    ada.post(f"/api/tables/{code}/end")
    eve = served.player("Eve")
    assert eve.get(f"/api/tables/{code}/replay")["steps"][0]["ply"] == 0


def test_a_game_that_is_over_is_reviewed_in_the_background(served: Served) -> None:
    ada, ben, code = two_at(served)
    with pytest.raises(Refused):
        ada.get(f"/api/tables/{code}/review")
    with ada.connect(code) as first, ben.connect(code) as second:
        first.update(), second.update()
        play_on(first, second, moves=6)
    ada.post(f"/api/tables/{code}/end")
    wait_until(lambda: ada.get(f"/api/tables/{code}/review")["is_ready"])
    for turn in ada.get(f"/api/tables/{code}/review")["turns"]:
        assert turn["better"]
        assert turn["reason"]


def test_a_review_is_stored_with_the_game(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a restart it isn't computed again."""
    live = table_of("metals")
    for _ in range(6):
        live.fold([first_move(live)])

    async def asked() -> Mistakes:
        store = open_store(sqlite_url)
        await store.open()
        reviews = Reviews(store)
        while not (reviewed := await reviews.review(live)).is_ready:
            await asyncio.sleep(0.001)
        reviews.close()
        await store.close()
        return reviewed.found

    async def fail(*_: object) -> str:
        raise AssertionError("it was computed again")

    first = asyncio.run(asked())
    monkeypatch.setattr(Reviews, "run", fail)
    assert asyncio.run(asked()) == first


def test_a_review_tells_what_it_has_found_so_far(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = table_of("pkace")
    while not live.is_over:
        live.fold([first_move(live)])
    assert live.match is not None
    match, gate = live.match, asyncio.Event()
    plies = turns_to_review(match)
    first = next(ply for ply in plies if mistake_at(match, ply, Budget(seconds=None, deals=64)))
    later = plies[plies.index(first) + 1 :]

    async def second_turn_waits(_: Reviews, _live: LiveTable, job: Job, *given: object) -> str:
        if job.__name__ == "review_turn" and given[1] in later:
            await gate.wait()
        return job(*given)

    async def asked() -> tuple[Reviewed, Reviewed]:
        store = open_store(sqlite_url)
        await store.open()
        reviews = Reviews(store)
        while not (partly := await reviews.review(live)).found:
            await asyncio.sleep(0.001)
        gate.set()
        while not (whole := await reviews.review(live)).is_ready:
            await asyncio.sleep(0.001)
        await store.close()
        return partly, whole

    monkeypatch.setattr(Reviews, "think", second_turn_waits)
    partly, whole = asyncio.run(asked())
    assert [one.ply for one in partly.found] == [first]
    assert not partly.is_ready
    assert whole.found[:1] == partly.found


def test_a_review_that_fails_is_an_error_and_is_tried_again(
    served: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It must not look like a game without mistakes."""

    async def fail(*_: object) -> str:
        raise RuntimeError("the bot stumbled")

    ada, ben, code = two_at(served)
    with ada.connect(code) as first, ben.connect(code) as second:
        first.update(), second.update()
        play_on(first, second, moves=6)
    ada.post(f"/api/tables/{code}/end")
    with monkeypatch.context() as failing:
        failing.setattr(Reviews, "run", fail)
        with pytest.raises(Refused, match="Something went wrong"):
            wait_until(lambda: ada.get(f"/api/tables/{code}/review")["is_ready"])
        assert "the bot stumbled" in caplog.text
    wait_until(lambda: ada.get(f"/api/tables/{code}/review")["is_ready"])


def test_a_replay_shows_every_step_as_a_seat_saw_it(served: Served) -> None:
    ada, ben, code = two_at(served)
    with ada.connect(code) as first, ben.connect(code) as second:
        first.update(), second.update()
        views = [first.last["view"]]
        for _ in range(4):
            play_on(first, second)
            views.append(first.last["view"])
    ada.post(f"/api/tables/{code}/end")
    replay = ada.get(f"/api/tables/{code}/replay?seat=0")
    assert [step["view"] for step in replay["steps"]] == views
    assert [step["ply"] for step in replay["steps"]] == [0, 1, 2, 3, 4]
    assert replay["steps"][1]["events"]
    with pytest.raises(Refused, match="no seat 7"):
        ada.get(f"/api/tables/{code}/replay?seat=7")


def test_nobody_waits_for_a_long_replay(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, _, code = two_at(served)
    ada.post(f"/api/tables/{code}/end")
    has_begun, others_were_served = Event(), Event()

    def long_replay(live: LiveTable, seat: int | None, language: Language) -> Replay:
        has_begun.set()
        assert others_were_served.wait(TIMEOUT)
        return replay_of(live, seat, language)

    monkeypatch.setattr(after_the_game, "replay_of", long_replay)
    with ThreadPoolExecutor() as pool:
        replay = pool.submit(ada.get, f"/api/tables/{code}/replay")
        assert has_begun.wait(TIMEOUT)
        assert served.get("/healthz").status_code == 200
        others_were_served.set()
        assert replay.result()["game"] == "metals"


def test_a_record_opens_on_a_server_as_a_finished_table(served: Served) -> None:
    match = valence.start("metals", seed=7, names=["Ada", "fair bot"], help="none")
    while match.to_move:
        match.play(match.to_move[0], match.moves(match.to_move[0])[0])
    ada = served.player("Ada")
    table = ada.post("/api/records", {"record": match.record})
    assert table["status"] == "over"
    assert ada.get(f"/api/tables/{table['code']}/record") == match.record
    assert len(ada.get(f"/api/tables/{table['code']}/replay")["steps"]) == match.ply + 1


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda _: "nonsense", "a record begins with"),
        (lambda text: text.replace('"initiate"', '"concede"', 1), "move 1 of the record"),
    ],
)
def test_a_server_refuses_a_bad_record_with_its_reason(
    served: Served, change: Callable[[str], str], reason: str
) -> None:
    match = valence.start("metals", seed=7)
    match.play(0, match.moves(0)[0])
    with pytest.raises(Refused, match=reason) as refused:
        served.player("Ada").post("/api/records", {"record": change(match.record)})
    assert refused.value.status == 400
