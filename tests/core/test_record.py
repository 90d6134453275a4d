"""Records survive a round trip; errors in a bad one are reported with their line."""

import pytest

from valence.core.game import Seat
from valence.core.record import (
    CutOff,
    FromPosition,
    FromSeed,
    Heading,
    Played,
    Record,
    hash_of_set,
    read_record,
    write_record,
)
from valence.core.wire import WireError

HEADING = Heading("metals", "1", ("Ada", "Ben"), FromSeed({"hand": 6}, 7))
MOVES = (Played(Seat(0), '{"type":"reinforce"}'), Played(Seat(1), '{"type":"concede"}'))
RECORD = Record(HEADING, MOVES)
TEXT = """\
valence record 1
game: metals
rules: 1
seats: ["Ada","Ben"]
options: {"hand":6}
seed: 7

0 {"type":"reinforce"}
1 {"type":"concede"}
end: 2 moves
"""


def test_a_record_is_this_text() -> None:
    assert write_record(RECORD) == TEXT
    assert read_record(TEXT) == RECORD


def test_sentences_in_a_transcript_are_skipped() -> None:
    transcript = write_record(
        RECORD, [["Welcome."], ["Ada reinforces.", "Well."], ["Ben concedes."]]
    )
    assert "  Welcome.\n0 {" in transcript
    assert read_record(transcript) == RECORD


@pytest.mark.parametrize(("strict", "word"), [(True, "position"), (False, "study")])
def test_a_record_may_begin_with_a_position(strict: bool, word: str) -> None:
    heading = Heading("metals", "1", ("Ada", "Ben"), FromPosition({"players": 2}, strict))
    text = write_record(Record(heading, ()))
    assert f'{word}: {{"players":2}}' in text
    assert read_record(text) == Record(heading, ())


def test_a_truncated_record_keeps_its_complete_moves() -> None:
    with pytest.raises(CutOff, match="1 whole moves") as cut:
        read_record(TEXT[: TEXT.index("1 {")])
    assert cut.value.whole == Record(HEADING, MOVES[:1])


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "line 1: a record begins with 'valence record 1'"),
        ("valence record 3\n", "line 1"),
        (TEXT.replace("seed: 7\n", ""), "the heading lacks seed"),
        (TEXT.replace("seed: 7", "seed: seven"), "seed: this is not JSON"),
        (TEXT.replace("seed: 7", "seed: 7\nluck: 8"), "a line 'luck', which no record has"),
        (TEXT.replace("end: 2", "end: 3"), "line 10: 'end: 3 moves', but 2 moves stand above it"),
        (TEXT.replace('"concede"}', '"conc'), "line 9: the move: this is not JSON"),
        (TEXT.replace("1 {", "one {"), "line 9: expected a move such as"),
        (TEXT.replace('["Ada","Ben"]', "7"), "seats: Expected `array`, got `int`"),
    ],
)
def test_a_bad_record_is_refused_with_its_place(text: str, problem: str) -> None:
    with pytest.raises(WireError) as refused:
        read_record(text)
    assert problem in str(refused.value)


def test_the_time_taken_is_kept_with_each_move() -> None:
    timed = Record(HEADING, (Played(Seat(0), MOVES[0].move, 12.4), MOVES[1]))
    text = TEXT.replace("record 1", "record 2").replace("0 {", "0 12.4 {")
    assert write_record(timed) == text
    assert read_record(text) == timed


def test_a_move_after_a_year_can_be_read_again() -> None:
    late = Record(HEADING, (Played(Seat(0), MOVES[0].move, 365 * 86400.0),))
    assert read_record(write_record(late)).moves[0].seconds == 9_999_999.0


@pytest.mark.parametrize("taken", ["1e9", "9" * 9, "1.25", "3s"])
def test_the_time_taken_is_seconds(taken: str) -> None:
    with pytest.raises(WireError, match=r"line 8: the time taken must be seconds such as 12\.4"):
        read_record(TEXT.replace("0 {", f"0 {taken} {{"))


CARDS = [{"id": "ethanol", "name": "Ethanol\u2028\x85"}, {"id": "water"}]
OWN = Record(Heading("pkace", "1", ("Ada", "Ben"), FromSeed({"cards": CARDS}, 7)), ())


def test_a_custom_set_is_named_by_its_hash() -> None:
    text = write_record(OWN)
    assert f"set: {hash_of_set(CARDS)}\noptions: " in text
    assert read_record(text) == OWN
    turned = text.replace('"id":"water"', '"id" : "water"')
    assert read_record(turned) == OWN


def test_a_record_of_0_2_calls_a_set_a_deck() -> None:
    older = write_record(OWN).replace("\nset: ", "\ndeck: ")
    assert read_record(older) == OWN
    with pytest.raises(WireError, match=r"not those of the set that it names"):
        read_record(older.replace("water", "waters"))


def test_other_cards_than_those_of_the_set_are_refused() -> None:
    with pytest.raises(WireError, match=r"not those of the set that it names"):
        read_record(write_record(OWN).replace("water", "waters"))


def test_a_number_of_cards_is_not_a_set() -> None:
    heading = Heading("quizmaster", "1", ("Ada",), FromSeed({"cards": 5}, 7))
    assert "set:" not in write_record(Record(heading, ()))


def test_a_position_with_a_custom_set_names_it_too() -> None:
    start = FromPosition({"players": 2, "options": {"cards": CARDS}}, True)
    record = Record(Heading("pkace", "1", ("Ada", "Ben"), start), ())
    assert f"set: {hash_of_set(CARDS)}" in write_record(record)
    assert read_record(write_record(record)) == record
