"""Practice in the terminal: asks what the schedule says is due, and shows progress."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import ParamSpec

from rich.console import Console
from rich.rule import Rule

from valence.cli.words import en
from valence.core.languages import DEFAULT, Language, texts_in
from valence.core.match import IllegalMove
from valence.core.problems import text_in
from valence.games.quizmaster.judging import read_number
from valence.games.quizmaster.words import QUESTION
from valence.learn.practice.files import progress_file, read_progress, write_progress
from valence.learn.practice.schedule import Item, asked_of, items_of, next_item, reviewed, summary
from valence.learn.practice.turns import grade, question, ruling, shown_side
from valence.library import Match
from valence.sets.acids_bases import Rows, card_set

P = ParamSpec("P")
Clock = Callable[[], datetime]


def utc_now() -> datetime:
    return datetime.now(UTC)


class Practice:
    """One learner at one keyboard; every answer is saved immediately."""

    def __init__(
        self,
        folder: Path,
        learner: str,
        console: Console,
        tolerance: float,
        rows: Rows | None = None,
        now: Clock = utc_now,
        language: Language = DEFAULT,
    ) -> None:
        self.language = language
        self.rows, self.cards = rows, card_set(rows)
        self.path = progress_file(folder, learner)
        self.progress = read_progress(self.path)
        self.items = items_of(self.cards, self.progress.seed)
        self.console = console
        self.tolerance = tolerance
        self.now = now

    def run(self, questions: int, new: int) -> int:
        """Ask up to this many questions, and new ones among them; returns the exit code."""
        self._say(self._text(en.practice_help))
        self._say(self._standing())
        answered = right = 0
        try:
            while answered < questions and (
                item := next_item(self.progress, self.items, self.now(), new)
            ):
                new -= item not in self.progress.items
                right += self._ask(item, answered + 1)
                answered += 1
        except (EOFError, KeyboardInterrupt):
            self.console.print()
        self.console.print(Rule())
        self._say(self._text(en.right_of, right, answered, self._standing()))
        return 0

    def show(self) -> None:
        self._say(self._standing())

    def _ask(self, item: Item, number: int) -> bool:
        """Ask a question, judge the answer and save the progress; True if the answer was right."""
        match = question(item, self.tolerance, self.rows, self.language)
        self.console.print(Rule())
        asked = match.game.view(match.state, None).question
        self._say(f"{number}. {texts_in(self.language, QUESTION)(asked)}")
        self._play(match, wants_value=asked_of(item)[1] == "name")
        judged = ruling(match)
        self._say(*match.say([judged]))
        worth = grade(judged)
        self.progress = reviewed(self.progress, item, worth, self.now())
        write_progress(self.path, self.progress)
        return worth != "again"

    def _play(self, match: Match, *, wants_value: bool) -> None:
        while match.to_move:
            text = self.console.input("> ").strip()
            if text == "q":
                raise EOFError
            if wants_value and text and read_number(text) is None:
                self._say(self._text(en.not_a_value))
                continue
            try:
                match.play(0, {"type": "answer", "text": text} if text else {"type": "pass"})
            except IllegalMove as refused:
                self._say(refused.reason)

    def _standing(self) -> str:
        """Return a sentence about how much is known, shaky and due."""
        stands = summary(self.progress, self.items, self.now())
        numbers = (stands.known, stands.shaky, stands.new, stands.due)
        said = [self._text(en.standing, *numbers)]
        if stands.shakiest:
            shakiest = [shown_side(item, self.cards, self.language) for item in stands.shakiest]
            said.append(self._text(en.shakiest, shakiest))
        if stands.next_due is not None and not stands.due:
            wait = rounded(stands.next_due - self.now())
            said.append(self._text(en.next_due, *wait))
        return " ".join(said)

    def _text(self, sentence: Callable[P, str], *facts: P.args, **named: P.kwargs) -> str:
        return text_in(self.language, sentence, *facts, **named)

    def _say(self, text: str) -> None:
        self.console.print(text)


def rounded(wait: timedelta) -> tuple[int, int, int]:
    """Return a time as so many days, hours or minutes, of which only one isn't 0."""
    minutes = max(1, round(wait.total_seconds() / 60))
    if minutes >= 24 * 60:
        return round(minutes / (24 * 60)), 0, 0
    return (0, round(minutes / 60), 0) if minutes >= 60 else (0, 0, minutes)
