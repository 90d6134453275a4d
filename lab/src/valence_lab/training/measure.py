"""The strength of a trained net on the ladder."""

from collections.abc import Iterator

from valence_lab.ladder import Setting, deals, play_all, standings
from valence_lab.training.courses import Course

# Other deals than those that are dealt while a bot is tuned.
FIRST_SEED = 300_000


def measured(course: Course, games: int, jobs: int) -> Iterator[str]:
    """The result against fair bots, for each number of seats; the net is read from the package."""
    for seats in course.seats:
        planned = deals(["fair", "strong"], seats, games, FIRST_SEED)
        for _, played, won, off, _ in standings(
            play_all(Setting(course.game, seats), planned, jobs)
        ):
            yield f"{seats} seats: strong won {won:.1%} ± {off:.1%} of {played} games against fair"
