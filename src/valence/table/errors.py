"""Requests that are denied, with their HTTP status."""


class Denied(Exception):
    """A denied request: the HTTP status, a code for programs and a sentence for people."""

    def __init__(self, status: int, code: str, reason: str) -> None:
        super().__init__(reason)
        self.status = status
        self.code = code
        self.reason = reason


def bad(reason: str) -> Denied:
    return Denied(400, "bad_request", reason)


def unknown_code(code: str) -> Denied:
    return Denied(404, "no_table", f"There is no table or room with the code {code[:20]!r}.")


def not_host() -> Denied:
    return Denied(403, "not_host", "Only the host can do that.")


def conflict(reason: str) -> Denied:
    return Denied(409, "conflict", reason)


def too_many(reason: str) -> Denied:
    return Denied(429, "too_many", reason)


STORE_IS_DOWN = Denied(
    503, "store", "The server can't read or write its tables right now. Try again in a moment."
)
