"""The public API: start, load and replay matches, with bots and advice."""

from collections.abc import Mapping, Sequence
from io import StringIO
from secrets import randbits
from typing import Any

from msgspec.structs import replace

from valence.bots import Advice, Budget
from valence.bots.hints import HINT_BUDGET
from valence.bots.outside import Outside, OutsideBot
from valence.core import match as table
from valence.core.dice import Dice
from valence.core.game import AnyGame, Seat, heard
from valence.core.languages import DEFAULT, Language, language, typed_in
from valence.core.log import checked_note
from valence.core.match import AnyMatch as AnyMatch
from valence.core.names import seat_names
from valence.core.notes import help_level, question_level
from valence.core.opening import check_seats, read_position
from valence.core.play import legal_moves, read_entry
from valence.core.problems import en, problem, problem_of
from valence.core.record import CutOff, FromPosition, FromSeed, Heading, Played, Record, read_record
from valence.core.wire import LONGEST_QUOTE, Given, Json, WireError, read, shown, to_dict
from valence.core.words import Words
from valence.games import CATALOGUE, entry
from valence.games.entries import Entry


class Match(table.Match[Any, Any, Any, Any]):
    """A game in progress with named players, bots and advice. Moves, views and positions are JSON dicts.

    >>> import valence
    >>> match = valence.start("metals", seed=7, names=["Ada", "Ben"])
    >>> while match.to_move:
    ...     seat = match.to_move[0]
    ...     said = match.play(seat, match.moves(seat)[0])
    >>> said[-1].split(". ")[1]
    'Collected: Ada (18) and Ben (21)'
    """

    language: Language
    """The language of its sentences."""

    def __init__(
        self, game: AnyGame, words: Words[Any], heading: Heading, language: Language = DEFAULT
    ) -> None:
        super().__init__(game, words, heading)
        self.language = language

    def _typed(self, move: Any) -> Any:
        return typed_in(self.language, move)

    def bot(
        self, seat: int, level: str | OutsideBot = "fair", *, budget: Budget | None = None
    ) -> Json:
        """Return the move a bot would make for a seat, ready for `play`. A search takes half a second by default.

        A bot of your own is a function of its view, its moves and dice, or an object with such a method `choose`.

        >>> import valence
        >>> match = valence.start("metals", seed=7, names=["Ada", "Ben"])
        >>> match.bot(0, "fair")
        {'type': 'initiate', 'card': 'O2-'}
        >>> match.bot(0, lambda view, moves, dice: moves[dice.below(len(moves))])
        {'type': 'initiate', 'card': 'Al3+'}
        """
        view, moves = self._asked(seat)
        dice = Dice(self.state.seed, f"bot {seat} {self.ply}")
        if not isinstance(level, str):
            return to_dict(Outside(self.game, lambda: level)(view, moves, dice, Budget()))
        bot = entry(self.game.name).bot
        return to_dict(bot.choose(bot.level_called(level), view, moves, dice, budget))

    def advice(self, seat: int, *, budget: Budget = HINT_BUDGET) -> list[Advice[Json]]:
        """Return the best moves for a seat, best first, each with a reason; empty for games without hints.

        >>> import valence
        >>> match = valence.start("metals", seed=7, names=["Ada", "Ben"])
        >>> hint = match.advice(0)[0]
        >>> hint.reason.split(". ")[0]
        'Lead Al³⁺ (aluminium) rather than Cl⁻ (chloride): about 45 % to win instead of 36 %'
        >>> story = match.play(0, hint.move)
        """
        view, moves = self._asked(seat)
        bot = entry(self.game.name).bot
        found = bot.advise(view, moves, budget)
        hints = bot.in_words(view, found, self.words, self.language)
        return [replace(hint, move=to_dict(hint.move)) for hint in hints]

    @property
    def history(self) -> list[Json]:
        """Every move so far: who made it, the move, and what everyone was told.

        >>> import valence
        >>> match = valence.start("metals", seed=7, names=["Ada", "Ben"])
        >>> said = match.play(0, {"type": "initiate", "card": "Na+"})
        >>> match.history[0]["name"], match.history[0]["move"]
        ('Ada', {'type': 'initiate', 'card': 'Na+'})
        >>> match.history[0]["said"]
        ['Ada leads Na⁺ (sodium).', 'Ada draws 1 card.']
        """
        return [
            {
                "seat": played.seat,
                "name": self.names[played.seat],
                "move": to_dict(read_entry(self.game, played.move)),
                "said": self.say(heard(events, None)),
            }
            for played, events in zip(self.played, self.story[1:], strict=True)
        ]

    def __str__(self) -> str:
        """Draw the table as a spectator sees it in a terminal."""
        from rich.console import Console

        from valence.games import entry

        text = StringIO()
        board = entry(self.game.name).terminal.draw(
            self.game.view(self.state, None), self.names, self.language
        )
        Console(file=text, width=80, highlight=False, markup=False).print(board)
        return "\n".join(line.rstrip() for line in text.getvalue().splitlines())

    def _repr_html_(self) -> str:
        """Draw the table in a notebook as a spectator sees it: its cards or its board, and the seats."""
        from html import escape

        from valence.printing.drawn import table_drawn

        found = entry(self.game.name)
        drawn = table_drawn(found.printed, self.game.view(self.state, None), self.language)
        return f'<figure style="margin: 0">{drawn}<pre>{escape(str(self))}</pre></figure>'

    def _asked(self, seat: int) -> tuple[Any, list[Any]]:
        """Return the view and the legal moves of a seat whose turn it is."""
        if seat not in self.to_move:
            raise ValueError(f"seat {seat} isn't to move; to move: {list(self.to_move)}")
        moves = legal_moves(self.game, self.state, Seat(seat))
        return self.game.view(self.state, Seat(seat)), moves


