"""A game that is over, step by step."""

from collections.abc import Iterator
from typing import Any

from msgspec import Raw, Struct

from valence.core.game import Seat, Tally, heard
from valence.core.languages import DEFAULT, Language
from valence.core.wire import encode
from valence.core.words import Words
from valence.games import title
from valence.table.errors import bad
from valence.table.live import LiveTable
from valence.table.names import called
from valence.table.protocol import EventInWords
from valence.table.updates import event_in_words

NULL = Raw(b"null")


class ReplayStep(Struct, frozen=True):
    ply: int
    seat: int | None  # who made the move that led here; None at the start
    move: Raw
    view: Raw
    scores: tuple[Tally, ...]
    to_move: tuple[int, ...]
    events: tuple[EventInWords, ...]


class Replay(Struct, frozen=True):
    game: str
    title: str
    names: tuple[str, ...]
    steps: tuple[ReplayStep, ...]
    outcome: Raw
    help: tuple[str, ...]  # all kinds of help of the game


def replay_of(live: LiveTable, seat: int | None, language: Language = DEFAULT) -> Replay:
    """Return every position as a seat saw it, in a language; None is a spectator."""
    match, game = live.match, live.game
    if seat is not None and seat not in range(len(live.seating.chairs)):
        raise bad("no_seat", seat=seat, last=len(live.seating.chairs) - 1)
    names = tuple(called(name, language) for name in live.seating.names)
    if match is None:
        return Replay(game.name, title(game.name, language), names, (), NULL, game.help)
    return Replay(
        game=game.name,
        title=title(game.name, language),
        names=names,
        steps=tuple(_steps(live, None if seat is None else Seat(seat), live.words(language))),
        outcome=Raw(encode(game.outcome(match.state))),
        help=game.help,
    )


def _steps(live: LiveTable, seat: Seat | None, words: Words[Any]) -> Iterator[ReplayStep]:
    match = live.match
    assert match is not None
    game = match.game
    for ply, (state, events) in enumerate(zip(match.positions(), match.story, strict=True)):
        played = match.played[ply - 1] if ply else None
        view = game.view(state, seat)
        yield ReplayStep(
            ply=ply,
            seat=None if played is None else played.seat,
            move=NULL if played is None else Raw(played.move.encode()),
            view=Raw(encode(view)),
            scores=game.scores(view),
            to_move=tuple(game.to_move(state)),
            events=tuple(
                event_in_words(ply, event, words, match.names) for event in heard(events, seat)
            ),
        )
