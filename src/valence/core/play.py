"""Playing any game by its contract."""

from collections.abc import Mapping

from valence.core.box import BoxCard, rows_among
from valence.core.game import AnyGame, Game, M, NotYourTurn, O, Over, Refusal, S, Seat, V
from valence.core.wire import Given, read_one_of


def read_move(game: Game[O, S, M, V], given: Given) -> M:
    """A move from its JSON, in its canonical form."""
    return game.canonical(read_one_of(game.moves, given, "move"))


def legal_moves(game: Game[O, S, M, V], state: S, seat: Seat) -> list[M]:
    """Every move that this seat may make now."""
    if seat not in game.to_move(state):
        return []
    if game.generator is not None:
        return list(game.generator(state, seat))
    refusal = game.refusal
    return [move for move in game.candidates(state, seat) if refusal(state, seat, move) is None]


def why_refused(game: Game[O, S, M, V], state: S, seat: Seat, move: M) -> Refusal | None:
    """Why this move is not allowed now, for any seat at any time."""
    to_move = tuple(game.to_move(state))
    if not to_move:
        return Over()
    if seat not in to_move:
        return NotYourTurn(to_move)
    return game.refusal(state, seat, move)


def cards_at_table(game: AnyGame, options: Mapping[str, object], seats: int) -> tuple[BoxCard, ...]:
    """Every card or tile once, as it is at a table with these options: built in, or of a set."""
    if game.table_box is None:
        return game.box(rows_among(options))
    return game.table_box(game.options(options, seats))
