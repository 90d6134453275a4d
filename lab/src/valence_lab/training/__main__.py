"""`python -m valence_lab.training NET`: trains a net, plays the ladder with it, and writes its weights."""

import argparse
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from valence_lab.ladder import Setting, deals, play_all, standings
from valence_lab.training.courses import COURSES, Course
from valence_lab.training.ppo import Plan, Rival
from valence_lab.training.train import Progress, train
from valence_lab.training.weights import read_net, read_recipe, write_weights
from valence_lab.workers import Workers

# Other deals than those that are dealt while a bot is tuned.
FIRST_SEED = 300_000


def main(arguments: Sequence[str] | None = None) -> None:
    given = _parser().parse_args(arguments)
    course, plan = COURSES[given.net], _plan(given)
    if given.exploit:
        print(_exploit(course, plan, given.minutes, given.seed))
        return
    file = Path(given.out) if given.out else course.file
    _train(course, plan, given, file)
    if file == course.file:
        for line in _measured(course, given.ladder, given.jobs):
            print(line, flush=True)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("valence_lab.training", description=__doc__)
    parser.add_argument("net", choices=COURSES)
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--games", type=int, default=Plan().games, help="games per update")
    parser.add_argument("--minibatches", type=int, default=Plan().minibatches)
    parser.add_argument(
        "--rate", type=float, default=Plan().rate[0], help="the first learning rate"
    )
    parser.add_argument(
        "--entropy", type=float, default=Plan().entropy[0], help="the first bonus for entropy"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path, help="the weights of a net to go on with")
    parser.add_argument("--out", help="the file for the weights; in the package by default")
    parser.add_argument("--ladder", type=int, default=400, help="games against fair at the end")
    parser.add_argument("--jobs", type=int, default=1, help="processes for these games")
    parser.add_argument(
        "--exploit", action="store_true", help="train a best response to the net in the package"
    )
    return parser


def _plan(given: argparse.Namespace) -> Plan:
    usual = Plan()
    return usual._replace(
        games=given.games,
        minibatches=given.minibatches,
        rate=(given.rate, usual.rate[1]),
        entropy=(given.entropy, usual.entropy[1]),
    )


def _train(course: Course, plan: Plan, given: argparse.Namespace, file: Path) -> None:
    """Write the weights at every report, so that a run may be stopped."""
    start = None if given.start is None else read_net(given.start, course.net)
    before = {} if given.start is None else {"start": read_recipe(given.start)}
    run = train(course, plan, given.minutes, given.seed, start)
    for progress in _reported(run, given.minutes):
        recipe = {
            "net": given.net,
            "method": "PPO by self-play",
            "minutes": round(progress.minutes, 1),
            "games": progress.games,
            "seed": given.seed,
            "plies": [kernel.plies for kernel in course.kernels()],
            "plan": plan._asdict(),
        }
        write_weights(file, progress.net, recipe | before)
    print(f"{file}: {file.stat().st_size / 1000:.0f} kB after {progress.games:,} games")


def _measured(course: Course, games: int, jobs: int) -> Iterator[str]:
    """Yield the result against fair bots for each number of seats; the net is read from the package."""
    for seats in course.seats:
        planned = deals(["fair", "strong"], seats, games, FIRST_SEED)
        (result,) = standings(play_all(Setting(course.game, seats), planned, Workers(jobs)))
        won = f"{result.won:.1%} ± {result.give_or_take:.1%}"
        yield f"{seats} seats: strong won {won} of {result.games} games against fair"


def _exploit(course: Course, plan: Plan, minutes: float, seed: int) -> str:
    """Return the share of the win of a net that was trained to beat the one in the package."""
    rival = Rival(read_net(course.file, course.net))
    *_, progress = _reported(train(course, plan, minutes, seed, rival.actor, rival), minutes)
    share = (1 + (course.seats[-1] - 1) * float(progress.figures.won)) / course.seats[-1]
    return f"the best response wins {share:.1%}"


def _reported(run: Iterable[Progress], minutes: float) -> Iterator[Progress]:
    """Yield about twenty reports, and the end of the run."""
    reports = 0
    for progress in run:
        if progress.minutes >= reports * minutes / 20:
            reports += 1
            numbers = {name: round(float(x), 4) for name, x in progress.figures._asdict().items()}
            print(f"{progress.minutes:.2f} min, {progress.games:,} games: {numbers}", flush=True)
            yield progress
    yield progress


if __name__ == "__main__":
    main()
