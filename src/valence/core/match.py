"""A game in progress: moves go in, new states and events come out."""

from collections.abc import Iterator, Sequence
from typing import Any, Generic, NamedTuple, TypeAlias

from valence.core.game import (
    Event,
    Game,
    M,
    NotAMove,
    O,
    Outcome,
    Refusal,
    S,
    Seat,
    Step,
    V,
    heard,
    without_solution,
)
from valence.core.help import Result, hides_moves, result_of, withdrawn
from valence.core.log import attempt_of, notes_of
from valence.core.notes import NOTES, Attempt, Note, Say
from valence.core.opening import check_seat, opening
from valence.core.play import enter, legal_moves, read_entry, read_move, said, why_refused
from valence.core.record import Heading, Played, Record, write_record
from valence.core.wire import Given, Json, WireError, to_dict, to_json
from valence.core.words import Words


class IllegalMove(ValueError):
    """A move that was refused: the rule it breaks, and the reason in words.

    >>> import valence
    >>> match = valence.start("metals", seed=7)
    >>> try:
    ...     match.play(0, {"type": "concede"})
    ... except valence.IllegalMove as illegal:
    ...     illegal.rule, illegal.reason
    ('R10', 'There is nothing to reinforce or to concede: no larger answer lies on the table.')
    """

    rule: str
    """Its number in the rulebook, or `turn`, `hand`, `square`, `wire`, `stale` or `over`."""
    reason: str
    """The sentence for the player."""
    line: str
    """The same on one line; empty if the sentence is that short."""

    def __init__(self, rule: str, reason: str, line: str = "") -> None:
        super().__init__(f"{rule}: {reason}")
        self.rule = rule
        self.reason = reason
        self.line = line


class Before(NamedTuple, Generic[S, M]):
    """The last move, and the position in which it was made."""

    state: S
    seat: Seat
    move: M


