"""Due items come first, new ones a few at a time; known items are counted."""

from datetime import UTC, datetime, timedelta

import pytest

from valence.games.quizmaster.cards import BUILT_IN
from valence.learn.practice.schedule import (
    Grade,
    Progress,
    asked_of,
    item,
    items_of,
    next_item,
    recall,
    reviewed,
    summary,
)

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
MINUTE = timedelta(minutes=1)
DAY = timedelta(days=1)
ITEMS = items_of(BUILT_IN, 7)


def after(*reviews: tuple[str, Grade, datetime]) -> Progress:
    progress = Progress(seed=7)
    for name, grade, when in reviews:
        progress = reviewed(progress, name, grade, when)
    return progress


def test_a_beginner_is_asked_new_items_only() -> None:
    first = next_item(Progress(seed=7), ITEMS, NOON, new=5)
    assert first is not None
    assert asked_of(first)[1] == "name"
    assert next_item(Progress(seed=7), ITEMS, NOON, new=0) is None


def test_learners_meet_the_cards_in_different_orders() -> None:
    firsts = {
        next_item(Progress(seed=seed), items_of(BUILT_IN, seed), NOON, new=1) for seed in range(9)
    }
    assert len(firsts) > 1


def test_a_value_is_asked_for_before_its_compound() -> None:
    progress = Progress(seed=7)
    for _ in BUILT_IN:
        fresh = next_item(progress, ITEMS, NOON, new=1)
        assert fresh is not None
        assert fresh.endswith("/name")
        progress = reviewed(progress, fresh, "good", NOON)
        progress = reviewed(progress, fresh, "good", NOON + 10 * MINUTE)
    fresh = next_item(progress, ITEMS, NOON + 11 * MINUTE, new=1)
    assert fresh is not None
    assert fresh.endswith("/value")


def test_the_longest_overdue_items_come_first_and_before_new_ones() -> None:
    progress = after(("acetone/name", "again", NOON), ("lda/name", "again", NOON - 30 * MINUTE))
    assert next_item(progress, ITEMS, NOON + 5 * MINUTE, new=5) == "lda/name"
    progress = reviewed(progress, "lda/name", "good", NOON + 5 * MINUTE)
    assert next_item(progress, ITEMS, NOON + 5 * MINUTE, new=5) == "acetone/name"


def test_new_items_come_before_items_due_soon() -> None:
    progress = after(("acetone/name", "again", NOON))
    assert next_item(progress, ITEMS, NOON, new=1) not in (None, "acetone/name")
    assert next_item(progress, ITEMS, NOON, new=0) == "acetone/name"


def test_nothing_is_asked_long_before_it_is_due() -> None:
    progress = after(("acetone/name", "good", NOON), ("acetone/name", "good", NOON + 10 * MINUTE))
    assert progress.items["acetone/name"].due >= NOON + DAY
    assert next_item(progress, ITEMS, NOON + 11 * MINUTE, new=0) is None
    assert next_item(progress, ITEMS, progress.items["acetone/name"].due, new=0) == "acetone/name"


def test_the_better_the_answers_the_longer_the_interval() -> None:
    def interval(grade: Grade) -> timedelta:
        when = NOON
        progress = Progress()
        for _ in range(4):
            progress = reviewed(progress, "lda/name", grade, when)
            when = progress.items["lda/name"].due
        memory = progress.items["lda/name"]
        assert memory.last_review is not None
        return memory.due - memory.last_review

    assert interval("again") < interval("hard") < interval("good")


def test_the_same_answers_give_the_same_schedule() -> None:
    reviews: list[tuple[str, Grade, datetime]] = [
        ("lda/value", "good", NOON + n * DAY) for n in range(6)
    ]
    assert after(*reviews) == after(*reviews)


def test_the_summary_counts_known_shaky_due_and_new_items() -> None:
    progress = after(
        ("lda/name", "good", NOON),
        ("lda/name", "good", NOON + 10 * MINUTE),
        ("acetone/name", "again", NOON),
    )
    stands = summary(progress, ITEMS, NOON + 11 * MINUTE)
    assert (stands.known, stands.shaky, stands.due, stands.new) == (1, 1, 1, 106)
    assert stands.shakiest == ("acetone/name",)
    assert stands.next_due == NOON + MINUTE
    assert summary(Progress(), ITEMS, NOON).next_due is None


def test_items_not_asked_again_are_forgotten() -> None:
    progress = after(("lda/name", "good", NOON), ("lda/name", "good", NOON + 10 * MINUTE))
    memory = progress.items["lda/name"]
    assert recall(memory, NOON + DAY) > 0.9 > recall(memory, NOON + 60 * DAY)
    assert summary(progress, ITEMS, NOON + 60 * DAY).shaky == 1


@pytest.mark.parametrize("name", ["", "acetone", "acetone/colour", "/name"])
def test_an_unknown_item_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="no item called"):
        asked_of(name)


@pytest.mark.parametrize("card", BUILT_IN)
def test_an_item_is_a_card_and_what_is_shown(card: str) -> None:
    assert asked_of(item(card, "value")) == (card, "value")
