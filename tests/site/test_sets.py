"""Sets of cards on a device, in a browser that has no RDKit."""

import asyncio
import json
import sys
from base64 import b64encode
from typing import Any

import pytest

import valence
from tests.site.device import Device, Json, play_out
from valence.games import all_games
from valence.sets.formats import new_file
from valence.site.backup import FORMAT

IDS = ["acetic-acid", "phenol", "water", "acetone", "sodium-hydride", "triethylamine"]


@pytest.fixture(autouse=True)
def without_rdkit(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("rdkit", "rdkit.Chem"):
        monkeypatch.setitem(sys.modules, module, None)


def upload(device: Device, text: str, name: str = "set.csv") -> Any:
    body = {"name": name, "content": b64encode(text.encode()).decode()}
    return device.ask("POST", "/api/sets", body)


async def uploaded(device: Device, text: str) -> Json:
    response = await upload(device, text)
    assert response.status == 200, response
    set_: Json = json.loads(response.body)
    return set_


def test_a_selection_is_stored_listed_shown_and_removed() -> None:
    async def stored() -> None:
        device = Device()
        set_ = await uploaded(device, "\n".join(["id", *IDS]))
        assert (set_["name"], set_["cards"], set_["game"]) == ("set.csv", 6, "pkace")
        (listed,) = await device.json("GET", "/api/sets")
        assert listed == set_
        shown = await device.json("GET", f"/api/sets/{set_['hash']}")
        assert {card["id"] for card in shown["cards"]} == set(IDS)
        assert await device.json("POST", f"/api/sets/{set_['hash']}/remove", {}) == []
        assert (await device.ask("GET", f"/api/sets/{set_['hash']}")).status == 404

    asyncio.run(stored())


def test_a_game_is_played_with_a_set() -> None:
    async def played() -> None:
        device = Device()
        set_ = await uploaded(device, "ion,copies\nMg2+,9\nFe3+,9\nBr-,9\nO2-,9\n")
        bots = [{"seat": 1, "level": "easy"}]
        code = await device.open_table("metals", 2, bots=bots, set=set_["hash"])
        cards = await device.json("GET", f"/api/tables/{code}/cards")
        assert {card["id"] for card in cards} == {"Mg2+", "Fe3+", "Br-", "O2-"}
        last = await play_out(device, await device.connect(code))
        record = (await device.ask("GET", f"/api/tables/{code}/record")).body
        assert valence.replay(record).outcome == last["outcome"]
        assert f"set: {set_['hash']}" in record

    asyncio.run(played())


def test_a_set_as_an_option_opens_the_same_table() -> None:
    async def opened() -> None:
        teacher, student = Device(), Device()
        set_ = await uploaded(teacher, "ion,copies\nMg2+,9\nBr-,18\n")
        path = f"/api/sets/{set_['hash']}/options?game=metals"
        options = await teacher.json("GET", path)
        bots = [{"seat": 1, "level": "easy"}]
        code = await student.open_table("metals", 2, bots=bots, options=options)
        cards = await student.json("GET", f"/api/tables/{code}/cards")
        assert {card["id"] for card in cards} == {"Mg2+", "Br-"}

    asyncio.run(opened())


def test_a_set_for_other_games_is_refused() -> None:
    async def refused() -> None:
        device = Device()
        set_ = await uploaded(device, "\n".join(["id", *IDS]))
        wish = {"game": "metals", "seats": 2, "set": set_["hash"]}
        response = await device.ask("POST", "/api/tables", wish)
        assert response.status == 400
        assert "This set is for pKace" in json.loads(response.body)["reason"]

    asyncio.run(refused())


def test_problems_of_a_file_are_listed_by_line() -> None:
    response = asyncio.run(upload(Device(), "id\nacetic-acid\nunobtainium\n"))
    assert response.status == 422
    (problem,) = json.loads(response.body)["problems"]
    assert (problem["line"], problem["column"]) == (3, "id")


def test_a_structure_that_is_not_built_in_is_refused_in_plain_words() -> None:
    # Nothing else reads this structure: what RDKit has read once is remembered.
    text = "type,name,smiles,value\nacid,Cyclopropylbutyric acid,OC(=O)CCCC1CC1,4.8\n"
    response = asyncio.run(upload(Device(), text))
    assert response.status == 422
    (problem,) = json.loads(response.body)["problems"]
    assert "A browser can't read structures" in problem["message"]


@pytest.mark.parametrize("game", [game.name for game in all_games() if game.sets])
def test_the_template_of_every_game_can_be_uploaded(game: str) -> None:
    text = new_file(valence.game(game), "set.csv").decode("utf-8-sig")
    assert asyncio.run(uploaded(Device(), text))["game"]


@pytest.mark.parametrize("name", ["sets", "decks"])
def test_a_backup_has_the_sets(name: str) -> None:
    """In 0.2 they were called decks."""

    async def moved() -> None:
        old, new = Device(), Device()
        await uploaded(old, "\n".join(["id", *IDS]))
        backup = await old.json("GET", "/api/backup")
        assert backup["format"] == FORMAT
        backup[name] = backup.pop("sets")
        await new.json("POST", "/api/backup", {"backup": backup, "practice": {}})
        assert await new.json("GET", "/api/sets") == await old.json("GET", "/api/sets")

    asyncio.run(moved())
