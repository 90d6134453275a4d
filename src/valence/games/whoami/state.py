"""The nouns: turns, the position, the view."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from valence.core.game import BaseState, BaseView, Seat
from valence.games.whoami.cards import CardId
from valence.games.whoami.options import Options
from valence.games.whoami.questions import Question

Text: TypeAlias = Annotated[str, Meta(max_length=200, pattern=r"\S")]


class Turn(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A question built from parts, a free question or a guess, and what was answered."""

    seat: Seat
    question: Question | None = None
    text: Text | None = None
    guess: CardId | None = None
    yes: bool | None = None  # not yet known while a free question waits for its answer

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
    # Each seat's card; the viewer's own is hidden, and a spectator sees none until the end.
    cards: tuple[CardId | None, ...]
    starter: Seat
    turns: tuple[Turn, ...]
    # The seat that asks or guesses, or has to answer a free question; None when the game is over.
    turn: Seat | None
