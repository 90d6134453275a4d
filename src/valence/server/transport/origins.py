"""Requests from pages of other sites, and requests that were sent to a name that isn't ours."""

from collections.abc import Mapping
from ipaddress import ip_address
from urllib.parse import urlsplit

FROM_US = ("same-origin", "none")


class Origins:
    """The origins of our own pages, and the names under which this server may be reached."""

    def __init__(self, public_url: str) -> None:
        self._public = public_url.rstrip("/")
        self._name = urlsplit(public_url).hostname or ""

    def is_own(self, headers: Mapping[str, str], *, is_encrypted: bool) -> bool:
        """Return True if a browser sent this from our own pages, or another program, which sends neither header."""
        if headers.get("sec-fetch-site", "none") not in FROM_US:
            return False
        origin = headers.get("origin")
        here = f"{'https' if is_encrypted else 'http'}://{headers.get('host', '')}"
        return origin is None or origin in (here, self._public)

    def is_our_name(self, headers: Mapping[str, str]) -> bool:
        """Return True unless the request names another host: a foreign name may be made to lead to our address.

        An address can't, and without a public name nobody knows what people call this server.
        """
        if not self._name or is_address(self._name):
            return True
        host = _name_in(headers.get("host", ""))
        return host in ("localhost", self._name) or is_address(host)


def _name_in(host: str) -> str:
    """Return the name without the port; empty if it can't be read."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
