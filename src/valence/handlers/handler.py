"""A handler: what a host answers to one request."""

import re
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, Literal, TypeAlias, get_type_hints

from msgspec import Struct

Method: TypeAlias = Literal["GET", "POST", "PUT"]


class TextFile(Struct, frozen=True):
    """An answer that isn't JSON: plain text, with the name under which it is saved."""

    name: str
    text: str


class Handler(Struct, frozen=True, dict=True):
    """A request and the function that answers it.

    The parameters of the function say what it needs: the `house`, the `person` who asks, the `live` table in the
    path, `data` (the body as JSON) or `body` (as text); others are in the path, or else in the query. A function
    that isn't asynchronous takes long, so a server runs it in a thread.
    """

    method: Method
    path: str
    answer: Callable[..., Any]
    tag: str = "tables"
    creates: bool = False
    """True if a server answers with the status for something new."""

    @cached_property
    def parameters(self) -> Mapping[str, Any]:
        """The types of the parameters by name."""
        return {name: type_ for name, type_ in self._types.items() if name != "return"}

    @property
    def returns(self) -> Any:
        return self._types["return"]

    @cached_property
    def _types(self) -> Mapping[str, Any]:
        return get_type_hints(self.answer, include_extras=True)

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        return re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", self.path))
