"""Exercises as files that learning platforms read: Moodle XML, GIFT, and packages of QTI 2.1."""

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Literal, NamedTuple, TypeAlias

from msgspec import Meta

from valence.core.languages import Language
from valence.learn.exercises import Exercise, exercises, practised_in
from valence.learn.export import gift, moodle, qti
from valence.learn.export.items import Item, items_of

ExportFormat: TypeAlias = Literal["moodle", "gift", "qti"]

MOST_EXERCISES = 20  # about one concept

ExerciseCount: TypeAlias = Annotated[int, Meta(ge=1, le=MOST_EXERCISES)]


class _Format(NamedTuple):
    write: Callable[[str, Sequence[Item]], bytes]
    ending: str
    media_type: str


_FORMATS: Mapping[ExportFormat, _Format] = {
    "moodle": _Format(moodle.written, "xml", "application/xml"),
    "gift": _Format(gift.written, "gift.txt", "text/plain"),
    "qti": _Format(qti.written, "zip", "application/zip"),
}


class ExportFile(NamedTuple):
    name: str
    media_type: str
    content: bytes


def exercises_in(game: str, count: int, seed: str, language: Language) -> tuple[Exercise, ...]:
    """Return so many exercises about each concept of a game, as far as there are some."""
    concepts = practised_in(game)
    return tuple(one for concept in concepts for one in exercises(concept, count, seed, language))


def exported(
    name: str,
    title: str,
    asked: Sequence[Exercise],
    format_: ExportFormat,
    language: Language,
) -> ExportFile:
    """Return a file with the exercises, each choice with what to say to whoever picks it."""
    write, ending, media_type = _FORMATS[format_]
    content = write(title, items_of(asked, language))
    return ExportFile(f"{name}.{ending}", media_type, content)
