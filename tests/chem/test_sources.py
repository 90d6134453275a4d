"""Every fact has a source that can be looked up, or says that it hasn't."""

import re
from collections.abc import Iterator

import pytest

from valence.chem.acids_bases import cards
from valence.chem.compounds import EXISTENCE
from valence.chem.data_files import DATA, rows
from valence.learn.exercises.acids import is_agreed

STATED = ("no report found", "no modern report found", "from memory", "estimated")
BIBLIOGRAPHY = rows("sources.csv")
TABLES = sorted(path.name for path in DATA.glob("*.csv") if "source" in rows(path.name)[0])


def parts(source: str) -> Iterator[str]:
    return (part.strip() for part in re.split(r"; (?![^(]*\))", source))


def state(part: str) -> str:
    """Return how far a part of a source can be looked up; a longer beginning is the more precise one."""
    if part.casefold().startswith(STATED) or "from memory" in part:
        return "from memory"
    known = [row for row in BIBLIOGRAPHY if part.startswith(row["begins"])]
    assert known, part
    return max(known, key=lambda row: len(row["begins"]))["state"]


@pytest.mark.parametrize("table", TABLES)
def test_every_source_is_in_the_bibliography_or_says_that_it_is_from_memory(table: str) -> None:
    for row in rows(table):
        assert row["source"], row
        assert all(map(state, parts(row["source"])))


def test_the_bibliography_says_of_each_source_whether_it_can_be_looked_up() -> None:
    assert {row["state"] for row in BIBLIOGRAPHY} == {"complete", "incomplete"}
    assert all(row["reference"] for row in BIBLIOGRAPHY)


def test_no_source_is_a_list_of_chapters() -> None:
    for table in TABLES:
        assert not any(re.search(r"chapters \d+, \d+", row["source"]) for row in rows(table))


def test_a_chapter_is_not_enough_to_look_a_source_up() -> None:
    for row in BIBLIOGRAPHY:
        vague = re.search(r"chapters? \d", row["reference"]) or "not noted" in row["reference"]
        assert bool(vague) == (row["state"] == "incomplete"), row


def test_an_exercise_asks_for_no_value_without_a_source_that_can_be_looked_up() -> None:
    asked = [card for card in cards().values() if is_agreed(card)]
    assert len(asked) > 15
    for card in asked:
        assert "complete" in [state(part) for part in parts(card.source)], card.id


def test_a_compound_that_exists_has_a_source_that_can_be_looked_up() -> None:
    for fact in EXISTENCE.values():
        if fact.kind in ("stable", "not ionic", "unstable"):
            assert {state(part) for part in parts(fact.source)} & {"complete", "incomplete"}
