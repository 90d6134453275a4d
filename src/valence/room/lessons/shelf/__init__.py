"""The shelf of ready lessons, by game; their words are in `words`."""

from collections.abc import Mapping

from valence.room.lessons.lesson import Lesson
from valence.room.lessons.shelf import charged, combined, metals, pkace, polymer, quizmaster, whoami

SHELF: Mapping[str, Lesson] = {
    lesson.id: lesson
    for part in (metals, charged, quizmaster, pkace, whoami, polymer, combined)
    for lesson in part.LESSONS
}
