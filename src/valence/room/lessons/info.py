"""Lessons as teachers see them: structure and words together, in their language."""

from msgspec import Raw, Struct
from msgspec.structs import replace

from valence.core.languages import Language
from valence.core.wire import encode
from valence.games import concept_words, title
from valence.room.lessons.lesson import Check, Give, Idea, Lesson, Play, StepWords
from valence.room.lessons.shelf import SHELF
from valence.room.lessons.topics import STANDARDS, TOPICS, Read
from valence.room.lessons.words import lesson_words, topic_words


class LessonGame(Struct, frozen=True):
    name: str
    title: str


class ToldIdea(Struct, frozen=True):
    """A misconception that a lesson will probably bring to light, in words."""

    concept: str
    """The title of the concept."""
    says: str
    """The idea as a student would put it."""
    instead: str
    """What is right."""
    ask: str
    """A question for the class."""


class LessonInfo(Struct, frozen=True):
    lesson: Raw
    """The lesson with the words of its reader's language, so that it can be saved as one's own."""
    minutes: int
    games: tuple[LessonGame, ...]
    """Those that are played."""
    titles: tuple[str, ...]
    """The title of the game of each step; empty where there is none."""
    ideas: tuple[ToldIdea, ...]


class TopicInfo(Struct, frozen=True):
    id: str
    standard: str
    """The name of the standard."""
    edition: str
    code: str
    text: str
    read: Read
    """The kind of source in which it was read."""
    sources: tuple[str, ...]
    """Where the topics of this standard were read."""


class Shelf(Struct, frozen=True):
    lessons: tuple[LessonInfo, ...]
    topics: tuple[TopicInfo, ...]
    limits: tuple[str, ...]
    """Where the standards and the games don't meet."""


def shelf(language: Language) -> Shelf:
    words = topic_words(language)
    return Shelf(
        lessons=tuple(lesson_info(one, language) for one in SHELF.values()),
        topics=tuple(
            TopicInfo(
                one.id,
                words.standards[one.standard],
                STANDARDS[one.standard].edition,
                one.code,
                words.topics[one.id],
                one.read,
                STANDARDS[one.standard].sources,
            )
            for one in TOPICS.values()
        ),
        limits=words.limits,
    )


def lesson_info(lesson: Lesson, language: Language) -> LessonInfo:
    titles = [title(name, language) if name else "" for name in map(_game_of, lesson.steps)]
    return LessonInfo(
        lesson=Raw(encode(with_words(lesson, language))),
        minutes=lesson.minutes,
        games=tuple(LessonGame(name, title(name, language)) for name in lesson.games),
        titles=tuple(titles),
        ideas=tuple(_told(idea, language) for idea in lesson.ideas),
    )


def with_words(lesson: Lesson, language: Language) -> Lesson:
    """Return a lesson with its words in a language; a teacher's own has them already."""
    words = lesson_words(language).get(lesson.id)
    if words is None:
        return lesson
    steps = zip(lesson.steps, words.steps, strict=True)
    told = tuple(replace(step, words=said) for step, said in steps)
    return replace(lesson, title=words.title, goal=words.goal, steps=told)


def words_of(lesson: Lesson, step: int, language: Language) -> StepWords:
    return with_words(lesson, language).steps[step].words


def _game_of(step: object) -> str:
    match step:
        case Play(deal=deal) | Give(deal=deal):
            return deal.game
        case Check(game=game):
            return game
        case _:
            return ""


def _told(idea: Idea, language: Language) -> ToldIdea:
    concept = concept_words(language)[idea.concept]
    said = concept.ideas[idea.id]
    return ToldIdea(concept.title, said.says, said.instead, said.ask)
