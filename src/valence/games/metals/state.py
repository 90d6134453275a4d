"""The nouns: an answer, the position, the view."""

from msgspec import Struct

from valence.core.game import BaseState, BaseView, Count, Seat
from valence.games.metals.cards import Cards, Ion, Some
from valence.games.metals.options import Options


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    ion: Ion
    count: Some


class Compound(Struct, frozen=True):
    """The neutral compound of two ions."""

    cation: Ion
    anion: Ion


class Made(Struct, frozen=True, forbid_unknown_fields=True):
    """R18: a compound, and who collected it."""

    seat: Seat
    cation: Ion
    anion: Ion


class Balance(Struct, frozen=True, omit_defaults=True):
    """The total charges on both sides of the table, and what they make when they cancel."""

    led: int
    answer: int
    compound: Compound | None = None


class State(
    BaseState[Options], frozen=True, tag_field="game", tag="metals", forbid_unknown_fields=True
):
    round: Count
    hands: tuple[Cards, ...]
    deck: tuple[Ion, ...]
    collected: tuple[Cards, ...]
    initiator: Seat
    led: Ion | None
    responder: Seat | None
    answer: Answer | None
    is_writing: bool = False  # R16: the responding player has answered and writes the compound
    tries: Count = 0  # R17: how often it was written wrong in this round
    bonus: tuple[Seat, ...] = ()  # R17: who earned each bonus point, in order
    made: tuple[Made, ...] = ()  # R18: in order
    penalties: tuple[Count, ...] = ()  # R19: of each seat; empty while nobody has any


class View(BaseView[Options], frozen=True, tag_field="game", tag="metals"):
    round: int
    hand: Cards | None  # the viewer's hand; None for a spectator
    holds: tuple[int, ...]  # how many cards each seat holds
    deck: int
    collected: tuple[int, ...]  # R12: how many cards each seat has collected
    seen: Cards  # R12: the collected cards of all seats together; all of them were seen
    initiator: Seat
    led: Ion | None
    responder: Seat | None
    answer: Answer | None
    balance: Balance
    is_writing: bool  # R16: the responding player writes the compound
    tries: int  # R17: how often it was written wrong in this round
    bonus: tuple[Seat, ...]  # R17: who earned each bonus point, in order
    made: tuple[Made, ...]  # R18: in order
    penalties: tuple[int, ...]  # R19: of each seat; empty while nobody has any
