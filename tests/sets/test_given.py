"""Sets of ions, tiles and polymer cards as programs give them: text, or rows from a spreadsheet or a saved game."""

import csv
import io

import pytest

import valence
from valence.core.csv_tables import BadSet

IONS = "ion,number\nK⁺,20\nchloride,20\n"
TILES = "element,copies\nNa,30\nCl,30\n"
CARDS = "card,copies\nsty-1,35\nBPO,10\ntermination,10\n"


@pytest.mark.parametrize(
    ("game", "text"), [("metals", IONS), ("charged", TILES), ("polymer", CARDS)]
)
def test_a_set_is_read_the_same_from_text_and_from_rows(game: str, text: str) -> None:
    # As csv.DictReader has them, every cell is a text; as they are saved, with numbers and ids.
    rows = list(csv.DictReader(io.StringIO(text)))
    from_text = valence.start(game, seed=1, options={"cards": text}).save()
    assert valence.start(game, seed=1, options={"cards": rows}).save() == from_text
    saved = from_text["options"]["cards"]
    assert valence.start(game, seed=1, options={"cards": saved}).save() == from_text


def test_a_number_may_stay_a_number_beside_a_name_as_people_write_it() -> None:
    rows = [{"ion": "K⁺", "copies": 20}, {"ion": "chloride", "copies": 20.0, "facts": None}]
    cards = valence.start("metals", options={"cards": rows}).save()["options"]["cards"]
    assert cards == [{"ion": "K+", "copies": 20}, {"ion": "Cl-", "copies": 20}]


@pytest.mark.parametrize(
    ("rows", "problem"),
    [
        ([{"ion": "Na+"}, {"ion": "SCN-"}], "option cards, line 3, ion: no ion called 'SCN-'"),
        (
            [{"ion": "Na+", "copies": "x"}],
            "line 2, copies: expected a number from 0 to 60, got 'x'",
        ),
        ([{"ion": "Na+", "cards": 3}], "option cards, cards: no column is called 'cards'"),
        ([{"copies": 3}], "option cards, ion: this column is missing"),
        ([["Na+", 3]], "option cards: expected CSV text or its rows"),
        (5, "option cards: expected CSV text or its rows"),
    ],
)
def test_rows_that_are_no_set_are_refused_with_their_place(rows: object, problem: str) -> None:
    with pytest.raises(BadSet) as refused:
        valence.start("metals", options={"cards": rows})
    assert problem in str(refused.value)
