"""Practice on a server: the browser keeps the progress."""

import pytest

from examples.client import Refused
from tests.server.service.serving import Served


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
