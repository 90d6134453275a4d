"""Names at a table."""

import json
from dataclasses import replace

import pytest

from tests.marked import MARKED
from tests.table.hosting import START, MemoryHost, empty_seating
from valence.core.game import Seat
from valence.core.languages import DEFAULT
from valence.core.notes import HintGiven
from valence.games import CATALOGUE
from valence.table import seating
from valence.table.names import called, with_names_in
from valence.table.render_cache import Reader
from valence.table.updates import update_for


@pytest.mark.parametrize(
    ("name", "called_there"),
    [
        ("Fair bot", "⟦Fair bot⟧"),
        ("Strong bot 2", "⟦Strong bot⟧ 2"),
        ("Level 12 bot 3", "⟦Level 12 bot⟧ 3"),
        ("Puzzling bot", "⟦Puzzling bot⟧"),
        ("Fair botanist", "Fair botanist"),
        ("Ada", "Ada"),
    ],
)
def test_bots_are_called_as_in_the_reader_s_language_and_people_as_they_like(
    name: str, called_there: str
) -> None:
    assert called(name, MARKED) == called_there
    assert called(name, DEFAULT) == name


def test_a_table_calls_its_bot_alike_on_its_seat_and_in_its_sentences() -> None:
    seats = seating.sit(empty_seating("metals", 2), "a", "Ada", START, seat=0)
    seats = seating.here(seating.seat_bot(seats, 1, "fair"), 0)
    live = MemoryHost().open("metals", seating.start(seats, START))
    update = json.loads(update_for(live, Reader(None, False, MARKED), -1, START))
    assert [one["name"] for one in update["table"]["sittings"]] == ["Ada", "⟦Fair bot⟧"]
    assert live.match is not None
    assert live.match.names == ("Ada", "Fair bot"), "as records have them"
    starter = ["Ada", "⟦Fair bot⟧"][update["view"]["initiator"]]
    assert f"{starter} initiates first" in update["events"][0]["words"]


def test_a_ruling_in_one_line_calls_a_bot_as_its_sentence_does() -> None:
    told = replace(
        CATALOGUE["metals"].words(DEFAULT),
        event=lambda _event, names: names[0],
        line=lambda _event, names: names[0],
    )
    said = with_names_in(MARKED, told)
    event = HintGiven(1, to=Seat(0))
    assert said.line(event, ["Fair bot"]) == said.event(event, ["Fair bot"]) == "⟦Fair bot⟧"
