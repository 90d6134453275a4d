"""Matches from the start, from a position, and from a record."""

from collections.abc import Mapping, Sequence

from valence.core.game import Game, M, O, S, V
from valence.core.notes import HelpLevel
from valence.core.play import read_entry
from valence.core.record import FromPosition, FromSeed, Heading, Played, Record, Start
from valence.core.wire import Given, WireError, read, to_dict
from valence.core.words import Words
from valence.table.match import Match, check_seats
from valence.table.seats import seat_names


def new_match(
    game: Game[O, S, M, V],
    words: Words[M],
    *,
    seats: int,
    seed: int,
    options: Mapping[str, object] | None = None,
    names: Sequence[str] | None = None,
    help: HelpLevel = "full",  # noqa: A002  # the record's word
) -> Match[O, S, M, V]:
    """A match from the start."""
    check_seats(game, seats)
    if seed < 0:
        raise ValueError(f"a seed must not be negative, got {seed}")
    complete = to_dict(game.options(options or {}, seats))
    start = FromSeed(complete, seed)
    return Match(game, words, _heading(game, seat_names(names, seats), start, help))


def load_match(
    game: Game[O, S, M, V],
    words: Words[M],
    position: Given,
    *,
    strict: bool = True,
    names: Sequence[str] | None = None,
) -> Match[O, S, M, V]:
    """A match from a position. Without strict, cards needn't add up to the deck."""
    state = read(game.state_type, position, "position")
    check_seats(game, state.players)
    start = FromPosition(to_dict(state), strict)
    return Match(game, words, _heading(game, seat_names(names, state.players), start))


def replay_match(game: Game[O, S, M, V], words: Words[M], record: Record) -> Match[O, S, M, V]:
    """A match replayed from a record."""
    if not game.knows_rules(record.heading.rules):
        raise WireError(
            f"the record was made by version {record.heading.rules} of the rules of {game.title}, "
            f"this is version {game.rules_version}"
        )
    match = Match(game, words, record.heading)
    for n, played in enumerate(record.moves, 1):
        try:
            _replay(match, played)
        except ValueError as error:
            wrong = f"move {n} of the record, {played.seat} {played.move}"
            raise WireError(f"{wrong}: {error}") from None
    return match


def _replay(match: Match[O, S, M, V], played: Played) -> None:
    if played.is_note:
        entry = read_entry(match.game, played.move)
        match.make(played.seat, entry)
    else:
        match.make(played.seat, match.checked(played.seat, played.move))


def _heading(
    game: Game[O, S, M, V],
    names: tuple[str, ...],
    start: Start,
    help: HelpLevel = "full",  # noqa: A002  # the record's word
) -> Heading:
    return Heading(game.name, game.rules_version, names, start, help)
