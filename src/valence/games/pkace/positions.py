"""Validation of loaded positions: those with which the rules cannot go on are refused."""

from collections import Counter
from itertools import chain

from valence.core import positions
from valence.core.wire import Json, read, to_dict
from valence.games.pkace.options import check_options, hand_size, played_set
from valence.games.pkace.rules import take
from valence.games.pkace.scoring import MOST_EXTRA_GAMES, goes_on, hand_is_over, is_tied
from valence.games.pkace.state import PastGame, State


def check(state: State, strict: bool) -> None:
    check_options(state.options, state.options.hand, state.players)
    positions.check_each(state.players, hands=state.hands, series=state.series)
    positions.check_penalties(state.players, state.penalties)
    positions.check_seats(state.players, dealer=[state.dealer], leader=[state.leader])
    _check_tricks(state, "", PastGame(state.played, state.taken))
    if state.previous is not None:
        _check_tricks(state, "previous.", state.previous)
    _check_cards(state, strict)
    _check_turn(state)
    _check_series(state)
    if strict:
        _check_sizes(state)


def _check_tricks(state: State, name: str, game: PastGame) -> None:
    cards = played_set(state.options).cards
    positions.check_seats(state.players, **{f"{name}taken": game.taken})
    if len(game.played) != len(game.taken):
        raise ValueError(f"{name}taken: {len(game.taken)} seats took {len(game.played)} tricks")
    for n, trick in enumerate(game.played):
        if len(trick) != state.players:
            raise ValueError(f"{name}played[{n}]: {len(trick)} cards of {state.players}")
        positions.check_known(cards, **{f"{name}played[{n}]": trick})


def older_position(saved: Json, says_why: bool) -> Json:
    """Return a position of 0.2 in today's form: if somebody still had to say why (R23), the trick is taken."""
    trick = saved.get("trick")
    if not says_why or not isinstance(trick, list) or len(trick) != saved.get("players"):
        return saved
    state = read(State, {**saved, "trick": []}, "position")
    check(state, strict=False)
    positions.check_known(played_set(state.options).cards, trick=trick)
    return to_dict(take(state, tuple(trick), []).state)


def _check_cards(state: State, strict: bool) -> None:
    copies = dict.fromkeys(played_set(state.options).cards, 1)
    hands = {f"hands[{seat}]": hand for seat, hand in enumerate(state.hands)}
    positions.check_known(copies, **hands, trick=state.trick, undealt=state.undealt)
    cards = chain(*state.hands, *state.played, state.trick, state.undealt)
    positions.check_copies(Counter(cards), copies, are_all=strict)


def _check_turn(state: State) -> None:
    if len(state.trick) >= state.players:
        raise ValueError(f"trick: {len(state.trick)} cards, so it is finished and has been taken")
    if hand_is_over(state):
        if not state.taken:
            raise ValueError("hands: somebody holds no cards, and no trick has been taken")
        if goes_on(state):
            raise ValueError("hands: the game is over, and the next of the series is not dealt")
        return
    for place in range(len(state.trick), state.players):
        seat = (state.leader + place) % state.players
        if not state.hands[seat]:
            raise ValueError(f"hands[{seat}]: no card is left to play")


def _check_series(state: State) -> None:
    """R20: check that the series is still played, or that there is none."""
    goal, tied = state.options.series, is_tied(state.options, state.series)
    if not goal and (state.game_no or any(state.series)):
        raise ValueError("series: this is a single game (option series is 0)")
    if goal and max(state.series) >= goal and not tied:
        raise ValueError(f"series: {max(state.series)} of {goal} had already decided it")
    if state.extra and not (goal and tied and state.extra < MOST_EXTRA_GAMES):
        raise ValueError(f"extra: {state.extra} extra games cannot have been played")


def _check_sizes(state: State) -> None:
    """R7, R9: check that the cards held and played are as many as were dealt."""
    dealt = hand_size(state.options)
    for seat, hand in enumerate(state.hands):
        has_played = (seat - state.leader) % state.players < len(state.trick)
        held = len(hand) + len(state.played) + has_played
        if held != dealt:
            raise ValueError(f"hands[{seat}]: {held} cards held and played of {dealt}")
