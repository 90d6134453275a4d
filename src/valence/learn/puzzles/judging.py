"""A puzzle as a player gets it, and the judgement of a try. A host stores nothing about who solves it."""

from datetime import date
from typing import Annotated, Any

from msgspec import Meta, Raw, Struct
from msgspec.structs import replace

from valence.core.game import Tally
from valence.core.languages import DEFAULT, Language
from valence.core.match import IllegalMove
from valence.core.wire import Json, encode, to_dict
from valence.games import title
from valence.learn.puzzles.measures import Numbers
from valence.learn.puzzles.opened import WITHOUT_HELP, Opened, opened
from valence.learn.puzzles.stored import Kind, count, number_on
from valence.learn.puzzles.story import events_before
from valence.table.protocol import EventInWords, MoveInWords, Preview, RefusedMove
from valence.table.updates import event_in_words, position_of

MOST_TRIES = 3


class ShownPuzzle(Struct, frozen=True):
    day: str
    """Today, by UTC."""
    today: int
    """The number of the puzzle of the day."""
    number: int
    count: int
    """The number of puzzles; they are numbered from 1."""
    tries: int
    """The number of tries before the solution is shown."""
    kind: Kind
    game: str
    title: str
    names: tuple[str, ...]
    seat: int
    view: Raw
    events: tuple[EventInWords, ...]
    """What the board shows of the moves before."""
    scores: tuple[Tally, ...]
    help: tuple[str, ...]
    moves: tuple[MoveInWords, ...] | None
    """The legal moves, or those to choose from; null if there are too many to list."""
    refused: tuple[RefusedMove, ...]
    candidates: tuple[MoveInWords, ...] | None
    """Where legal moves aren't marked, the moves that can be tried."""


class Try(Struct, frozen=True, forbid_unknown_fields=True):
    """A try at a puzzle."""

    number: int
    move: Json | None
    """Null to give up."""
    misses: Annotated[int, Meta(ge=0, le=100)] = 0
    """The number of wrong tries before."""


class Solution(Struct, frozen=True):
    move: Raw
    words: str
    ruling: str
    """What the table would say to it; empty where that depends on something hidden."""
    why: str
    """What makes it better than the next best; empty where rulings and numbers tell."""
    reached: Numbers


class Judged(Struct, frozen=True):
    is_right: bool = False
    is_miss: bool = False
    """False for a move that the rules don't allow, unless finding an allowed one is the puzzle."""
    words: str = ""
    """The move that was tried."""
    rule: str = ""
    reason: str = ""
    """Why the rules don't allow it."""
    ruling: str = ""
    """What the table would say to it."""
    reached: Numbers = ()
    """The number that the puzzle asks for; of a split how many would answer yes, and how many no."""
    group: str = ""
    """After the second wrong try: where to look, in a sentence and on the board."""
    marks: tuple[str, ...] = ()
    solution: Solution | None = None
    """At the end: after the right try, the last wrong one, or giving up."""


def shown(number: int | None, today: date, language: Language = DEFAULT) -> ShownPuzzle:
    """Return a puzzle, that of the day without a number; ValueError if there is none with this number."""
    daily = number_on(today)
    number = daily if number is None else number
    one = opened(number, language)
    match, puzzle = one.match, one.puzzle
    position = position_of(match, match.state, one.seat, match.words)
    return ShownPuzzle(
        day=today.isoformat(),
        today=daily,
        number=number,
        count=count(),
        tries=MOST_TRIES,
        kind=puzzle.kind,
        game=puzzle.game,
        title=title(puzzle.game, language),
        names=match.names,
        seat=one.seat,
        view=Raw(encode(one.game.on_screen(position.view))),
        events=tuple(
            event_in_words(0, event, match.words, match.names)
            for event in events_before(puzzle.kind, one.game, match.state, one.seat)
        ),
        scores=one.game.scores(one.view),
        # Cards that earlier answers exclude may be crossed out in one tap.
        help=one.game.help if puzzle.kind == "split" else tuple(position.help),
        moves=_to_choose_from(one) or _all(position.moves),
        refused=tuple(position.refused),
        candidates=_all(position.candidates),
    )


def _all(moves: Any) -> tuple[MoveInWords, ...] | None:
    return None if moves is None else tuple(moves)


def _to_choose_from(one: Opened) -> tuple[MoveInWords, ...]:
    return tuple(
        MoveInWords(move, one.match.words.move(one.match.checked(one.seat, bytes(move))))
        for move in one.puzzle.among
    )


def judged(given: Try, language: Language = DEFAULT) -> Judged:
    """Judge a try; ValueError for what isn't a move at all."""
    one = opened(given.number, language)
    if given.move is None:
        return Judged(solution=_solution(one))
    try:
        move = one.match.checked(one.seat, given.move or {})
    except IllegalMove as illegal:
        return _refused(one, illegal, given.misses)
    if move == one.best:
        return Judged(is_right=True, words=_named(one, move), solution=_solution(one))
    missed = Judged(
        is_miss=True, words=_named(one, move), ruling=one.ruling(move), reached=one.reached(move)
    )
    return _missed(one, missed, given.misses + 1)


def _refused(one: Opened, illegal: IllegalMove, misses: int) -> Judged:
    if not illegal.rule.startswith("R"):
        raise ValueError(illegal.reason)
    refused = Judged(rule=illegal.rule, reason=illegal.reason)
    if one.puzzle.kind != "trick":
        return refused
    return _missed(one, replace(refused, is_miss=True), misses + 1)


def _missed(one: Opened, missed: Judged, misses: int) -> Judged:
    """Add what a player learns after so many wrong tries."""
    if misses >= MOST_TRIES:
        return replace(missed, solution=_solution(one))
    if misses == MOST_TRIES - 1:
        return replace(missed, group=one.group, marks=one.marks)
    return missed


def _solution(one: Opened) -> Solution:
    return Solution(
        move=Raw(encode(one.best)),
        words=_named(one, one.best),
        ruling=one.ruling(one.best),
        why=one.why,
        reached=one.reached(one.best),
    )


def _named(one: Opened, move: Any) -> str:
    return one.match.words.move(move)


def previewed(given: Try, language: Language = DEFAULT) -> Preview:
    """Return what would come of a move, where that isn't the puzzle itself."""
    one = opened(given.number, language)
    try:
        move = one.match.checked(one.seat, given.move or {})
    except IllegalMove as illegal:
        return Preview("", False, illegal.rule, illegal.reason, (), Raw(b"null"))
    ruling = None if one.puzzle.kind in WITHOUT_HELP else one.match.preview(one.seat, to_dict(move))
    said = () if ruling is None else (one.match.words.say(ruling, one.match.names),)
    return Preview("", True, None, None, said, Raw(encode(ruling)))
