"""Independent jobs, spread over processes of this machine or over a Ray cluster."""

from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, wait
from itertools import islice
from logging import ERROR
from socket import create_connection
from typing import TYPE_CHECKING, Any, TypeVar
from urllib.parse import urlsplit

from msgspec import Struct

from valence.server.workers.processes import kill_pool, process_pool

if TYPE_CHECKING:
    from ray import ObjectRef

T = TypeVar("T")
R = TypeVar("R")

RAY_PORT = 10001
LOST = 10  # how often a job begins again after its worker was lost
WAITING = 2  # jobs for each worker, so that none waits for the next


class Workers(Struct, frozen=True):
    """Where jobs run: in processes of this machine, or on a Ray cluster at an address such as `ray://host:10001`."""

    jobs: int = 1
    on: str = ""


ALONE = Workers()


def spread(work: Callable[[T], R], planned: Iterable[T], workers: Workers) -> Generator[R]:
    """Yield the results as they come in, in any order."""
    if workers.on:
        return _on_ray(work, planned, workers.on)
    if workers.jobs > 1:
        return _in_processes(work, planned, workers.jobs)
    return (work(one) for one in planned)


def _in_processes(work: Callable[[T], R], planned: Iterable[T], jobs: int) -> Generator[R]:
    pool, left = process_pool(jobs), iter(planned)
    try:
        running = {pool.submit(work, one) for one in islice(left, WAITING * jobs)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {pool.submit(work, one) for one in islice(left, len(done))}
            yield from (each.result() for each in done)
    finally:
        kill_pool(pool)


def _on_ray(work: Callable[[T], R], planned: Iterable[T], address: str) -> Generator[R]:
    """Run the jobs on a cluster; one whose worker is lost begins again, and gives the same result."""
    ray = _connected(address)
    try:
        remote, left = ray.remote(max_retries=LOST)(lambda one: work(one)), iter(planned)
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        running: list[ObjectRef[R]] = [remote.remote(one) for one in islice(left, WAITING * cores)]
        while running:
            done, running = ray.wait(running)
            running += [remote.remote(one) for one in islice(left, len(done))]
            yield from ray.get(done)
    finally:
        ray.shutdown()


def _connected(address: str) -> Any:
    try:
        import ray
    except ImportError:
        raise ValueError('--on needs Ray: pip install "ray[client]"') from None
    try:
        _check_that_somebody_listens(address)
        ray.init(address=address, log_to_driver=False, logging_level=ERROR)
    except (OSError, ValueError, RuntimeError) as error:
        raise ValueError(f"no Ray cluster answers at {address!r}: {error}") from None
    return ray


def _check_that_somebody_listens(address: str) -> None:
    """Ray itself tries for half a minute before it gives up."""
    place = urlsplit(address)
    if place.hostname:
        create_connection((place.hostname, place.port or RAY_PORT), timeout=10).close()
