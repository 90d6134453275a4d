"""Fading help: sequences worked out by hand."""

import json
from typing import Any

import pytest

import valence
from tests.table.hosting import START, MemoryHost, full_seating, run
from valence.core.help import Result, withdrawn
from valence.core.languages import DEFAULT
from valence.core.match import IllegalMove, Match
from valence.core.notes import HintAsked
from valence.core.record import FromPosition, FromSeed, Heading
from valence.games import CATALOGUE, entry
from valence.table.chairs import heading_of
from valence.table.live import LiveTable
from valence.table.messages import answer, read_message
from valence.table.protocol import Refused
from valence.table.rematch import again
from valence.table.seating import end
from valence.table.updates import reader_of, update_for

RESULTS: dict[str, Result] = {"r": "right", "w": "wrong", "h": "hint", ".": None}


@pytest.mark.parametrize(
    ("results", "gone"),
    [
        ("", 0),
        ("rr", 0),
        ("rrr", 1),  # three right in a row withdraw the first kind
        ("r.r.r", 1),  # a decision in which nothing could go wrong doesn't count
        ("rrrrr", 1),
        ("rrrrrr", 2),  # three more the second
        ("rrrrrrrrr", 2),  # there are only two kinds
        ("rrwrr", 0),  # a mistake ends the row
        ("rrhrr", 0),  # so does a hint
        ("rrhrrr", 1),
        ("rrrw", 1),  # one mistake brings nothing back yet
        ("rrrww", 0),  # two do
        ("rrrwrw", 1),  # but not with a right decision between them
        ("rrrwhw", 0),  # a hint is no right decision
        ("rrrrrrwwww", 0),
        ("wwwwrrr", 1),  # mistakes aren't saved up
        ("rrrwwrrr", 1),
    ],
)
def test_help_is_withdrawn_and_comes_back(results: str, gone: int) -> None:
    assert withdrawn([RESULTS[result] for result in results], kinds=2) == gone


@pytest.mark.parametrize(
    ("before", "results", "gone"),
    [(1, "", 1), (1, "rrr", 2), (1, "ww", 0), (9, "", 2), (2, "ww", 1)],
)
def test_help_that_was_lost_in_earlier_games_is_gone_from_the_start(
    before: int, results: str, gone: int
) -> None:
    assert withdrawn([RESULTS[result] for result in results], 2, before) == gone


def test_full_and_no_help() -> None:
    assert valence.start("metals", seed=7).help(0) == ("formulas", "moves")
    assert valence.start("metals", seed=7, help="none").help(0) == ()
    assert valence.start("metals", seed=7, help="none").help(None) == ()
    with pytest.raises(ValueError, match="help: must be full, fading or none, got 'some'"):
        valence.start("metals", help="some")


def test_everything_is_shown_when_the_game_is_over() -> None:
    match = valence.start("metals", seed=7, help="none")
    while match.to_move:
        match.play(match.to_move[0], match.moves(match.to_move[0])[0])
    assert match.help(0) == match.help(None) == ("formulas", "moves")


def test_help_fades_for_each_seat_by_itself() -> None:
    match = valence.start("metals", seed=7, help="fading")
    answers = {0: 0, 1: 0}
    while not all(count >= 3 for count in answers.values()):
        seat = match.to_move[0]
        is_answer = match.save()["led"] is not None and match.save()["answer"] is None
        if seat == 1 and is_answer:  # Seat 1 always tries to give up first.
            with pytest.raises(IllegalMove):
                match.play(seat, {"type": "concede"})
        match.play(seat, match.moves(seat)[0])
        answers[seat] += is_answer
    assert match.help(1) == ("formulas", "moves")
    assert "formulas" not in match.help(0)


def test_the_record_says_which_help_was_lost_before() -> None:
    start = FromSeed({}, 7)
    heading = Heading("metals", "1", ("Ada", "Ben"), start, "fading", withdrawn=(0, 1))
    match = Match(entry("metals").game, entry("metals").words(DEFAULT), heading)
    assert (match.help(0), match.help(1)) == (("formulas", "moves"), ("moves",))
    assert (match.withdrawn(0), match.withdrawn(1)) == (0, 1)
    assert "\nhelp: fading\nwithdrawn: [0,1]\n" in match.record
    assert valence.replay(match.record).help(1) == ("moves",)
    for bad, told in (
        ("[1]", "a number for each of 2 seats"),
        ("[0,99]", "withdrawn"),
        ("x", "withdrawn"),
    ):
        with pytest.raises(ValueError, match=told):
            valence.replay(match.record.replace("[0,1]", bad))


