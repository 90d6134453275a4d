"""Every message of docs/protocol.md is one that the server understands or sends."""

import json
import re
import runpy
from pathlib import Path

import msgspec
import pytest

from tests.server.service.serving import Served, two_at
from valence.games import CATALOGUE
from valence.table import protocol
from valence.table.protocol import FromClient, FromServer

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
CLIENT_PART, SERVER_PART = PAGE.split("## What the server sends")
FROM_CLIENT = re.findall(r"```json\n(.*?)```", CLIENT_PART, re.S)
FROM_SERVER = re.findall(r"```json\n(.*?)```", SERVER_PART, re.S)


def types(messages: list[str]) -> set[str]:
    return {json.loads(message)["type"] for message in messages}


def tags(union: object) -> set[str]:
    members: tuple[type[msgspec.Struct], ...] = union.__args__  # type: ignore[attr-defined]
    return {str(member.__struct_config__.tag) for member in members}


def read(message: dict[str, object]) -> FromServer:
    decoded: FromServer = msgspec.json.decode(json.dumps(message), type=FromServer)
    return decoded


def test_every_message_has_an_example() -> None:
    assert types(FROM_CLIENT) == tags(FromClient)
    assert types(FROM_SERVER) == tags(FromServer)


@pytest.mark.parametrize("example", FROM_SERVER, ids=lambda text: json.loads(text)["type"])
def test_every_server_example_is_complete(example: str) -> None:
    assert json.loads(msgspec.json.encode(read(json.loads(example)))) == json.loads(example)


def test_every_example_of_the_client_gets_an_answer(served: Served) -> None:
    ada, _, code = two_at(served)
    with ada.connect(code) as window:
        window.update()
        for example in FROM_CLIENT:
            window.send(json.loads(example.replace("CDFHJK", code)))
            answer = window.hear(
                "accepted", "question", "refused", "preview", "advice", "pong", "problem"
            )
            assert answer["type"] != "problem" or answer["code"] == "hello_again"


@pytest.mark.parametrize(
    ("message", "id_"),
    [
        ({"type": "move", "id": "m1", "ply": "three", "move": {}}, "m1"),
        ({"type": "dance", "id": "d1"}, "d1"),
        ({"type": "move", "id": 7, "ply": 3, "move": {}}, None),
        ({"type": "dance"}, None),
    ],
)
def test_a_problem_names_the_message_it_answers(
    served: Served, message: dict[str, object], id_: str | None
) -> None:
    ada, _, code = two_at(served)
    with ada.connect(code) as window:
        window.update()
        window.send(message)
        assert window.hear("problem")["id"] == id_


def test_every_close_code_is_in_the_list() -> None:
    for name, code in vars(protocol).items():
        if name.startswith("CLOSE_"):
            assert f"| {code} |" in PAGE, name


def test_generated_types_are_up_to_date() -> None:
    generated = runpy.run_path(str(ROOT / "scripts" / "generate_protocol.py"))["files"]()
    assert {path.parent.name for path in generated} >= CATALOGUE.keys()
    for path, text in generated.items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name}: run make generate"


def test_messages_match_the_generated_types(served: Served) -> None:
    ada, ben, code = two_at(served, clock={"per": "move", "seconds": 60})
    with ada.connect(code) as window, ben.connect(code) as other:
        for each in (window, other):
            read(each.update())
            mine = each.last["moves"] or [{"move": {"type": "concede"}}]
            read(each.preview(mine[0]["move"]))
            read(each.move(mine[0]["move"]))
