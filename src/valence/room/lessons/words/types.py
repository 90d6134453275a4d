"""What a language says about lessons."""

from collections.abc import Mapping

from msgspec import Struct

from valence.room.lessons.lesson import StepWords


class LessonWords(Struct, frozen=True):
    """The words of a lesson on the shelf."""

    title: str
    goal: str
    steps: tuple[StepWords, ...]
    """Of each step, in order."""


class TopicWords(Struct, frozen=True):
    standards: Mapping[str, str]
    """The name of each standard."""
    topics: Mapping[str, str]
    """What each topic asks for, in our own words."""
    limits: tuple[str, ...]
    """Where the standards and the games don't meet."""
