"""Reasons why a move is better than another, in English."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import assert_never

from valence.bots.words import HintWords
from valence.chem.formulas import Salt
from valence.chem.ions import Ion, charges_of
from valence.chem.names import en
from valence.chem.writing import subscript
from valence.core.languages import DEFAULT, Language
from valence.core.piles import without
from valence.core.words import counted, listed
from valence.games.charged.board import column_name
from valence.games.charged.bot.counting import Board, laid
from valence.games.charged.bot.leaves import Leaves
from valence.games.charged.bot.marks import line_of
from valence.games.charged.events import Placed
from valence.games.charged.formulas import Tiles
from valence.games.charged.game import GAME
from valence.games.charged.moves import Move, Name, Pass, Place, Swap
from valence.games.charged.naming import salt_called
from valence.games.charged.state import View
from valence.games.charged.tiles import RED, Tile

# Racks whose values differ by less, in points, are not worth a sentence.
CLEAR = 1.0


def compare(view: View, better: Move, other: Move) -> str:
    if isinstance(better, Name):
        return " ".join(_named([salt_called(asked.formula) for asked in view.unnamed]))
    return " ".join(Pair(view, better, other).facts())


class Pair:
    """Two moves of one turn. Its sentences give only what speaks for the first."""

    def __init__(self, view: View, better: Move, other: Move) -> None:
        assert view.rack is not None
        self.view, self.better, self.other = view, better, other
        self.board = Board(view.board, view.options)
        self.leaves = Leaves(view.rack, view.bag, view.options)

    def facts(self) -> Iterator[str]:
        points, instead = self._points(self.better), self._points(self.other)
        rack = self._rack()
        if points > instead:
            yield f"It makes {self._made(self.better)}; {self._scores(self.other)}."
        if points < instead and rack:
            yield f"It scores {counted(instead - points, 'point')} less now, but {rack}."
        elif rack:
            yield f"{rack[0].upper()}{rack[1:]}."
        opened, more = self._opened(self.better), self._opened(self.other)
        if more > opened:
            what = "formula squares that are worth more" if opened else "a formula square"
            yield f"The other placement opens {what} to the next player."

    def _points(self, move: Move) -> int:
        return self.board.points(move) if isinstance(move, Place) else 0

    def _opened(self, move: Move) -> float:
        return self.board.stretch(move, laid(move)).opened if isinstance(move, Place) else 0.0

    def _scores(self, move: Move) -> str:
        match move:
            case Place():
                return f"the other makes {self._made(move)}"
            case Swap():
                return "a swap scores nothing"
            case _:
                return "passing scores nothing"

    def _made(self, move: Move) -> str:
        """ "CaO for 16 points" """
        assert self.view.seat is not None
        ruling = GAME.apply(GAME.imagine(self.view, 0), self.view.seat, move).events[0]
        assert isinstance(ruling, Placed)
        made = Counter(subscript(one.formula) for one in ruling.formulas)
        formulas = [one if n == 1 else f"{n} × {one}" for one, n in made.items()]
        return f"{listed(formulas)} for {counted(ruling.points, 'point')}"

    def _rack(self) -> str:
        """Describe the benefit of the first move for the rack, if that is worth more."""
        used, instead = _used(self.better), _used(self.other)
        if self.leaves.without(used) < self.leaves.without(instead) + CLEAR:
            return ""
        only, spared = Counter(used) - Counter(instead), Counter(instead) - Counter(used)
        keeps = [tile for tile in spared if self._value(tile, instead) > 0]
        sheds = [tile for tile in only if self._value(tile, used) < 0]
        if keeps:
            return f"it keeps {_listed(dict.fromkeys(keeps, 1))} for a better turn"
        if isinstance(self.better, Swap):
            return "new tiles should serve you better"
        if sheds:
            gone = _listed({tile: only[tile] for tile in sheds})
            return f"it uses up {gone}, and new tiles should serve you better"
        return "it leaves you a better rack"

    def _value(self, tile: Tile, used: Tiles) -> float:
        """Return the value of keeping one of the tiles that this move uses."""
        return self.leaves.without(without(used, [tile])) - self.leaves.without(used)


def _used(move: Move) -> Tiles:
    match move:
        case Place():
            return laid(move)
        case Swap(tiles=tiles):
            return tiles
        case Pass() | Name():
            return ()


def _listed(tiles: Mapping[Tile, int]) -> str:
    """ "2 Na and the red tile" """
    named = {tile: "the red tile" if tile == RED else tile for tile in tiles}
    return listed([named[tile] if n == 1 else f"{n} {named[tile]}" for tile, n in tiles.items()])


# Naming


def _named(salts: list[Salt]) -> Iterator[str]:
    """ "FeS is Fe²⁺ (iron(II)) and S²⁻ (sulfide). Iron has several charges, so its name shows which." """
    parts = [f"{one.written} is {_ions(one)}" for one in salts]
    yield f"{'; '.join(parts)}."
    for metal in dict.fromkeys(en.metal(one.cation.id) for one in salts if _varies(one)):
        yield f"{metal.capitalize()} has several charges, so its name shows which."


def _ions(salt: Salt) -> str:
    """ "2 K⁺ (potassium) and S²⁻ (sulfide)" """
    return f"{_ion(salt.cation, salt.cations)} and {_ion(salt.anion, salt.anions)}"


def _ion(ion: Ion, count: int) -> str:
    number = f"{count} " if count > 1 else ""
    return f"{number}{ion.written} ({en.ion(ion.id)})"


def _varies(salt: Salt) -> bool:
    return len(charges_of(salt.cation)) > 1


# The steps of a hint before the tiles


def question(_view: View, move: Move) -> str:
    match move:
        case Place():
            return "place"
        case Swap() | Pass():
            return "swap"
        case Name():
            return "name"
        case _:
            assert_never(move)


def group(view: View, move: Move) -> str:
    match move:
        case Place():
            return f"Look along {_line(view, move)}."
        case Swap(tiles=tiles) if len(tiles) == len(view.rack or ()):
            return "Think about putting back all your tiles."
        case Swap(tiles=tiles):
            return f"Look for {counted(len(tiles), 'tile')} to put back."
        case Pass():
            return "Passing scores nothing, and keeps all your tiles."
        case Name():
            return "Look at the charges: the anion's tells the cation's."
        case _:
            assert_never(move)


def _line(view: View, move: Place) -> str:
    way, number = line_of(view, move)
    return f"row {number + 1}" if way == "row" else f"column {column_name(number)}"


# Besides the points, the rack and the squares opened, only the reply counts.
OTHERWISE = "It leaves the next player less to score."
QUESTIONS = {
    "place": "Which tiles near a double or triple square could begin or end a formula?",
    "swap": "Which of your tiles can't be part of a formula with the others?",
    "name": "Which ion is the cation, and does its metal have one charge or several?",
}
WORDS: Mapping[Language, HintWords[View, Move]] = {
    DEFAULT: HintWords(questions=QUESTIONS, group=group, compare=compare, otherwise=OTHERWISE)
}
