"""The words of the lessons on the shelf and of the topics, by language."""

from collections.abc import Mapping
from operator import attrgetter

from valence.core.languages import InEach, Language, texts_in
from valence.room.lessons.words.types import LessonWords, TopicWords

_LESSONS: Mapping[Language, Mapping[str, LessonWords]] = InEach(__name__, attrgetter("LESSONS"))
_TOPICS: Mapping[Language, TopicWords] = InEach(__name__, attrgetter("TOPICS"))


def lesson_words(language: Language) -> Mapping[str, LessonWords]:
    return texts_in(language, _LESSONS)


def topic_words(language: Language) -> TopicWords:
    return texts_in(language, _TOPICS)
