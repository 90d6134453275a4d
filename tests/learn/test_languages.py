"""Everything about what students have shown, and what they practise, is said in the language of its reader."""

import re
import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from random import Random
from typing import Any
from zipfile import ZipFile

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

import valence
from tests.learn.one_lesson import lesson
from tests.marked import MARKED, is_english
from valence.bots.students import Mind, Student
from valence.core.languages import DEFAULT, Language
from valence.core.match import AnyMatch
from valence.games import CATALOGUE
from valence.games.metals import students as metals
from valence.games.pkace import students as pkace
from valence.learn.checks import items
from valence.learn.class_findings import class_map, seen_by_person
from valence.learn.exercises import EXERCISES, Exercise, exercises
from valence.learn.practice.anki import FIELDS, write_anki
from valence.learn.practice.turns import Answer, Turn, take_turn
from valence.learn.reports import understood
from valence.learn.words import words
from valence.learn.worksheets import class_worksheets
from valence.questions.evidence import Evidence
from valence.room.check_results import check_results
from valence.room.room import Check
from valence.table.live import LiveTable
from valence.table.records import checked_record, table_of

TEXTS = {"title", "says", "instead", "ask", "tried", "question", "why", "situation"}
# Choices are also formulas and numbers, which are the same in each language.
WORD = re.compile("[a-z]{4}")
MINDS = [(metals.MIND, ("ratio", "not reduced")), (pkace.MIND, ("direction", "reversed"))]


def english(value: Any, place: str = "") -> Iterator[tuple[str, str]]:
    match to_builtins(value):
        case [*several]:
            for each in several:
                yield from english(each, place)
        case {**fields}:
            for key, field in fields.items():
                yield from english(field, str(key))
        case str(text) if place in TEXTS or (place == "text" and WORD.search(text)):
            if is_english(text):
                yield place, text


@cache
def played(mind: Mind, idea: tuple[str, str]) -> AnyMatch:
    return lesson(Student("gap", mind, idea), Random(1), "none")


def at_a_table(match: AnyMatch) -> tuple[LiveTable, dict[str, list[Evidence]]]:
    live = table_of(checked_record(match.record), "K7W4")
    chairs = tuple(replace(chair, people=(chair.name,)) for chair in live.seating.chairs)
    live.seating = replace(live.seating, chairs=chairs)
    senders = {ply: match.names[one.seat] for ply, one in enumerate(match.played)}
    return live, seen_by_person(live, senders)


@pytest.mark.parametrize(("mind", "idea"), MINDS)
def test_a_class_map_and_its_worksheets(mind: Mind, idea: tuple[str, str]) -> None:
    live, seen = at_a_table(played(mind, idea))
    map_ = class_map([live], seen, MARKED)
    assert any(one.shown for person in map_.people for one in person.findings)
    assert not list(english(map_))
    sheets = class_worksheets([live], seen, 2, "7", MARKED)
    assert sheets[0].sections[0].mistakes
    assert not list(english(sheets))
    assert not any(map(is_english, words(MARKED).sheet.values()))


def test_the_findings_of_a_player() -> None:
    live, seen = at_a_table(played(*MINDS[0]))
    assert live.match is not None
    found = class_map([live], seen, DEFAULT).people[0].findings
    in_words = understood(found, [live.words(MARKED)], MARKED)
    assert in_words.concepts.keys() == {one.concept for one in found}
    assert not list(english(in_words))


@pytest.mark.parametrize("concept", EXERCISES)
def test_an_exercise_is_the_same_in_each_language(concept: str) -> None:
    marked, plain = (exercises(concept, 12, "7", language) for language in (MARKED, DEFAULT))
    assert not list(english(marked))
    for one, other in zip(marked, plain, strict=True):
        assert (one.right, ideas(one)) == (other.right, ideas(other))


def ideas(one: Exercise) -> list[tuple[str, ...]]:
    return [choice.ideas for choice in one.choices]


def asked(language: Language) -> list[Exercise]:
    taught = (name for name, entry in CATALOGUE.items() if entry.game.concepts)
    return [one for name in taught for one in items("ROOM", name, "ada", "before", language)]


def test_a_check_and_its_results() -> None:
    assert asked(DEFAULT)
    assert not list(english(asked(MARKED)))
    check = Check(1, "metals", "before", answers={"ada": (0,) * 10})
    (result,) = check_results("ROOM", [check], MARKED)
    assert not list(english(result.concepts))


NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
ACID = "acetic-acid/name"


def test_a_turn_of_practice() -> None:
    reply = take_turn(Turn(answer=Answer(ACID, "9")), NOON, MARKED)
    assert reply.ruled is not None
    said = [*reply.ruled.words, *reply.shakiest]
    assert len(said) > 1
    assert not any(map(is_english, said))


def test_an_answer_that_is_no_number() -> None:
    with pytest.raises(ValueError, match=r"^⟦That isn't a number"):
        take_turn(Turn(answer=Answer(ACID, "much")), NOON, MARKED)


def test_cards_for_anki(tmp_path: Path) -> None:
    write_anki(tmp_path / "deck.apkg", 1_700_000_000.0, language=MARKED)
    with ZipFile(tmp_path / "deck.apkg") as package:
        package.extract("collection.anki2", tmp_path)
    connection = sqlite3.connect(tmp_path / "collection.anki2")
    rows = connection.execute("select flds from notes").fetchall()
    connection.close()
    for (row,) in rows:
        note = dict(zip(FIELDS, row.split("\x1f"), strict=True))
        assert not any(
            is_english(note[field]) for field in ("Name", "Kind", "Also", "Why", "Note")
        ), note


def test_the_library_tells_what_was_understood_and_advises() -> None:
    match = valence.start("metals", seed=7, help="none", lang=MARKED)
    assert not any(is_english(hint.reason) for hint in match.advice(match.to_move[0]))
    seat = match.to_move[0]
    match.play(seat, match.moves(seat)[0])
    for person in valence.understanding(match.record, lang=MARKED):
        assert not list(english(person["findings"]))
