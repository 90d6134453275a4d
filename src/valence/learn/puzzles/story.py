"""The events before a puzzle that its board shows: the cards of the trick, the answers about the own card."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from valence.core.game import AnyGame, Event, Seat
from valence.core.piles import with_seat
from valence.games.pkace.moves import Play
from valence.games.whoami.events import Answered, GuessedWrong
from valence.learn.puzzles.stored import Kind


def events_before(kind: Kind, game: AnyGame, state: Any, seat: Seat) -> tuple[Event, ...]:
    match kind:
        case "trick":
            return tuple(_of_trick(game, state))
        case "split":
            return tuple(_of_own_turns(state, seat))
        case _:
            return ()


def _of_trick(game: AnyGame, state: Any) -> Iterator[Event]:
    """Play the trick on the table again."""
    trick, state = state.trick, replace(state, trick=())
    for place, card in enumerate(trick):
        player = Seat((state.leader + place) % state.players)
        hands = with_seat(state.hands, player, (*state.hands[player], card))
        state, events = game.apply(replace(state, hands=hands), player, Play(card))
        yield from events


def _of_own_turns(state: Any, seat: Seat) -> Iterator[Event]:
    for turn in state.turns:
        if turn.seat == seat and turn.question is not None:
            yield Answered(seat, turn.question, turn.yes)
        elif turn.seat == seat and turn.guess is not None:
            yield GuessedWrong(seat, turn.guess, None)
