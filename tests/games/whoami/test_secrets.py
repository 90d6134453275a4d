"""Beyond the answers given, nothing sent to a player depends on that player's own card."""

from collections.abc import Iterator

import msgspec
import pytest
from msgspec.structs import replace

from tests.random_play import Turn, random_play
from valence.core.game import Seat, heard
from valence.core.play import legal_moves
from valence.games.whoami import GAME
from valence.games.whoami.cards import BUILT_IN, CardId
from valence.games.whoami.rules import answer_fits, is_over
from valence.games.whoami.state import State


def turns() -> Iterator[Turn]:
    for seats, options in ((2, {}), (3, {"questions": "free"}), (8, {"guesses": 2})):
        for seed in range(3):
            yield from random_play(GAME, seats, options, seed)


def others_that_fit(state: State, seat: Seat) -> Iterator[CardId]:
    own = [turn for turn in state.turns if turn.seat == seat]
    for card in BUILT_IN:
        if card not in state.cards and all(answer_fits(BUILT_IN, turn, card) for turn in own):
            yield card


def with_card(state: State, seat: Seat, card: CardId) -> State:
    return replace(state, cards=(*state.cards[:seat], card, *state.cards[seat + 1 :]))


@pytest.mark.seeds
def test_views_and_legal_moves_do_not_depend_on_the_players_own_card() -> None:
    compared = 0
    for turn in turns():
        for seat in map(Seat, range(turn.state.players)):
            for card in list(others_that_fit(turn.state, seat))[:4]:
                other = with_card(turn.state, seat, card)
                assert GAME.view(other, seat) == GAME.view(turn.state, seat)
                assert GAME.view(other, None) == GAME.view(turn.state, None)
                assert legal_moves(GAME, other, seat) == legal_moves(GAME, turn.state, seat)
                compared += 1
    assert compared > 1000


def test_events_depend_on_the_players_own_card_only_through_answers() -> None:
    compared = 0
    for turn in turns():
        if is_over(turn.next):
            continue
        # Every card that fits the answer just given leads to exactly the same events.
        for card in others_that_fit(turn.next, turn.seat):
            other = with_card(turn.state, turn.seat, card)
            after, events = GAME.apply(other, turn.seat, turn.move)
            assert heard(events, turn.seat) == heard(turn.events, turn.seat)
            assert GAME.view(after, turn.seat) == GAME.view(turn.next, turn.seat)
            compared += 1
    assert compared > 1000


def test_the_deal_tells_players_nothing_about_their_own_cards() -> None:
    dealt = GAME.setup(GAME.options({}, 3), 3, 7)
    for seat in map(Seat, range(3)):
        own = dealt.state.cards[seat]
        assert own not in repr(heard(dealt.events, seat))
        view = GAME.view(dealt.state, seat)
        assert own not in repr(msgspec.structs.replace(view, possible=None))
        assert view.possible is not None
        assert len(view.possible) == 52


def test_imagined_cards_fit_every_answer() -> None:
    for n, turn in enumerate(turns()):
        if n % 7 or is_over(turn.next):
            continue
        imagined = GAME.imagine(GAME.view(turn.next, None), n)
        assert len(set(imagined.cards)) == imagined.players
        assert all(
            answer_fits(BUILT_IN, asked, imagined.cards[asked.seat]) for asked in imagined.turns
        )
