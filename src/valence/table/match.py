"""A game in progress: moves go in, new states and events come out."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Generic, TypeAlias

from valence.core.game import Event, Game, M, NotAMove, O, Outcome, Refusal, S, Seat, V, heard
from valence.core.play import legal_moves, read_move, why_refused
from valence.core.record import FromPosition, FromSeed, Heading, Played, Record, Start, write_record
from valence.core.wire import Given, Json, WireError, read, to_dict, to_json
from valence.core.words import Words, stale_words
from valence.table.seats import seat_names


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

    def __init__(self, rule: str, reason: str) -> None:
        super().__init__(f"{rule}: {reason}")
        self.rule = rule
        self.reason = reason


class Match(Generic[O, S, M, V]):
    """A game in progress with named players. Moves, views and positions are JSON dicts.

    >>> import valence
    >>> match = valence.start("metals", seed=7, names=["Ada", "Ben"])
    >>> while match.to_move:
    ...     seat = match.to_move[0]
    ...     said = match.play(seat, match.moves(seat)[0])
    >>> said[-1].partition(". Most")[0]
    'No more plays can be made. Collected: Ada (18) and Ben (21). Ben wins'
    """

    game: Game[O, S, M, V]
    """The rules: pure functions over states."""
    words: Words[M]
    """The sentences of the game."""
    heading: Heading
    """Names, options and seed, or the position it started from."""
    state: S
    """The position as the game's own type."""
    story: list[tuple[Event, ...]]
    """The events of the start and of each move; `say` puts them into words."""
    played: list[Played]
    """Every move with its seat, as it is recorded."""

    def __init__(self, game: Game[O, S, M, V], words: Words[M], heading: Heading) -> None:
        self.game = game
        self.heading = heading
        self.state, opening = _opening(game, heading)
        self.words = words.at_table(self.state.options)
        self.story = [opening]
        self.played = []
        self._moments = [self._moment()]

    def __repr__(self) -> str:
        seats = ", ".join(self.names)
        return f"<Match {self.game.name}: {seats}; {self.ply} moves, to move: {list(self.to_move)}>"

    @property
    def names(self) -> tuple[str, ...]:
        """The player's name at each seat."""
        return self.heading.names

    @property
    def ply(self) -> int:
        """How many moves have been made."""
        return len(self.played)

    @property
    def to_move(self) -> tuple[Seat, ...]:
        """The seats that may act; none when the game is over."""
        return tuple(self.game.to_move(self.state))

    @property
    def outcome(self) -> Json | None:
        """Winners, scores and reason; None while the game runs."""
        outcome: Outcome | None = self.game.outcome(self.state)
        return None if outcome is None else to_dict(outcome)

    def moves(self, seat: int, *, type: str | None = None) -> list[Json]:  # noqa: A002  # the wire's word
        """Every legal move of a seat, or only those of one type.

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
        """What a seat may know; None is a spectator.

        >>> import valence
        >>> match = valence.start("metals", seed=7)
        >>> match.view(0)["hand"], match.view(None)["hand"], match.view(None)["holds"]
        ({'Cl-': 2, 'Al3+': 1, 'O2-': 1, 'Na+': 1, 'Ca2+': 1}, None, [6, 6])
        """
        self._check_seat(seat)
        return to_dict(self.game.view(self.state, None if seat is None else Seat(seat)))

    def why_not(self, seat: int, move: Given, *, ply: int | None = None) -> IllegalMove | None:
        """Why this move would be refused; None when it is legal. Nothing is played.

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

    def checked(self, seat: int, move: Given, *, ply: int | None = None) -> M:
        """The move as the game's own type, ready for `make`; raises IllegalMove if it would be refused."""
        self._check_seat(seat)
        if ply is not None and self.is_stale(ply):
            raise IllegalMove("stale", stale_words(ply, self.ply))
        try:
            wanted = read_move(self.game, move)
        except WireError as error:
            raise self._illegal(NotAMove(str(error).removeprefix("move: "))) from None
        if refusal := why_refused(self.game, self.state, Seat(seat), wanted):
            raise self._illegal(refusal)
        return wanted

    def play(self, seat: int, move: Given, *, ply: int | None = None) -> list[str]:
        """Make a move and return what the seat sees of it, in words. With a ply, a stale move is refused."""
        events = self.make(Seat(seat), self.checked(seat, move, ply=ply))
        return self.say(heard(events, Seat(seat)))

    def make(self, seat: Seat, move: M) -> tuple[Event, ...]:
        """Make a move that is known to be legal, and return its events."""
        self.state, events = self.game.apply(self.state, seat, move)
        self.played.append(Played(seat, to_json(move)))
        self.story.append(events)
        self._moments.append(self._moment())
        return events

    def preview(self, seat: int, move: Given) -> Event | None:
        """The ruling that a legal move would certainly cause; None if it depends on chance or hidden cards."""
        legal = self.checked(seat, move)
        preview = self.game.preview
        return None if preview is None else preview(self.state, Seat(seat), legal)

    def positions(self) -> Iterator[S]:
        """Every state from the first to the current one, computed by replaying the moves."""
        state, _ = _opening(self.game, self.heading)
        yield state
        for played in self.played:
            state, _ = self.game.apply(state, played.seat, read_move(self.game, played.move))
            yield state

    def is_stale(self, ply: int) -> bool:
        """Whether a move made at that ply is out of date, because what it responds to has changed."""
        return not 0 <= ply <= self.ply or self._moments[ply] != self._moments[-1]

    def say(self, events: Sequence[Event]) -> list[str]:
        """Events in words."""
        return [self.words.event(event, self.names) for event in events]

    def save(self) -> Json:
        """The full position, including everything hidden."""
        return to_dict(self.state)

    @property
    def record(self) -> str:
        """The whole game as text, for `replay`."""
        return write_record(Record(self.heading, tuple(self.played)))

    def _moment(self) -> int:
        return self.ply if self.game.moment is None else self.game.moment(self.state)

    def _illegal(self, refusal: Refusal) -> IllegalMove:
        return IllegalMove(refusal.rule, self.words.refusal(refusal, self.names))

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and seat not in range(len(self.names)):
            raise ValueError(f"no seat {seat}; the seats are 0 to {len(self.names) - 1}")