def test_a_hint_is_no_right_decision() -> None:
    match = valence.start("metals", seed=7, help="fading")
    for _ in range(12):
        seat = match.to_move[0]
        match.make(seat, HintAsked(1))
        match.play(seat, match.moves(seat)[0])
    assert match.help(0) == ("formulas", "moves")


def test_the_level_of_help_is_in_the_record() -> None:
    match = valence.start("metals", seed=7, help="fading")
    assert "\nhelp: fading\n" in match.record
    assert match.record.startswith("valence record 2\n")
    assert valence.replay(match.record).heading.help == "fading"
    with pytest.raises(ValueError, match="help: must be full, fading or none"):
        valence.replay(match.record.replace("fading", "much"))


# At a table


def table_with(help_: str, game: str = "metals") -> tuple[MemoryHost, LiveTable]:
    host = MemoryHost()
    return host, host.open(game, full_seating(game, help=help_))


def update(live: LiveTable, person: str = "person 0") -> dict[str, Any]:
    read: dict[str, Any] = json.loads(update_for(live, reader_of(live, person), -1, START))
    return read


def test_without_help_a_client_gets_what_it_can_try_unmarked() -> None:
    _, live = table_with("none")
    assert live.match is not None
    first = live.match.to_move[0]
    live.match.play(first, live.match.moves(first)[0])
    seat = live.match.to_move[0]
    told = update(live, f"person {seat}")
    hand = told["view"]["hand"]
    tried = [(one["move"]["ion"], one["move"]["count"]) for one in told["candidates"]]
    assert tried == [(ion, count) for ion, held in hand.items() for count in range(1, held + 1)]
    assert (told["help"], told["moves"], told["refused"]) == ([], [], [])
    assert told["table"]["help"] == "none"


@pytest.mark.parametrize("game", ["polymer", "charged"])
def test_where_moves_are_composed_no_list_gives_them_away(game: str) -> None:
    _, live = table_with("none", game)
    assert update(live)["moves"] == []
    assert update(live)["candidates"] is None


@pytest.mark.parametrize("game", ["quizmaster", "whoami"])
def test_a_game_that_marks_no_moves_lists_them_always(game: str) -> None:
    _, live = table_with("none", game)
    assert live.match is not None
    told = update(live, f"person {live.match.to_move[0]}")
    assert told["moves"]
    assert told["candidates"] == []


def test_without_help_no_move_is_previewed() -> None:
    for help_, is_refused in (("none", True), ("full", False)):
        host, live = table_with(help_)
        move = {"type": "initiate", "card": "Na+"}
        asked = read_message(json.dumps({"type": "preview", "id": "a", "move": move}))
        answered = run(answer(host, live, "person 0", asked))  # type: ignore[arg-type]
        assert isinstance(answered, Refused) == is_refused


def test_a_rematch_begins_without_the_help_that_somebody_has_lost() -> None:
    _, live = table_with("fading")
    seating = again(end(live.seating, START), "7", "5a17", START, {"person 0": 1})
    # Everybody moves on one seat.
    assert [(chair.people, chair.withdrawn) for chair in seating.chairs] == [
        (("person 1",), 0),
        (("person 0",), 1),
    ]
    assert heading_of("metals", seating).withdrawn == (0, 1)


def test_a_rematch_keeps_the_level_of_help() -> None:
    _, live = table_with("none")
    assert again(end(live.seating, START), "7", "5a17", START).help == "none"


# Refusals


@pytest.mark.parametrize(
    ("help_", "reason"),
    [
        ("full", "You have a full answer to Ca²⁺ and must give one: 2 Cl⁻."),
        ("none", "You have a full answer to Ca²⁺ and must give one."),
    ],
)
def test_without_help_a_refusal_gives_the_reason_and_not_the_answer(
    help_: str, reason: str
) -> None:
    position = valence.start("metals", seed=7).save() | {
        "hands": [{"Ca2+": 1}, {"Cl-": 3}],
        "deck": [],
        "initiator": 0,
    }
    start = FromPosition(position, strict=False)
    entry = CATALOGUE["metals"]
    heading = Heading("metals", entry.game.rules_version, ("Ada", "Ben"), start, help_)  # type: ignore[arg-type]
    match = Match(entry.game, entry.words(DEFAULT), heading)
    match.play(0, {"type": "initiate", "card": "Ca2+"})
    with pytest.raises(IllegalMove) as refused:
        match.play(1, {"type": "respond", "ion": "Cl-", "count": 1})
    assert refused.value.reason == reason
    assert (
        match.say(match.story[-1])[1] == f"You tried: answer with 1 Cl⁻ (chloride). {reason} (R5)"
    )
