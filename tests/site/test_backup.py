"""A backup takes everything to another device, and brings nothing that the rules don't allow."""

import asyncio
import json
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest

from tests.site.device import Device, Json, is_ready
from valence.core.wire import to_dict
from valence.learn.practice.schedule import Progress, reviewed

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


async def saved_device() -> tuple[Device, str]:
    """A device with a game in which one move was made."""
    device = Device()
    code = await device.open_table("metals", 2, bots=[{"seat": 1, "level": "easy"}])
    update = await device.connect(code)
    update = update if is_ready(update) else await device.until(is_ready)
    move = {"type": "move", "id": "m", "ply": update["ply"], "move": update["moves"][0]["move"]}
    await device.send(move)
    await device.until(lambda new: new["ply"] > update["ply"] and is_ready(new))
    return device, code


async def restore(device: Device, backup: Json, practice: Json | None = None) -> Json:
    body = {"backup": backup, "practice": practice or {}}
    restored: Json = await device.json("POST", "/api/backup", body)
    return restored


def counts(restored: Json) -> tuple[int, int, int]:
    return restored["added"], restored["known"], restored["refused"]


def test_a_game_goes_on_after_it_was_taken_to_another_device() -> None:
    async def moved() -> None:
        old, code = await saved_device()
        before = await old.connect(code, window=2)
        backup = await old.json("GET", "/api/backup")
        new = Device()
        assert counts(await restore(new, backup)) == (1, 0, 0)
        after = await new.connect(code)
        assert (after["ply"], after["view"]) == (before["ply"], before["view"])
        assert counts(await restore(new, backup)) == (0, 1, 0)

    asyncio.run(moved())


def without_a_move(backup: Json) -> None:
    del backup["tables"][0]["moves"][0]


def of_another_table(backup: Json) -> None:
    backup["tables"][0]["moves"][0]["table"] = "X"


def of_another_game(backup: Json) -> None:
    backup["tables"][0]["row"]["game"] = "chess"


def by_another_seat(backup: Json) -> None:
    backup["tables"][0]["moves"][0]["seat"] ^= 1


@pytest.mark.parametrize(
    "change", [without_a_move, of_another_table, of_another_game, by_another_seat]
)
def test_a_game_that_cannot_be_replayed_is_left_out(change: Callable[[Json], None]) -> None:
    async def restored() -> None:
        old, _ = await saved_device()
        backup = await old.json("GET", "/api/backup")
        change(backup)
        new = Device()
        assert counts(await restore(new, backup)) == (0, 0, 1)
        assert new.disk.stored == {}

    asyncio.run(restored())


def test_practice_keeps_what_was_reviewed_last() -> None:
    early = reviewed(Progress(), "acetone/name", "again", NOON)
    late = reviewed(early, "acetone/name", "good", NOON + timedelta(minutes=5))
    other = reviewed(Progress(), "phenol/name", "good", NOON)

    async def merged(mine: Progress, theirs: Progress) -> Json:
        backup = {**await Device().json("GET", "/api/backup"), "practice": to_dict(theirs)}
        return (await restore(Device(), backup, to_dict(mine)))["practice"]  # type: ignore[no-any-return]

    for mine, theirs in ((early, late), (late, early)):
        assert asyncio.run(merged(mine, theirs))["items"] == to_dict(late)["items"]
    assert set(asyncio.run(merged(late, other))["items"]) == {"acetone/name", "phenol/name"}


@pytest.mark.parametrize("text", ["nonsense", "{}", json.dumps({"format": "other", "tables": []})])
def test_another_file_is_refused(text: str) -> None:
    response = asyncio.run(Device().ask("POST", "/api/backup", f'{{"backup":{text}}}'))
    assert response.status == 400
    assert "not a backup" in json.loads(response.body)["reason"]
