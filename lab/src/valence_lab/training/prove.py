"""`python -m valence_lab.training.prove`: compares the kernels with the law over a million random games."""

import argparse
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from valence_lab.training.metals.law import LAW as METALS
from valence_lab.training.pkace.law import LAW as PKACE
from valence_lab.training.polymer.law import LAW as POLYMER
from valence_lab.training.proof import differences
from valence_lab.workers import Workers, spread

LAWS = {law.game.name: law for law in (PKACE, METALS, POLYMER)}
# The kernel of the polymer game plays by the rules with which its net was trained.
POLYMER_RULES = POLYMER.game.older_rules["2"]


class Case(NamedTuple):
    game: str
    seats: int
    options: Mapping[str, object]
    batch: int = 500  # fewer where games are long and moves are many


CASES = (
    Case("pkace", 2, {}),
    Case("pkace", 2, {"edition": 1, "deck": "unordered", "hand": 7}),
    Case("pkace", 3, {"guard": "lab"}),
    Case("pkace", 4, {"edition": 1, "water": "thermodynamic"}),
    Case("metals", 2, {}),
    Case("metals", 3, {"reinforcements": False}),
    Case("metals", 4, {}),
    Case("metals", 2, {"hand": 10}),
    Case("polymer", 2, POLYMER_RULES, 25),
    Case("polymer", 3, {**POLYMER_RULES, "deck": "slow"}, 25),
    Case("polymer", 4, POLYMER_RULES, 25),
)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser("valence_lab.training.prove", description=__doc__)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--game", choices=LAWS, help="only this one")
    given = parser.parse_args(arguments)
    cases = [case for case in CASES if given.game in (None, case.game)]
    games = given.games // len(cases)
    for case, seeds in differing(cases, games, given.jobs):
        print(f"{case.game}, {case.seats} seats, {dict(case.options)}: ", end="")
        print(f"{len(seeds)} of {games:,} games differ {seeds[:10]}", flush=True)


def differing(cases: Sequence[Case], games: int, jobs: int) -> Iterator[tuple[Case, list[int]]]:
    """Yield the seeds of the games in which a kernel differs from the law, for every case."""
    for case in cases:
        firsts = range(0, games, case.batch)
        batches = [range(first, min(first + case.batch, games)) for first in firsts]
        found = spread(partial(compared, case), batches, Workers(jobs))
        yield case, sorted(seed for seeds in found for seed in seeds)


def compared(case: Case, seeds: Sequence[int]) -> list[int]:
    return differences(LAWS[case.game], case.seats, case.options, seeds)


if __name__ == "__main__":
    main()