def game_names() -> tuple[str, ...]:
    """Return the names of all games.

    >>> import valence
    >>> valence.game_names()
    ('pkace', 'polymer', 'metals', ...)
    """
    return tuple(CATALOGUE)


def start(
    name: str,
    *,
    seats: int = 2,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    names: Sequence[str] | None = None,
    help: str = "full",  # noqa: A002  # the record's word
    questions: str = "off",
    preset: str = "",
    lang: str = "en",
) -> Match:
    """Start a match, with a random seed by default; help is full, fading or none, questions are off, some or often.

    A preset plays as on that printed sheet, but for the options that are given. Sentences are in `lang`.
    For bad options, names or seats, ValueError says what is allowed.

    >>> import valence
    >>> match = valence.start("metals", seats=3, seed=7, options={"hand": 8}, names=["Ada", "Ben", "Cleo"])
    >>> match.to_move
    (2,)
    >>> valence.start("pkace", preset="pkace-two", options={"hand": 8}, seed=7).changes
    {'hand': 8}
    >>> valence.start("metals", options={"hand": 99})
    Traceback (most recent call last):
    valence.core.problems.BadInput: option hand: must be 1 to 10, got 99
    """
    found = entry(name)
    check_seats(found.game, seats)
    given = read(dict[str, object], {} if options is None else options, "options")
    seed = randbits(128) if seed is None else seed
    given = {**(found.game.preset(preset, seats).options if preset else {}), **given}
    begun = FromSeed(to_dict(found.game.options(given, seats)), seed)
    heading = Heading(
        name,
        found.game.rules_version,
        seat_names(names, seats),
        begun,
        help_level(help),
        question_level(questions),
        preset,
    )
    return _match(found, heading, lang)


def _match(found: Entry, heading: Heading, lang: str) -> Match:
    spoken = language(lang)
    return Match(found.game, found.words(spoken), heading, spoken)


def load(
    position: Given,
    *,
    strict: bool = True,
    names: Sequence[str] | None = None,
    lang: str = "en",
) -> Match:
    """Load a match from a saved position, which is validated; without strict, cards needn't add up to the deck.

    >>> import valence
    >>> position = valence.start("metals", seed=7).save()
    >>> valence.load(position).save() == position
    True
    >>> valence.load(position | {"deck": []})
    Traceback (most recent call last):
    ValueError: Na+: 3 cards were given, the deck has 8
    >>> valence.load(position | {"deck": []}, strict=False).view(0)["deck"]
    0
    """
    fields = read(dict[str, object], position, "position")
    if not isinstance(name := fields.get("game"), str):
        raise WireError(f"position: expected the name of a game at `$.game`, got {shown(name)}")
    found = entry(name)
    game = found.game
    state = read_position(game, game.rules_version, fields)
    begun = FromPosition(to_dict(state), strict)
    heading = Heading(name, game.rules_version, seat_names(names, state.players), begun)
    return _match(found, heading, lang)


def replay(record: str, *, strict: bool = True, lang: str = "en") -> Match:
    """Replay a record; without strict, a truncated record is replayed as far as it goes.

    >>> import valence
    >>> match = valence.start("metals", seed=7)
    >>> said = match.play(0, {"type": "initiate", "card": "Na+"})
    >>> valence.replay(match.record).save() == match.save()
    True
    """
    if not isinstance(record, str):
        raise WireError(f"a record is a text, got {shown(record)}")
    try:
        whole = read_record(record)
    except CutOff as cut_off:
        if strict:
            raise
        whole = cut_off.whole
    return _replayed(whole, lang)


def _replayed(record: Record, lang: str) -> Match:
    found, heading = entry(record.heading.game), record.heading
    if not found.game.knows_rules(heading.rules):
        versions = (heading.rules[:20], found.game.rules_version)
        raise WireError(problem(en.rules_of_record, found.game.title, *versions))
    _check_preset(found.game, heading)
    match = _match(found, heading, lang)
    for n, played in enumerate(record.moves, 1):
        try:
            _replay(match, played)
        except ValueError as error:
            line = f"{played.seat} {played.move[:LONGEST_QUOTE]}"
            raise WireError(problem(en.move_of_record, n, line, problem_of(error))) from None
    return match


def _check_preset(game: AnyGame, heading: Heading) -> None:
    try:
        if heading.preset:
            game.preset(heading.preset, len(heading.names))
    except ValueError as error:
        raise WireError(problem(en.of_record, problem_of(error))) from None


def _replay(match: Match, played: Played) -> None:
    seat, move = played.seat, played.move
    entry = checked_note(match, seat, move) if played.is_note else match.checked(seat, move)
    match.make(seat, entry, played.seconds)
