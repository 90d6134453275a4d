"""R2, R7 to R10: the cards in play and their deal."""

from valence.core.dice import Dice
from valence.core.game import Event, Seat, Step
from valence.core.piles import drawn
from valence.games.pkace.cards import CardId, masked
from valence.games.pkace.events import Dealt, GameDealt
from valence.games.pkace.options import Options, hand_size, hidden, of_each_kind, played_set
from valence.games.pkace.state import PastGame, State


def setup(options: Options, seats: int, seed: int) -> Step[State]:
    return deal(options, seats, seed, series=(0,) * seats, game_no=0, previous=None, extra=0)


def deal(
    options: Options,
    seats: int,
    seed: int,
    *,
    series: tuple[int, ...],
    game_no: int,
    previous: PastGame | None,
    extra: int,
) -> Step[State]:
    hands, undealt = _hands(options, seats, seed, game_no)
    dealer = Seat(game_no % seats)  # R10: the deal passes on
    state = State(
        options=options,
        players=seats,
        seed=seed,
        dealer=dealer,
        hands=hands,
        leader=first_leader(dealer, seats),
        trick=(),
        taken=(),
        played=(),
        series=series,
        game_no=game_no,
        previous=previous,
        undealt=undealt,
        extra=extra,
    )
    return Step(state, _dealt(state))


def _hands(
    options: Options, seats: int, seed: int, game_no: int
) -> tuple[tuple[tuple[CardId, ...], ...], tuple[CardId, ...]]:
    """Return the hands of the seats, and the cards that stay unseen."""
    cards = played_set(options)
    label = f"deal {game_no}"
    if options.deck == "unordered":
        pile = Dice(seed, label).shuffled(cards.cards)
        return tuple(drawn(pile, hand_size(options)) for _ in range(seats)), tuple(pile)
    each = of_each_kind(options)
    acids = Dice(seed, f"{label} acids").shuffled(cards.acids)
    bases = Dice(seed, f"{label} bases").shuffled(cards.bases)
    hands = tuple(drawn(acids, each) + drawn(bases, each) for _ in range(seats))
    return hands, (*acids, *bases)


def _dealt(state: State) -> tuple[Event, ...]:
    cards, unseen = played_set(state.options).cards, hidden(state.options)
    acids = of_each_kind(state.options) if state.options.deck == "ordered" else None
    opening = GameDealt(state.game_no, state.dealer, state.leader, acids, len(state.hands[0]))
    hands = (
        Dealt(tuple(masked(cards[card], unseen) for card in hand), to=Seat(seat))
        for seat, hand in enumerate(state.hands)
    )
    return (opening, *hands)


def first_leader(dealer: Seat, players: int) -> Seat:
    return Seat((dealer + 1) % players)
