"""Exercises with feedback: to a wrong choice, what is right instead of the idea behind it."""

from collections.abc import Iterable, Iterator
from hashlib import sha256

from msgspec import Struct

from valence.core.concepts import ConceptWords
from valence.core.languages import Language
from valence.games import concept_words
from valence.learn.exercises import Choice, Exercise
from valence.learn.words import words


class Answer(Struct, frozen=True):
    text: str
    is_right: bool
    feedback: str


class Item(Struct, frozen=True):
    id: str
    """The same for the same question in every export, so that a platform can recognize it."""
    concept: str
    question: str
    answers: tuple[Answer, ...]


def items_of(exercises: Iterable[Exercise], language: Language) -> tuple[Item, ...]:
    """Return each exercise once, with feedback."""
    said = concept_words(language)
    made = (_item(one, said[one.concept], language) for one in exercises)
    return tuple({item.id: item for item in made}.values())


def _item(one: Exercise, said: ConceptWords, language: Language) -> Item:
    told = "\n".join([one.concept, one.question, *sorted(choice.text for choice in one.choices)])
    return Item(
        id=f"valence-{sha256(told.encode()).hexdigest()[:16]}",
        concept=said.title,
        question=one.question,
        answers=tuple(
            Answer(choice.text, choice.is_right, " ".join(_feedback(one, choice, said, language)))
            for choice in one.choices
        ),
    )


def _feedback(
    one: Exercise, choice: Choice, said: ConceptWords, language: Language
) -> Iterator[str]:
    """Say what is right instead of the ideas that would pick a choice; without one, why the right answer is right."""
    for idea in choice.ideas:
        yield words(language).idea_behind(said.ideas[idea].says, said.ideas[idea].instead)
    if not choice.ideas:
        yield one.why
