"""What an administrator may set: by environment variables `VALENCE_…` or by options of `valence serve`."""

import os
from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct
from msgspec.inspect import type_info

from valence.core.guess import did_you_mean
from valence.core.options import allowed

PREFIX = "VALENCE_"

Some = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(ge=0)]


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """Every setting with its default; `docs/operate.md` has them in a table."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    database: str = "sqlite:///valence.db"
    """`sqlite:///path` for one process, `postgresql://…` for several."""
    bus: str = ""
    """`redis://…` where several processes serve the same tables."""
    workers: Some = 1
    public_url: str = ""
    """The address under which people reach the server, if it is another than the one it listens on."""
    trust_proxy: str = ""
    """The addresses or networks of proxies, separated by commas, whose X-Forwarded-For and -Proto are believed."""
    log: Literal["plain", "json"] = "plain"
    bot_workers: Some = 1
    bot_pause: Seconds = 0.8
    """How long a bot waits before it moves, so that people can follow."""
    bot_budget: Seconds = 1.0
    """How long a bot may think."""
    grace: Seconds = 60.0
    """How long a player may be gone before a bot moves for the seat; 0 for ever."""
    keep_days: Some = 30
    """How long tables, rooms and people are kept after they were last touched."""
    most_connections: Some = 5000
    most_per_person: Some = 12
    most_spectators: Some = 200
    messages_per_second: Some = 20
    requests_per_second: Some = 50
    """From one address; a whole class often shares one."""
    stall: Annotated[float, Meta(gt=0)] = 20.0
    """How long a client may take to read one message, or to answer a ping, before its connection is closed."""

    def __post_init__(self) -> None:
        if self.workers > 1 and self.is_alone:
            raise ValueError(
                f"{self.workers} workers were asked for, but SQLite is for one server process: with several, "
                "one of them would starve. Set DATABASE_URL to a PostgreSQL database and VALENCE_BUS to a Redis."
            )
        if self.workers > 1 and not self.bus:
            raise ValueError(
                f"{self.workers} workers were asked for, which tell each other of moves by Redis: set VALENCE_BUS"
            )

    @property
    def is_alone(self) -> bool:
        """Whether no other process can serve the same tables."""
        return self.database.startswith("sqlite:")


def read_settings(environment: Mapping[str, str] = os.environ, **given: object) -> Settings:
    """The settings of an environment, with those given put over them."""
    values: dict[str, object] = {}
    if url := environment.get("DATABASE_URL"):
        values["database"] = url
    for name in Settings.__struct_fields__:
        if (value := environment.get(PREFIX + name.upper())) is not None:
            values[name] = value
    values.update({name: value for name, value in given.items() if value is not None})
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        _, _, name = str(error).rstrip("`").partition(" - at `$.")
        raise ValueError(_not_allowed(name, values[name], given) if name else str(error)) from None


def unknown_variables(environment: Mapping[str, str] = os.environ) -> list[str]:
    """A sentence about each `VALENCE_…` variable that isn't a setting; most of them are typos."""
    known = [PREFIX + name.upper() for name in Settings.__struct_fields__]
    unknown = (name for name in environment if name.startswith(PREFIX) and name not in known)
    return [f"{name} is not a setting{did_you_mean(name, known, 0.85)}" for name in unknown]


def _not_allowed(name: str, value: object, given: Mapping[str, object]) -> str:
    """By the option or the environment variable that the setting has come from."""
    is_option = given.get(name) is not None
    told = f"--{name.replace('_', '-')}" if is_option else PREFIX + name.upper()
    (kind,) = (field.type for field in msgspec.structs.fields(Settings) if field.name == name)
    return f"{told}: {value!r} was given, allowed is {allowed(type_info(kind))}"


def to_environment(settings: Settings) -> dict[str, str]:
    """The settings as the environment variables that give them, for worker processes."""
    return {
        PREFIX + name.upper(): str(value).lower() if isinstance(value, bool) else str(value)
        for name, value in msgspec.structs.asdict(settings).items()
    }
