"""The one best move of a position, found by trying every legal move; None unless it is clearly the best."""

from collections.abc import Callable, Mapping, Sequence
from decimal import Decimal
from typing import Any, NamedTuple, TypeAlias

from valence.bots import Budget
from valence.bots.search import Candidate, compare_on_fixed_deals, judged
from valence.chem.compounds import EXISTENCE
from valence.core.dice import Dice
from valence.core.game import AnyGame, Seat
from valence.core.play import legal_moves
from valence.games import entry
from valence.games.charged.events import Placed
from valence.games.charged.moves import Place
from valence.games.pkace.moves import Play
from valence.games.pkace.options import played_set
from valence.games.polymer.moves import Terminate
from valence.games.whoami.moves import Ask
from valence.learn.puzzles.measures import measured
from valence.learn.puzzles.stored import Kind

# Take this trick
FEWEST_OTHERS = 2  # cards that could react with the led one, and don't take the trick
CLEAR_FALL = Decimal("0.5")  # units of pKa by which the winner wins, and others fail

# Best placement
CLEAR_POINTS, CLEAR_SHARE = 3, 0.15  # by which the best placement is ahead
MOST_TILES, MOST_ON_BOARD = 6, 50

# Which question splits the cards
FEWEST_LEFT, MOST_LEFT = 8, 20  # cards
QUESTIONS = 6  # to choose from
EVEN_ENOUGH = 0.15  # of the cards, from one half to the best split
CLEAR_SPLIT = 0.12  # of the cards, between the best split and the next

# Highest Mn, lowest dispersity
FEWEST_TERMINATIONS = 5
CLEAR_MN = Decimal("1.05")  # times the next best
CLEAR_DISPERSITY = Decimal("0.03")

# Best chance to win
FEWEST_MOVES = 3
CLEAR_CHANCE = 0.1
ERRORS = 3.0
FEW_DEALS, DEALS = Budget(None, 24), Budget(None, 192)


class Best(NamedTuple):
    move: Any
    other: Any
    among: tuple[Any, ...] = ()
    chances: tuple[float, float] | None = None


Finder: TypeAlias = Callable[[Any, Seat], Best | None]


def trick(state: Any, seat: Seat) -> Best | None:
    """The last player of a trick has exactly one card that takes it."""
    if not state.trick or len(state.trick) < state.players - 1:
        return None
    cards, led, hand = played_set(state.options), state.trick[0], state.hands[seat]
    strength, weighed = cards.strength(led), cards.weighed(led)
    to_beat = max((strength[card] for card in state.trick[1:]), default=0)
    taking = [card for card in hand if strength[card] > to_beat]
    others = [card for card in hand if card in cards.other_kind(led) and card not in taking]
    if len(taking) != 1 or len(others) < FEWEST_OTHERS:
        return None
    before = [weighed[card].difference for card in state.trick[1:] if strength[card]]
    goal = max(filter(None, before), default=Decimal(0))
    won = weighed[taking[0]].difference or Decimal(0)
    if weighed[taking[0]].lab is not None:  # the rules are simpler than the lab
        return None
    falls = {card: weighed[card].difference or Decimal(0) for card in others}
    blocked = [card for card in others if weighed[card].verdict == "guarded"]
    # Taking the strongest card must not be all that there is to it.
    is_tempting = bool(blocked) or any(fall > 0 for fall in falls.values())
    is_clear = won - goal >= CLEAR_FALL and all(
        card in blocked or goal - fall >= CLEAR_FALL for card, fall in falls.items()
    )
    nearest = max(others, key=lambda card: falls[card])
    return Best(Play(taking[0]), Play(nearest)) if is_clear and is_tempting else None


def placement(state: Any, seat: Seat) -> Best | None:
    """One placement scores clearly more than every other, with compounds that exist."""
    if len(state.board) > MOST_ON_BOARD:
        return None
    game = entry("charged").game
    moves = [move for move in legal_moves(game, state, seat) if isinstance(move, Place)]
    points = {move: int(measured("placement", game, state, seat, move)[0]) for move in moves}
    if len(points) < 2:
        return None
    first, second = sorted(points, key=lambda move: -points[move])[:2]
    clear = max(CLEAR_POINTS, CLEAR_SHARE * points[first])
    is_clear = points[first] - points[second] >= clear and len(first.tiles) <= MOST_TILES
    return Best(first, second) if is_clear and _exists(game, state, seat, first) else None


