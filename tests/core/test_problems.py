"""Bad input is a problem with facts; the words of a language make a sentence of it."""

import pickle

import pytest
from msgspec import ValidationError, json

from tests.marked import MARKED
from valence.core.csv_tables import BadSet, RowProblem
from valence.core.languages import DEFAULT, Language
from valence.core.options import not_allowed
from valence.core.problems import (
    BadInput,
    Part,
    Problem,
    bad_input,
    en,
    in_words,
    problem,
    put_in_words,
    text_in,
)

HAND = problem(en.between, "1", "10")


def test_a_problem_is_said_in_the_language_of_its_reader() -> None:
    wrong = not_allowed("hand", 99, HAND)
    assert str(wrong) == "option hand: must be 1 to 10, got 99"
    assert (
        in_words(wrong, Language("de"))
        == "Einstellung hand: erlaubt ist 1 bis 10, angegeben ist 99"
    )
    assert in_words(wrong, Language("es")) == "opción hand: se admite de 1 a 10, no 99"
    assert in_words(wrong, MARKED) == "⟦option hand: must be ⟦1 to 10⟧, got 99⟧"


def test_an_error_for_programmers_stays_english() -> None:
    assert in_words(ValueError("no such seat"), Language("de")) == "no such seat"


def test_a_problem_can_be_stored() -> None:
    stored = json.encode(not_allowed("hand", 99, HAND).problem)
    assert json.decode(stored, type=Problem).said(DEFAULT) == "option hand: must be 1 to 10, got 99"


@pytest.mark.parametrize(
    "error",
    [
        bad_input(en.same_name, "Ada"),
        BadSet([RowProblem("mine.csv", 3, "value", problem(en.column_missing))]),
    ],
)
def test_a_problem_in_a_worker_process_reaches_the_server(error: BadInput) -> None:
    received = pickle.loads(pickle.dumps(error))
    assert (type(received), received.problem) == (type(error), error.problem)


def test_problems_within_an_answer_are_put_into_words() -> None:
    row = RowProblem("mine.csv", 3, "value", problem(en.column_missing))
    told: tuple[Part, ...] = put_in_words((row,), Language("es"))[0].message, row.message
    assert told == ("falta esta columna", problem(en.column_missing))


def test_a_list_of_problems_has_a_line_for_each() -> None:
    rows = [RowProblem("mine.csv", line, "value", problem(en.column_missing)) for line in (0, 2)]
    assert in_words(BadSet(rows), Language("de")).splitlines() == [
        "mine.csv, value: diese Spalte fehlt",
        "mine.csv, Zeile 2, value: diese Spalte fehlt",
    ]


def test_words_other_than_problems_are_found_in_the_same_way() -> None:
    assert text_in(Language("de"), en.did_you_mean, "hand") == "; vielleicht „hand“?"


@pytest.mark.parametrize(
    ("words", "code"), [("os.en", "system"), ("json.encoder", "dumps"), (en.__name__, "_words")]
)
def test_a_stored_problem_names_no_other_function(words: str, code: str) -> None:
    stored = json.encode({"words": words, "code": code, "facts": ["ls"]})
    with pytest.raises(ValidationError, match="no sentence called"):
        json.decode(stored, type=Problem)
