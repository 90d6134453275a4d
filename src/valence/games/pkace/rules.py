"""The verbs of a trick, in the order of RULES.md: R11 to R16, and the steps after the last trick."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from valence.core.game import Event, Refusal, Seat, Step
from valence.core.piles import with_seat, without
from valence.games.pkace import refusals, scoring
from valence.games.pkace.cards import Card, CardId, PlayedSet, Weighed, masked, masked_answer
from valence.games.pkace.dealing import deal
from valence.games.pkace.events import Decision, Ended, Followed, GameEnded, Led, TrickTaken
from valence.games.pkace.moves import Play
from valence.games.pkace.options import Options, hidden, played_set
from valence.games.pkace.state import PastGame, State, Trick

# R11: whose turn it is


def to_move(state: State) -> tuple[Seat, ...]:
    if scoring.hand_is_over(state):
        return ()
    return (Seat((state.leader + len(state.trick)) % state.players),)


def candidates(state: State, seat: Seat) -> Iterator[Play]:
    return map(Play, state.hands[seat])


# R12 to R14: what may be played


def refusal(state: State, seat: Seat, move: Play) -> Refusal | None:
    hand, card = state.hands[seat], move.card
    if card not in hand:
        return _not_held(state, card)
    if not state.trick:
        return None
    duty = _duty(state.options, state.trick, hand)
    if card in duty.cards:
        return None
    cards, led = played_set(state.options), state.trick[0]
    unseen = hidden(state.options)
    lead = masked(cards.cards[led], unseen)
    if duty.is_to_beat:
        given = masked_answer(cards.weighed(led)[card], unseen)
        return refusals.MustBeat(lead, duty.best, given, duty.faces)
    return refusals.MustPlayOtherKind(lead, duty.faces)


def _not_held(state: State, card: CardId) -> Refusal:
    known = played_set(state.options).cards.get(card)
    return (
        refusals.NoSuchCard(card)
        if known is None
        else refusals.NotHeld(masked(known, hidden(state.options)))
    )


class Duty(NamedTuple):
    """The cards of a hand that R12 to R14 allow."""

    cards: Sequence[CardId]
    faces: tuple[Card, ...]
    is_to_beat: bool
    best: Weighed | None = None  # R12: what has to be beaten, if not the led card


@lru_cache(maxsize=16)  # asked for every card of the hand
def _duty(options: Options, trick: Trick, hand: tuple[CardId, ...]) -> Duty:
    cards, led = played_set(options), trick[0]
    strength = cards.strength(led)
    to_beat = best_to_beat(options, strength, trick)
    if to_beat and (better := [card for card in hand if strength[card] > to_beat]):
        best = masked_answer(cards.weighed(led)[trick[_best(cards, trick)]], hidden(options))
        return Duty(better, _faces(options, better), True, best)
    if beating := [card for card in hand if strength[card]]:
        return Duty(beating, _faces(options, beating), True)
    other = cards.other_kind(led)
    if others := [card for card in hand if card in other]:
        return Duty(others, _faces(options, others), False)
    return Duty(hand, (), False)


def best_to_beat(options: Options, strength: Mapping[CardId, int], trick: Trick) -> int:
    """R12: return the strength to exceed; nothing exceeds the first beater if that one takes the trick."""
    if options.must == "lead" or options.takes == "first":
        return 0
    return max(map(strength.__getitem__, trick))


def _faces(options: Options, ids: list[CardId]) -> tuple[Card, ...]:
    cards, unseen = played_set(options).cards, hidden(options)
    return tuple(masked(cards[card], unseen) for card in ids)


# R15: who takes the trick


def winner(options: Options, trick: Trick) -> int:
    """Return the place in the trick of the card that takes it."""
    cards = played_set(options)
    return _first_beater(cards, trick) if options.takes == "first" else _best(cards, trick)


def _best(cards: PlayedSet, trick: Trick) -> int:
    """Return the place of the strongest card, of equals the first; the led card if nothing beats it."""
    strength = cards.strength(trick[0])
    return trick.index(max(trick, key=strength.__getitem__))


def _first_beater(cards: PlayedSet, trick: Trick) -> int:
    strength = cards.strength(trick[0])
    return next((place for place, card in enumerate(trick) if strength[card]), 0)


def decision(options: Options, trick: Trick, place: int) -> Decision:
    """Return the fact that made the card at this place the winner."""
    cards = played_set(options)
    weighed = cards.weighed(trick[0])
    beating = [weighed[card] for card in trick if weighed[card].verdict == "beats"]
    if not beating:
        return "unbeaten"
    if len(beating) == 1:
        return "only"
    if options.takes == "first":
        return "first"
    won = weighed[trick[place]]
    level = [answer for answer in beating if answer.difference == won.difference]
    if len(level) == 1:
        return "difference"
    lightest = [answer for answer in level if answer.card.mass == won.card.mass]
    return "mass" if len(lightest) == 1 else "order"


# R11, R16: the course of a trick


def apply(state: State, seat: Seat, move: Play) -> Step[State]:
    card = move.card
    hands = with_seat(state.hands, seat, without(state.hands[seat], (card,)))
    trick = (*state.trick, card)
    event = _played(state.options, seat, trick)
    if len(trick) < state.players:
        return Step(replace(state, hands=hands, trick=trick), (event,))
    return take(replace(state, hands=hands, trick=()), trick, [event])


def _played(options: Options, seat: Seat, trick: Trick) -> Event:
    cards, unseen = played_set(options), hidden(options)
    led, card = trick[0], trick[-1]
    if len(trick) == 1:
        return Led(seat, masked(cards.cards[led], unseen))
    if unseen.beating:  # R22: who takes the trick shows in the ruling
        return Followed(seat, Weighed(masked(cards.cards[card], unseen), "hidden", None), False)
    is_best = winner(options, trick) == len(trick) - 1
    return Followed(seat, cards.weighed(led)[card], is_best)


def take(state: State, trick: Trick, said: list[Event]) -> Step[State]:
    """R15: give a complete trick to the seat that wins it."""
    place = winner(state.options, trick)
    seat = Seat((state.leader + place) % state.players)
    leader = state.leader
    state = replace(state, leader=seat, taken=(*state.taken, seat), played=(*state.played, trick))
    said.append(_ruling(state, trick, place, leader))
    return (
        _end_game(state, tuple(said)) if scoring.hand_is_over(state) else Step(state, tuple(said))
    )


def _ruling(state: State, trick: Trick, place: int, leader: Seat) -> TrickTaken:
    cards, led = played_set(state.options), trick[0]
    is_last = scoring.hand_is_over(state) and state.options.edition == 2
    return TrickTaken(
        seat=state.leader,
        leader=leader,
        led=cards.cards[led],
        answers=tuple(cards.weighed(led)[card] for card in trick[1:]),
        winner=trick[place],
        decided=decision(state.options, trick, place),
        reaction=cards.reaction(led, trick[place]) if place else None,
        points=2 if is_last else 1,
    )


# R18 to R20: the end of a game and of a series


def _end_game(state: State, events: tuple[Event, ...]) -> Step[State]:
    if state.options.series:
        events = (*events, _game_ended(state))
    if ending := scoring.outcome(state):
        return Step(state, (*events, Ended(ending)))
    penalties = state.penalties
    state, dealt = deal(
        state.options,
        state.players,
        state.seed,
        series=scoring.totals(state),
        game_no=state.game_no + 1,
        previous=PastGame(state.played, state.taken),
        extra=scoring.extra_games(state),
    )
    return Step(replace(state, penalties=penalties), events + dealt)


def _game_ended(state: State) -> GameEnded:
    options, taken, players = state.options, state.taken, state.players
    return GameEnded(
        edition=options.edition,
        game_no=state.game_no,
        points=scoring.points(options, taken, players),
        gained=scoring.gained(options, taken, players),
        totals=scoring.totals(state),
        is_tied=scoring.goes_on(state) and scoring.is_tied(options, scoring.totals(state)),
    )
