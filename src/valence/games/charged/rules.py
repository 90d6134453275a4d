"""The verbs, in the order of RULES.md; legality.py has the refusals, scoring.py the points."""

from collections.abc import Iterator

from msgspec.structs import replace

from valence.core.dice import Dice
from valence.core.game import Event, Outcome, Seat, Step
from valence.core.piles import deducted, leaders, one_more, with_seat, without
from valence.games.charged.board import centre
from valence.games.charged.events import Dealt, Drew, DrewTiles, Ended, Passed, Started, Swapped
from valence.games.charged.generator import legal
from valence.games.charged.moves import Move, Name, Pass, Place, Swap
from valence.games.charged.naming import named, names_to_choose, to_name
from valence.games.charged.options import Options
from valence.games.charged.runs import runs_with
from valence.games.charged.scoring import ruling
from valence.games.charged.state import Laid, State, grid_of
from valence.games.charged.tiles import Tile

MOST_SCORELESS = 50  # R25: turns of each seat, in a row, where the rule is switched off


# R3: the start


def setup(options: Options, seats: int, seed: int) -> Step[State]:
    bag = Dice(seed, "deal").shuffled(options.material.tiles)
    racks = tuple(tuple(bag.pop() for _ in range(options.rack)) for _ in range(seats))
    state = State(
        options=options,
        players=seats,
        board=(),
        racks=racks,
        bag=tuple(bag),
        scores=(0,) * seats,
        to_move=Seat(0),
        passes=0,
        scoreless=0,
        swaps=0,
        seed=seed,
    )
    dealt = (Dealt(rack, to=Seat(seat)) for seat, rack in enumerate(racks))
    started = Started(Seat(0), options.rack, len(bag), centre(options.rows))
    return Step(state, (started, *dealt))


def to_move(state: State) -> tuple[Seat, ...]:
    return () if is_over(state) else (state.to_move,)


# R10 to R17: what may be done


def moves(state: State, seat: Seat) -> Iterator[Move]:
    """Return the legal moves; where names are asked for, some of those that could be given."""
    return iter(names_to_choose(state.unnamed)) if state.unnamed else legal(state, seat)


def candidates(state: State, seat: Seat) -> Iterator[Move]:
    """Yield the legal moves, and every tile where a formula might grow, most of which are refused with a reason."""
    found = list(moves(state, seat))
    yield from found
    if state.unnamed:
        return
    known = set(found)
    yield from (move for move in _single_tiles(state, seat) if move not in known)


def _single_tiles(state: State, seat: Seat) -> Iterator[Place]:
    """Yield one tile of the rack at the end of a formula (R14); on the first turn in the centre (R10)."""
    grid, size = grid_of(state.board), len(state.options.rows)
    ends = {run.end for run in runs_with(grid, grid)} if grid else {centre(state.options.rows)}
    for row, column in sorted(ends - grid.keys()):
        if row < size and column < size:
            for tile in dict.fromkeys(state.racks[seat]):
                yield Place((Laid(row, column, tile),))


# R16 to R20: a turn


def apply(state: State, seat: Seat, move: Move) -> Step[State]:
    match move:
        case Place():
            return _place(state, seat, move)
        case Swap(tiles=tiles):
            return _swap(state, seat, tiles)
        case Pass():
            return _next_turn(_without_score(state, state.passes + 1), seat, [Passed(seat)])
        case Name():
            return _name(state, seat, move)


def preview(state: State, seat: Seat, move: Move) -> Event | None:
    """Return the ruling that a legal placement will bring; what a swap draws is unknown."""
    return ruling(state, seat, move) if isinstance(move, Place) else None


def timeout(state: State, _seat: Seat) -> Move:
    return Name(("",) * len(state.unnamed)) if state.unnamed else Pass()


