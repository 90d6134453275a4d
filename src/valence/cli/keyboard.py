"""A match at one keyboard: people take turns, bots take the other seats."""

from collections.abc import Sequence
from pathlib import Path
from shlex import quote
from typing import Any

from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from valence.bots import Level, choose
from valence.cli.input import read_move
from valence.cli.tables import TABLES, Speaker
from valence.core.dice import Dice
from valence.core.files import keep
from valence.core.game import Event, Seat, heard
from valence.core.play import legal_moves
from valence.core.wire import Json, to_dict
from valence.core.words import counted
from valence.library import AnyMatch

MOST_LISTED = 60
HELP = Text.from_markup(
    "Type a move; [b]?[/b] why others are not allowed, [b]h[/b] help, [b]q[/b] quit."
)
LONG_HELP = """\
?          what you may not play now, and why
? a move   why this very move is not allowed
u          nothing is taken back, as at a real table
q, Ctrl-C  quit"""


COMMANDS = {"", "q", "h", "u", "?"}


class Quit(Exception):
    """A person has had enough."""


class Keyboard:
    """Draws a match for the people at one keyboard, and asks them for their moves."""

    def __init__(
        self,
        match: AnyMatch,
        people: Sequence[str],
        console: Console,
        record: Path | None,
        bots: Level = "fair",
    ) -> None:
        self.match = match
        self.people = {Seat(seat) for seat, name in enumerate(match.names) if name in people}
        self.console = console
        self.record = record
        self.bots = bots
        self.table = TABLES[match.game.name]
        self.told: dict[Seat | None, int] = dict.fromkeys([None, *range(len(match.names))], 0)
        self._keep()

    def play(self) -> int:
        """Play to the end; the exit code."""
        try:
            while to_move := self.match.to_move:
                people = [seat for seat in to_move if seat in self.people]
                if people and self.table.speaker and self.table.is_for_all(self._view(None)):
                    self._race(people, self.table.speaker)
                else:
                    self._turn(people[0] if people else to_move[0])
            self._tell_the_end()
        except (Quit, EOFError):
            self._part()
        except KeyboardInterrupt:
            self._part()
            return 130
        return 0

    def tell(self, *, step: bool) -> int:
        """Tell the whole story of the match; the exit code."""
        try:
            for ply, events in enumerate(self.match.story):
                for line in self.match.say(heard(events, None)):
                    self._say(line)
                if step and ply < self.match.ply:
                    self.console.input(Text("Enter ", "dim"))
        except (KeyboardInterrupt, EOFError):
            self.console.print()
            return 130
        self.console.print(self.table.draw(self._view(None), self.match.names))
        return 0

    def _turn(self, seat: Seat) -> None:
        moves = legal_moves(self.match.game, self.match.state, seat)
        if seat in self.people:
            self._hand_over(seat)
            self._show(seat, moves)
            move = self._ask(seat, moves)
        else:
            move = to_dict(self._chosen(seat, moves))
        self.match.play(seat, move)
        self._keep()

    def _race(self, people: Sequence[Seat], speaker: Speaker) -> None:
        """One question to all at this keyboard: the first answer counts. Bots answer when nobody else does."""
        if len(self.people) > 1:
            self.console.clear()
        self.console.print(Rule())
        self._tell(None)
        self.console.print(self.table.draw(self._view(None), self.match.names))
        before = self.match.ply
        while self.match.ply == before:
            try:
                self._speak(self.console.input("> ").strip(), people, speaker)
            except ValueError as problem:
                self._say(str(problem))

    def _speak(self, text: str, people: Sequence[Seat], speaker: Speaker) -> None:
        seat, said = (
            (people[0], text) if text in COMMANDS else speaker(text, people, self.match.names)
        )
        moves = legal_moves(self.match.game, self.match.state, seat)
        if move := self._answer(seat, moves, said):
            self.match.play(seat, move)
            self._keep()

    def _chosen(self, seat: Seat, moves: Sequence[Any]) -> Any:
        """What a bot plays."""
        dice = Dice(self.match.state.seed, f"bot {seat} {self.match.ply}")
        return choose(self.match.game.name, self.bots, self._view(seat), moves, dice)

    def _hand_over(self, seat: Seat) -> None:
        """Cover what the last person saw."""
        if len(self.people) > 1:
            self.console.clear()
            who = (self.match.names[seat], "bold")
            self.console.input(Text.assemble(who, ", take the keyboard and press Enter. "))
            self.console.clear()

    def _show(self, seat: Seat, moves: Sequence[Any]) -> None:
        self.console.print(Rule())
        self._tell(seat)
        self.console.print(self.table.draw(self._view(seat), self.match.names))
        if not self._lists(moves):
            self.console.print(
                f"{len(moves)} moves are possible." if self.table.lists_moves else ""
            )
            return
        for number, move in enumerate(moves, 1):
            self._say(f"{number:3}  {self.match.words.move(move)}")

    def _ask(self, seat: Seat, moves: Sequence[Any]) -> Json:
        """A legal move, however long it takes."""
        while True:
            text = self.console.input(Text.assemble((self.match.names[seat], "bold"), "> ")).strip()
            try:
                if move := self._answer(seat, moves, text):
                    return move
            except ValueError as problem:
                self._say(str(problem))

    def _answer(self, seat: Seat, moves: Sequence[Any], text: str) -> Json | None:
        match text:
            case "":
                self.console.print(HELP)
            case "q":
                raise Quit
            case "h":
                self._say(self._how_to_type(moves) + LONG_HELP)
            case "u":
                self._say("Nothing is taken back: a card played is a card seen.")
            case "?":
                self._explain_all(seat)
            case _ if text[0] == "?":
                self._say(
                    self._why_not(seat, self._read(seat, text[1:].strip()))
                    or "That move is allowed."
                )
            case _ if text.isdecimal() and self.table.lists_moves:
                return to_dict(_numbered(moves, int(text)))
            case _:
                return self._typed(seat, text)
        return None

    def _lists(self, moves: Sequence[Any]) -> bool:
        return self.table.lists_moves and len(moves) <= MOST_LISTED

    def _typed(self, seat: Seat, text: str) -> Json | None:
        move = self._read(seat, text)
        if why_not := self._why_not(seat, move):
            self._say(why_not)
            return None
        return move if self._is_confirmed(self.match.preview(seat, move)) else None

    def _is_confirmed(self, ruling: Event | None) -> bool:
        """Where a ruling is known in advance, the move counts only once it has been read."""
        if ruling is None or not self.table.confirms:
            return True
        self._say("\n".join(self.match.say([ruling])))
        return self.console.input("Play it? (y/n) ").strip().casefold() in ("", "y", "yes")

    def _read(self, seat: Seat, text: str) -> Json:
        if (
            self.table.typed is not None
            and (move := self.table.typed(text, self._view(seat))) is not None
        ):
            return move
        return read_move(text, self.match.game)

    def _why_not(self, seat: Seat, move: Json) -> str | None:
        refused = self.match.why_not(seat, move)
        return None if refused is None else f"{refused.reason} ({refused.rule})"

    def _explain_all(self, seat: Seat) -> None:
        """What may not be played now, and why."""
        game, state, words = self.match.game, self.match.state, self.match.words
        refused = [
            (words.move(move), words.refusal(refusal, self.match.names), refusal.rule)
            for move in game.candidates(state, seat)
            if (refusal := game.refusal(state, seat, move))
        ]
        table = Table("not now", "why", "rule")
        for row in refused[:MOST_LISTED]:
            table.add_row(*row)
        self.console.print(table if refused else "Everything may be played now.")
        if len(refused) > MOST_LISTED:
            self._say(f"and {len(refused) - MOST_LISTED} more; ask about one with ? and the move")

    def _how_to_type(self, moves: Sequence[Any]) -> str:
        """By number and in words, where this game lists its moves; else its table says how."""
        if not self._lists(moves):
            return ""
        example = " ".join(map(str, to_dict(moves[-1]).values()))
        return f"{len(moves):<10} play move number {len(moves)}\n{example:<10} the same move in words\n"

    def _tell(self, seat: Seat | None) -> None:
        """What this seat, or everybody, has heard since it was last told."""
        for events in self.match.story[self.told[seat] :]:
            for line in self.match.say(heard(events, seat)):
                self._say(line)
        self.told[seat] = len(self.match.story)

    def _tell_the_end(self) -> None:
        self.console.print(Rule("The end"))
        self._tell(min(self.people, default=Seat(0)) if self.table.speaker is None else None)
        self.console.print(self.table.draw(self._view(None), self.match.names))

    def _part(self) -> None:
        self.console.print()
        self._say(f"The game stops after {counted(self.match.ply, 'move')}.")
        if self.record is not None:
            self._say(f"To go on with it: valence play --resume {quote(str(self.record))}")

    def _keep(self) -> None:
        if self.record is not None:
            keep(self.record, self.match.record.encode())

    def _view(self, seat: Seat | None) -> Any:
        return self.match.game.view(self.match.state, seat)

    def _say(self, text: str) -> None:
        self.console.print(text)


def _numbered(moves: Sequence[Any], number: int) -> Any:
    if len(moves) > MOST_LISTED:
        raise ValueError(f"{len(moves)} moves are too many to number; type one in words")
    if number not in range(1, len(moves) + 1):
        raise ValueError(f"there is no move {number}; the moves are 1 to {len(moves)}")
    return moves[number - 1]
