"""`python -m valence_lab.puzzles GAME`: find puzzles in games between bots, and write the file that is played from."""

import argparse
import gzip
from collections.abc import Iterable, Iterator, Sequence
from itertools import count, islice
from pathlib import Path

from msgspec import Raw

import valence.learn.puzzles
from valence.core.files import write_atomically
from valence.core.game import Seat
from valence.core.wire import encode
from valence.learn.puzzles.stored import GAMES, Kind, Puzzle, file_of
from valence.library import Match, start
from valence.simulation import next_to_act
from valence_lab.puzzles.best import FINDERS, Best, Finder

FOLDER = Path(valence.learn.puzzles.__file__).parent
APART = 100_000  # between the seeds of two kinds
# How many players the games have, by turns.
SEATS = {
    "pkace": (2, 3, 4),
    "charged": (2, 3),
    "whoami": (2, 3, 4),
    "metals": (2, 3),
    "polymer": (2, 3),
}


def puzzles(game: str, seed: int) -> Iterator[Puzzle]:
    """Yield puzzles without end; the kinds take turns."""
    kinds = FINDERS[game].items()
    of_kinds = [_of_kind(game, *one, seed + n * APART) for n, one in enumerate(kinds)]
    while True:
        yield from map(next, of_kinds)


def _of_kind(game: str, kind: Kind, find: Finder, seed: int) -> Iterator[Puzzle]:
    """Yield a puzzle of each game that has any."""
    for n in count():
        match = start(game, seats=SEATS[game][n % len(SEATS[game])], seed=seed + n)
        if found := puzzle_in(match, kind, find):
            yield found


def puzzle_in(match: Match, kind: Kind, find: Finder) -> Puzzle | None:
    """Let fair bots play until there is a puzzle; None if there is none to the end."""
    while match.to_move:
        seat = next_to_act(match)
        if best := find(match.state, seat):
            return _puzzle(match, kind, seat, best)
        match.play(seat, match.bot(seat, "fair"))
    return None


def _puzzle(match: Match, kind: Kind, seat: Seat, best: Best) -> Puzzle:
    view = match.game.view(match.state, seat)
    return Puzzle(
        kind=kind,
        game=match.game.name,
        view=Raw(encode(view)),
        best=Raw(encode(best.move)),
        other=Raw(encode(best.other)),
        among=tuple(Raw(encode(move)) for move in best.among),
        chances=best.chances,
    )


def written(found: Iterable[Puzzle]) -> bytes:
    return gzip.compress(b"".join(encode(puzzle) + b"\n" for puzzle in found), mtime=0)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser("valence_lab.puzzles", description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--count", type=int, default=210, help="how many")
    parser.add_argument("--seed", type=int, default=700_000, help="of the first game")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    given = parser.parse_args(arguments)
    found = islice(puzzles(given.game, given.seed), given.count)
    write_atomically(given.folder / file_of(given.game), written(found))


if __name__ == "__main__":
    main()