def _place(state: State, seat: Seat, move: Place) -> Step[State]:
    placed = ruling(state, seat, move)
    points = 0 if state.options.naming == "required" else placed.points
    rack = without(state.racks[seat], [tile for _, _, tile in move.tiles])
    state = replace(
        state,
        board=tuple(sorted((*state.board, *move.tiles))),
        racks=with_seat(state.racks, seat, rack),
        scores=with_seat(state.scores, seat, state.scores[seat] + points),
        passes=0,
        scoreless=0,
        unnamed=to_name(state.options, placed),
    )
    state, drawn = _draw(state, seat, state.options.rack - len(rack))
    events: list[Event] = [placed]
    if drawn:
        events += [Drew(seat, len(drawn), len(state.bag)), DrewTiles(drawn, to=seat)]
    return Step(state, tuple(events)) if state.unnamed else _next_turn(state, seat, events)


def _name(state: State, seat: Seat, move: Name) -> Step[State]:
    """R27: rule on the names, with one try, and end the turn."""
    ruled = named(state, seat, move)
    scores = with_seat(state.scores, seat, state.scores[seat] + ruled.points)
    return _next_turn(replace(state, scores=scores, unnamed=()), seat, [ruled])


def _swap(state: State, seat: Seat, tiles: tuple[Tile, ...]) -> Step[State]:
    """R16: set aside, draw as many, then put back and shuffle."""
    rack = without(state.racks[seat], tiles)
    state = replace(state, racks=with_seat(state.racks, seat, rack))
    state, drawn = _draw(state, seat, len(tiles))
    bag = Dice(state.seed, f"swap {state.swaps}").shuffled((*state.bag, *tiles))
    state = replace(_without_score(state, passes=0), bag=tuple(bag), swaps=state.swaps + 1)
    return _next_turn(state, seat, [Swapped(seat, len(tiles)), DrewTiles(drawn, to=seat)])


def _without_score(state: State, passes: int) -> State:
    return replace(state, passes=passes, scoreless=state.scoreless + 1)


def _draw(state: State, seat: Seat, count: int) -> tuple[State, tuple[Tile, ...]]:
    """R19: draw up to this many tiles, as long as the bag lasts; the last in the bag comes first."""
    kept = max(0, len(state.bag) - max(0, count))
    drawn = state.bag[kept:][::-1]
    racks = with_seat(state.racks, seat, state.racks[seat] + drawn)
    return replace(state, bag=state.bag[:kept], racks=racks), drawn


def _next_turn(state: State, seat: Seat, events: list[Event]) -> Step[State]:
    if result := outcome(state):
        return Step(state, (*events, Ended(result)))
    return Step(replace(state, to_move=Seat((seat + 1) % state.players)), tuple(events))


# R24 to R26: the end


def scoreless_turns(options: Options) -> int:
    """R25: return how many turns in a row without a score each seat may have."""
    return options.scoreless or MOST_SCORELESS


def reason_to_end(state: State) -> str | None:
    if state.unnamed:
        return None
    if not state.bag and not all(state.racks):
        return "tiles_used"
    if state.passes >= state.players:
        return "all_passed"
    if state.scoreless >= scoreless_turns(state.options) * state.players:
        return "scoreless"
    return None


def is_over(state: State) -> bool:
    return reason_to_end(state) is not None


def outcome(state: State) -> Outcome | None:
    reason = reason_to_end(state)
    if reason is None:
        return None
    scores = deducted(state.scores, state.penalties)
    turns = scoreless_turns(state.options) if reason == "scoreless" else None
    return Outcome(leaders(scores), scores, reason, turns)


def penalized(state: State, seat: Seat) -> State:
    """R28: count a refused move against the seat, if it costs points."""
    if not state.options.penalty:
        return state
    return replace(state, penalties=one_more(state.penalties, seat, state.players))


def longest(options: Options, seats: int) -> int:
    """Return the most moves of a game: every placement fills a square for good, with R25 between, and may be named."""
    placements = min(len(options.material.tiles), len(options.rows) ** 2)
    naming = 0 if options.naming == "no" else placements
    return (placements + 1) * scoreless_turns(options) * seats + naming