# A match of which only the contract of its game is known.
AnyMatch: TypeAlias = Match[Any, Any, Any, Any]


def new_match(
    game: Game[O, S, M, V],
    words: Words[M],
    *,
    seats: int,
    seed: int,
    options: Mapping[str, object] | None = None,
    names: Sequence[str] | None = None,
) -> Match[O, S, M, V]:
    """A match from the start."""
    _check_seats(game, seats)
    if seed < 0:
        raise ValueError(f"a seed must not be negative, got {seed}")
    complete = to_dict(game.options(options or {}, seats))
    return Match(game, words, _heading(game, seat_names(names, seats), FromSeed(complete, seed)))


def load_match(
    game: Game[O, S, M, V],
    words: Words[M],
    position: Given,
    *,
    strict: bool = True,
    names: Sequence[str] | None = None,
) -> Match[O, S, M, V]:
    """A match from a position. Without strict, cards needn't add up to the deck."""
    state = read(game.state_type, position, "position")
    _check_seats(game, state.players)
    start = FromPosition(to_dict(state), strict)
    return Match(game, words, _heading(game, seat_names(names, state.players), start))


def replay_match(game: Game[O, S, M, V], words: Words[M], record: Record) -> Match[O, S, M, V]:
    """A match replayed from a record."""
    if not game.knows_rules(record.heading.rules):
        raise WireError(
            f"the record was made by version {record.heading.rules} of the rules of {game.title}, "
            f"this is version {game.rules_version}"
        )
    match = Match(game, words, record.heading)
    for n, played in enumerate(record.moves, 1):
        try:
            match.play(played.seat, played.move)
        except ValueError as error:
            wrong = f"move {n} of the record, {played.seat} {played.move}"
            raise WireError(f"{wrong}: {error}") from None
    return match


def _heading(game: Game[O, S, M, V], names: tuple[str, ...], start: Start) -> Heading:
    return Heading(game.name, game.rules_version, names, start)


def _check_seats(game: Game[O, S, M, V], seats: int) -> None:
    if seats not in game.seats:
        raise ValueError(
            f"{game.title} is for {game.seats[0]} to {game.seats[-1]} seats, not for {seats}"
        )


def _opening(game: Game[O, S, M, V], heading: Heading) -> tuple[S, tuple[Event, ...]]:
    match heading.start:
        case FromSeed(options=given, seed=seed):
            seats = len(heading.names)
            options = game.options(game.options_under(heading.rules, given), seats)
            return game.setup(options, seats, seed)
        case FromPosition(position=position, strict=strict):
            state = read(
                game.state_type, _position_under(game, heading.rules, position), "position"
            )
            _check_seats(game, state.players)
            game.check(state, strict)
            return state, ()


def _position_under(
    game: Game[O, S, M, V], rules: str, position: Mapping[str, object]
) -> Mapping[str, object]:
    options = position.get("options")
    if not isinstance(options, Mapping):
        return position
    return {**position, "options": game.options_under(rules, options)}
