"""English sentences about the settings of a server."""

from valence.core.problems import Part
from valence.core.problems.en import did_you_mean


def bad_setting(setting: str, allowed: Part, given: str) -> str:
    return f"{setting}: must be {allowed}, got {given}"


def no_setting(name: str, near: str) -> str:
    return f"{name} is not a setting{did_you_mean(near)}"


def one_worker(workers: int) -> str:
    return (
        f"SQLite supports one worker, not {workers}: "
        "set DATABASE_URL to a PostgreSQL database and VALENCE_BUS to a Redis server"
    )


def no_bus(workers: int) -> str:
    return f"{workers} workers need Redis to notify each other: set VALENCE_BUS"


def public_address(given: str) -> str:
    return f"the public address must be like https://games.example, got {given!r}"


def embedding_site(given: str) -> str:
    return f"sites that embed must be like https://moodle.example, got {given!r}"


def trusted_proxy(given: str) -> str:
    return f"trusted proxies must be like 127.0.0.1 or 172.16.0.0/12, got {given!r}"


def cannot_listen(host: str, port: int, error: str) -> str:
    return f"cannot listen on {host} port {port}: {error}"


# Pages


def one_moment() -> str:
    return "One moment"


def try_again() -> str:
    return "Try again"


def no_solo() -> str:
    return "Playing without a server is missing in this copy"


def build_solo() -> str:
    return (
        "Play at home and homework by link need a part that is not built here. Whoever runs this "
        "server can build it with <code>make site</code>, or install a packaged release."
    )


def all_games() -> str:
    return "All games"
