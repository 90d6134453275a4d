"""Homework handed in is replayed; a damaged, changed or copied record is pointed out."""

import asyncio
import textwrap

import pytest

import valence
from tests.site.device import Device
from valence.core.languages import DEFAULT
from valence.library import AnyMatch
from valence.site.submissions import (
    HomeworkLink,
    Sheet,
    Submissions,
    look_through,
    records_in,
    short_text,
    understood,
)

HOMEWORK = HomeworkLink("metals", 2, "none", {"hand": 3})


def game(name: str, seed: int = 7, *, help: str = "none", hand: int = 3) -> AnyMatch:  # noqa: A002
    """A game against a bot, with one refused move of the player, played to the end."""
    options = {"hand": hand}
    names = [name, "Fair bot"]
    match = valence.start("metals", seed=seed, names=names, options=options, help=help)
    while match.to_move:
        seat = match.to_move[0]
        if seat == 0 and match.ply < 2:
            with pytest.raises(valence.IllegalMove):
                match.play(0, {"type": "concede"})
        match.play(seat, match.moves(seat)[0])
    return match


def handed_in(*texts: str, homework: HomeworkLink | None = None) -> Submissions:
    return Submissions(tuple(Sheet(f"file {n}", text) for n, text in enumerate(texts)), homework)


def test_a_short_text_is_the_record() -> None:
    record = game("Ada").record
    short = short_text(record)
    assert len(short) < len(record) / 2
    assert list(records_in(short)) == [record]


def test_a_short_text_survives_an_e_mail() -> None:
    record = game("Ada").record
    mail = "Hello,\r\nmy homework:\r\n" + "\r\n".join(textwrap.wrap(short_text(record), 70))
    assert list(records_in(mail + "\r\nBye. Ada")) == [record]


def test_a_text_may_have_several_records() -> None:
    one, two, three = game("Ada").record, game("Ben", 8).record, game("Cleo", 9).record
    found = list(records_in(f"{one}\n{short_text(two)}\n{three}"))
    assert [valence.replay(text).names[0] for text in found] == ["Ben", "Ada", "Cleo"]


def test_the_table_says_who_did_what() -> None:
    match = game("Ada")
    (found,) = look_through(handed_in(match.record))
    moves = [played for played in match.played if played.seat == 0 and not played.is_note]
    outcome = match.outcome
    assert outcome is not None
    assert found.people == ("Ada",)
    assert (found.title, found.help, found.is_over) == ("Metal vs. Non-Metal", "none", True)
    assert (found.moves, found.refused, found.hints) == (len(moves), 1, 0)
    assert found.result == f"{outcome['scores'][0]} : {outcome['scores'][1]}"
    assert found.won == (0 in outcome["winners"])
    assert (found.problem, found.same_as, found.is_as_set) == ("", "", None)


def test_an_unfinished_game_is_no_result() -> None:
    match = valence.start("metals", seed=7, names=["Ada", "Fair bot"])
    match.play(0, match.moves(0)[0])
    (found,) = look_through(handed_in(match.record))
    assert (found.is_over, found.result, found.moves) == (False, "", 1)


@pytest.mark.parametrize(
    ("match", "is_as_set"),
    [
        (game("Ada"), True),
        (game("Ada", help="full"), False),
        (game("Ada", hand=4), False),
        (valence.start("pkace", seed=1, names=["Ada", "Fair bot"], help="none"), False),
    ],
)
def test_a_game_with_other_rules_is_not_the_homework(match: AnyMatch, is_as_set: bool) -> None:
    (found,) = look_through(handed_in(match.record, homework=HOMEWORK))
    assert found.is_as_set is is_as_set


def test_homework_of_earlier_rules_is_still_the_homework() -> None:
    record = valence.start("polymer", seed=1, help="none").record
    before = record.replace("rules: 3", "rules: 2").replace('"raid":"any"', '"raid":"mixed"')
    before = before.replace('"restart":"any",', "")
    assert before != record
    given = HomeworkLink("polymer", 2, "none", {})
    found = look_through(handed_in(record, before, homework=given))
    assert [(one.problem, one.is_as_set) for one in found] == [("", True), ("", True)]


def test_a_copied_game_names_who_had_it_first() -> None:
    ada, ben = game("Ada").record, game("Ben").record  # the same seed and moves
    found = look_through(handed_in(ada, ben, game("Cleo", 8).record))
    assert [one.same_as for one in found] == ["", "Ada", ""]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "a record begins with"),
        ("My dog ate it.", "a record begins with"),
        ("valence:AAAA.", "a record begins with"),
        (game("Ada").record.replace('"initiate"', '"concede"', 1), "move "),
        (short_text(game("Ada").record)[:-30] + ".", "can't be replayed"),
    ],
)
def test_what_cannot_be_replayed_says_why(text: str, problem: str) -> None:
    (found,) = look_through(handed_in(text))
    assert problem in found.problem
    assert found.people == ()


def salts(name: str, seed: int) -> str:
    """A whole game without help, in which the player never breaks a rule."""
    match = valence.start("metals", seed=seed, names=[name, "Fair bot"], help="none")
    while match.to_move:
        match.play(match.to_move[0], match.moves(match.to_move[0])[0])
    return match.record


def test_the_class_is_understood_without_its_bots_and_copies() -> None:
    ada = salts("Ada", 7)
    found = understood(
        handed_in(ada, "nonsense", ada.replace("Ada", "Ben"), salts("Cleo", 8)), DEFAULT
    )
    assert [person.name for person in found.people] == ["Ada", "Cleo"]
    (first, *_) = found.people[0].findings
    assert (first.verdict, first.concept) == ("knows", "sign")
    assert found.concepts["sign"].title == "Which ions attract each other"
    shown = {at.table for person in found.people for one in person.findings for at in one.shown}
    assert shown == {"0", "3"}


def test_a_student_who_hands_in_twice_is_one_student() -> None:
    given = Submissions(
        (Sheet("one", salts("Ada L", 7)), Sheet("two", salts("ada l.", 8))),
        names=("Ada Lovelace", "Ben Cole"),
    )
    assert [one.students for one in look_through(given)] == [("Ada Lovelace",)] * 2
    assert [one.people for one in look_through(given)] == [("Ada L",), ("ada l.",)]
    assert [person.name for person in understood(given, DEFAULT).people] == ["Ada Lovelace"]


def test_the_bots_worker_works_out_what_a_class_has_shown() -> None:
    body = {"sheets": [{"name": "ada.txt", "text": salts("Ada", 7)}]}
    found = asyncio.run(Device().json("POST", "/api/pile/understanding", body))
    assert found["people"][0]["name"] == "Ada"
