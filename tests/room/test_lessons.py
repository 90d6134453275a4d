"""Lessons: every one on the shelf fits the real games, and a room goes through one step by step."""

import pytest
from msgspec.structs import replace

from tests.denials import denied
from valence.core.languages import DEFAULT, Language, languages
from valence.core.wire import WireError, encode, read
from valence.games import BUILT_IN, CATALOGUE
from valence.learn.checks import ITEMS, version_of
from valence.room.deal import Deal, check_deal
from valence.room.lessons import course
from valence.room.lessons.info import lesson_info, shelf, with_words
from valence.room.lessons.lesson import (
    Check,
    Give,
    GoOn,
    Idea,
    Lesson,
    Play,
    StepWords,
    Talk,
    check_lesson,
    deals_of,
)
from valence.room.lessons.shelf import SHELF
from valence.room.lessons.topics import STANDARDS, TOPICS
from valence.room.lessons.words import lesson_words, topic_words
from valence.room.room import Room, read_room, write_room

LESSONS = [pytest.param(lesson, id=lesson.id) for lesson in SHELF.values()]
METALS, PKACE = Deal("metals"), Deal("pkace")
THREE = Lesson(steps=(Talk(minutes=5), Play(deal=METALS), Play(deal=PKACE)))


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
    for name in BUILT_IN:
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


# Step by step


def test_a_room_goes_through_a_lesson() -> None:
    room = course.take(Room("host", ""), THREE)
    assert course.current_step(course.the_course(room)) == Talk(minutes=5)
    assert course.coming_game(room) == "metals"
    dealt = course.begun(course.go_to(room, 1, 0), 1, 100.0)
    assert course.the_course(dealt).began == 100.0
    assert course.coming_game(dealt) == "pkace", "metals is being played"
    back = course.go_to(dealt, 0, 1)
    assert course.the_course(back).began is None
    over = course.go_to(back, 3, 0)
    assert course.current_step(course.the_course(over)) is None


def test_two_taps_dont_skip_a_step() -> None:
    room = course.go_to(course.take(Room("host", ""), THREE), 1, 0)
    with denied("gone on with the lesson meanwhile"):
        course.go_to(room, 1, 0)
    with denied("no step 5; the lesson has 3"):
        course.go_to(room, 4, 1)


def test_a_step_that_somebody_has_left_is_not_noted_as_begun() -> None:
    room = course.go_to(course.take(Room("host", ""), THREE), 2, 0)
    assert course.the_course(course.begun(room, 1, 100.0)).began is None


def test_a_lesson_can_be_changed_while_it_runs() -> None:
    room = course.begun(course.go_to(course.take(Room("host", ""), THREE), 1, 0), 1, 100.0)
    shorter = replace(THREE, steps=THREE.steps[1:])
    now = course.the_course(course.change(room, shorter, 0))
    assert (now.step, now.began) == (0, 100.0)
    with denied("no step 4; the lesson has 2"):
        course.change(room, shorter, 3)
    assert course.change(room, Lesson(), 0).course is None


def test_without_a_lesson_there_is_no_step() -> None:
    with denied("There is no lesson in this room"):
        course.go_to(course.take(Room("host", ""), Lesson()), 0, 0)


def test_the_game_that_comes_next_is_that_of_the_last_round_when_the_lesson_has_none() -> None:
    room = replace(Room("host", ""), last_deal=METALS)
    assert course.coming_game(Room("host", "")) is None
    assert course.coming_game(room) == "metals"
    assert course.coming_game(course.go_to(course.take(room, THREE), 3, 0)) == "metals"


def test_the_rounds_that_0_2_had_planned_are_a_lesson() -> None:
    stored = b'{"host":"h","title":"9b","plan":[{"game":"metals"},{"game":"pkace"}],"next_step":1}'
    room = read_room(stored)
    now = course.the_course(room)
    assert [deal.game for deal in deals_of(now.lesson)] == ["metals", "pkace"]
    assert (now.step, now.began) == (1, None)
    assert read_room(write_room(room)) == room
    assert course.the_course(course.take(room, THREE)).lesson == THREE


def test_the_lesson_of_a_room_is_stored_with_it() -> None:
    words = StepWords(message="Look here")
    lesson = Lesson(title="Mine", steps=(Talk(minutes=3, words=words),))
    room = course.begun(course.take(Room("host", ""), lesson), 0, 5.0)
    assert read_room(write_room(room)) == room
