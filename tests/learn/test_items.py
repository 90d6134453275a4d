"""The table of tries, and the models that the example fits to it."""

import csv
import io
from math import log
from random import Random

import pytest

import valence
from examples.fit_items import answers, dina, rasch
from tests.learn.one_lesson import lesson
from valence.bots.students import Student
from valence.games.metals.students import MIND
from valence.learn.items import items_csv


def rows_of(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text)))


def test_a_row_has_the_try_and_what_each_idea_says() -> None:
    """Ada leads Na+, and Ben answers with Ca2+, which is refused."""
    match = valence.start("metals", seed=7, names=["Ada", "Ben"], help="none")
    match.play(0, {"type": "initiate", "card": "Na+"})
    alike = next(ion for ion in match.view(1)["hand"] if "+" in ion)
    with pytest.raises(valence.IllegalMove):
        match.play(1, {"type": "respond", "ion": alike, "count": 1})
    (row,) = rows_of(items_csv([match]))
    assert (row["student"], row["concept"], row["item"]) == ("Ben", "sign", "sign")
    assert (row["right"], row["refused"], row["asked"], row["help"]) == ("0", "1", "0", "none")
    assert (row["sign: alike"], row["totals: signs"]) == ("1", "")


def test_rasch_puts_a_student_who_is_always_right_above_one_who_never_is() -> None:
    """Two students and many items of one difficulty: the estimate is half the log odds, drawn to 0 by the prior."""
    given = [("Ada", f"item {n}", 1) for n in range(40)]
    given += [("Ben", f"item {n}", 0) for n in range(40)]
    ability, difficulty = rasch(given)
    assert ability["Ada"] == pytest.approx(-ability["Ben"])
    assert ability["Ada"] > log(9)
    assert all(value == pytest.approx(0, abs=1e-6) for value in difficulty.values())


def test_dina_finds_who_knows_and_what_is_guessed() -> None:
    rng = Random(1)
    given = [
        (student, f"item {item}", int(rng.random() < (0.9 if student < "m" else 0.25)))
        for student in ("ada", "ben", "cleo", "xaver", "yara", "zoe")
        for item in range(30)
    ]
    knows, items = dina(given)
    assert all((chance > 0.99) == (student < "m") for student, chance in knows.items())
    assert sum(one.guess for one in items.values()) / len(items) == pytest.approx(0.25, abs=0.08)


def test_both_models_tell_simulated_students_apart() -> None:
    matches = []
    for n in range(6):
        idea = ("ratio", "own charge") if n % 2 else None
        student = Student("gap" if idea else "chemist", MIND, idea)
        matches.append(lesson(student, Random(n), "none"))
    rows = [
        {**row, "student": row["record"]}
        for row in rows_of(items_csv(matches))
        if row["student"] == "Seat 0"
    ]
    ability, _ = rasch(answers(rows, "ratio"))
    knows, _ = dina(answers(rows, "ratio"))
    assert min(ability[n] for n in ("1", "3", "5")) > max(ability[n] for n in ("2", "4", "6"))
    assert min(knows[n] for n in ("1", "3", "5")) > max(knows[n] for n in ("2", "4", "6"))
