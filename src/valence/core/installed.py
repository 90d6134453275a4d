"""Parts that other installed packages bring along, by entry points."""

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint


@cache
def offered(group: str) -> "tuple[EntryPoint, ...]":
    try:
        from importlib.metadata import entry_points  # it takes longer to import than the rules
    except ImportError:  # Python in a browser knows nothing of installed packages
        return ()
    return tuple(entry_points(group=group))
