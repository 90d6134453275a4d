"""The interface of a game's board in a terminal: drawing its view, reading its moves; and a plain board."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Any, Generic, TypeAlias
from unicodedata import combining, normalize

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from valence.chem.writing import signed
from valence.core.game import AnyGame, BaseView, O, Seat, Tally, V
from valence.core.languages import DEFAULT, InEach, Language, Texts, texts_in
from valence.core.wire import Json, to_dict
from valence.core.words import Names

Draw: TypeAlias = Callable[[Any, Names, Language], RenderableType]
Speaker: TypeAlias = Callable[[str, Sequence[Seat], Names], tuple[Seat, str]]


STYLE = {"acid": "red", "base": "blue"}  # in every game that is played with such cards


@dataclass(frozen=True, kw_only=True)
class Board(Generic[V]):
    draw: Callable[[V, Names, Language], RenderableType]

    # How it is drawn when a kind of help is switched off; kinds that don't change it are left out.
    without: Mapping[str, Draw] = field(default_factory=dict)

    # Reads a move in the game's own notation; None if the text isn't in it, ValueError if it is malformed.
    typed: Callable[[str, V], Json | None] | None = None

    # Whether the legal moves are listed and picked by number; False where the list would give the answer.
    lists_moves: Callable[[V], bool] = lambda _view: True

    # Whether everyone who may act is asked at once, and the first answer counts.
    is_for_all: Callable[[V], bool] = lambda _view: False

    # Finds out who is speaking then, and what they say.
    speaker: Speaker | None = None

    # Whether a typed move must be confirmed after its ruling has been shown.
    confirms: bool = False

    def drawing(self, shown: Collection[str]) -> Draw:
        """Return the function that draws the board when only these kinds of help are shown."""
        hidden = (draw for kind, draw in self.without.items() if kind not in shown)
        return next(hidden, self.draw)


AnyBoard: TypeAlias = Board[Any]


TEXTS: Texts = InEach("valence.games.words", attrgetter("TERMINAL"), "_terminal")


class Unreadable(ValueError):
    """A typed move that can't be read, with the reason in the texts of a board; more of them may say what to type."""

    def __init__(self, texts: Texts, *codes: str, **facts: object) -> None:
        super().__init__(texts, codes, facts)
        self._texts, self._codes, self._facts = texts, codes, facts

    def with_facts(self, **facts: object) -> "Unreadable":
        return Unreadable(self._texts, *self._codes, **self._facts, **facts)

    def said(self, language: Language) -> str:
        texts = texts_in(language, self._texts)
        return " ".join(texts[code].format(**self._facts) for code in self._codes if code)

    def __str__(self) -> str:
        return self.said(DEFAULT)


def labels(names: Names, you: int | None, turn: int | None, language: Language) -> list[str]:
    """Return one label per seat, marking whose turn it is and which seat is yours."""
    said = texts_in(language, TEXTS)
    called = [
        said["you"].format(name=name) if seat == you else name for seat, name in enumerate(names)
    ]
    return [f"{'▶ ' if seat == turn else '  '}{name}" for seat, name in enumerate(called)]


def decimal(number: object, language: Language) -> str:
    """Return a number as a language writes it: −1,74."""
    return signed(number).replace(".", texts_in(language, TEXTS).get("point", "."))


# The first words of typed moves in English, by those of another language.
Words: TypeAlias = Mapping[str, str]


def in_english(text: str, typed: Iterable[Words]) -> str:
    """Return a typed move with its first words in English, if they are in another language; accents are optional."""
    words = text.split()
    known = {unaccented(own): english for said in typed for own, english in said.items()}
    for count in range(len(words), 0, -1):
        first = unaccented(" ".join(words[:count])).removesuffix(":")
        if first in known:
            rest = " ".join(words[count:])
            return f"{known[first]} {known.get(unaccented(rest), rest)}".strip()
    return text


def unaccented(text: str) -> str:
    """Return a text in small letters without accents."""
    letters = normalize("NFD", text.casefold())
    return "".join(letter for letter in letters if not combining(letter))


NOT_LISTED = ("game", "options", "players", "seat", "scores")


def plain_board(game: AnyGame) -> AnyBoard:
    return Board(draw=lambda view, names, language: draw(view, names, game.scores(view), language))


def draw(
    view: BaseView[O], names: Names, scores: Sequence[Tally], language: Language
) -> RenderableType:
    said, table = texts_in(language, TEXTS), Table(show_header=False)
    for seat, label in enumerate(labels(names, view.seat, None, language)):
        table.add_row(label.strip(), ", ".join(f"{one.values[seat]} {one.unit}" for one in scores))
    table.add_section()
    for name, value in to_dict(view).items():
        if name not in NOT_LISTED:
            is_seat = name == "leader" and isinstance(value, int)
            shown = names[value] if is_seat else written(value, said)
            table.add_row(name.replace("_", " "), shown)
    return Group(Text(said["plain"], style="dim"), table)


def written(value: object, said: Mapping[str, str]) -> str:
    """Return "yes", "–" if empty, "F, O", "Na+ 2, Cl- 1"; nested values are in parentheses."""
    match value:
        case bool():
            return said["yes" if value else "no"]
        case None | "" | []:
            return "–"
        case list():
            return ", ".join(_nested(one, said) for one in value)
        case dict():
            return ", ".join(f"{key} {_nested(inner, said)}" for key, inner in value.items()) or "–"
        case _:
            return str(value)


def _nested(value: object, said: Mapping[str, str]) -> str:
    shown = written(value, said)
    return f"({shown})" if isinstance(value, list | dict) else shown
