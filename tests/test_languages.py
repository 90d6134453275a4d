"""Sentences which their readers get in English: all of them are marked in a test language, and known in others."""

import json
from collections.abc import Iterator, Mapping
from itertools import islice
from random import Random
from typing import Any

import pytest
from msgspec import Raw

from tests.marked import MARKED, is_english
from tests.table.hosting import START, MemoryHost, empty_seating, run
from tests.translated import TRANSLATED, english_among
from tests.variants import EVERY_VARIANT
from valence.bots.review import turns_to_review
from valence.core.game import Seat
from valence.core.languages import DEFAULT, Language, known_or_default
from valence.core.match import IllegalMove, Match
from valence.core.play import legal_moves
from valence.core.wire import encode
from valence.games import CATALOGUE, entry
from valence.table import seating
from valence.table.examples import examples
from valence.table.live import LiveTable
from valence.table.messages import answer
from valence.table.protocol import Answer, AskAdvice, AskPreview, FromClient, MakeMove
from valence.table.render_cache import Reader
from valence.table.replay import replay_of
from valence.table.thinking import read_review, review_in_words, review_turn
from valence.table.updates import update_for

SEED = 7
TURNS = 16  # of each game
TRIED = 3  # moves that are previewed in each turn, and refused ones that are tried

# Ids that clients translate, and what players wrote, are below these.
FACTS = {"event", "ruling", "outcome", "move", "view"}
SENTENCES = {"words", "reason", "title"}


REVIEWED: list[tuple[str, int, Mapping[str, object]]] = [
    *((name, 2, {}) for name in CATALOGUE),
    ("metals", 2, {"write": "bonus", "naming": True}),
    ("charged", 2, {"naming": "bonus"}),
    ("polymer", 3, {"draw": "either"}),
    ("pkace", 3, {"hide_values": True}),
]


class Player:
    """Plays at a table in another language, and notes by place what is said in English."""

    def __init__(
        self, live: LiveTable, host: MemoryHost, luck: Random, language: Language = MARKED
    ) -> None:
        self.live, self.host, self.luck, self.language = live, host, luck, language
        self.english: dict[str, str] = {}

    def look(self, seat: int | None) -> None:
        """Get the update for a seat, with the last events and its moves."""
        reader = Reader(seat, False, self.language)
        self._read(update_for(self.live, reader, self.live.ply - 3, START))

    def take_turn(self) -> None:
        """Try some moves and make one, with an answer if there is a question."""
        match = self.live.match
        assert match is not None
        seat = self.luck.choice(match.to_move)
        if self.live.has_advice:
            for step in (1, 2, 3):
                self.send(seat, AskAdvice("hint", step))
        legal = legal_moves(match.game, match.state, seat)
        for move in self._some(legal):
            self.send(seat, AskPreview("preview", Raw(encode(move))))
        for move in self._some(self._refused(seat)):
            self.send(seat, AskPreview("preview", Raw(encode(move))))
            self._make(seat, move)
        self.send(seat, MakeMove("late", self.live.ply + 1, Raw(encode(legal[0]))))
        self.send(seat, MakeMove("no move", self.live.ply, Raw(b'{"type": "sing"}')))
        for other in set(range(len(match.names))) - set(match.to_move):
            self.send(Seat(other), MakeMove("early", self.live.ply, Raw(encode(legal[0]))))
        self._make(seat, self.luck.choice(legal))

    def _make(self, seat: Seat, move: Any) -> None:
        id_, ply, body = f"{self.luck.random()}", self.live.ply, Raw(encode(move))
        reply = self.send(seat, MakeMove(id_, ply, body))
        if reply["type"] == "question":
            given = Answer(reply["question"], self.luck.choice(reply["choices"])["id"])
            self.send(seat, MakeMove(id_, ply, body, answer=given))

    def _refused(self, seat: Seat) -> list[Any]:
        match = self.live.match
        assert match is not None
        candidates = islice(match.game.candidates(match.state, seat), 1000)
        return [move for move in candidates if match.game.refusal(match.state, seat, move)]

    def _some(self, moves: list[Any]) -> list[Any]:
        return self.luck.sample(moves, min(TRIED, len(moves)))

    def send(self, seat: Seat, message: FromClient) -> Any:
        person = f"person {seat}"
        return self._read(encode(run(answer(self.host, self.live, person, message, self.language))))

    def _read(self, text: bytes) -> Any:
        message = json.loads(text)
        said = sentences(message, message["type"])
        has_english = english_among(self.language)
        self.english |= {place: text for place, text in said if has_english(text)}
        return message


def sentences(value: Any, place: str) -> Iterator[tuple[str, str]]:
    match value:
        case list():
            for each in value:
                yield from sentences(each, place)
        case dict():
            for key in value.keys() - FACTS:
                yield from sentences(value[key], f"{place}.{key}")
        case str() if place.rpartition(".")[2] in SENTENCES:
            yield place, value


