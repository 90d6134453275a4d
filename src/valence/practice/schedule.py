"""When a learner is asked what: FSRS keeps the intervals, the time is always given from outside."""

from collections.abc import Iterator, Mapping
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from valence.core.dice import Dice
from valence.games.quizmaster.asking import SHOWS
from valence.games.quizmaster.cards import CARDS, CardId
from valence.games.quizmaster.state import Show

if TYPE_CHECKING:
    import fsrs

# Who has nothing else to do is asked again what would be due within this time.
AHEAD = timedelta(minutes=20)
# What is remembered with a chance of at least this is known.
KNOWN = 0.9

Item: TypeAlias = str
"""A card and what of it is shown: `acetone/name`."""

Grade: TypeAlias = Literal["again", "hard", "good"]


class Memory(Struct, frozen=True, forbid_unknown_fields=True):
    """What FSRS knows of one item."""

    state: Literal["learning", "review", "relearning"]
    step: int | None
    stability: float | None
    difficulty: float | None
    due: datetime
    last_review: datetime | None


class Progress(Struct, frozen=True, forbid_unknown_fields=True):
    """One learner; an item that was never asked has no memory."""

    seed: int = 0
    items: Mapping[Item, Memory] = {}


class Summary(Struct, frozen=True):
    known: int
    shaky: int
    due: int
    """Of the known and the shaky."""
    new: int
    next_due: datetime | None
    """When the first of the items asked before comes up; none when none was."""
    shakiest: tuple[Item, ...]


def item(card: CardId, show: Show) -> Item:
    return f"{card}/{show}"


def asked_of(item: Item) -> tuple[CardId, Show]:
    """The card of an item, and what of it is shown."""
    card, _, show = item.rpartition("/")
    if card not in CARDS or show not in SHOWS:
        raise ValueError(f"there is no item {item!r}")
    return card, "name" if show == "name" else "value"


def next_item(progress: Progress, now: datetime, new: int) -> Item | None:
    """What is due, the longest first; then a new item if more are wanted; then what is due soon."""
    waiting = sorted(progress.items, key=lambda item: progress.items[item].due)
    if waiting and progress.items[waiting[0]].due <= now:
        return waiting[0]
    if new > 0 and (fresh := next(_new(progress), None)):
        return fresh
    if waiting and progress.items[waiting[0]].due <= now + AHEAD:
        return waiting[0]
    return None


def _new(progress: Progress) -> Iterator[Item]:
    """New items in an order of the learner's own; a value is asked for before its compound."""
    for show in SHOWS:
        for card in Dice(progress.seed, "new").shuffled(CARDS):
            if item(card, show) not in progress.items:
                yield item(card, show)


def reviewed(progress: Progress, item: Item, grade: Grade, now: datetime) -> Progress:
    """The progress after an answer."""
    import fsrs

    rating = {"again": fsrs.Rating.Again, "hard": fsrs.Rating.Hard, "good": fsrs.Rating.Good}
    before = progress.items.get(item)
    card = fsrs.Card(card_id=0, due=now) if before is None else _card(before)
    after, _ = _scheduler().review_card(card, rating[grade], now)
    return replace(progress, items={**progress.items, item: _memory(after)})


def summary(progress: Progress, now: datetime) -> Summary:
    """How much is known, how much is shaky, what is due."""
    chances = {item: recall(memory, now) for item, memory in progress.items.items()}
    shaky = sorted((item for item in chances if chances[item] < KNOWN), key=chances.__getitem__)
    dues = [memory.due for memory in progress.items.values()]
    return Summary(
        known=len(chances) - len(shaky),
        shaky=len(shaky),
        due=sum(due <= now for due in dues),
        new=len(CARDS) * len(SHOWS) - len(chances),
        next_due=min(dues, default=None),
        shakiest=tuple(shaky[:5]),
    )


def recall(memory: Memory, now: datetime) -> float:
    """The chance that an item is remembered; what is still being learned is not known yet."""
    if memory.state != "review":
        return 0.0
    return float(_scheduler().get_card_retrievability(_card(memory), now))


def _scheduler() -> "fsrs.Scheduler":
    import fsrs

    # Without fuzz, so that the same answers at the same times give the same schedule.
    return fsrs.Scheduler(enable_fuzzing=False)


def _card(memory: Memory) -> "fsrs.Card":
    import fsrs

    return fsrs.Card(
        card_id=0,
        state=fsrs.State[memory.state.capitalize()],
        step=memory.step,
        stability=memory.stability,
        difficulty=memory.difficulty,
        due=memory.due,
        last_review=memory.last_review,
    )


def _memory(card: "fsrs.Card") -> Memory:
    states: dict[int, Literal["learning", "review", "relearning"]]
    states = {1: "learning", 2: "review", 3: "relearning"}
    return Memory(
        states[card.state], card.step, card.stability, card.difficulty, card.due, card.last_review
    )
