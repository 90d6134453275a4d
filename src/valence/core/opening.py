"""The first state of a match: dealt from a seed, or a position that is read and checked."""

from collections.abc import Mapping, Sequence

from valence.core.game import Event, Game, M, O, S, V
from valence.core.problems import bad_input, en
from valence.core.record import FromPosition, FromSeed, Heading
from valence.core.wire import read, shown

LARGEST_SEED = 2**256


def opening(game: Game[O, S, M, V], heading: Heading) -> tuple[S, tuple[Event, ...]]:
    seats = len(heading.names)
    check_seats(game, seats)
    match heading.start:
        case FromSeed(options=given, seed=seed):
            check_seed(seed)
            options = game.options(game.options_under(heading.rules, given), seats)
            return game.setup(options, seats, seed)
        case FromPosition(position=position, strict=strict):
            state = read_position(game, heading.rules, position)
            if state.players != seats:
                raise ValueError(f"{seats} names for {state.players} players")
            game.check(state, strict)
            return state, ()


def read_position(game: Game[O, S, M, V], rules: str, position: Mapping[str, object]) -> S:
    """Read a position that was saved under this version of the rules."""
    options = position.get("options")
    if isinstance(options, Mapping):
        position = {**position, "options": game.options_under(rules, options)}
        position = game.older_position(dict(position), options.get("say_why") is True)
    state = read(game.state_type, position, "position")
    check_seats(game, state.players)
    check_seed(state.seed)
    return state


def check_seats(game: Game[O, S, M, V], seats: int) -> None:
    if type(seats) is not int or seats not in game.seats:
        raise bad_input(en.seats, game.title, game.seats[0], game.seats[-1], shown(seats))


def check_seat(names: Sequence[str], seat: int) -> None:
    if seat not in range(len(names)):
        raise bad_input(en.no_seat, seat, len(names) - 1)


def check_seed(seed: int) -> None:
    if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
        raise bad_input(en.seed, shown(seed))
