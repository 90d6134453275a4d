"""Validation of loaded positions: those that cannot arise are refused."""

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from valence.core.game import Seat
from valence.core.wire import Json, read, to_dict
from valence.games.pkace.cards import CardId
from valence.games.pkace.dealing import first_leader
from valence.games.pkace.options import check_options, deck, hand_size, of_each_kind
from valence.games.pkace.rules import take, winner
from valence.games.pkace.scoring import MOST_EXTRA_GAMES, gained, goes_on, hand_is_over, is_tied
from valence.games.pkace.state import PastGame, State
from valence.games.pkace.views import cannot_hold, turns


def check(state: State, strict: bool) -> None:
    check_options(state.options, state.options.hand, state.players)
    _check_seats(state)
    _check_known(state)
    _check_tricks(state)
    _check_turn(state)
    _check_series(state)
    if strict:
        _check_cards(state)
        _check_sizes(state)
        _check_story(state)
        _check_games(state)


def _check_seats(state: State) -> None:
    for name, each in (("hands", state.hands), ("series", state.series)):
        if len(each) != state.players:
            raise ValueError(f"{name}: {len(each)} were given for {state.players} players")
    past = state.previous.taken if state.previous else ()
    for name, seats in (
        ("dealer", (state.dealer,)),
        ("leader", (state.leader,)),
        ("taken", state.taken),
        ("previous.taken", past),
    ):
        for seat in seats:
            if seat not in range(state.players):
                raise ValueError(f"{name}: there is no seat {seat} among {state.players} players")


def _check_known(state: State) -> None:
    known = deck(state.options).cards
    past = state.previous.played if state.previous else ()
    for cards in (Counter(_cards(state)), Counter(card for trick in past for card in trick)):
        for card, count in cards.items():
            if card not in known:
                raise ValueError(f"{card}: there is no such card in the deck")
            if count > 1:
                raise ValueError(f"{card}: {count} cards were given, the deck has 1")


def _cards(state: State) -> Iterator[CardId]:
    for cards in (*state.hands, *state.played, state.trick, state.undealt):
        yield from cards


def older_position(saved: Json, says_why: bool) -> Json:
    """Return a position of 0.2 in today's form: if somebody still had to say why (R23), the trick is taken."""
    trick = saved.get("trick")
    if not says_why or not isinstance(trick, list) or len(trick) != saved.get("players"):
        return saved
    state = read(State, {**saved, "trick": []}, "position")
    return to_dict(take(state, tuple(trick), []).state)


def _check_tricks(state: State) -> None:
    games = [("", state.played, state.taken)]
    if state.previous:
        games.append(("previous.", state.previous.played, state.previous.taken))
    for name, played, taken in games:
        if len(played) != len(taken):
            raise ValueError(f"{name}taken: {len(taken)} seats took {len(played)} tricks")
        for n, trick in enumerate(played):
            if len(trick) != state.players:
                raise ValueError(f"{name}played[{n}]: {len(trick)} cards of {state.players}")
    if len(state.trick) >= state.players:
        raise ValueError(f"trick: {len(state.trick)} cards, so it is finished and has been taken")


def _check_turn(state: State) -> None:
    if hand_is_over(state):
        if not state.taken:
            raise ValueError("hands: somebody holds no cards, and no trick has been taken")
        if goes_on(state):
            raise ValueError("hands: the game is over, and the next of the series is not dealt")
        return
    for seat in range(len(state.trick), state.players):
        if not state.hands[(state.leader + seat) % state.players]:
            raise ValueError(
                f"hands[{(state.leader + seat) % state.players}]: no card is left to play"
            )


def _check_series(state: State) -> None:
    goal, tied = state.options.series, is_tied(state.options, state.series)
    if not goal and (state.game_no or any(state.series)):
        raise ValueError("series: this is a single game (option series is 0)")
    if goal and max(state.series) >= goal and not tied:
        raise ValueError(f"series: {max(state.series)} of {goal} had already decided it")
    if state.extra and not (goal and tied and state.extra < MOST_EXTRA_GAMES):
        raise ValueError(f"extra: {state.extra} extra games cannot have been played")


# Strict checks: cards add up, and the game can have gone like this


def _check_cards(state: State) -> None:
    if missing := sorted(deck(state.options).cards.keys() - set(_cards(state))):
        raise ValueError(f"{missing[0]}: 0 cards were given, the deck has 1")


def _check_sizes(state: State) -> None:
    dealt = hand_size(state.options)
    acids = deck(state.options).acids
    had = [list(hand) for hand in state.hands]
    for turn in turns(state):
        had[turn.seat].append(turn.card)
    for seat, cards in enumerate(had):
        if len(cards) != dealt:
            raise ValueError(f"hands[{seat}]: {len(cards)} cards held and played of {dealt}")
        reds = sum(card in acids for card in cards)
        if state.options.deck == "ordered" and reds != of_each_kind(state.options):
            of = of_each_kind(state.options)
            raise ValueError(f"hands[{seat}]: {reds} acids held and played of {of}")


def _check_story(state: State) -> None:
    """Check a game so far. R10, R16: who led; R12, R13: what had to be played; R15: who took."""
    if state.dealer != state.game_no % state.players:
        raise ValueError(f"dealer: in game {state.game_no} seat {state.dealer} does not deal")
    leaders = (first_leader(state.dealer, state.players), *state.taken)
    if state.leader != leaders[-1]:
        raise ValueError(f"leader: seat {leaders[-1]} leads, not seat {state.leader}")
    for n, (leader, trick) in enumerate(zip(leaders, state.played, strict=False)):
        took = Seat((leader + winner(state.options, trick)) % state.players)
        if state.taken[n] != took:
            raise ValueError(f"taken[{n}]: the trick goes to seat {took}")
    _check_following(state)


def _check_following(state: State) -> None:
    held = [set(hand) for hand in state.hands]
    for seat, card, before in reversed(list(turns(state))):
        barred = cannot_hold(state.options, deck(state.options), card, before)
        if kept := sorted(held[seat] & barred):
            raise ValueError(f"played: seat {seat} could not play {card} and keep {kept[0]}")
        held[seat].add(card)


def _check_games(state: State) -> None:
    a_game = hand_size(state.options) + 1 if state.options.edition == 2 else 1
    if sum(state.series) != state.game_no * a_game:
        raise ValueError(
            f"series: {state.game_no} games give {state.game_no * a_game} in all, not {sum(state.series)}"
        )
    if (state.previous is None) != (state.game_no == 0):
        raise ValueError("previous: the game before is kept from the second game on")
    if state.previous is not None:
        _check_past_game(state, state.previous)


def _check_past_game(state: State, game: PastGame) -> None:
    """Checks the previous game as a finished position."""
    past = replace(
        state,
        dealer=Seat((state.game_no - 1) % state.players),
        game_no=state.game_no - 1,
        hands=((),) * state.players,
        leader=game.taken[-1] if game.taken else state.leader,
        trick=(),
        played=game.played,
        taken=game.taken,
    )
    try:
        _check_sizes(past)
        _check_story(past)
        _check_gains(past)
    except ValueError as error:
        raise ValueError(f"previous: {error}") from None


def _check_gains(past: State) -> None:
    gains = gained(past.options, past.taken, past.players)
    if any(gain > total for gain, total in zip(gains, past.series, strict=True)):
        raise ValueError(f"it brought {gains}, more than the totals {past.series}")
