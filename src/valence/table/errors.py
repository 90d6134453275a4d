"""What the server answers to a request that cannot be fulfilled."""


class Denied(Exception):
    """A request that is not fulfilled: the HTTP status, a code for programs and a sentence for people."""

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
    return Denied(403, "not_host", "Only the host may do that.")


def conflict(reason: str) -> Denied:
    return Denied(409, "conflict", reason)


def too_many(reason: str) -> Denied:
    return Denied(429, "too_many", reason)


STORE_IS_DOWN = Denied(
    503, "store", "The server cannot read or write its tables now; try again in a moment."
)
