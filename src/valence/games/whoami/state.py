"""The nouns: turns, the position, the view."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from valence.core.game import BaseState, BaseView, Seat
from valence.games.whoami.cards import CardId
from valence.games.whoami.options import Options
from valence.games.whoami.questions import Question

Text: TypeAlias = Annotated[str, Meta(max_length=200, pattern=r"\S")]


class Reply(Struct, frozen=True, forbid_unknown_fields=True):
    """R5: a seat's answer to a free question; None means that it doesn't know."""

    seat: Seat
    yes: bool | None


class Turn(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A question built from parts, a free question or a guess, and the answer."""

    seat: Seat
    question: Question | None = None
    text: Text | None = None
    guess: CardId | None = None
    # Not known while a free question waits for its answers, or when nobody knew.
    yes: bool | None = None
    replies: tuple[Reply, ...] = ()  # R5: the answers to a free question, in order
    ends: bool = True  # R8: False while the same player may still ask or guess

    def __post_init__(self) -> None:
        if [self.question, self.text, self.guess].count(None) != 2:
            raise ValueError("a turn has one of question, text and guess")


class State(
    BaseState[Options], frozen=True, tag_field="game", tag="whoami", forbid_unknown_fields=True
):
    cards: tuple[CardId, ...]
    starter: Seat
    turns: tuple[Turn, ...]


class View(BaseView[Options], frozen=True, tag_field="game", tag="whoami"):
    # Each seat's card; the viewer's own is hidden, and mostly a spectator sees none until the end.
    cards: tuple[CardId | None, ...]
    starter: Seat
    turns: tuple[Turn, ...]
    turn: Seat | None  # the seat that asks or guesses; None when the game is over
    answering: tuple[Seat, ...]  # R5: who still has to answer a free question
    # The cards that the viewer may be, as far as the answers tell; None for a spectator.
    possible: tuple[CardId, ...] | None