def _exists(game: AnyGame, state: Any, seat: Seat, move: Place) -> bool:
    assert game.preview is not None
    placed = game.preview(state, seat, move)
    assert isinstance(placed, Placed)
    return all(EXISTENCE[one.formula].kind in ("stable", "not ionic") for one in placed.formulas)


def split(state: Any, seat: Seat) -> Best | None:
    """Of six questions of different sorts, one splits the cards that are left clearly most evenly."""
    game = entry("whoami").game
    left = len(game.view(state, seat).possible or ())
    if not FEWEST_LEFT <= left <= MOST_LEFT:
        return None
    off = {ask: off_half(state, seat, ask) for ask in legal_moves(game, state, seat)}
    among = _of_different_sorts(Dice(state.seed, f"puzzle {len(state.turns)}"), off)
    if len(among) < QUESTIONS:
        return None
    first, second = sorted(among, key=lambda ask: off[ask])[:2]
    is_clear = off[first] <= EVEN_ENOUGH and off[second] - off[first] >= CLEAR_SPLIT
    return Best(first, second, tuple(among)) if is_clear else None


def off_half(state: Any, seat: Seat, move: Any) -> float:
    """Return how far a question is from splitting the cards evenly, as a share of them: 0 to 0.5."""
    found = measured("split", entry("whoami").game, state, seat, move)
    return 0.5 if not found else abs(float(found[0]) / float(sum(found)) - 0.5)


def _of_different_sorts(dice: Dice, off: Mapping[Any, float]) -> list[Ask]:
    splitting = [move for move in off if isinstance(move, Ask) and off[move] < 0.5]
    found: dict[object, Ask] = {}
    for n in dice.shuffled(range(len(splitting))):
        found.setdefault(type(splitting[n].question), splitting[n])
    return list(found.values())[:QUESTIONS]


def mn(state: Any, seat: Seat) -> Best | None:
    """One termination gives clearly the highest Mn, counting the chains that end with any move."""
    best = _by_average("mn", state, seat)
    return _best_of(best) if best and best[0][0] >= CLEAR_MN * best[1][0] else None


def dispersity(state: Any, seat: Seat) -> Best | None:
    """One termination gives clearly the lowest dispersity, also lower than leaving the chains as they are."""
    best = _by_average("dispersity", state, seat)
    return _best_of(best) if best and best[1][0] - best[0][0] >= CLEAR_DISPERSITY else None


def _by_average(kind: Kind, state: Any, seat: Seat) -> list[tuple[Decimal, Any]]:
    """Return all moves with their average, the best first; none without a real choice among terminations."""
    game = entry("polymer").game
    if not game.view(state, seat).standings[seat].chains:
        return []
    moves = legal_moves(game, state, seat)
    if sum(isinstance(move, Terminate) for move in moves) < FEWEST_TERMINATIONS:
        return []
    found = [(measured(kind, game, state, seat, move), move) for move in moves]
    best = [(Decimal(numbers[0]), move) for numbers, move in found if numbers]
    return sorted(best, key=lambda one: one[0], reverse=kind == "mn")


def _best_of(best: Sequence[tuple[Decimal, Any]]) -> Best | None:
    (_, first), (_, second) = best[:2]
    return Best(first, second) if isinstance(first, Terminate) else None


def turn(state: Any, seat: Seat) -> Best | None:
    """One move has clearly the best chance to win, on the same imagined deals, each played on by bots."""
    game, expert = entry("metals").game, entry("metals").bot.expert
    moves = legal_moves(game, state, seat)
    assert expert is not None
    if len(moves) < FEWEST_MOVES:
        return None
    view, tried = game.view(state, seat), []
    for budget in (FEW_DEALS, DEALS):
        tried = judged(expert, view, moves)
        compare_on_fixed_deals(expert, view, tried, budget)
        tried.sort(key=lambda one: -one.mean)
        if not _is_ahead(tried):
            return None
    first, second = tried[:2]
    chances = (round(first.mean, 2), round(second.mean, 2))
    return Best(first.move, second.move, chances=chances)


def _is_ahead(tried: Sequence[Candidate[Any]]) -> bool:
    first, *others = tried
    return all(
        first.mean - one.mean >= CLEAR_CHANCE and first.ahead_of(one, ERRORS) > 0 for one in others
    )


FINDERS: Mapping[str, Mapping[Kind, Finder]] = {
    "pkace": {"trick": trick},
    "charged": {"placement": placement},
    "whoami": {"split": split},
    "metals": {"turn": turn},
    "polymer": {"mn": mn, "dispersity": dispersity},
}