class Match(Generic[O, S, M, V]):
    """A game in progress with named players. Moves, views and positions are JSON dicts."""

    game: Game[O, S, M, V]
    """The rules: pure functions over states."""
    words: Words[M]
    """The sentences of the game."""
    heading: Heading
    """Names, options and seed, or the position it started from."""
    state: S
    """The position as the game's own type."""
    story: list[tuple[Event, ...]]
    """The events of the start and of each entry of the log; `say` puts them into words."""
    played: list[Played]
    """The log: every move and every refused move with its seat, as it is recorded."""
    before: Before[S, M] | None
    """The last move; None before the first."""

    def __init__(self, game: Game[O, S, M, V], words: Words[M], heading: Heading) -> None:
        self.game = game
        self.heading = heading
        self.state, events = opening(game, heading)
        self._to_move = tuple(game.to_move(self.state))
        self.words = words.at_table(self.state.options)
        self.story = [events]
        self.played = []
        self.before = None
        self._moments = [self._moment()]
        self._results: list[tuple[Seat, Result]] = []  # only where help fades

    def __repr__(self) -> str:
        seats = ", ".join(self.names)
        return f"<Match {self.game.name}: {seats}; {self.ply} moves, to move: {list(self.to_move)}>"

    @property
    def names(self) -> tuple[str, ...]:
        """The player's name at each seat."""
        return self.heading.names

    @property
    def ply(self) -> int:
        """The number of entries in the log: moves, refused moves and hints."""
        return len(self.played)

    @property
    def to_move(self) -> tuple[Seat, ...]:
        """The seats that may act; none when the game is over."""
        return self._to_move

    @property
    def outcome(self) -> Json | None:
        """Winners, scores and reason; None while the game runs."""
        outcome: Outcome | None = self.game.outcome(self.state)
        return None if outcome is None else to_dict(outcome)

    @property
    def changes(self) -> Json:
        """The options that differ from the printed sheet with which the match was opened; empty without one.

        >>> import valence
        >>> valence.start("metals", preset="metals", options={"hand": 4}).changes
        {'hand': 4}
        """
        sheet = self.game.sheet(self.heading.preset, len(self.names))
        options = to_dict(self.state.options)
        return {name: options[name] for name, value in sheet.items() if options[name] != value}

    def moves(self, seat: int, *, type: str | None = None) -> list[Json]:  # noqa: A002  # the wire's word
        """Return every legal move of a seat, or only those of one type.

        >>> import valence
        >>> match = valence.start("metals", seed=7)
        >>> match.moves(0)[:2]
        [{'type': 'initiate', 'card': 'Cl-'}, {'type': 'initiate', 'card': 'Al3+'}]
        >>> match.moves(1)
        []
        """
        legal = legal_moves(self.game, self.state, Seat(seat))
        return [to_dict(move) for move in legal if type in (None, move.__struct_config__.tag)]

    def view(self, seat: int | None) -> Json:
        """Return everything that a seat may know; None is a spectator.

        >>> import valence
        >>> match = valence.start("metals", seed=7)
        >>> match.view(0)["hand"], match.view(None)["hand"], match.view(None)["holds"]
        ({'Cl-': 2, 'Al3+': 1, 'O2-': 1, 'Na+': 1, 'Ca2+': 1}, None, [6, 6])
        """
        if seat is not None:
            check_seat(self.names, seat)
        view = self.game.view(self.state, None if seat is None else Seat(seat))
        return to_dict(self.game.on_screen(view))

    def why_not(self, seat: int, move: Given, *, ply: int | None = None) -> IllegalMove | None:
        """Return why this move would be refused, or None if it is legal. Nothing is played.

        >>> import valence
        >>> match = valence.start("metals", seed=7, names=["Ada", "Ben"])
        >>> print(match.why_not(1, match.moves(0)[0]))
        turn: It is Ada's turn.
        """
        try:
            self.checked(seat, move, ply=ply)
        except IllegalMove as illegal:
            return illegal
        return None

    def checked(
        self, seat: int, move: Given, *, ply: int | None = None, words: Words[M] | None = None
    ) -> M:
        """Return the move as the game's own type, ready for `make`; raises IllegalMove if it would be refused.

        The reason is in the words of the match, or in those given.
        """
        check_seat(self.names, seat)
        words = words or self.words
        if ply is not None and self.is_stale(ply):
            raise IllegalMove("stale", words.log.stale(ply, self.ply))
        try:
            wanted = read_move(self.game, move)
        except WireError as error:
            raise self._illegal(NotAMove(str(error).removeprefix("move: ")), words) from None
        if refusal := why_refused(self.game, self.state, Seat(seat), wanted):
            shown = without_solution(refusal) if hides_moves(self, seat) else refusal
            raise self._illegal(shown, words)
        return wanted

    def play(
        self, seat: int, move: Given, *, ply: int | None = None, seconds: float | None = None
    ) -> list[str]:
        """Make a move and return what the seat sees of it, in words. With a ply, a stale move is refused.

        A move that breaks a rule of the rulebook raises IllegalMove and is kept in the record as an attempt.
        The record also keeps how many seconds the player took, if given.
        """
        try:
            legal = self._typed(self.checked(seat, move, ply=ply))
        except IllegalMove as illegal:
            if attempt := attempt_of(self, seat, move, illegal.rule):
                self.make(Seat(seat), attempt, seconds)
            raise
        return self.say(heard(self.make(Seat(seat), legal, seconds), Seat(seat)))

    def _typed(self, move: M) -> M:
        """Return a move with the language of what is typed in it, where a match has one."""
        return move

    def make(self, seat: Seat, entry: M | Note, seconds: float | None = None) -> tuple[Event, ...]:
        """Enter a move that is known to be legal, or a note, and return its events."""
        if self.heading.help == "fading":
            is_first = notes_of(self, seat) == 0
            result = result_of(self.game, self.state, seat, entry, is_first=is_first)
            self._results.append((seat, result))
        if isinstance(entry, NOTES):
            state, events = self._noted(seat, entry)
        else:
            self.before = Before(self.state, seat, entry)
            state, events = self.game.apply(self.state, seat, entry)
        self.state = state
        self._to_move = tuple(self.game.to_move(state))
        self.played.append(Played(seat, to_json(entry), seconds))
        self.story.append(events)
        is_note = isinstance(entry, NOTES)
        self._moments.append(self._moments[-1] if is_note else self._moment())
        return events

    def _noted(self, seat: Seat, note: Note) -> Step[S]:
        if isinstance(note, Say):
            return Step(self.state, self._said_after(seat, note))
        solves = not isinstance(note, Attempt) or not hides_moves(self, seat)
        return enter(self.game, self.state, seat, note, solves=solves)

    def _said_after(self, seat: Seat, late: Say) -> tuple[Event, ...]:
        """Return the event of an answer that was given after the move, as in 0.2."""
        before = self.before
        if before is None or before.seat != seat:  # the game began with the question
            return ()
        for asked in self.game.asks(before.state, seat, before.move):
            if asked.id == late.question:
                return (said(seat, asked, late.reason),)
        return ()

    def preview(self, seat: int, move: Given) -> Event | None:
        """Return the ruling that a legal move would certainly cause; None if it depends on chance or hidden cards."""
        legal = self.checked(seat, move)
        preview = self.game.preview
        return None if preview is None else preview(self.state, Seat(seat), legal)

    def help(self, seat: int | None) -> tuple[str, ...]:
        """Return the kinds of help that a seat sees now; None is a spectator.

        >>> import valence
        >>> valence.start("metals", seed=7).help(0), valence.start("metals", seed=7, help="none").help(0)
        (('formulas', 'moves'), ())
        """
        kinds = self.game.help
        if not self.to_move:
            return kinds
        if self.game.from_memory(self.state.options):
            return ()
        if self.heading.help == "full":
            return kinds
        if self.heading.help == "none" or seat is None:
            return ()
        return kinds[self.withdrawn(seat) :]

    def withdrawn(self, seat: int) -> int:
        """Return how many kinds of help a seat has lost so far; only help that fades is lost.

        >>> import valence
        >>> valence.start("metals", seed=7, help="fading").withdrawn(0)
        0
        """
        before = self.heading.withdrawn[seat] if self.heading.withdrawn else 0
        results = (result for of, result in self._results if of == seat)
        return withdrawn(results, len(self.game.help), before)

    def positions(self) -> Iterator[S]:
        """Yield every state from the first to the current one, computed by replaying the moves."""
        state, _ = opening(self.game, self.heading)
        yield state
        for played in self.played:
            entry = read_entry(self.game, played.move)
            state, _ = enter(self.game, state, played.seat, entry)
            yield state

    def is_stale(self, ply: int) -> bool:
        """Return True if a move made at that ply is out of date, because what it responds to has changed."""
        return not 0 <= ply <= self.ply or self._moments[ply] != self._moments[-1]

    def say(self, events: Sequence[Event]) -> list[str]:
        """Events in words."""
        return [self.words.say(event, self.names) for event in events]

    def save(self) -> Json:
        """Return the full position, including everything hidden."""
        return to_dict(self.state)

    @property
    def record(self) -> str:
        """The whole game as text, for `replay`."""
        return write_record(Record(self.heading, tuple(self.played)))

    def _moment(self) -> int:
        return self.ply if self.game.moment is None else self.game.moment(self.state)

    def _illegal(self, refusal: Refusal, words: Words[M]) -> IllegalMove:
        reason = words.refusal(refusal, self.names)
        return IllegalMove(refusal.rule, reason, words.refusal_line(refusal, self.names))


# A match of which only the contract of its game is known.
AnyMatch: TypeAlias = Match[Any, Any, Any, Any]
