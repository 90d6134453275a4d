"""A match at one keyboard: people take turns, bots take the other seats."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from shlex import quote
from time import monotonic
from typing import Any, ParamSpec, TypeVar

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from valence.bots import Level
from valence.bots.outside import OutsideBot
from valence.cli import commands
from valence.cli.commands import Quit, is_command, read_number, split_command
from valence.cli.moves import are_listed, numbered, offered, typed_move
from valence.cli.words import en
from valence.core.files import write_atomically
from valence.core.game import Event, Seat, heard
from valence.core.help import hides_moves
from valence.core.log import hint_of, hint_step
from valence.core.match import IllegalMove
from valence.core.problems import in_words, text_in
from valence.core.wire import Json
from valence.games import entry
from valence.games.terminal import Speaker, Unreadable
from valence.library import Match
from valence.questions import answer_to
from valence.questions.choosing import question_about

P = ParamSpec("P")
T = TypeVar("T")


class Keyboard:
    """Shows a match to the people at one keyboard and asks them for their moves."""

    def __init__(
        self,
        match: Match,
        people: Sequence[str],
        console: Console,
        record: Path | None,
        bots: Level | OutsideBot = "fair",
    ) -> None:
        self.match = match
        self.people = {Seat(seat) for seat, name in enumerate(match.names) if name in people}
        self.console = console
        self.record = record
        self.bots = bots
        self.board = entry(match.game.name).terminal
        self.since = monotonic()  # when the people at this keyboard got the position
        self.shown: dict[Seat | None, int] = dict.fromkeys([None, *range(len(match.names))], 0)
        self._keep()

    def play(self) -> int:
        """Play to the end; returns the exit code."""
        try:
            while to_move := self.match.to_move:
                people = [seat for seat in to_move if seat in self.people]
                if people and self.board.speaker and self.board.is_for_all(self._view(None)):
                    self._race(people, self.board.speaker)
                else:
                    self._turn(people[0] if people else to_move[0])
            self._show_end()
        except (Quit, EOFError):
            self._stop()
        except KeyboardInterrupt:
            self._stop()
            return 130
        return 0

    def _turn(self, seat: Seat) -> None:
        moves = offered(self.match, seat)
        if seat in self.people:
            self._hand_over(seat)
            self._show(seat, moves)
            self.since = monotonic()
            prompt = Text.assemble((self.match.names[seat], "bold"), "> ")
            move = self._asked(prompt, lambda text: self._answer(seat, moves, text))
            seconds = monotonic() - self.since
            self._ask_about(seat, self.match.checked(seat, move))
            self.match.play(seat, move, seconds=seconds)
        else:
            self.match.play(seat, self.match.bot(seat, self.bots))
        self._keep()

    def _race(self, people: Sequence[Seat], speaker: Speaker) -> None:
        """Ask everybody at this keyboard: the first answer counts. Bots answer if nobody else does."""
        if len(self.people) > 1:
            self.console.clear()
        self.console.print(Rule())
        self._tell(None)
        self._draw(None)
        self.console.print(Text(self._text(en.hint), "dim"))
        self.since = monotonic()
        seat, move = self._asked("> ", lambda text: self._spoken(text, people, speaker))
        self.match.play(seat, move, seconds=monotonic() - self.since)
        self._keep()

    def _spoken(
        self, text: str, people: Sequence[Seat], speaker: Speaker
    ) -> tuple[Seat, Json] | None:
        """Return the move that somebody has typed, and whose it is; None if it was none."""
        seat, said = (
            (people[0], text) if is_command(text) else speaker(text, people, self.match.names)
        )
        move = self._answer(seat, offered(self.match, seat), said)
        return None if move is None else (seat, move)

    def _asked(self, prompt: str | Text, answer: Callable[[str], T | None]) -> T:
        """Ask until there is an answer; say what's wrong with a text that is none."""
        while True:
            try:
                if (given := answer(self.console.input(prompt).strip())) is not None:
                    return given
            except Unreadable as unreadable:
                self.console.print(unreadable.said(self.match.language))
            except ValueError as wrong:
                self.console.print(in_words(wrong, self.match.language))

    def _hand_over(self, seat: Seat) -> None:
        """Hide what the previous person saw."""
        if len(self.people) > 1:
            self.console.clear()
            who = (self.match.names[seat], "bold")
            self.console.input(Text.assemble(who, self._text(en.take_the_keyboard)))
            self.console.clear()

    def _show(self, seat: Seat, moves: Sequence[Any]) -> None:
        self.console.print(Rule())
        self._tell(seat)
        others = 3  # lines: the rule above, the hint, the prompt
        self._list(seat, moves, self.console.height - self._draw(seat) - others)
        self.console.print(Text(self._text(en.hint), "dim"))

    def _draw(self, seat: Seat | None) -> int:
        """Draw the board; returns its height."""
        drawing = self.board.drawing(self.match.help(seat))
        drawn = drawing(self._view(seat), self.match.names, self.match.language)
        self.console.print(drawn)
        return len(self.console.render_lines(drawn))

    def _list(self, seat: Seat, moves: Sequence[Any], rows: int) -> None:
        """List the moves if they are few or fit into these rows: the board should stay on the screen."""
        if not are_listed(self.match, self.board, seat):
            return
        listed = commands.move_list(self.match, moves, rows)
        fits = len(moves) <= commands.MOST_LISTED and len(self.console.render_lines(listed)) <= rows
        if fits or len(moves) <= commands.ALWAYS_LISTED:
            self.console.print(listed)
        else:
            hidden = hides_moves(self.match, seat)
            self._say(en.moves_to_try if hidden else en.moves_legal, len(moves))

    def _ask_about(self, seat: Seat, move: Any) -> None:
        """Ask about a legal move before it is made, and keep the answer."""
        if (question := question_about(self.match, seat, move)) is None:
            return
        words = self.match.words
        asked, subject = question.id, question.subject
        self.console.print(words.question(asked, subject))
        for number, choice in enumerate(question.choices, 1):
            self.console.print(f"{number:3}  {words.choice(asked, subject, choice)}")
        self.console.print(f"  0  {self._text(en.dont_know)}")
        given = self._asked(
            self._text(en.which_number), lambda text: read_number(text, len(question.choices))
        )
        answer = question.choices[given - 1] if given else None
        self.match.make(seat, answer_to(question, answer, move))

    def _answer(self, seat: Seat, moves: Sequence[Any], text: str) -> Json | None:
        """Return the move that was typed; None after a command, an illegal move or a change of mind."""
        if is_command(text):
            self._run(text, seat, moves)
            return None
        if text.isdecimal() and are_listed(self.match, self.board, seat):
            move = numbered(moves[: commands.MOST_LISTED], int(text))
            return None if self._is_refused(seat, move) else move
        return self._typed(seat, text)

    def _run(self, text: str, seat: Seat, moves: Sequence[Any]) -> None:  # noqa: C901  # one case a command
        match split_command(text):
            case "?", _ if hides_moves(self.match, seat):
                self._say(en.help_is_off)
            case "?", "":
                self.console.print(commands.illegal_moves(self.match, seat))
            case "?", move:
                self.console.print(
                    commands.why_not(
                        self.match, seat, typed_move(move, self.match, self.board, seat)
                    )
                    or self._text(en.is_legal)
                )
            case "hint", _:
                self._hint(seat)
            case "moves", _:
                self._list_all(seat, moves)
            case "table", _:
                self._draw(seat)
            case "rules", number:
                self.console.print(commands.rules(self.match, number))
            case "help", _:
                self.console.print(
                    (
                        commands.how_to_type(self.match, moves)
                        if are_listed(self.match, self.board, seat)
                        else ""
                    )
                    + self._text(en.all_commands)
                )
            case "undo", _:
                self._say(en.no_undo)
            case "quit", _:
                raise Quit
            case _:
                self.console.print(Text(self._text(en.hint), "dim"))

    def _hint(self, seat: Seat) -> None:
        """Show the next step of a hint: a question, a group of cards, the best move. The record keeps it."""
        if not (hints := self.match.advice(seat)):
            self._say(en.no_hints)
            return
        step = min(hint_step(self.match, seat) + 1, 3)
        best = hints[0]
        asking = self._text(en.ask_yourself, best.question.words)
        self.console.print([asking, best.group, best.reason][step - 1])
        if asked := hint_of(self.match, seat, step):
            self.match.make(seat, asked)
            self.shown[seat] = len(self.match.story)
            self._keep()

    def _list_all(self, seat: Seat, moves: Sequence[Any]) -> None:
        if not are_listed(self.match, self.board, seat):
            self._say(en.not_listed)
        else:
            self.console.print(commands.all_moves(self.match, moves, self.console.height - 2))

    def _typed(self, seat: Seat, text: str) -> Json | None:
        move = typed_move(text, self.match, self.board, seat)
        if self._is_refused(seat, move):
            return None
        if hides_moves(self.match, seat) or self._is_confirmed(self.match.preview(seat, move)):
            return move
        return None

    def _is_refused(self, seat: Seat, move: Json) -> bool:
        """Return True if a move is illegal; then tell the player why, and keep the attempt in the record."""
        reason = commands.why_not(self.match, seat, move)
        if reason is not None:
            self.console.print(reason)
            self._keep_attempt(seat, move)
        return reason is not None

    def _keep_attempt(self, seat: Seat, move: Json) -> None:
        """Keep a refused move in the record; the player has just read why."""
        with suppress(IllegalMove):
            self.match.play(seat, move, seconds=monotonic() - self.since)
        self.shown[seat] = len(self.match.story)
        self._keep()

    def _is_confirmed(self, ruling: Event | None) -> bool:
        """Ask if the player still wants a move whose ruling is known in advance; True if there is nothing to ask."""
        if ruling is None or not self.board.confirms:
            return True
        self.console.print("\n".join(self.match.say([ruling])))
        answer = self.console.input(self._text(en.play_it)).strip().casefold()
        return answer in self._text(en.yes)

    def _tell(self, seat: Seat | None) -> None:
        """Print what has happened since this seat, or everybody, last looked."""
        for events in self.match.story[self.shown[seat] :]:
            for line in self.match.say(heard(events, seat)):
                self.console.print(line)
        self.shown[seat] = len(self.match.story)

    def _show_end(self) -> None:
        self.console.print(Rule(self._text(en.the_end)))
        self._tell(min(self.people, default=Seat(0)) if self.board.speaker is None else None)
        self._draw(None)

    def _stop(self) -> None:
        self.console.print()
        moves = sum(not played.is_note for played in self.match.played)
        self._say(en.stopped, moves)
        if self.record is not None:
            self._say(en.resume, quote(str(self.record)))

    def _keep(self) -> None:
        if self.record is not None:
            write_atomically(self.record, self.match.record.encode())

    def _text(self, sentence: Callable[P, T], *facts: P.args, **named: P.kwargs) -> T:
        return text_in(self.match.language, sentence, *facts, **named)

    def _say(self, sentence: Callable[P, str], *facts: P.args, **named: P.kwargs) -> None:
        self.console.print(self._text(sentence, *facts, **named))

    def _view(self, seat: Seat | None) -> Any:
        return self.match.game.view(self.match.state, seat)
