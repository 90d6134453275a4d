"""The events of the game: every ruling with the data that decided it."""

from valence.chem.called import Called
from valence.chem.grades import Grade
from valence.core.game import Outcome, Private, Public, Seat
from valence.games.metals.cards import Ion
from valence.games.metals.state import Answer, Balance, Made


class Started(Public, frozen=True):
    starter: Seat
    hand: int
    deck: int


class Dealt(Private, frozen=True):
    ions: tuple[Ion, ...]


class Led(Public, frozen=True):
    seat: Seat
    ion: Ion


class Drew(Public, frozen=True):
    seat: Seat
    count: int


class DrewIons(Private, frozen=True):
    ions: tuple[Ion, ...]


class Answered(Public, frozen=True):
    seat: Seat
    ion: Ion
    count: int
    is_full: bool
    balance: Balance


class DrewTheSame(Public, frozen=True):
    """R7: the ion that came was the one answered with, and is played too."""

    seat: Seat
    ion: Ion


class TookAtRandom(Public, frozen=True):
    """R8: a card was taken at random, because there was no possible answer."""

    seat: Seat
    led: Ion
    from_: Seat
    ion: Ion


class Wrote(Public, frozen=True):
    """R16, R17: the compound as it was written, graded."""

    seat: Seat
    cation: Ion
    anion: Ion
    formula: str
    formula_grade: Grade
    name: Called
    name_grade: Grade | None  # None where no name was asked for
    is_right: bool
    points: int
    tries_left: int


class Skipped(Public, frozen=True):
    seat: Seat
    cation: Ion
    anion: Ion


class LostByWriting(Public, frozen=True):
    """R17: the answer doesn't count, because its compound wasn't written."""

    seat: Seat
    collector: Seat


class Reinforced(Public, frozen=True):
    seat: Seat
    ion: Ion
    count: int


class CouldNotReinforce(Public, frozen=True):
    seat: Seat
    ion: Ion
    needed: int


class Conceded(Public, frozen=True):
    seat: Seat


class Collected(Public, frozen=True):
    """The ruling on a round: the cards on either side, and who takes them."""

    seat: Seat
    led: Answer
    answer: Answer
    balance: Balance


class Ended(Public, frozen=True):
    outcome: Outcome
    exotic: tuple[Made, ...]  # R18
