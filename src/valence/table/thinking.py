"""Jobs that bots do in a worker, away from the tables: moves, hints and reviews.

Everything goes in and out as JSON. A bot is given its view and never the state, so nothing hidden can reach it.
"""

from collections.abc import AsyncIterator, Awaitable, Callable
from time import process_time
from typing import Any, NamedTuple, TypeAlias
from warnings import warn

from msgspec import Raw, Struct
from msgspec.structs import replace

from valence.bots import DEFAULT_LEVEL, Advice, Budget, Mistake
from valence.bots.hints import Suggestion
from valence.bots.review import TURN_BUDGET, mistake_at, reasons, turns_to_review
from valence.core.dice import Dice
from valence.core.game import Seat
from valence.core.languages import Language
from valence.core.play import legal_moves, read_move, why_refused
from valence.core.wire import read, to_json
from valence.games import entry
from valence.library import replay
from valence.table.live import LiveTable

HINT_SECONDS = 0.5
MAX_DEALS = 256  # imagined deals on which moves are compared for a hint
TURN_CPU_SECONDS = 0.05  # for a turn that a review looks at closely


class ReviewedMove(Struct, frozen=True):
    """A costly mistake, and the better move."""

    ply: int
    seat: int
    played: str
    better: str
    better_move: Raw
    """The better move itself, for a board to mark."""
    cost: float
    """In shares of a win: 0.5 is half a game."""
    reason: str


class Review(Struct, frozen=True):
    """The costliest mistakes of each seat, as far as the bot has got with its review."""

    is_ready: bool
    turns: tuple[ReviewedMove, ...]


def view_json(live: LiveTable, seat: Seat) -> str:
    assert live.match is not None
    return to_json(live.game.view(live.match.state, seat))


def answer_seconds(game: str, level: str, dice: Dice) -> float:
    """Return the seconds that a bot takes to answer a question that the rules time."""
    bot = entry(game).bot
    if bot.answer_seconds is None:
        return 0.0
    return bot.answer_seconds(bot.level_called(level), dice)


# In the worker


def choose_move(game: str, level: str, view: str, seat: Seat, seed: int, budget: float) -> str:
    seen, moves = view_and_moves(game, view, seat, seed)
    dice, bot = Dice(seed, "bot"), entry(game).bot
    level = bot.level_called(level)
    if level in bot.outside:
        if (own := _from_outside(game, level, seen, seat, seed)) is not None:
            return own
        level = DEFAULT_LEVEL
    return to_json(bot.choose(level, seen, moves, dice, Budget(seconds=budget)))


def _from_outside(game: str, level: str, seen: Any, seat: Seat, seed: int) -> str | None:
    """Return the move of a bot of an installed package; None if it fails, or the move isn't allowed."""
    rules, bot = entry(game).game, entry(game).bot
    state = rules.imagine(seen, seed)
    try:
        move = bot.choose(level, seen, legal_moves(rules, state, seat), Dice(seed, "bot"))
    except Exception as error:  # it is somebody else's code
        problem = repr(error)
    else:
        if (refusal := why_refused(rules, state, seat, move)) is None:
            return to_json(move)
        problem = f"{to_json(move)} breaks {refusal.rule}"
    warn(
        f"{game}: the bot {level} fails, and a fair one moves instead: {problem}",
        RuntimeWarning,
        stacklevel=1,
    )
    return None


def give_hints(game: str, view: str, seat: Seat, seed: int, seconds: float = HINT_SECONDS) -> str:
    """Return the best moves for a seat; none in a quiz, where a hint would be the answer."""
    seen, moves = view_and_moves(game, view, seat, seed)
    return to_json(entry(game).bot.advise(seen, moves, Budget(seconds, MAX_DEALS)))


def view_and_moves(game: str, view: str, seat: Seat, seed: int) -> tuple[Any, list[Any]]:
    """Return the view, and the legal moves: they are the same in every state that fits the view."""
    rules = entry(game).game
    seen = read(rules.view_type, view, "view")
    return seen, legal_moves(rules, rules.imagine(seen, seed), seat)


def plies_to_review(record: str) -> str:
    """Return the plies of the turns that a review looks at closely, as JSON; the most doubtful one first."""
    return to_json(turns_to_review(replay(record)))


def review_turn(record: str, ply: int, cpu_seconds: float = TURN_CPU_SECONDS) -> str:
    """Return the mistake made at a ply, as JSON: a list of one, or of none if the move was good enough."""
    budget = Budget(cpu_seconds, TURN_BUDGET.deals, now=process_time)
    mistake = mistake_at(replay(record), ply, budget)
    return to_json([] if mistake is None else [mistake])


# Results of the worker, and their words


Hints: TypeAlias = tuple[Suggestion[Raw], ...]
Mistakes: TypeAlias = tuple[Mistake[Raw], ...]
# Runs one of the functions above in a worker.
Work: TypeAlias = Callable[..., Awaitable[str]]


class Reviewed(NamedTuple):
    """A review, as far as it has got."""

    found: Mistakes = ()
    is_ready: bool = False


def read_hints(hints: str) -> Hints:
    return read(Hints, hints, "hints")


def read_review(mistakes: str) -> Mistakes:
    return read(Mistakes, mistakes, "review")


async def reviewing(think: Work, record: str) -> AsyncIterator[Mistake[Raw]]:
    """Yield the mistakes of a game one by one, each as soon as it is found."""
    for ply in read(list[int], await think(plies_to_review, record), "plies"):
        for mistake in read_review(await think(review_turn, record, ply)):
            yield mistake


def hints_in_words(
    live: LiveTable, view: Any, hints: Hints, language: Language
) -> list[Advice[Any]]:
    """Put hints for a view into words."""
    found = [replace(one, move=read_move(live.game, bytes(one.move))) for one in hints]
    words = live.words(language)
    return entry(live.row.game).bot.in_words(view, found, words, language)


def review_in_words(
    live: LiveTable, mistakes: Mistakes, language: Language
) -> tuple[ReviewedMove, ...]:
    assert live.match is not None
    words = live.words(language)
    found = [
        replace(
            one,
            played=read_move(live.game, bytes(one.played)),
            better=read_move(live.game, bytes(one.better)),
        )
        for one in mistakes
    ]
    return tuple(
        ReviewedMove(
            ply=one.ply,
            seat=one.seat,
            played=words.move(one.played),
            better=words.move(one.better),
            better_move=Raw(to_json(one.better).encode()),
            cost=one.cost,
            reason=reason,
        )
        for one, reason in zip(found, reasons(live.match, found, language), strict=True)
    )
