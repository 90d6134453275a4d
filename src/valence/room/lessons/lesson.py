"""A lesson: its steps, each of which a room can carry out, and what it is about.

The words of a lesson on the shelf are in `words`, by language. A teacher's own lesson has its words with it.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from valence.games import BUILT_IN, CATALOGUE
from valence.learn.checks import CheckKind
from valence.room.deal import MAX_MINUTES, Deal
from valence.room.lessons.topics import TOPICS
from valence.table.errors import bad

MAX_STEPS = 20
MAX_MESSAGE = 120

Level: TypeAlias = Literal["14-16", "16-18", "year 1", "year 2"]
Minutes: TypeAlias = Annotated[int, Meta(ge=1, le=MAX_MINUTES)]
Line: TypeAlias = Annotated[str, Meta(max_length=120)]
Paragraph: TypeAlias = Annotated[str, Meta(max_length=1000)]
Id: TypeAlias = Annotated[str, Meta(max_length=40)]


class StepWords(Struct, frozen=True, forbid_unknown_fields=True):
    title: Line = ""
    message: Annotated[str, Meta(max_length=MAX_MESSAGE)] = ""
    """A sentence for every phone and the projector, during a talk."""
    say: Paragraph = ""
    ask: Annotated[tuple[Annotated[str, Meta(max_length=300)], ...], Meta(max_length=6)] = ()
    expect: Paragraph = ""
    """What students will probably answer or find."""


NO_WORDS = StepWords()


class Step(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", kw_only=True):
    words: StepWords = NO_WORDS
    """Of a teacher's own step."""


class Talk(Step, frozen=True, tag="talk"):
    """Pause the games and talk: every phone shows the message."""

    minutes: Minutes
    about_table: bool = False
    """True to project the position of a table, which the teacher chooses."""


class Play(Step, frozen=True, tag="play"):
    """Deal a round. Its timer has the minutes of the step."""

    deal: Deal

    @property
    def minutes(self) -> int:
        return self.deal.minutes or 0


class GoOn(Step, frozen=True, tag="go_on"):
    """Go on with the games that were paused."""

    minutes: Minutes


class Check(Step, frozen=True, tag="check"):
    """Ask everyone ten questions about a game's concepts."""

    minutes: Minutes
    game: Id
    when: CheckKind


class Give(Step, frozen=True, tag="homework"):
    """Give homework: games against bots to finish within some days."""

    minutes: Minutes
    deal: Deal
    games: Annotated[int, Meta(ge=1, le=50)] = 1
    days: Annotated[int, Meta(ge=1, le=60)] = 7


AnyStep: TypeAlias = Talk | Play | GoOn | Check | Give


class Idea(Struct, frozen=True, forbid_unknown_fields=True):
    """A misconception that a lesson will probably bring to light."""

    concept: Id
    id: Id


class Lesson(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: Id = ""
    """Of a lesson on the shelf; empty for a teacher's own."""
    title: Annotated[str, Meta(max_length=80)] = ""
    goal: Annotated[str, Meta(max_length=400)] = ""
    levels: Annotated[tuple[Level, ...], Meta(max_length=4)] = ()
    steps: Annotated[tuple[AnyStep, ...], Meta(max_length=MAX_STEPS)] = ()
    ideas: Annotated[tuple[Idea, ...], Meta(max_length=10)] = ()
    topics: Annotated[tuple[Id, ...], Meta(max_length=40)] = ()

    @property
    def minutes(self) -> int:
        return sum(step.minutes for step in self.steps)

    @property
    def games(self) -> tuple[str, ...]:
        """Return the games that the class plays, in order."""
        named = (step.deal.game for step in self.steps if isinstance(step, Play))
        return tuple(dict.fromkeys(named))


IDEAS = frozenset(
    f"{concept.id}: {idea.id}"
    for one in BUILT_IN.values()
    for concept in one.game.concepts
    for idea in concept.misconceptions
)


def deals_of(lesson: Lesson) -> list[Deal]:
    """Return the games that a lesson deals or gives as homework."""
    return [step.deal for step in lesson.steps if isinstance(step, Play | Give)]


def check_lesson(lesson: Lesson) -> None:
    """Refuse a lesson that names a game, an idea or a topic that doesn't exist; its deals are checked elsewhere."""
    for step in lesson.steps:
        if isinstance(step, Check) and step.game not in CATALOGUE:
            raise bad("no_game", game=step.game, known=", ".join(CATALOGUE))
    for idea in lesson.ideas:
        if (name := f"{idea.concept}: {idea.id}") not in IDEAS:
            raise bad("no_idea", name=name)
    for topic in lesson.topics:
        if topic not in TOPICS:
            raise bad("no_topic", name=topic)
