"""The views of the seats, and states that could be behind them."""

from collections import Counter

from valence.core.dice import Dice
from valence.core.game import Seat, Tally
from valence.core.piles import deducted, drawn
from valence.games.charged.state import State, View
from valence.games.charged.tiles import Tile


def view(state: State, seat: Seat | None) -> View:
    return View(
        options=state.options,
        players=state.players,
        seat=seat,
        rows=state.options.rows,
        board=state.board,
        rack=None if seat is None else state.racks[seat],
        holds=tuple(map(len, state.racks)),
        bag=len(state.bag),
        scores=state.scores,
        to_move=state.to_move,
        passes=state.passes,
        scoreless=state.scoreless,
        swaps=state.swaps,
        unnamed=state.unnamed,
        penalties=state.penalties,
    )


def scores(view: View) -> tuple[Tally, ...]:
    return (Tally("points", deducted(view.scores, view.penalties)),)


def imagine(view: View, seed: int) -> State:
    """Deals the unseen tiles again to the other racks and the bag."""
    unseen = _unseen(view, Dice(seed, "imagine"))
    racks = tuple(
        view.rack if view.rack is not None and seat == view.seat else drawn(unseen, held)
        for seat, held in enumerate(view.holds)
    )
    return State(
        options=view.options,
        players=view.players,
        board=view.board,
        racks=racks,
        bag=drawn(unseen, view.bag),
        scores=view.scores,
        to_move=view.to_move,
        passes=view.passes,
        scoreless=view.scoreless,
        swaps=view.swaps,
        penalties=view.penalties,
        seed=seed,
        unnamed=view.unnamed,
    )


def _unseen(view: View, dice: Dice) -> list[Tile]:
    seen = Counter(tile for _, _, tile in view.board) + Counter(view.rack or ())
    material = view.options.material
    unseen = dice.shuffled((Counter(material.copies) - seen).elements())
    # A study may hold more tiles than the bag of R1.
    while len(unseen) < sum(view.holds) + view.bag - len(view.rack or ()):
        unseen += dice.shuffled(material.tiles)
    return unseen
