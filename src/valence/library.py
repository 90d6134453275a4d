"""The public API: find games by name; start, load and replay matches."""

from collections.abc import Mapping, Sequence
from secrets import randbits

from valence.core.game import AnyGame
from valence.core.guess import did_you_mean
from valence.core.notes import help_level
from valence.core.record import CutOff, read_record
from valence.core.wire import Given, WireError, read
from valence.games import CATALOGUE, Entry
from valence.table.match import AnyMatch as AnyMatch
from valence.table.new_matches import load_match, new_match, replay_match


def game_names() -> tuple[str, ...]:
    """The names of all games.

    >>> import valence
    >>> valence.game_names()
    ('pkace', 'polymer', 'metals', 'quizmaster', 'whoami', 'charged')
    """
    return tuple(CATALOGUE)


def game(name: str) -> AnyGame:
    """A game by its name; if there is no such game, ValueError lists the available ones.

    >>> import valence
    >>> valence.game("metals").title, valence.game("metals").seats
    ('Metal vs. Non-Metal', range(2, 5))
    >>> valence.game("metalz")
    Traceback (most recent call last):
    ValueError: no game called 'metalz'; did you mean 'metals'? (available: ...)
    """
    return _entry(name).game


def start(
    name: str,
    *,
    seats: int = 2,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    names: Sequence[str] | None = None,
    help: str = "full",  # noqa: A002  # the record's word
) -> AnyMatch:
    """A new match, with a random seed by default; help is full, fading or none.

    For bad options, names or seats, ValueError says what is allowed.

    >>> import valence
    >>> match = valence.start("metals", seats=3, seed=7, options={"hand": 8}, names=["Ada", "Ben", "Cleo"])
    >>> match.to_move
    (2,)
    >>> valence.start("metals", options={"hand": 99})
    Traceback (most recent call last):
    ValueError: option hand: must be 1 to 10, got 99
    """
    seed = randbits(128) if seed is None else seed
    entry = _entry(name)
    return new_match(
        entry.game,
        entry.words,
        seats=seats,
        seed=seed,
        options=options,
        names=names,
        help=help_level(help),
    )


def load(position: Given, *, strict: bool = True, names: Sequence[str] | None = None) -> AnyMatch:
    """A match from a saved position, which is validated; without strict, cards needn't add up to the deck.

    >>> import valence
    >>> position = valence.start("metals", seed=7).save()
    >>> valence.load(position).save() == position
    True
    >>> valence.load(position | {"deck": []})
    Traceback (most recent call last):
    ValueError: Na+: 3 cards were given, the deck has 8
    >>> valence.load(position | {"deck": []}, strict=False).view(0)["deck"]
    0
    """
    fields = read(dict[str, object], position, "position")
    if not isinstance(name := fields.get("game"), str):
        raise WireError(f"position: expected the name of a game at `$.game`, got {name!r}")
    entry = _entry(name)
    return load_match(entry.game, entry.words, position, strict=strict, names=names)


def replay(record: str, *, strict: bool = True) -> AnyMatch:
    """A match replayed from a record; without strict, a truncated record is replayed as far as it goes.

    >>> import valence
    >>> match = valence.start("metals", seed=7)
    >>> said = match.play(0, {"type": "initiate", "card": "Na+"})
    >>> valence.replay(match.record).save() == match.save()
    True
    """
    try:
        whole = read_record(record)
    except CutOff as cut_off:
        if strict:
            raise
        whole = cut_off.whole
    entry = _entry(whole.heading.game)
    return replay_match(entry.game, entry.words, whole)


def _entry(name: str) -> Entry:
    if name in CATALOGUE:
        return CATALOGUE[name]
    guess = did_you_mean(name, CATALOGUE)
    raise ValueError(f"no game called {name!r}{guess} (available: {', '.join(CATALOGUE)})")
