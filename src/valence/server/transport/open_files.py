"""The limit on open files: each connection is one, and systems limit them."""

import sys
from contextlib import suppress

if sys.platform != "win32":
    import resource

SPARE_CONNECTIONS = 500  # for HTTP requests, and for sockets that have not sent their hello yet
SPARE_FILES = 100  # for the database, pipes to worker processes, and so on


def raise_file_limit(connections: int) -> str:
    """Allow enough open files if the system permits it; otherwise return a sentence for the administrator."""
    wanted = connections + SPARE_CONNECTIONS + SPARE_FILES
    if sys.platform != "win32" and _limit() < wanted:
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        allowed = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        with suppress(ValueError, OSError):  # macOS allows fewer than it says
            resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
    if (limit := _limit()) >= wanted:
        return ""
    return (
        f"only {limit:.0f} files can be open at once, but {connections} connections need {wanted}: "
        "raise the limit (ulimit -n, or LimitNOFILE= of systemd), or lower VALENCE_MOST_CONNECTIONS"
    )


def most_open(connections: int) -> int:
    """Return the number of connections that may be open, HTTP included; fewer if there are not enough files."""
    return int(min(connections + SPARE_CONNECTIONS, max(_limit() - SPARE_FILES, 1)))


def _limit() -> float:
    if sys.platform == "win32":  # there is no such limit
        return float("inf")
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return float("inf") if soft == resource.RLIM_INFINITY else soft
