"""The short check after a game: a few questions, each once, where the answers tell most."""

import pytest

import valence
from valence.core.concepts import Question
from valence.core.game import Seat, heard
from valence.core.match import AnyMatch
from valence.games import CATALOGUE
from valence.questions import answer_to, observations
from valence.questions.choosing import AT_END, MOST_AT_END, question_at_end
from valence.questions.evidence import Evidence, evidence_in

WITH_CONCEPTS = sorted(name for name, entry in CATALOGUE.items() if entry.game.concepts)


def over(questions: str = "often") -> AnyMatch:
    """Return a polymer game in which everybody has made the first legal move."""
    match = valence.start("polymer", seed=3, help="none", questions=questions)
    while match.to_move:
        match.play(match.to_move[0], match.moves(match.to_move[0])[0])
    return match


def check(match: AnyMatch, earlier: tuple[Evidence, ...] = ()) -> list[Question]:
    """Answer everything rightly; return what was asked."""
    asked = []
    while (one := question_at_end(match, 0, earlier)) is not None:
        match.make(Seat(0), answer_to(one, one.right[0]))
        asked.append(one)
    return asked


def test_a_check_is_short_and_asks_nothing_twice() -> None:
    asked = [(one.id, one.subject) for one in check(over())]
    assert len(asked) == len(set(asked)) == AT_END


def test_without_questions_there_is_no_check() -> None:
    assert check(over("off")) == []


def test_all_checks_of_a_lesson_are_limited_and_differ() -> None:
    lesson: list[Evidence] = []
    asked: list[Question] = []
    for number in range(MOST_AT_END):
        match = over()
        asked += check(match, tuple(lesson))
        lesson += [one for one in evidence_in(match, number) if one.shown.seat == 0]
    assert len(asked) <= MOST_AT_END
    assert len({(one.id, one.subject) for one in asked}) == len(asked)


def test_an_answer_is_evidence_and_nobody_else_reads_it() -> None:
    match = over()
    one = question_at_end(match, 0)
    assert one is not None
    before = len(list(evidence_in(match)))
    events = match.make(Seat(0), answer_to(one, one.right[0]))
    assert heard(events, Seat(0))
    assert not heard(events, Seat(1))
    assert not heard(events, None)
    seen = list(evidence_in(match))[before:]
    assert [seen_.observation for seen_ in seen] == list(observations(one, one.right[0]))
    assert seen


def test_a_check_is_in_the_record_and_leaves_the_outcome_alone() -> None:
    match = over()
    outcome = match.outcome
    check(match)
    again = valence.replay(match.record)
    assert again.outcome == match.outcome == outcome
    assert list(evidence_in(again)) == list(evidence_in(match))
    assert again.record == match.record


@pytest.mark.parametrize("name", WITH_CONCEPTS)
def test_everything_that_can_be_asked_has_words(name: str) -> None:
    match = valence.start(name, seed=1)
    words = match.words.at_table(match.state.options)
    asked = list(match.game.asks_at_end(match.state))
    assert asked
    for one in asked:
        assert "{}" not in words.question(one.id, one.subject)
        written = [words.choice(one.id, one.subject, choice) for choice in one.choices]
        assert len({*written}) == len(written), f"{one.id} {one.subject}: {written}"


@pytest.mark.parametrize("name", WITH_CONCEPTS)
def test_each_wrong_idea_can_be_told_from_knowing(name: str) -> None:
    """A question whose wrong idea chooses just what is right would tell nothing about it."""
    match = valence.start(name, seed=1)
    asked = list(match.game.asks_at_end(match.state))
    told = {
        idea
        for one in asked
        for about in one.about
        for idea, chosen in about.wrong.items()
        if not {*chosen} & {*about.right}
    }
    could = {idea for one in asked for about in one.about for idea in about.wrong}
    assert told == could
