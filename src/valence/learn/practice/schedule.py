"""The schedule of a learner's questions by FSRS; the current time is always passed in."""

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from valence.core.dice import Dice
from valence.core.problems import bad_input
from valence.games.quizmaster.asking import SHOWS
from valence.games.quizmaster.cards import CardId, CardSet
from valence.games.quizmaster.state import Show
from valence.learn.exercises import EXERCISES
from valence.learn.problems import en

if TYPE_CHECKING:
    import fsrs

# When nothing is due, items due within this time are asked early.
AHEAD = timedelta(minutes=20)
# An item counts as known from this chance of recall.
KNOWN = 0.9

# A card and which side of it is shown: `acetone/name`. Or a concept, about which each time another exercise is asked:
# `direction/exercise`.
Item: TypeAlias = str

EXERCISE = "exercise"

Grade: TypeAlias = Literal["again", "hard", "good"]


class Memory(Struct, frozen=True, forbid_unknown_fields=True):
    """The state that FSRS stores for one item."""

    state: Literal["learning", "review", "relearning"]
    step: int | None
    stability: float | None
    difficulty: float | None
    due: datetime
    last_review: datetime | None


class Progress(Struct, frozen=True, forbid_unknown_fields=True):
    """One learner; items that were never asked have no memory."""

    seed: int = 0
    items: Mapping[Item, Memory] = {}


class Summary(Struct, frozen=True):
    known: int
    shaky: int
    due: int  # of the known and the shaky
    new: int
    next_due: datetime | None  # of the items asked before
    shakiest: tuple[Item, ...]


def item(card: CardId, show: Show) -> Item:
    return f"{card}/{show}"


def asked_of(item: Item) -> tuple[CardId, Show]:
    """Return the card of an item, and which side of it is shown."""
    card, _, show = item.rpartition("/")
    if not card or show not in SHOWS:
        raise bad_input(en.no_item, item)
    return card, "name" if show == "name" else "value"


def of_concept(concept: str) -> Item:
    return f"{concept}/{EXERCISE}"


def concept_of(item: Item) -> str | None:
    """Return the concept of an item; None if it is about a card."""
    concept, _, asks = item.rpartition("/")
    return concept if asks == EXERCISE and concept in EXERCISES else None


def is_known(progress: Progress, item: Item) -> bool:
    """Return True for an item that has been learned and not forgotten since."""
    memory = progress.items.get(item)
    return memory is not None and memory.state == "review"


def items_of(cards: CardSet, seed: int) -> list[Item]:
    """Return the items of a set in the order in which a learner meets them: values before names."""
    shuffled = Dice(seed, "new").shuffled(cards)
    return [item(card, show) for show in SHOWS for card in shuffled]


def among(progress: Progress, items: Collection[Item]) -> Progress:
    """Return the progress with these items alone."""
    wanted = set(items)
    known = {item: memory for item, memory in progress.items.items() if item in wanted}
    return replace(progress, items=known)


def merged(one: Progress, other: Progress) -> Progress:
    """Return the progress of one learner on two devices: of each item, what was reviewed last."""
    items = dict(one.items)
    for item, memory in other.items.items():
        if item not in items or _last_review(items[item]) < _last_review(memory):
            items[item] = memory
    return replace(one, items=items)


def _last_review(memory: Memory) -> float:
    return memory.last_review.timestamp() if memory.last_review else 0.0


def next_item(progress: Progress, items: Sequence[Item], now: datetime, new: int) -> Item | None:
    """Return the most overdue of these items; else the first new one if more are wanted; else the next one due soon."""
    progress = among(progress, items)
    waiting = sorted(progress.items, key=lambda item: progress.items[item].due)
    if waiting and progress.items[waiting[0]].due <= now:
        return waiting[0]
    fresh = next((one for one in items if one not in progress.items), None)
    if new > 0 and fresh is not None:
        return fresh
    if waiting and progress.items[waiting[0]].due <= now + AHEAD:
        return waiting[0]
    return None


def reviewed(progress: Progress, item: Item, grade: Grade, now: datetime) -> Progress:
    import fsrs

    rating = {"again": fsrs.Rating.Again, "hard": fsrs.Rating.Hard, "good": fsrs.Rating.Good}
    before = progress.items.get(item)
    card = fsrs.Card(card_id=0, due=now) if before is None else _card(before)
    after, _ = _scheduler().review_card(card, rating[grade], now)
    return replace(progress, items={**progress.items, item: _memory(after)})


def summary(progress: Progress, items: Collection[Item], now: datetime) -> Summary:
    """Count the items that are known, shaky, due and new."""
    progress = among(progress, items)
    chances = {item: recall(memory, now) for item, memory in progress.items.items()}
    shaky = sorted((item for item in chances if chances[item] < KNOWN), key=chances.__getitem__)
    dues = [memory.due for memory in progress.items.values()]
    return Summary(
        known=len(chances) - len(shaky),
        shaky=len(shaky),
        due=sum(due <= now for due in dues),
        new=len(items) - len(chances),
        next_due=min(dues, default=None),
        shakiest=tuple(shaky[:5]),
    )


def recall(memory: Memory, now: datetime) -> float:
    """Return the chance of recalling an item; 0 while it is still being learned."""
    if memory.state != "review":
        return 0.0
    return float(_scheduler().get_card_retrievability(_card(memory), now))


def _scheduler() -> "fsrs.Scheduler":
    import fsrs

    # Without fuzzing, so that the same answers at the same times give the same schedule.
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
