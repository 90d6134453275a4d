"""Moves as people type them in the terminal."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import valence
from tests.variants import VARIANTS
from valence.cli.moves import are_listed, in_words, offered, typed_move
from valence.cli.terminal import plain_text
from valence.core.game import Seat
from valence.core.languages import Language, written
from valence.core.play import legal_moves
from valence.core.wire import Json, to_dict
from valence.games import entry
from valence.library import Match


def read(text: str, match: Match, seat: int = 0) -> Json:
    return typed_move(text, match, entry(match.game.name).terminal, Seat(seat))


def metals() -> Match:
    """Ada holds Cl- Cl- Al3+ O2- Na+ Ca2+ and leads; Ben holds Ca2+ Ca2+ N3- N3- Na+ Na+."""
    return valence.start("metals", seats=2, seed=7, names=["Ada", "Ben"])


def positions(
    game: str, seats: int, options: dict[str, object], language: Language
) -> Iterator[tuple[Match, Seat, list[Any]]]:
    """Positions of one game of random moves, with the moves that are listed."""
    luck = Random(3)
    match = valence.start(game, seats=seats, seed=3, options=options, lang=language)
    while match.to_move and match.ply < 40:
        seat = match.to_move[0]
        moves = offered(match, seat)
        if are_listed(match, entry(game).terminal, seat):
            yield match, seat, luck.sample(moves, min(3, len(moves)))
        match.play(seat, to_dict(luck.choice(legal_moves(match.game, match.state, seat))))


LISTED = [
    (game, *variant)
    for game in ("charged", "metals", "pkace", "polymer")
    for variant in VARIANTS[game]
]


@pytest.mark.parametrize("language", written())
@pytest.mark.parametrize(("game", "seats", "options"), LISTED)
def test_every_move_can_be_typed_as_the_list_writes_it(
    game: str, seats: int, options: dict[str, object], language: Language
) -> None:
    for match, seat, moves in positions(game, seats, options, language):
        for move in moves:
            listed = match.words.move(move)
            typed = (
                listed,
                plain_text(listed).upper(),
                in_words(move, match, offered(match, seat)),
            )
            for text in typed:
                assert read(text, match, seat) == to_dict(move)


@pytest.mark.parametrize(
    "text",
    [
        "lead Cl⁻ (chloride)",
        "lead Cl⁻",
        "lead Cl-",
        "LEAD  cl−",
        "lead Cl- chloride",
        "initiate Cl-",
        "Initiate Cl⁻",
        '{"type": "initiate", "card": "Cl-"}',
    ],
)
def test_ways_to_lead_chloride(text: str) -> None:
    assert read(text, metals()) == {"type": "initiate", "card": "Cl-"}


@pytest.mark.parametrize(
    "text", ["answer with 1 N³⁻ (nitride)", "answer 1 N3-", "respond N3- 1", "RESPOND n³⁻ 1"]
)
def test_ways_to_answer_with_nitride(text: str) -> None:
    match = metals()
    match.play(0, {"type": "initiate", "card": "Na+"})
    assert read(text, match, 1) == {"type": "respond", "ion": "N3-", "count": 1}


@pytest.mark.parametrize("text", ["lead Al3+ (aluminium)", "lead Al3+ (aluminum)"])
def test_both_spellings_of_aluminium_are_read(text: str) -> None:
    assert read(text, metals()) == {"type": "initiate", "card": "Al3+"}


def test_an_illegal_move_is_read_so_that_it_can_be_refused_with_a_reason() -> None:
    match = metals()
    match.play(0, {"type": "initiate", "card": "Na+"})
    assert read("answer with 2 Ca2+", match, 1) == {"type": "respond", "ion": "Ca2+", "count": 2}
    assert read("lead N3-", metals()) == {"type": "initiate", "card": "N3-"}
    assert read("respond S2- 1", match, 1) == {"type": "respond", "ion": "S2-", "count": 1}


@pytest.mark.parametrize(
    ("text", "example"),
    [
        ("lead", "lead "),
        ("lead Cl", "lead Cl-"),
        ("lead Ca", "lead Ca2+"),
        ("lead Cl- now", "lead Cl-"),
        ("initiate", "lead "),
        ("initiate Xx", "lead "),
        ("respond", "lead "),
        ("²", "lead "),
        ("(", "lead "),
        ("🙂", "lead "),
        ("'; drop table", "lead "),
    ],
)
def test_anything_else_is_answered_with_what_was_typed_and_an_example_that_works(
    text: str, example: str
) -> None:
    match = metals()
    with pytest.raises(
        ValueError, match="isn't a move here; type a move as `moves` lists it"
    ) as wrong:
        read(text, match)
    said = str(wrong.value)
    assert said.startswith(repr(text))
    shown = said.split("`")[3]
    assert shown.startswith(example)
    assert match.why_not(0, read(shown, match)) is None


def test_json_that_is_no_move_is_answered_with_json_that_is_one() -> None:
    with pytest.raises(ValueError, match="missing required field `card`") as wrong:
        read('{"type":"initiate"}', metals())
    assert str(wrong.value).endswith('; type one such as {"type":"initiate","card":"Cl-"}')


def test_words_that_fit_several_moves_are_answered_with_a_number() -> None:
    options = {"deck": "slow", "opening": False, "second": "same"}
    match = valence.start("polymer", seats=2, seed=7, options=options)
    fits = [
        move
        for move in map(match.words.move, offered(match, Seat(0)))
        if "a chain with AIBN (" in move
    ]
    assert len(fits) > 1
    with pytest.raises(
        ValueError, match=rf"fits {len(fits)} moves; type all of it, such as `start a chain"
    ):
        read("start a chain with AIBN", match)


@pytest.mark.parametrize("game", ["charged", "polymer"])
def test_without_a_list_the_table_shows_how_moves_are_typed(game: str) -> None:
    match = valence.start(game, seats=2, seed=7, help="none")
    with pytest.raises(
        ValueError, match="'nonsense' isn't a move here; `table` shows how to type one"
    ):
        read("nonsense", match)


def test_what_the_notation_cannot_mean_is_not_a_move() -> None:
    with pytest.raises(ValueError, match="'draw three' isn't a move here"):
        read("draw three", valence.start("polymer", seats=2, seed=7))


def test_an_answer_is_not_read_leniently() -> None:
    # Write(formula) is as the player wrote it: Ca2 isn't Ca(OH)2, and CO isn't Co.
    match = valence.start("metals", seats=2, seed=7, options={"write": "bonus"})
    match.play(0, {"type": "initiate", "card": "Na+"})
    match.play(1, {"type": "respond", "ion": "N3-", "count": 1})
    assert read("na3n", match, match.to_move[0])["formula"] == "na3n"
    assert read("write nothing", match, match.to_move[0]) == {"type": "skip"}


def test_water_is_an_acid_or_a_base_and_has_to_be_typed_in_full() -> None:
    match = valence.start("pkace", seed=80)  # seat 1 holds both and leads
    with pytest.raises(ValueError, match="'play water' fits 2 moves; type all of it, such as"):
        read("play water", match, 1)
    assert read("play water (pKa 15.7)", match, 1) == {"type": "play", "card": "water"}
    assert read("play water (pKaH -1.74)", match, 1) == {"type": "play", "card": "water-base"}


@pytest.mark.parametrize(
    ("language", "text"), [("de", "Cl- ausspielen"), ("de", "cl⁻ (chlorid) ausspielen")]
)
def test_a_remark_may_be_left_out_where_it_stands_in_the_middle(language: str, text: str) -> None:
    match = valence.start("metals", seats=2, seed=7, lang=language)
    assert read(text, match) == {"type": "initiate", "card": "Cl-"}
