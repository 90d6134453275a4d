"""A puzzle on its board: the position is rebuilt, and what the player can't know is imagined."""

from dataclasses import dataclass
from typing import Any

from valence.bots.bot import AnyBot
from valence.bots.words import verdicts
from valence.core.game import AnyGame, Event, Seat
from valence.core.languages import DEFAULT, Language
from valence.core.notes import HelpLevel
from valence.core.play import read_move
from valence.core.record import FromPosition, Heading
from valence.core.wire import read, to_dict
from valence.games import entry
from valence.games.pkace.events import TrickTaken
from valence.learn.puzzles.measures import Numbers, measured
from valence.learn.puzzles.stored import Kind, Puzzle, puzzle
from valence.learn.words import words
from valence.library import Match

# Help on screen that would give the answer away stays off: what is legal, and how a question splits the cards.
WITHOUT_HELP: frozenset[Kind] = frozenset({"trick", "split"})


@dataclass(frozen=True)
class Opened:
    puzzle: Puzzle
    match: Match
    seat: Seat
    best: Any
    other: Any

    @property
    def game(self) -> AnyGame:
        return self.match.game

    @property
    def view(self) -> Any:
        return self.game.view(self.match.state, self.seat)

    def reached(self, move: Any) -> Numbers:
        """Return the number that the puzzle asks for, as a legal move reaches it."""
        return measured(self.puzzle.kind, self.game, self.match.state, self.seat, move)

    def ruling(self, move: Any) -> str:
        """Return what the table says to a legal move, in words; empty where that depends on something hidden."""
        event = self._ruling(move)
        return "" if event is None else self.match.words.say(event, self.match.names)

    def _ruling(self, move: Any) -> Event | None:
        state, game = self.match.state, self.game
        if self.puzzle.kind == "trick":  # the last card lies open as well
            events = game.apply(state, self.seat, move).events
            return next((one for one in events if isinstance(one, TrickTaken)), None)
        return None if game.preview is None else game.preview(state, self.seat, move)

    @property
    def why(self) -> str:
        """What makes the best move better than the next best, in words; empty where rulings and numbers tell."""
        if self.puzzle.chances is None:
            return ""
        (chance, less), words = self.puzzle.chances, self.match.words
        why = self._bot.say(self.match.language).why(self.view, self.best, self.other)
        best, other = words.move(self.best), words.move(self.other)
        return verdicts(self.match.language).best(best, chance, other, less, why)

    @property
    def group(self) -> str:
        """Where to look, in a sentence; empty where that would be the answer."""
        if self.puzzle.kind not in ("placement", "turn"):
            return ""
        return self._bot.say(self.match.language).group(self.view, self.best)

    @property
    def marks(self) -> tuple[str, ...]:
        """Where to look, as the ids of cards, chains or squares; empty where that would be the answer."""
        match self.puzzle.kind:
            case "trick" | "split":
                return ()
            case "mn" | "dispersity":
                return (f"chain {self.best.chains[0]}",)
            case _:
                assert self._bot.expert is not None, "hints of this game compare moves"
                return tuple(self._bot.expert.marks(self.view, self.best))

    @property
    def _bot(self) -> AnyBot:
        return entry(self.game.name).bot


def opened(number: int, language: Language = DEFAULT) -> Opened:
    """Open a puzzle with words in a language; ValueError if there is none with this number."""
    found = puzzle(number)
    of_game = entry(found.game)
    game, view = of_game.game, read(of_game.game.view_type, bytes(found.view), "view")
    assert view.seat is not None, "a puzzle is for a player"
    names = tuple(words(language).player(n) for n in range(1, view.players + 1))
    begun = FromPosition(to_dict(game.imagine(view, 0)), strict=False)
    level: HelpLevel = "none" if found.kind in WITHOUT_HELP else "full"
    heading = Heading(game.name, game.rules_version, names, begun, help=level)
    return Opened(
        puzzle=found,
        match=Match(game, of_game.words(language), heading, language),
        seat=view.seat,
        best=read_move(game, bytes(found.best)),
        other=read_move(game, bytes(found.other)),
    )
