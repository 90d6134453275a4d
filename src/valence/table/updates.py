"""Updates: one message with everything that a client doesn't have yet."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import islice
from typing import Any

from msgspec import Raw, Struct

from valence.bots.bot import PERSONA
from valence.core.game import Event, Outcome, Private, Seat, Tally
from valence.core.help import has_to_find_moves
from valence.core.languages import DEFAULT, Language
from valence.core.match import AnyMatch
from valence.core.wire import encode
from valence.core.words import Names, Words
from valence.games import title
from valence.table.deadlines import clocks, clocks_for
from valence.table.guide import step_for
from valence.table.live import LiveTable
from valence.table.names import called, is_persona
from valence.table.protocol import (
    MOST_MOVES,
    Clock,
    EventInWords,
    GuideStep,
    MoveInWords,
    RefusedMove,
    Sitting,
    TableInfo,
)
from valence.table.render_cache import Position, Reader, RenderedEvent, RenderedPly
from valence.table.seeds import commitment, revealed
from valence.table.sheets import changes_at

CACHED_MOVES = 1024  # moves in words, of all tables together
CACHED_PLIES = 32  # per table: plies whose events stay encoded

NOT_STARTED = Position(None, (), ())


class _Update(Struct, frozen=True, tag_field="type", tag="update"):
    """An `Update` whose unchanging parts are already encoded."""

    ply: int
    table: Raw
    events: Sequence[Raw]
    view: Any
    scores: Sequence[Tally]
    to_move: Sequence[int]
    help: Sequence[str]
    moves: Sequence[MoveInWords] | None
    refused: Sequence[RefusedMove]
    candidates: Sequence[MoveInWords] | None
    clocks: Sequence[Clock]
    timeouts: Sequence[int]
    outcome: Outcome | None
    ending: str
    guide: GuideStep | None


class _EventInWords(Struct, frozen=True, omit_defaults=True):
    """An `EventInWords` that is encoded in one go."""

    ply: int
    event: Event
    words: str
    line: str = ""


def update_for(live: LiveTable, reader: Reader, have: int, now: float) -> bytes:
    """The update that brings this reader from the ply that it has to the current one."""
    current = live.cache.current = live.cache.current or _rendered_ply(live.match)
    running = clocks(live, now)
    if not running and (cached := current.updates.get((reader, have))):
        return cached
    position = _position(live, current, reader)
    message = encode(
        _Update(
            ply=live.client_ply,
            table=_info(live, reader),
            events=events_since(live, reader, have),
            view=None if position.view is None else live.game.on_screen(position.view),
            scores=current.scores,
            to_move=current.to_move,
            help=position.help,
            moves=position.moves,
            refused=position.refused,
            candidates=position.candidates,
            clocks=clocks_for(live, running, reader.seat),
            timeouts=[made.seat for made in live.timeouts if made.ply >= have],
            outcome=current.outcome,
            ending=live.words(reader.language).ending(current.outcome) if current.outcome else "",
            guide=step_for(live, reader.seat),
        )
    )
    if not running:
        current.updates[reader, have] = message
    return message


# The game


def _rendered_ply(match: AnyMatch | None) -> RenderedPly:
    if match is None:
        return RenderedPly((), None, (), {}, {})
    game, state = match.game, match.state
    scores = game.scores(game.view(state, None))
    return RenderedPly(match.to_move, game.outcome(state), scores, {}, {})


def _position(live: LiveTable, current: RenderedPly, reader: Reader) -> Position:
    key = (reader.seat, reader.language)
    if key not in current.positions:
        current.positions[key] = NOT_STARTED if live.match is None else _rendered(live, reader)
    return current.positions[key]


def _rendered(live: LiveTable, reader: Reader) -> Position:
    match = live.match
    assert match is not None
    return position_of(match, match.state, reader.seat, live.words(reader.language))


def position_of(match: AnyMatch, state: Any, seat: int | None, words: Words[Any]) -> Position:
    """Return the view of one seat in a state, and its moves in these words."""
    game, help_ = match.game, match.help(seat)
    view = game.view(state, None if seat is None else Seat(seat))
    if seat is None or seat not in game.to_move(state):
        return Position(view, (), (), (), help_)
    if has_to_find_moves(game, help_):
        return Position(view, (), (), tries(match, state, Seat(seat), words), help_)
    return Position(view, *choices(match, state, Seat(seat), words), (), help_)


def tries(
    match: AnyMatch, state: Any, seat: Seat, words: Words[Any]
) -> Sequence[MoveInWords] | None:
    """Return the moves a seat can try, legal or not; None where moves are composed and a list would give them away."""
    game = match.game
    candidates = None if game.generator else _few(game.candidates(state, seat))
    return candidates and [_in_words(words, move) for move in candidates]


def choices(
    match: AnyMatch, state: Any, seat: Seat, words: Words[Any]
) -> tuple[Sequence[MoveInWords] | None, Sequence[RefusedMove]]:
    """The legal moves of a seat to move, and the refused ones with the reason; None if there are too many to list."""
    game = match.game
    legal = _few(game.generator(state, seat)) if game.generator else []
    candidates = None if legal is None else _few(game.candidates(state, seat))
    if legal is None or (candidates is None and not game.generator):
        return None, []
    refused = []
    # Where the legal moves are few, the others may still be too many to list.
    for move in candidates or ():
        if refusal := game.refusal(state, seat, move):
            known = _in_words(words, move)
            reason = words.refusal(refusal, match.names)
            line = words.refusal_line(refusal, match.names)
            refused.append(RefusedMove(known.move, known.words, refusal.rule, reason, line))
        elif not game.generator:
            legal.append(move)
    return [_in_words(words, move) for move in legal], refused


@lru_cache(CACHED_MOVES)
def _in_words(words: Words[Any], move: Any) -> MoveInWords:
    """Put a move into words. Cached, because a card is offered or refused again and again until it is played."""
    return MoveInWords(Raw(encode(move)), words.move(move))


def _few(moves: Iterable[Any]) -> list[Any] | None:
    some = list(islice(moves, MOST_MOVES + 1))
    return some if len(some) <= MOST_MOVES else None


def events_since(live: LiveTable, reader: Reader, have: int) -> list[Raw]:
    """The events after the ply that a reader has, as far as its seat may know them."""
    match = live.match
    if match is None:
        return []
    return [
        rendered.event
        for ply in range(max(have + 1, 0), len(match.story))
        for rendered in _events_of(live, match, ply, reader.language)
        if rendered.to is None or rendered.to == reader.seat
    ]


def _events_of(
    live: LiveTable, match: AnyMatch, ply: int, language: Language
) -> list[RenderedEvent]:
    """Render the events of a ply. Few are cached: nearly every client lacks only the latest."""
    cached, key = live.cache.events, (ply, language)
    if key not in cached:
        if len(cached) == CACHED_PLIES:
            del cached[next(iter(cached))]
        words = live.words(language)
        cached[key] = [_rendered_event(match, words, ply, event) for event in match.story[ply]]
    return cached[key]


def _rendered_event(match: AnyMatch, words: Words[Any], ply: int, event: Event) -> RenderedEvent:
    said, line = words.say(event, match.names), words.in_line(event, match.names)
    in_words = _EventInWords(ply, event, said, line)
    return RenderedEvent(event.to if isinstance(event, Private) else None, Raw(encode(in_words)))


def event_in_words(ply: int, event: Event, words: Words[Any], names: Names) -> EventInWords:
    said, line = words.say(event, names), words.in_line(event, names)
    return EventInWords(ply, Raw(encode(event)), said, line)


# The table


def _info(live: LiveTable, reader: Reader) -> Raw:
    infos = live.cache.infos
    if reader not in infos:
        infos[reader] = Raw(encode(info_for(live, reader)))
    return infos[reader]


def info_for(live: LiveTable, reader: Reader) -> TableInfo:
    seating, seed = live.seating, live.seating.secret_seed
    return TableInfo(
        code=live.code,
        game=live.row.game,
        title=title(live.row.game, reader.language),
        status="over" if live.is_over else seating.status,
        sittings=tuple(
            _sitting(live, seat, reader.language) for seat in range(len(seating.chairs))
        ),
        spectators=sum(seating.seat_of(person) is None for person in live.people),
        host=reader.is_host,
        you=reader.seat,
        seed_hash=commitment(seed, seating.salt),
        seed=revealed(seed, seating.salt) if live.is_over else None,
        room=live.row.room,
        is_public=live.row.is_public,
        advice=live.has_advice,
        help=seating.help,
        preset=seating.preset,
        changes=changes_at(live.game, seating),
        teams=seating.teams,
        next=seating.next,
        notice=seating.notice,
        nudged=seating.nudged,
    )


def _sitting(live: LiveTable, seat: int, language: Language) -> Sitting:
    chair = live.seating.chairs[seat]
    return Sitting(
        seat=seat,
        name=called(chair.name, language),
        kind="person" if chair.people else "bot" if chair.bot else "empty",
        level=PERSONA if chair.mover and is_persona(chair.mover) else chair.mover,
        here=chair.is_here or chair.is_awaited,
        people=len(chair.people),
    )


def reader_of(live: LiveTable, person: str, language: Language = DEFAULT) -> Reader:
    readers = live.cache.readers
    if (reader := readers.get((person, language))) is None:
        reader = Reader(live.seating.seat_of(person), live.seating.host == person, language)
        readers[person, language] = reader
    return reader


def info_as_seen_by(live: LiveTable, person: str, language: Language = DEFAULT) -> TableInfo:
    return info_for(live, reader_of(live, person, language))
