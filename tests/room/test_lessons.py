"""Lessons: every one on the shelf fits the real games."""

import pytest
from msgspec.structs import replace

from tests.denials import denied
from valence.core.languages import DEFAULT, Language, languages
from valence.core.wire import WireError, encode, read
from valence.games import CATALOGUE
from valence.learn.checks import ITEMS, version_of
from valence.room.deal import check_deal
from valence.room.lessons.info import lesson_info, shelf, with_words
from valence.room.lessons.lesson import (
    Check,
    Give,
    GoOn,
    Idea,
    Lesson,
    Play,
    Talk,
    check_lesson,
    deals_of,
)
from valence.room.lessons.shelf import SHELF
from valence.room.lessons.topics import STANDARDS, TOPICS
from valence.room.lessons.words import lesson_words, topic_words

LESSONS = [pytest.param(lesson, id=lesson.id) for lesson in SHELF.values()]


# The shelf


@pytest.mark.parametrize("lesson", LESSONS)
def test_every_deal_can_be_dealt(lesson: Lesson) -> None:
    check_lesson(lesson)
    for deal in deals_of(lesson):
        game = check_deal(deal, deal.options)
        # `check_deal` takes another sheet for another number of seats; a lesson names the one that it means.
        if deal.preset:
            assert deal.seats is not None
            game.preset(deal.preset, deal.seats)
        if deal.questions != "off":
            assert game.has_questions


@pytest.mark.parametrize("lesson", LESSONS)
def test_every_lesson_fills_one_or_two_periods(lesson: Lesson) -> None:
    assert lesson.minutes in (45, 90)
    assert all(step.minutes >= 2 for step in lesson.steps), "a round without minutes has no timer"


@pytest.mark.parametrize("lesson", LESSONS)
def test_every_lesson_checks_before_and_after_and_gives_homework(lesson: Lesson) -> None:
    kinds = [type(step) for step in lesson.steps]
    checks = [step for step in lesson.steps if isinstance(step, Check)]
    assert [one.when for one in checks] == ["before", "after"]
    assert len({one.game for one in checks}) == 1
    assert checks[0].game in lesson.games
    assert (kinds[0], kinds[-2:]) == (Talk, [Check, Give])
    assert kinds.index(Check) < kinds.index(Play) < len(kinds) - 3
    for version in (0, 1):
        assert len(version_of("ROOM", checks[0].game, version)) == ITEMS


@pytest.mark.parametrize("lesson", LESSONS)
def test_games_go_on_only_after_a_pause(lesson: Lesson) -> None:
    for before, step in zip(lesson.steps, lesson.steps[1:], strict=False):
        if isinstance(step, GoOn):
            assert isinstance(before, Talk)


@pytest.mark.parametrize("lesson", LESSONS)
def test_every_idea_is_one_that_its_games_show(lesson: Lesson) -> None:
    shown = {
        Idea(concept.id, idea.id)
        for name in lesson.games
        for concept in CATALOGUE[name].game.concepts
        for idea in concept.misconceptions
    }
    assert lesson.ideas
    assert shown.issuperset(lesson.ideas)


def test_there_are_two_lessons_for_each_game_and_three_that_combine_games() -> None:
    played = [lesson.games for lesson in SHELF.values()]
    for name in CATALOGUE:
        assert played.count((name,)) >= 2
    assert sum(len(games) > 1 for games in played) >= 3


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("lesson", LESSONS)
def test_every_step_has_words(lesson: Lesson, language: Language) -> None:
    words = lesson_words(language)[lesson.id]
    assert words.title
    assert words.goal
    assert len(words.steps) == len(lesson.steps)
    for step, said in zip(lesson.steps, words.steps, strict=True):
        if not isinstance(step, Check):
            assert said.say
        if isinstance(step, Talk):
            assert said.title
            assert said.message
            assert said.ask
            assert said.expect
        else:
            assert not said.message, "only a talk covers the phones"
        if isinstance(step, Play | GoOn):
            assert said.title
            assert said.expect


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_on_the_shelf_can_be_saved_as_ones_own(lesson: Lesson) -> None:
    own = replace(with_words(lesson, DEFAULT), id="")
    assert read(Lesson, encode(own), "lesson") == own
    assert read(Lesson, bytes(lesson_info(own, DEFAULT).lesson), "lesson") == own


def test_words_are_only_about_lessons_and_topics_that_exist() -> None:
    assert set(lesson_words(DEFAULT)) == set(SHELF)
    assert set(topic_words(DEFAULT).topics) == set(TOPICS)
    assert set(topic_words(DEFAULT).standards) == set(STANDARDS)


def test_every_topic_is_that_of_a_lesson() -> None:
    named = {topic for lesson in SHELF.values() for topic in lesson.topics}
    assert named == set(TOPICS)
    assert len(shelf(DEFAULT).topics) == len(TOPICS)


# A teacher's own


@pytest.mark.parametrize(
    ("lesson", "reason"),
    [
        (Lesson(steps=(Check(minutes=5, game="chess", when="before"),)), "no game called 'chess'"),
        (Lesson(ideas=(Idea("direction", "sideways"),)), "no misconception 'direction: sideways'"),
        (Lesson(topics=("ngss HS-PS9-9",)), "no topic 'ngss HS-PS9-9'"),
    ],
)
def test_a_lesson_names_only_what_exists(lesson: Lesson, reason: str) -> None:
    with denied(reason):
        check_lesson(lesson)


@pytest.mark.parametrize(
    "body",
    [
        {"title": "x" * 81},
        {"steps": [{"kind": "talk", "minutes": 5}] * 21},
        {"steps": [{"kind": "talk", "minutes": 0}]},
        {"steps": [{"kind": "talk", "minutes": 5, "words": {"say": "x" * 1001}}]},
        {"steps": [{"kind": "talk", "minutes": 5, "words": {"ask": ["?"] * 7}}]},
        {"steps": [{"kind": "film", "minutes": 5}]},
        {"levels": ["kindergarten"]},
        {"author": "me"},
    ],
)
def test_a_lesson_from_outside_is_typed_and_capped(body: dict[str, object]) -> None:
    with pytest.raises(WireError):
        read(Lesson, body, "lesson")
