"""The refusals of moves, with the facts that a player needs."""

from typing import ClassVar

from valence.core.game import Refusal
from valence.games.charged.board import Square
from valence.games.charged.faults import Fault
from valence.games.charged.runs import Run
from valence.games.charged.state import Laid


class NotFree(Refusal, frozen=True):
    """A tile lies on this square, or two would."""

    rule: ClassVar[str] = "square"
    square: Square


class OffTheBoard(Refusal, frozen=True):
    rule: ClassVar[str] = "square"
    square: Square
    size: int


class CentreIsFree(Refusal, frozen=True):
    rule: ClassVar[str] = "R10"
    centre: Square


class NothingPlaced(Refusal, frozen=True):
    rule: ClassVar[str] = "R11"


class NotInOneLine(Refusal, frozen=True):
    rule: ClassVar[str] = "R11"
    squares: tuple[Square, ...]


class Gap(Refusal, frozen=True):
    rule: ClassVar[str] = "R11"
    square: Square


class TouchesNothing(Refusal, frozen=True):
    rule: ClassVar[str] = "R12"
    squares: tuple[Square, ...]


class NoFormula(Refusal, frozen=True):
    """A run that does not read as a formula, and what is chemically wrong with it."""

    rule: ClassVar[str] = "R13"
    run: Run
    fault: Fault


class InNoFormula(Refusal, frozen=True):
    rule: ClassVar[str] = "R13"
    tile: Laid


class NotAtTheEnd(Refusal, frozen=True):
    rule: ClassVar[str] = "R14"
    earlier: Run
    run: Run


class AnionChanges(Refusal, frozen=True):
    """Extending the earlier formula would change the charge of its anion; both are ids of ions."""

    rule: ClassVar[str] = "R14"
    earlier: Run
    run: Run
    from_: str
    to: str


class RedOnFirstTurn(Refusal, frozen=True):
    rule: ClassVar[str] = "R15"


class SeveralRed(Refusal, frozen=True):
    rule: ClassVar[str] = "R15"
    squares: tuple[Square, ...]


class RedAlone(Refusal, frozen=True):
    rule: ClassVar[str] = "R15"
    square: Square


class RedTouchesNothing(Refusal, frozen=True):
    rule: ClassVar[str] = "R15"
    square: Square


class RedWithoutFormula(Refusal, frozen=True):
    """No formula of the turn in the red tile's own line touches it."""

    rule: ClassVar[str] = "R15"
    square: Square


class MustName(Refusal, frozen=True):
    rule: ClassVar[str] = "R27"
    formulas: tuple[str, ...]


class WrongNumberOfNames(Refusal, frozen=True):
    rule: ClassVar[str] = "R27"
    given: int
    wanted: int


class NothingSwapped(Refusal, frozen=True):
    rule: ClassVar[str] = "R16"


class BagTooSmall(Refusal, frozen=True):
    rule: ClassVar[str] = "R16"
    wanted: int
    bag: int
