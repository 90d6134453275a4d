"""Reasons why a move is better than another: which sentences speak for it, and about what."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import partial
from typing import assert_never

from valence.bots.words import HintWords
from valence.chem.writing import subscript
from valence.core.languages import InEach, Language
from valence.core.piles import without
from valence.games.charged.bot.counting import Board, laid
from valence.games.charged.bot.leaves import Leaves
from valence.games.charged.bot.marks import line_of
from valence.games.charged.bot.words import Sentences
from valence.games.charged.events import Placed
from valence.games.charged.formulas import Tiles
from valence.games.charged.game import GAME
from valence.games.charged.moves import Move, Name, Pass, Place, Swap
from valence.games.charged.naming import salt_called
from valence.games.charged.state import View
from valence.games.charged.tiles import Tile

# Racks whose values differ by less, in points, are not worth a sentence.
CLEAR = 1.0


def compare(say: Sentences, view: View, better: Move, other: Move) -> Iterator[str]:
    if isinstance(better, Name):
        yield say.named([salt_called(asked.formula) for asked in view.unnamed])
    else:
        yield from Pair(say, view, better, other).facts()


class Pair:
    """Two moves of one turn. Its sentences give only what speaks for the first."""

    def __init__(self, say: Sentences, view: View, better: Move, other: Move) -> None:
        assert view.rack is not None
        self.say, self.view, self.better, self.other = say, view, better, other
        self.board = Board(view.board, view.options)
        self.leaves = Leaves(view.rack, view.bag, view.options)

    def facts(self) -> Iterator[str]:
        points, instead = self._points(self.better), self._points(self.other)
        if points > instead:
            yield self.say.makes(self._made(self.better), self._instead(self.other))
        yield from self._rack(max(0, instead - points))
        opened, more = self._opened(self.better), self._opened(self.other)
        if more > opened:
            yield self.say.opens(more=opened > 0)

    def _points(self, move: Move) -> int:
        return self.board.points(move) if isinstance(move, Place) else 0

    def _opened(self, move: Move) -> float:
        return self.board.stretch(move, laid(move)).opened if isinstance(move, Place) else 0.0

    def _instead(self, move: Move) -> str:
        match move:
            case Place():
                return self._made(move)
            case Swap():
                return "swap"
            case _:
                return "pass"

    def _made(self, move: Move) -> str:
        assert self.view.seat is not None
        ruling = GAME.apply(GAME.imagine(self.view, 0), self.view.seat, move).events[0]
        assert isinstance(ruling, Placed)
        formulas = Counter(subscript(one.formula) for one in ruling.formulas)
        return self.say.made(formulas, ruling.points)

    def _rack(self, less: int) -> Iterator[str]:
        """Describe the benefit of the first move for the rack, if that is worth more."""
        used, instead = _used(self.better), _used(self.other)
        if self.leaves.without(used) < self.leaves.without(instead) + CLEAR:
            return
        only, spared = Counter(used) - Counter(instead), Counter(instead) - Counter(used)
        keeps = [tile for tile in spared if self._value(tile, instead) > 0]
        sheds = [tile for tile in only if self._value(tile, used) < 0]
        if keeps:
            yield self.say.rack("keeps", dict.fromkeys(keeps, 1), less)
        elif isinstance(self.better, Swap):
            yield self.say.rack("new tiles", {}, less)
        elif sheds:
            yield self.say.rack("uses up", {tile: only[tile] for tile in sheds}, less)
        else:
            yield self.say.rack("better", {}, less)

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


def group(say: Sentences, view: View, move: Move) -> str:
    match move:
        case Place():
            return say.line(*line_of(view, move))
        case Swap(tiles=tiles):
            return say.put_back(len(tiles), all_=len(tiles) == len(view.rack or ()))
        case Pass():
            return say.PASSING
        case Name():
            return say.CHARGES
        case _:
            assert_never(move)


def words(say: Sentences) -> HintWords[View, Move]:
    return HintWords(
        questions=say.QUESTIONS,
        group=partial(group, say),
        compare=lambda *of: " ".join(compare(say, *of)),
        # Besides the points, the rack and the squares opened, only the reply counts.
        otherwise=say.LESS_TO_SCORE,
    )


WORDS: Mapping[Language, HintWords[View, Move]] = InEach("valence.games.charged.bot.words", words)
