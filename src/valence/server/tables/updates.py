"""What a client lacks, as one message. Spectators and windows of one seat share the encoded bytes."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import islice
from typing import Any

from msgspec import Raw, Struct

from valence.core.game import Event, Outcome, Private, Seat, Tally
from valence.core.wire import encode
from valence.core.words import Words
from valence.library import AnyMatch
from valence.server.tables.deadlines import clocks
from valence.server.tables.live import LiveTable, Told
from valence.server.tables.seeds import commitment, revealed
from valence.table.protocol import (
    MOST_MOVES,
    Clock,
    MoveInWords,
    RefusedMove,
    Sitting,
    TableInfo,
)

REMEMBERED = 1024
"""So many moves are kept in words."""
RECENT = 32
"""Of so many plies a table keeps what was told."""


class Reader(Struct, frozen=True, cache_hash=True):
    """Who reads: the seat, and whether it is the host."""

    seat: int | None
    is_host: bool


class Position(Struct, frozen=True):
    """What one seat may know and do now; follows from its view alone."""

    view: Any
    moves: Sequence[MoveInWords] | None
    refused: Sequence[RefusedMove]


NOTHING_YET = Position(None, (), ())


class _Update(Struct, frozen=True, tag_field="type", tag="update"):
    """An `Update` of which the parts are encoded already that stay as they are."""

    ply: int
    table: Raw
    events: Sequence[Raw]
    view: Any
    scores: Sequence[Tally]
    to_move: Sequence[int]
    moves: Sequence[MoveInWords] | None
    refused: Sequence[RefusedMove]
    clocks: Sequence[Clock]
    timeouts: Sequence[int]
    outcome: Outcome | None


class _EventInWords(Struct, frozen=True):
    """An `EventInWords` of which nothing is encoded yet."""

    ply: int
    event: Event
    words: str


class Rendered:
    """What was told of one moment of one table; thrown away at the next change."""

    def __init__(self, match: AnyMatch | None) -> None:
        self.to_move: Sequence[int] = () if match is None else match.to_move
        self.outcome: Outcome | None = None if match is None else match.game.outcome(match.state)
        self.positions: dict[int | None, Position] = {}
        self.whole: dict[tuple[Reader, int], bytes] = {}


def update_for(live: LiveTable, reader: Reader, have: int, now: float) -> bytes:
    """The update that brings this reader from the ply that it has to the present."""
    rendered = live.rendered = live.rendered or Rendered(live.match)
    running = clocks(live, now)
    if not running and (whole := rendered.whole.get((reader, have))):
        return whole
    position = _position(live, rendered, reader.seat)
    message = encode(
        _Update(
            ply=live.present,
            table=_info(live, reader),
            events=events_since(live, reader.seat, have),
            view=position.view,
            scores=() if position.view is None else live.game.scores(position.view),
            to_move=rendered.to_move,
            moves=position.moves,
            refused=position.refused,
            clocks=running,
            timeouts=[made.seat for made in live.timeouts if made.ply >= have],
            outcome=rendered.outcome,
        )
    )
    if not running:
        rendered.whole[reader, have] = message
    return message


# The game


def _position(live: LiveTable, rendered: Rendered, seat: int | None) -> Position:
    if seat not in rendered.positions:
        match = live.match
        position = NOTHING_YET if match is None else position_of(match, match.state, seat)
        rendered.positions[seat] = position
    return rendered.positions[seat]


def position_of(match: AnyMatch, state: Any, seat: int | None) -> Position:
    """What is told to one seat alone of a state."""
    game = match.game
    if seat is None:
        return Position(game.view(state, None), (), ())
    is_to_move = seat in game.to_move(state)
    moves, refused = choices(match, state, Seat(seat)) if is_to_move else ((), ())
    return Position(game.view(state, Seat(seat)), moves, refused)


def choices(
    match: AnyMatch, state: Any, seat: Seat
) -> tuple[Sequence[MoveInWords] | None, Sequence[RefusedMove]]:
    """The moves of a seat that is to move, in words, and what it may not do and why; None for too many."""
    game, words = match.game, match.words
    legal = _few(game.generator(state, seat)) if game.generator else []
    candidates = None if legal is None else _few(game.candidates(state, seat))
    if legal is None or (candidates is None and not game.generator):
        return None, []
    refused = []
    for move in (
        candidates or ()
    ):  # where the legal ones are few, the others may be too many to list
        if refusal := game.refusal(state, seat, move):
            known = _in_words(words, move)
            reason = words.refusal(refusal, match.names)
            refused.append(RefusedMove(known.move, known.words, refusal.rule, reason))
        elif not game.generator:
            legal.append(move)
    return [_in_words(words, move) for move in legal], refused


@lru_cache(REMEMBERED)
def _in_words(words: Words[Any], move: Any) -> MoveInWords:
    """A card is offered and refused again and again until it is played."""
    return MoveInWords(Raw(encode(move)), words.move(move))


def _few(moves: Iterable[Any]) -> list[Any] | None:
    some = list(islice(moves, MOST_MOVES + 1))
    return some if len(some) <= MOST_MOVES else None


def events_since(live: LiveTable, seat: int | None, have: int) -> list[Raw]:
    """What a seat heard after the ply that it has."""
    match = live.match
    if match is None:
        return []
    return [
        told.event
        for ply in range(max(have + 1, 0), len(match.story))
        for told in _told(match, ply, live.told)
        if told.to is None or told.to == seat
    ]


def _told(match: AnyMatch, ply: int, kept: dict[int, list[Told]]) -> list[Told]:
    """The events of a ply as they are sent. Nearly everybody lacks the latest alone, so only these are kept."""
    if ply not in kept:
        if len(kept) == RECENT:
            del kept[next(iter(kept))]
        kept[ply] = [_event_told(match, ply, event) for event in match.story[ply]]
    return kept[ply]


def _event_told(match: AnyMatch, ply: int, event: Event) -> Told:
    in_words = _EventInWords(ply, event, match.words.event(event, match.names))
    return Told(event.to if isinstance(event, Private) else None, Raw(encode(in_words)))


# The table


def _info(live: LiveTable, reader: Reader) -> Raw:
    if reader not in live.infos:
        live.infos[reader] = Raw(encode(info_for(live, reader)))
    return live.infos[reader]


def info_for(live: LiveTable, reader: Reader) -> TableInfo:
    seating, seed = live.seating, live.seating.secret_seed
    return TableInfo(
        code=live.code,
        game=live.row.game,
        title=live.game.title,
        status="over" if live.is_over else seating.status,
        sittings=tuple(_sitting(live, seat) for seat in range(len(seating.chairs))),
        spectators=sum(seating.seat_of(person) is None for person in live.people),
        host=reader.is_host,
        you=reader.seat,
        seed_hash=commitment(seed, seating.salt),
        seed=revealed(seed, seating.salt) if live.is_over else None,
        room=live.row.room,
        is_public=live.row.is_public,
        advice=live.has_advice,
        teams=seating.teams,
        next=seating.next,
    )


def _sitting(live: LiveTable, seat: int) -> Sitting:
    chair = live.seating.chairs[seat]
    return Sitting(
        seat=seat,
        name=chair.name,
        kind="person" if chair.people else "bot" if chair.bot else "empty",
        level=chair.mover,
        here=chair.is_here,
        people=len(chair.people),
    )


def reader_of(live: LiveTable, person: str) -> Reader:
    if (reader := live.readers.get(person)) is None:
        reader = Reader(live.seating.seat_of(person), live.seating.host == person)
        live.readers[person] = reader
    return reader
