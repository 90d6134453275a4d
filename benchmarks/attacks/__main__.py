"""Attack a server of our own and say what it withstood.

    python -m benchmarks.attacks [--small] [arrivals flood hints kills fuzz reconnect school]

Exits with 1 if any attack succeeds. Linux only. The full sizes need a quiet machine; `--small` shows in two minutes
that the attacks work, without limits on time.
"""

import argparse
import asyncio
import sys
from collections.abc import Callable, Coroutine
from typing import Any

from benchmarks.attacks import arrivals, flood, fuzz, hints, kills, reconnect, school
from benchmarks.attacks.target import Report

ANY = 1e9

ATTACKS: dict[str, Callable[..., Coroutine[Any, Any, Report]]] = {
    "arrivals": arrivals.attack,
    "flood": flood.attack,
    "hints": hints.attack,
    "kills": kills.attack,
    "fuzz": fuzz.attack,
    "reconnect": reconnect.attack,
    "school": school.attack,
}
SMALL: dict[str, dict[str, Any]] = {
    "arrivals": {"students": 40, "spread": 1.0, "within": ANY},
    "flood": {
        "students": 40,
        "identities": 20,
        "connections": 150,
        "rate": 10.0,
        "drain": 100,
        "spread": 12.0,
        "within": ANY,
        "times": ANY,
    },
    "hints": {"attackers": 2, "calm": 3.0, "seconds": 4.0, "times": ANY},
    "kills": {"kills": 1},
    "fuzz": {"frames": 3000, "requests": 300},
    "reconnect": {"clients": 40, "within": ANY},
    "school": {"rooms": 6, "students": 5, "seconds": 12.0, "p99": ANY},
}


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("attacks", nargs="*", metavar="attack", choices=[[], *ATTACKS])
    parser.add_argument("--small", action="store_true")
    given = parser.parse_args()
    return max([run(name, given.small) for name in given.attacks or ATTACKS])


def run(name: str, is_small: bool) -> int:
    report = asyncio.run(ATTACKS[name](**(SMALL[name] if is_small else {})))
    print(f"{name}: {'withstood' if report.passed else 'FAILED'}. {report.text}", flush=True)
    return 0 if report.passed else 1


if __name__ == "__main__":
    sys.exit(main())
