"""Practice in a browser: the progress comes with every answer."""

import re
from datetime import UTC, datetime, timedelta

import pytest

from valence.core.wire import WireError, encode, read
from valence.learn.practice.schedule import Memory, Progress
from valence.learn.practice.turns import Answer, AskedNext, Turn, take_turn

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
# Acetic acid has pKa 4.76.
VALUE, NAME = "acetic-acid/name", "acetic-acid/value"


def test_a_new_learner_is_asked_something_new() -> None:
    reply = take_turn(Turn(), NOON)
    assert reply.next is not None
    assert reply.next.is_new
    assert reply.next.question is not None
    assert reply.next.question.show == "name"
    assert (reply.summary.known, reply.summary.shaky, reply.summary.due) == (0, 0, 0)


def test_nothing_is_asked_if_nothing_is_due_and_nothing_new_is_wanted() -> None:
    assert take_turn(Turn(new=0), NOON).next is None


@pytest.mark.parametrize(
    ("item", "text", "grade"),
    [
        (VALUE, "4.76", "good"),
        (VALUE, "4,8", "hard"),
        (VALUE, "9", "again"),
        (VALUE, None, "again"),
        (NAME, "acetic acid", "good"),
        (NAME, "CH3COOH", "good"),
        (NAME, "phenol", "again"),
    ],
)
def test_an_answer_is_judged_and_scheduled(item: str, text: str | None, grade: str) -> None:
    reply = take_turn(Turn(answer=Answer(item, text)), NOON)
    assert reply.ruled is not None
    assert reply.ruled.grade == grade
    assert reply.ruled.last is not None
    assert reply.ruled.last.card == "acetic-acid"
    assert reply.progress.items[item].last_review == NOON
    assert reply.ruled.words


def test_what_is_due_comes_first() -> None:
    learned = take_turn(Turn(answer=Answer(VALUE, "9")), NOON).progress
    later = take_turn(Turn(progress=learned), NOON + timedelta(hours=1))
    assert later.next is not None
    assert (later.next.item, later.next.is_new) == (VALUE, False)
    assert later.summary.due == 1
    assert later.shakiest == ("acetic acid (AcOH)",)


def test_progress_survives_the_journey_as_json() -> None:
    reply = take_turn(Turn(answer=Answer(VALUE, "4.76")), NOON)
    assert read(Progress, encode(reply.progress), "progress") == reply.progress


def test_a_value_that_is_not_a_number_is_not_judged() -> None:
    with pytest.raises(ValueError, match="isn't a number"):
        take_turn(Turn(answer=Answer(VALUE, "four")), NOON)


@pytest.mark.parametrize("item", ["unobtainium/name", "acetic-acid", "acetic-acid/colour"])
def test_an_unknown_item_is_refused(item: str) -> None:
    with pytest.raises(ValueError, match="no item called"):
        take_turn(Turn(answer=Answer(item, "1")), NOON)


def test_impossible_progress_is_refused() -> None:
    naive = Memory("review", None, 1.0, 5.0, datetime(2026, 3, 1), None)
    many = {f"x{n}/name": naive for n in range(2001)}
    for items in ({VALUE: naive}, many):
        with pytest.raises(ValueError, match="progress"):
            take_turn(Turn(progress=Progress(items=items)), NOON)
    with pytest.raises(WireError, match="progress"):
        read(Turn, b'{"progress": {"items": {"a": 1}}}', "turn")


# Teaching before asking


def test_a_card_is_introduced_once_and_asked_with_choices_until_it_is_known() -> None:
    first = take_turn(Turn(), NOON).next
    assert first is not None
    assert first.question is not None
    card = first.item.removesuffix("/name")
    assert first.introduces == card
    assert len(first.question.choices) == 4
    value = next(text for text in first.question.choices if is_right(first.item, text))
    learned = take_turn(Turn(answer=Answer(first.item, value)), NOON).progress
    again = take_turn(Turn(progress=learned, new=0), NOON + timedelta(minutes=11)).next
    assert again is not None
    assert (again.item, again.introduces) == (first.item, None)
    assert again.question is not None
    assert len(again.question.choices) == 4
    answer = Turn(progress=learned, answer=Answer(first.item, value))
    known = take_turn(answer, NOON + timedelta(minutes=11)).progress
    later = take_turn(Turn(progress=known, new=0), known.items[first.item].due).next
    assert later is not None
    assert later.question is not None
    assert later.question.choices == ()


def is_right(item: str, text: str) -> bool:
    ruled = take_turn(Turn(answer=Answer(item, text)), NOON).ruled
    return ruled is not None and ruled.grade == "good"


def test_cards_and_the_skills_of_the_games_take_turns() -> None:
    progress, asked = None, []
    for _ in range(4):
        reply = take_turn(Turn(progress=progress), NOON)
        assert reply.next is not None
        asked.append(reply.next.exercise is not None)
        given = Answer(reply.next.item, "0", seed_of(reply.next))
        progress = take_turn(Turn(progress=reply.progress, answer=given), NOON).progress
    assert asked == [False, True, False, True]


def seed_of(asked: AskedNext) -> str:
    return asked.exercise.seed if asked.exercise else ""


def test_an_exercise_is_judged_by_the_seed_that_asked_it() -> None:
    missed = Turn(answer=Answer("termination/exercise", None, "1"))
    learning = take_turn(missed, NOON).progress
    asked = take_turn(Turn(progress=learning, new=0), NOON + timedelta(hours=1)).next
    assert asked is not None
    assert asked.exercise is not None
    (chains,) = re.findall(r"^\d+", asked.exercise.question)
    right = f"{int(chains) - 2}"  # a termination uses up two radicals
    for text, grade in ((right, "good"), (chains, "again"), (None, "again")):
        ruled = take_turn(Turn(answer=Answer(asked.item, text, asked.exercise.seed)), NOON).ruled
        assert ruled is not None
        assert (ruled.grade, ruled.right, ruled.was_new) == (grade, right, True)
