"""A lesson that a simulated student plays, for tests of what is made of it."""

from random import Random

import valence
from valence.bots.students import Student, tries
from valence.core.match import AnyMatch, IllegalMove
from valence.core.wire import Json


def lesson(student: Student, rng: Random, help_level: str) -> AnyMatch:
    """Play one game: the student in the first seat, and classmates who play anything legal."""
    seats, options = student.mind.lesson(rng)
    seed = rng.randrange(2**32)
    match = valence.start(
        student.mind.game, seats=seats, seed=seed, options=options, help=help_level
    )
    while match.to_move:
        seat = rng.choice(match.to_move)
        if seat or not _played(student, match, rng):
            match.play(seat, _anything(match, seat, rng))
    return match


def _played(student: Student, match: AnyMatch, rng: Random) -> bool:
    """Let the student try; return True if one of the tries was legal."""
    for move in tries(student, match, 0, rng):
        try:
            match.play(0, move)
        except IllegalMove:
            continue
        return True
    return False


def _anything(match: AnyMatch, seat: int, rng: Random) -> Json:
    return rng.choice(match.moves(seat))
