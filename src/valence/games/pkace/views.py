"""The views of the seats, and states that could be behind them."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from valence.core.dice import Dice
from valence.core.game import Seat, Tally
from valence.core.piles import deducted
from valence.games.pkace.cards import CardId, PlayedSet
from valence.games.pkace.dealing import first_leader
from valence.games.pkace.options import Options, hidden, of_each_kind, played_set
from valence.games.pkace.rules import best_to_beat
from valence.games.pkace.scoring import added, gained, tricks_taken
from valence.games.pkace.state import State, Trick, View
from valence.sets.hiding import rows_without_hidden


def view(state: State, seat: Seat | None) -> View:
    return View(
        options=state.options,
        players=state.players,
        seat=seat,
        dealer=state.dealer,
        hand=None if seat is None else state.hands[seat],
        holds=tuple(map(len, state.hands)),
        leader=state.leader,
        trick=state.trick,
        taken=state.taken,
        played=state.played,
        series=state.series,
        game_no=state.game_no,
        previous=state.previous,
        extra=state.extra,
        penalties=state.penalties,
    )


def on_screen(view: View) -> View:
    """R22: return the view without the hidden facts of a set's cards; R16: without tricks that lie face down."""
    rows = rows_without_hidden(view.options.cards, hidden(view.options))
    if rows is not view.options.cards:
        view = replace(view, options=replace(view.options, cards=rows))
    is_face_down = view.options.face_down and not _is_over(view)
    return replace(view, played=(), previous=None) if is_face_down else view


def _is_over(view: View) -> bool:
    """Return True after the last trick; in a series that goes on, the next hands are dealt at once."""
    return not view.trick and not any(view.holds)


def scores(view: View) -> tuple[Tally, ...]:
    """R18 to R20: return tricks or points; in a series first the totals, then the tricks of the hand on the table."""
    taken, series = tricks_taken(view.taken, view.players), view.series
    gains = gained(view.options, view.taken, view.players) if _is_over(view) else None
    if view.options.edition == 2:
        points = added(series, taken if gains is None else gains)
        totals = Tally("points", deducted(points, view.penalties))
    elif view.options.series:
        totals = Tally("hands", series if gains is None else added(series, gains))
    else:
        return (Tally("tricks", taken),)
    return (totals, Tally("tricks", taken)) if view.options.series else (totals,)


def imagine(view: View, seed: int) -> State:
    """Deals the unseen cards again; nobody gets a card that R12 or R13 would have forced them to play."""
    dice = Dice(seed, "imagine")
    owner = shared_out(needs(view), dice) or shared_out(_any_cards(view), dice) or {}
    return dealt(view, seed, owner)


def dealt(view: View, seed: int, owner: Mapping[CardId, Seat]) -> State:
    """Return the state in the view, with unseen cards in these hands and the others undealt."""
    unseen = _unseen(view)
    hands = [
        view.hand
        if view.hand is not None and seat == view.seat
        else tuple(card for card in unseen if owner.get(card) == seat)
        for seat in range(view.players)
    ]
    return State(
        options=view.options,
        players=view.players,
        seed=seed,
        dealer=view.dealer,
        hands=tuple(hands),
        leader=view.leader,
        trick=view.trick,
        taken=view.taken,
        played=view.played,
        series=view.series,
        game_no=view.game_no,
        previous=view.previous,
        undealt=tuple(card for card in unseen if card not in owner),
        extra=view.extra,
        penalties=view.penalties,
    )


def _unseen(view: View) -> list[CardId]:
    seen = {*(view.hand or ()), *view.trick, *(card for trick in view.played for card in trick)}
    return sorted(played_set(view.options).cards.keys() - seen)


# Conclusions about hands from the play


class Turn(NamedTuple):
    """A card in a trick, with those before it."""

    seat: Seat
    card: CardId
    before: Trick


