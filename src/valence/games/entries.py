"""A game as one object: its rules and sentences, and the parts that are imported on first use."""

import inspect
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from valence.core.game import AnyGame
from valence.core.languages import Language, texts_in
from valence.core.words import Words

if TYPE_CHECKING:  # importing the rules imports neither bots nor terminal nor printing
    from valence.bots.bot import AnyBot as AnyBot
    from valence.bots.students import Mind as Mind
    from valence.core.encoding import Encoder as Encoder
    from valence.games.terminal import AnyBoard as AnyBoard
    from valence.printing.face import Faces as Faces


class Entry:
    """Everything about one game. A part that nobody has written yet is replaced by a plain one."""

    def __init__(
        self,
        game: AnyGame,
        words: Mapping[Language, Words[Any]],
        *,
        bot: "Callable[[], AnyBot] | None" = None,
        terminal: "Callable[[], AnyBoard] | None" = None,
        printed: "Callable[[], Faces] | None" = None,
        students: "Callable[[], Mind] | None" = None,
        encoder: "Callable[[], Encoder] | None" = None,
    ) -> None:
        self.game = game
        self._words_in, self._words = words, dict[Language, Words[Any]]()
        self._bot, self._terminal, self._printed, self._students = bot, terminal, printed, students
        self._encoder = encoder

    @cached_property
    def folder(self) -> Path:
        """The folder of its state, where also rulebook, guided game and examples are."""
        return Path(inspect.getfile(self.game.state_type)).parent

    def words(self, language: Language) -> Words[Any]:
        """Return the sentences of the game in a language."""
        if language not in self._words:
            self._words[language] = texts_in(language, self._words_in)
        return self._words[language]

    @cached_property
    def bot(self) -> "AnyBot":
        from valence.bots.outside import installed
        from valence.bots.plain import plain_bot

        bot = self._bot() if self._bot else plain_bot(self.game)
        return replace(bot, outside=installed(self.game, [*bot.levels, *bot.personas]))

    @cached_property
    def terminal(self) -> "AnyBoard":
        from valence.games.terminal import plain_board

        return self._terminal() if self._terminal else plain_board(self.game)

    @cached_property
    def printed(self) -> "Faces":
        from valence.printing.plain import plain_faces

        return self._printed() if self._printed else plain_faces(self.game)

    @cached_property
    def students(self) -> "Mind | None":
        """The mind of simulated students in this game; None where nobody has described one."""
        return self._students() if self._students else None

    @cached_property
    def encoder(self) -> "Encoder | None":
        """The numbers of the moves and the vector of the views; None where nobody has described them."""
        return self._encoder() if self._encoder else None

    @property
    def missing_parts(self) -> list[str]:
        """Name the parts for which a plain one is used."""
        parts = {
            "bot": self._bot,
            "terminal board": self._terminal,
            "print faces": self._printed,
        }
        return [name for name, part in parts.items() if part is None]
