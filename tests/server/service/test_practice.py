"""Practice on a server: the browser keeps the progress."""

import pytest

from examples.client import Refused
from tests.server.service.serving import Served, two_at


def test_an_answer_is_judged_and_the_next_question_asked(served: Served) -> None:
    ada = served.player("Ada")
    first = ada.post("/api/practice", {})
    item = first["next"]["item"]
    turn = {"progress": first["progress"], "answer": {"item": item, "text": None}}
    second = ada.post("/api/practice", turn)
    assert second["ruled"]["grade"] == "again"
    assert list(second["progress"]["items"]) == [item]
    assert second["next"]["item"] != item


def test_an_answer_that_cannot_be_judged_says_why(served: Served) -> None:
    answer = {"item": "acetic-acid/name", "text": "four"}
    with pytest.raises(Refused, match="isn't a number"):
        served.player("Ada").post("/api/practice", {"answer": answer})


def test_practice_goes_on_from_the_own_mistakes(served: Served) -> None:
    ada, open_ = served.player("Ada"), {"concept": "ratio", "idea": "not reduced"}
    asked = ada.post("/api/practice/own", {"open": [open_], "seed": 3})
    assert asked["next"]["title"] == "The numbers in an ionic formula"
    turn = {"open": asked["open"], "seed": 3, "answer": {"choice": None}}
    after = ada.post("/api/practice/own", turn)
    assert after["ruled"]["is_right"] is False
    assert after["open"] == [{**open_, "asked": 1, "right": 0}]
    assert after["next"]["question"] != asked["next"]["question"]


def test_only_so_much_is_read(served: Served) -> None:
    with pytest.raises(Refused, match="open"):
        served.player("Ada").post("/api/practice/own", {"open": [{"concept": "ratio"}] * 13})


def test_only_players_learn_what_their_game_left_open(served: Served) -> None:
    ada, ben, code = two_at(served)
    with pytest.raises(Refused) as refused:
        ada.get(f"/api/tables/{code}/practice")
    assert refused.value.status == 403, "not before the game is over"
    ada.post(f"/api/tables/{code}/end")
    assert ben.get(f"/api/tables/{code}/practice") == {"open": [], "known": []}
    with pytest.raises(Refused):
        served.player("Eve").get(f"/api/tables/{code}/practice")
