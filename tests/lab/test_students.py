"""The open world of simulated students, and the figures of the study in docs/understanding.md."""

from random import Random

import pytest

from valence.learn.findings import Finding, Verdict
from valence_lab.students.plot import Bin, bins, calibration_svg
from valence_lab.students.world.everyone import GAMES, everyone, in_half
from valence_lab.students.world.figures import accused, guessers, precision, recall, stated_chances
from valence_lab.students.world.kinds import Habits, Kind, enrolled, thinking
from valence_lab.students.world.lessons import ONE_LESSON, own_turns, played
from valence_lab.students.world.measures import Play, Seen, lesson_of, seats, seen

STEADY = Habits(steady=(1.0, 1.0), slip=(0.0, 0.0), answer_slip=0.0)


def kind(name: str) -> Kind:
    return next(one for one in everyone() if one.id == name)


def test_the_world_is_open() -> None:
    kinds = list(everyone())
    assert len({one.id for one in kinds}) == len(kinds)
    assert sum(one.group == "unlisted" for one in kinds) >= 40
    assert {one.game for one in kinds} == set(GAMES)


def test_nobody_is_reported_whose_kind_parameters_were_estimated_on() -> None:
    both = {one.id for one in in_half("report")} & {one.id for one in in_half("estimate")}
    assert {kind(one).group for one in both} == {"listed", "chemist"}
    reported = {n for _, n in seats(in_half("report"), 5, "report")}
    assert reported.isdisjoint(n for _, n in seats(in_half("estimate"), 5, "estimate"))


@pytest.mark.parametrize("game", GAMES)
def test_a_steady_chemist_is_refused_nothing(game: str) -> None:
    student = enrolled(kind(f"{game}/chemist/plain"), STEADY, Random(1))
    matches = played(student, ONE_LESSON[game], "steady", "none", "off")
    entries = [one.tag for match in matches for one in match.played if one.seat == 0]
    assert "attempt" not in entries


def test_a_chemist_who_ducks_is_refused_and_says_what_is_true() -> None:
    ducking = enrolled(kind("pkace/strategy/ducks"), STEADY, Random(1))
    matches = played(ducking, ONE_LESSON["pkace"], "ducks", "none", "off")
    tries = [one for match in matches for one in match.played if one.seat == 0]
    assert any(one.tag == "attempt" for one in tries)


def test_a_lesson_is_the_same_each_time() -> None:
    first, second = (
        [match.record for match in lesson_of(kind("pkace/listed/reversed"), 3, Play(), Habits())]
        for _ in range(2)
    )
    assert first == second


def test_own_turns_end_when_there_are_enough() -> None:
    student = enrolled(kind("pkace/chemist/plain"), STEADY, Random(1))
    matches = own_turns(student, 25, "turns", "none", "off")
    own = [one for match in matches for one in match.played if one.seat == 0 and not one.is_note]
    assert len(own) == 25


def test_a_learner_ends_with_the_truth() -> None:
    student = enrolled(kind("metals/learner/own charge"), STEADY, Random(1))
    wrong, truth = student.kind.heads
    assert thinking(student, 0.1, Random(1)) is wrong
    assert thinking(student, 0.9, Random(1)) is truth


def test_with_full_help_play_alone_shows_nothing() -> None:
    found = seen(kind("pkace/listed/reversed"), 0, Play(help_level="full"), Habits())
    assert {one.verdict for one in found.findings} == {"too little"}


# Figures, worked out by hand


def finding(concept: str, named: str, chance: float) -> Finding:
    chances = {"knows": 1 - chance, named or "other idea": chance}
    return Finding(concept, "unclear", 9, 5, 0.1, named, chances, ())


def student(group: str, held: str, *named: str) -> Seen:
    about = Kind("metals", group, held, (), holds=frozenset([("ratio", held)] if held else []))  # type: ignore[arg-type]  # any group
    return Seen(about, tuple(finding("ratio", one, 0.95) for one in named), 0)


def test_the_figures() -> None:
    them = [
        student("listed", "own charge", "own charge"),
        student("listed", "own charge"),
        student("listed", "own charge", "own charge", "one of each"),
        student("chemist", ""),
        student("rules", "", "own charge"),
    ]
    assert (recall(them).true, recall(them).of) == (2, 3)
    assert (precision(them).true, precision(them).of) == (2, 4)
    assert accused(them, "chemist", "rules").value == 0.5


def test_who_is_said_to_guess_may_have_another_idea() -> None:
    them = [student("clicker", ""), student("unlisted", ""), student("chemist", "")]
    verdicts: list[Verdict] = ["guesses", "guesses", "knows"]
    said = [
        Seen(one.kind, (Finding("ratio", verdict, 9, 3, 0.95, "", {}, ()),), 0)
        for one, verdict in zip(them, verdicts, strict=True)
    ]
    assert (guessers(said).true, guessers(said).of) == (1, 2)


def test_naming_what_is_half_true_is_neither_right_nor_wrong() -> None:
    half = Kind("metals", "half", "", (), half=frozenset([("ratio", "own charge")]))
    one = Seen(half, (finding("ratio", "own charge", 0.95),), 0)
    assert not one.wrong
    assert list(stated_chances([one])) == []


def test_bins_of_the_calibration_plot() -> None:
    pairs = [(0.75, True), (0.75, False), (0.05, False), (1.0, True)]
    assert bins(pairs) == [Bin(0.05, 0, 1), Bin(0.75, 0.5, 2), Bin(1.0, 1, 1)]
    assert calibration_svg(pairs).count("<circle") == 3
