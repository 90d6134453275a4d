"""Checks of a set of cards: the games that can be played with it, and how well it plays."""

from collections.abc import Iterable

from msgspec import Struct

from valence.core.box import Rows
from valence.core.game import AnyGame
from valence.core.problems import Part, Problem, problem_of
from valence.core.problems import en as of_options
from valence.sets.formats import format_of, games_with
from valence.sets.problems import en


class GameFit(Struct, frozen=True):
    """The fit of a game and a set: the numbers of players it can be played by, and what is missing for others."""

    game: str
    title: str
    seats: tuple[int, ...]
    """The numbers of players for whom it is enough, with the usual options."""
    why_not: Part
    """The reason why more people, or anyone, can't play it; empty if there is none."""


class Led(Struct, frozen=True):
    """The effect of leading a card of one kind: how many pairs of a lead and an answer beat it."""

    cards: int
    beating: int
    pairs: int
    # Names of cards that take every trick they lead.
    unbeaten: tuple[Part, ...]
    # Names of cards of the other kind that never take a trick someone else led.
    harmless: tuple[Part, ...]


class Playability(Struct, frozen=True):
    """The playability of a set of acids and bases in pKace."""

    acid: Led
    base: Led
    # Whether there are enough cards for an ordered game of two.
    is_ordered: bool
    # The most players in an unordered game with hands of the usual size; 0 if too few even for two.
    most_players: int
    # Sentences about anything that makes the set pointless or confusing to play with.
    warnings: tuple[Part, ...] = ()


def fits(game: AnyGame, rows: Rows, games: Iterable[AnyGame]) -> tuple[GameFit, ...]:
    """Return all the games that are played with this kind of set, as their options judge it."""
    return tuple(_fit(one, rows) for one in games_with(format_of(game), games))


def _fit(game: AnyGame, rows: Rows) -> GameFit:
    enough: list[int] = []
    reasons: list[Part] = []
    for seats in game.seats:
        if _refused(game, {}, seats):  # by the number of players, whatever the cards
            continue
        if reason := _refused(game, {game.set_option: rows}, seats):
            reasons.append(reason)
        else:
            enough.append(seats)
    return GameFit(game.name, game.title, tuple(enough), next(iter(reasons), ""))


def _refused(game: AnyGame, options: dict[str, object], seats: int) -> Part:
    """Return why these options are not allowed; empty if they are."""
    try:
        game.options(options, seats)
    except ImportError:
        raise
    except ValueError as refused:
        return _reason(problem_of(refused))
    return ""


def _reason(wrong: Part) -> Part:
    """Return what is wrong with the cards, without saying that it's the cards."""
    match wrong:
        case Problem(facts=(*_, Problem() | str() as reason)) if wrong.code in _ABOUT_CARDS:
            return reason
        case _:
            return wrong


_ABOUT_CARDS = {of_options.bad_option.__name__, en.in_option.__name__}
