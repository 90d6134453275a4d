"""From a record to findings: which decisions count, and when something is concluded."""

import pytest
from msgspec.structs import replace

import valence
from valence.core.game import Seat
from valence.core.notes import HintAsked
from valence.learn.class_findings import needs, seen_by_person
from valence.learn.findings import Finding, people_in
from valence.library import AnyMatch
from valence.questions import answer_to
from valence.questions.choosing import question_about
from valence.questions.evidence import evidence_in
from valence.table.live import BOT
from valence.table.records import checked_record, table_of
from valence_lab.students.world.everyone import everyone
from valence_lab.students.world.kinds import Habits
from valence_lab.students.world.measures import Play, seen

NAMES = ["Ada", "Ben"]


def answering(help_level: str = "none") -> AnyMatch:
    """Metal vs. Non-Metal; the player to move has to answer, and holds ions of both signs."""
    match = valence.start("metals", seed=7, names=NAMES, help=help_level)
    match.play(0, {"type": "initiate", "card": "Na+"})
    return match


def try_same_sign(match: AnyMatch) -> None:
    held = match.view(1)["hand"]
    with pytest.raises(valence.IllegalMove):
        match.play(
            1, {"type": "respond", "ion": next(ion for ion in held if "+" in ion), "count": 1}
        )


def test_a_refused_move_is_evidence_and_the_second_try_is_not() -> None:
    match = answering()
    try_same_sign(match)
    match.play(1, match.moves(1)[0])
    (seen,) = [one for one in evidence_in(match) if one.shown.seat == 1]
    assert (seen.shown.ply, seen.shown.is_refused) == (1, True)
    assert seen.observation.concept == "sign"


def test_a_hint_takes_the_evidence_away() -> None:
    match = answering()
    match.make(Seat(1), HintAsked(1))
    match.play(1, match.moves(1)[0])
    assert not [one for one in evidence_in(match) if one.shown.seat == 1]


def test_what_is_marked_on_screen_shows_nothing() -> None:
    match = answering("full")
    match.play(1, match.moves(1)[0])
    assert not list(evidence_in(match))


def test_asking_why_not_leaves_no_trace() -> None:
    match = answering()
    assert match.why_not(1, {"type": "respond", "ion": "Na+", "count": 1})
    assert not list(evidence_in(match))


def test_moves_that_nobody_made_do_not_count() -> None:
    match = answering()
    match.play(1, match.moves(1)[0])
    live = table_of(checked_record(match.record), "K7W4")
    chairs = tuple(replace(chair, people=(chair.name,)) for chair in live.seating.chairs)
    live.seating = replace(live.seating, chairs=chairs)
    assert seen_by_person(live, {0: "Ada", 1: "Ben"})["Ben"]
    assert not seen_by_person(live, {0: "Ben", 1: BOT})["Ben"]


def test_too_little_evidence_is_reported_as_such() -> None:
    match = answering()
    try_same_sign(match)
    ada, ben = people_in([match])
    assert {one.verdict for one in (*ada.findings, *ben.findings)} == {"too little"}
    assert next(one for one in ben.findings if one.concept == "sign").decisions == 1
    assert not needs([ada, ben])


@pytest.mark.parametrize(("questions", "verdict"), [("off", "unclear"), ("often", "misconception")])
def test_only_questions_tell_who_throws_cards_away_from_who_takes_them_for_partners(
    questions: str, verdict: str
) -> None:
    match = valence.start("metals", seed=7, names=NAMES, help="none", questions=questions)
    while match.to_move:
        seat = match.to_move[0]
        view = match.view(seat)
        is_answering = view["led"] and not view["answer"]
        alike = [ion for ion in view["hand"] if view["led"] and (ion[-1] == view["led"][-1])]
        if seat == 1 and is_answering and alike:
            with pytest.raises(valence.IllegalMove):
                match.play(1, {"type": "respond", "ion": alike[0], "count": 1})
        move = match.checked(seat, match.moves(seat)[0])
        question = question_about(match, seat, move) if seat == 1 else None
        if question is not None and question.id == "partner":
            given = next(iter(question.about[0].wrong["alike"]))
            match.make(Seat(1), answer_to(question, given, move))
        match.make(Seat(seat), move)
    ada, ben = valence.understanding(match.record)
    assert (ada["player"], ben["player"]) == ("Ada", "Ben")
    sign = next(one for one in ben["findings"] if one["concept"] == "sign")
    assert sign["verdict"] == verdict
    assert next(one for one in ada["findings"] if one["concept"] == "sign")["verdict"] == "knows"
    if verdict == "unclear":
        assert not needs(people_in([match]))
        return
    assert sign["misconception"]["says"] == "Ions of the same kind go together."
    (need,) = needs(people_in([match]))
    assert (need.students, need.concept) == (("Ben",), "sign")


def test_records_without_attempts_still_load() -> None:
    match = valence.start("metals", seed=7, names=NAMES)
    match.play(0, {"type": "initiate", "card": "Na+"})
    assert match.record.startswith("valence record 1\n")
    assert [one["player"] for one in valence.understanding(match.record)] == NAMES


def pkace_lesson(kind: str) -> dict[str, Finding]:
    """Return what is found about a student of the open world after one lesson with questions."""
    student = next(one for one in everyone() if one.id == kind)
    found = seen(student, 0, Play(questions="often"), Habits(steady=(1.0, 1.0), slip=(0.0, 0.0)))
    return {one.concept: one for one in found.findings}


def test_r12_who_ducks_knows_the_chemistry_and_not_the_rule() -> None:
    direction = pkace_lesson("pkace/strategy/ducks")["direction"]
    assert (direction.misconception, direction.conduct) == ("", "ducks")
    assert direction.games == 4
    assert pkace_lesson("pkace/chemist/plain")["direction"].conduct == ""


def test_aluminium_as_2_is_named_and_nothing_is_called_known() -> None:
    student = next(one for one in everyone() if one.id == "metals/unlisted/aluminium as 2+")
    found = seen(student, 2, Play(questions="often"), Habits(steady=(1.0, 1.0), slip=(0.0, 0.0)))
    ratio = next(one for one in found.findings if one.concept == "ratio")
    assert ratio.verdict == "something else"
    assert ("Al3+", "2+") in [(one.item, one.reading) for one in ratio.again]