def turns(view: View | State) -> Iterator[Turn]:
    """Yield every card played in the game on the table, in order."""
    leaders = (first_leader(view.dealer, view.players), *view.taken)
    for leader, trick in zip(leaders, view.played, strict=False):
        yield from _turns_of(trick, leader, view.players)
    yield from _turns_of(view.trick, view.leader, view.players)


def _turns_of(trick: Trick, leader: Seat, players: int) -> Iterator[Turn]:
    for place, card in enumerate(trick):
        yield Turn(Seat((leader + place) % players), card, trick[:place])


def cannot_hold(options: Options, cards: PlayedSet, card: CardId, before: Trick) -> set[CardId]:
    """Return the cards that a player who followed with this one can't hold: better ones (R12), the other kind (R13)."""
    if not before:
        return set()
    led = before[0]
    strength = cards.strength(led)
    to_beat = best_to_beat(options, strength, before)
    if strength[card] > to_beat:
        return set()
    if not strength[card] and card not in cards.other_kind(led):
        return set(cards.other_kind(led))
    enough = to_beat if strength[card] else 0
    return {held for held, n in strength.items() if n > enough}


# Dealing the unseen cards


class Need(NamedTuple):
    """The number of cards that a seat needs, and the cards that it may get."""

    seat: Seat
    size: int
    of: Sequence[CardId]


def needs(view: View) -> list[Need]:
    """Return the needs, the most restricted first: with nested sets of possible cards, all deals are equally likely."""
    barred = _barred(view)
    wanted = [
        Need(seat, count, [card for card in pile if card not in barred[seat]])
        for seat, count, pile in _piles(view, _unseen(view))
    ]
    return sorted(wanted, key=lambda need: len(need.of))


def _any_cards(view: View) -> list[Need]:
    """Return needs that any cards meet, for studies in which players broke the rules."""
    return [Need(seat, view.holds[seat], _unseen(view)) for seat in _others(view)]


def _barred(view: View) -> list[set[CardId]]:
    cards = played_set(view.options)
    barred: list[set[CardId]] = [set() for _ in range(view.players)]
    for seat, card, before in turns(view):
        barred[seat] |= cannot_hold(view.options, cards, card, before)
    return barred


def _piles(view: View, unseen: Sequence[CardId]) -> Iterator[tuple[Seat, int, Sequence[CardId]]]:
    """R7: yield the acids and bases that a hand has left from an ordered deck, which are known."""
    if view.options.deck == "unordered":
        yield from ((seat, view.holds[seat], unseen) for seat in _others(view))
        return
    acids = played_set(view.options).acids
    for seat in _others(view):
        gone = sum(turn.card in acids for turn in turns(view) if turn.seat == seat)
        left = min(view.holds[seat], max(0, of_each_kind(view.options) - gone))
        yield seat, left, [card for card in unseen if card in acids]
        yield seat, view.holds[seat] - left, [card for card in unseen if card not in acids]


def _others(view: View) -> list[Seat]:
    return [Seat(seat) for seat in range(view.players) if seat != view.seat]


def shared_out(needs: Sequence[Need], dice: Dice) -> dict[CardId, Seat] | None:
    """Return a seat for every card that is needed; None when the needs cannot all be met."""
    owner: dict[CardId, int] = {}
    for number, need in enumerate(needs):
        free = [card for card in need.of if card not in owner]
        for _ in range(need.size):
            if free:
                owner[free.pop(dice.below(len(free)))] = number
            elif not _take_over(number, needs, owner, set()):
                return None
    return {card: needs[number].seat for card, number in owner.items()}


def _take_over(
    number: int, needs: Sequence[Need], owner: dict[CardId, int], asked: set[CardId]
) -> bool:
    """Takes a card from another need, which gets a free one instead or takes one over in turn (augmenting path)."""
    for card in needs[number].of:
        if card in asked or owner.get(card) == number:
            continue
        asked.add(card)
        if card not in owner or _take_over(owner[card], needs, owner, asked):
            owner[card] = number
            return True
    return False
