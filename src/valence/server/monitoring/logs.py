"""Logs: plain lines, or one JSON object on each line. Tokens, hands and seeds are never logged."""

import logging
import sys
from time import monotonic
from typing import Literal

from valence.core.wire import to_json

log = logging.getLogger("valence")


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S") + f".{int(record.msecs):03d}",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return to_json(line)


class OncePerMinute(logging.Filter):
    """Drops a warning that was logged less than a minute ago, so that clients who cause it cannot fill the disk.

    A client's text that is not UTF-8 is not worth a traceback: it only ends that client's connection.
    """

    def __init__(self) -> None:
        super().__init__()
        self._last: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError):
            return False
        now, last = monotonic(), self._last.get(record.msg)
        if record.exc_info or last is None or now - last >= 60:
            self._last[record.msg] = now
            return True
        return False


class Outage:
    """Logs once that something has stopped working, and once that it works again."""

    def __init__(self, stopped: str, back: str) -> None:
        self._stopped = stopped
        self._back = back
        self._is_known = False

    def begin(self, error: Exception) -> None:
        if not self._is_known:
            self._is_known = True
            log.warning("%s: %s", self._stopped, error)

    def end(self) -> None:
        if self._is_known:
            self._is_known = False
            log.info(self._back)


def configure_logging(format_: Literal["plain", "json"]) -> None:
    handler = logging.StreamHandler(sys.stderr)
    plain = logging.Formatter("%(asctime)s %(levelname)s %(message)s", "%H:%M:%S")
    handler.setFormatter(JsonFormatter() if format_ == "json" else plain)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("valence").setLevel(logging.INFO)