def begun(
    host: MemoryHost, name: str, seats: int, options: Mapping[str, object], **settings: object
) -> LiveTable:
    """A table of people whose game has begun."""
    made = empty_seating(name, seats, SEED, options=dict(options), **settings)
    for seat in range(seats):
        made = seating.sit(made, f"person {seat}", f"Player {seat}", START, seat=seat)
        made = seating.here(made, seat)
    return host.open(name, seating.start(made, START))


@pytest.mark.parametrize(
    ("language", "help_"),
    [(MARKED, "full"), (MARKED, "none"), *((language, "full") for language in TRANSLATED)],
)
@pytest.mark.parametrize(("name", "seats", "options"), EVERY_VARIANT)
def test_no_sentence_of_a_game_reaches_readers_of_another_language_in_english(
    name: str, seats: int, options: Mapping[str, object], language: Language, help_: str
) -> None:
    host = MemoryHost()
    live = begun(host, name, seats, options, help=help_, questions="often", advice=help_ == "full")
    player = Player(live, host, Random(SEED), language)
    for _ in range(TURNS):
        for reader in (None, *range(seats)):
            player.look(reader)
        if not live.is_over:
            player.take_turn()
    player.send(Seat(9), MakeMove("spectator", 0, Raw(b"{}")))
    assert player.english == {}


@pytest.mark.parametrize(("name", "seats", "options"), REVIEWED)
def test_hints_and_reviews_are_stored_without_sentences_and_said_in_each_language(
    name: str, seats: int, options: Mapping[str, object]
) -> None:
    host = MemoryHost()
    live = begun(host, name, seats, options, advice=True)
    player = Player(live, host, Random(SEED))
    stored: list[Any] = []
    for _ in range(TURNS):
        assert live.match is not None
        if live.is_over:
            break
        hints = [run(host.bots.advise(live, seat)) for seat in live.match.to_move]
        stored.append(json.loads(encode(hints)))
        player.take_turn()
    assert not {place: said for place, said in player.english.items() if "advice" in place}
    assert live.match is not None
    record = live.match.record
    found = [
        mistake
        for ply in turns_to_review(live.match)
        for mistake in read_review(review_turn(record, ply))
    ]
    stored.append(json.loads(encode(found)))
    assert not [text for text in texts(stored) if ". " in text or text.endswith((".", "?"))]
    said = review_in_words(live, tuple(found), MARKED)
    assert not [one for one in said if any(map(is_english, (one.played, one.better, one.reason)))]


def texts(value: Any) -> Iterator[str]:
    match value:
        case list():
            for each in value:
                yield from texts(each)
        case dict():
            yield from texts(list(value.values()))
        case str():
            yield value


def test_a_match_speaks_the_language_of_its_words() -> None:
    live = begun(MemoryHost(), "metals", 2, {})
    assert live.match is not None
    match = Match(live.game, entry("metals").words(MARKED), live.match.heading)
    (seat,) = match.to_move
    assert all(said[0] == "⟦" for said in match.play(seat, match.moves(seat)[0]))
    with pytest.raises(IllegalMove, match=r"^R10: ⟦There is nothing to reinforce"):
        match.play(match.to_move[0], {"type": "concede"})
    with pytest.raises(IllegalMove, match=r"^stale: ⟦That was for move"):
        match.checked(0, {"type": "concede"}, ply=0)


def test_readers_of_two_languages_share_a_table() -> None:
    live = begun(MemoryHost(), "metals", 2, {})
    marked, english = (
        json.loads(update_for(live, Reader(0, False, language), -1, START))
        for language in (MARKED, DEFAULT)
    )
    pairs = zip(marked["events"], english["events"], strict=True)
    assert all(one["words"] == f"⟦{other['words']}⟧" for one, other in pairs)
    assert marked["view"] == english["view"]


def test_a_replay_speaks_the_language_of_its_reader() -> None:
    live = begun(MemoryHost(), "pkace", 2, {})
    Player(live, MemoryHost(), Random(SEED)).take_turn()
    told = [event.words for step in replay_of(live, 0, MARKED).steps for event in step.events]
    assert told
    assert all(said[0] == "⟦" for said in told)


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_examples_of_a_rulebook_speak_the_language_of_its_reader(name: str) -> None:
    told = [event.words for example in examples(name, MARKED) for event in example.events]
    assert told
    assert all(said[0] == "⟦" for said in told)


@pytest.mark.parametrize(
    ("wanted", "found"),
    [("en", "en"), ("en-GB", "en"), ("x-marked", "x-marked"), ("tlh", "en"), ("", "en")],
)
def test_readers_of_an_unknown_language_get_english(wanted: str, found: str) -> None:
    assert known_or_default(wanted) == found
