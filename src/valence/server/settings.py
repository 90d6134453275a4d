"""Settings for administrators: environment variables `VALENCE_…`, or options of `valence serve`."""

import os
import re
from collections.abc import Mapping
from ipaddress import ip_network
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct
from msgspec.inspect import type_info

from valence.core.guess import nearest
from valence.core.options import allowed
from valence.core.problems import BadInput, Problem, bad_input, problem
from valence.server.problems import en

PREFIX = "VALENCE_"

Count = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(ge=0)]


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """Every setting with its default; `docs/operate.md` explains them."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    database: str = "sqlite:///valence.db"
    """`sqlite:///path` for one process, `postgresql://…` for several."""
    bus: str = ""
    """`redis://…`, required for several processes."""
    workers: Count = 1
    public_url: str = ""
    """The address that people use, if it is not the one the server listens on."""
    trust_proxy: str = ""
    """Proxies whose X-Forwarded-… headers are trusted: addresses or networks, separated by commas."""
    embedded_by: str = ""
    """Sites that may show our pages in a frame, such as a learning platform: origins, separated by commas."""
    log: Literal["plain", "json"] = "plain"
    bot_workers: Count = 1
    bot_pause: Seconds = 0.8
    """Seconds before a bot moves, so that people can follow the game."""
    bot_budget: Seconds = 1.0
    """Seconds that a bot may think about a move."""
    grace: Seconds = 60.0
    """Seconds that a player may be disconnected before a bot takes over; 0 means never."""
    keep_days: Count = 30
    """Days until unused tables, rooms and people are deleted."""
    keep_classes_days: Count = 730
    """Days until unused rooms are deleted that their teachers keep."""
    most_connections: Count = 5000
    most_per_person: Count = 12
    most_spectators: Count = 200
    messages_per_second: Count = 20
    requests_per_second: Count = 300
    """For each address, by people without a session yet; a whole school often shares one."""
    requests_per_person: Count = 20
    stall: Annotated[float, Meta(gt=0)] = 20.0
    """Seconds that a client may take to read a message or to answer a ping before it is disconnected."""

    def __post_init__(self) -> None:
        if self.workers > 1 and self.is_alone:
            raise bad_input(en.one_worker, self.workers)
        if self.workers > 1 and not self.bus:
            raise bad_input(en.no_bus, self.workers)
        if self.public_url and not re.fullmatch(r"https?://[^/\s]+/?", self.public_url):
            raise bad_input(en.public_address, self.public_url)
        for site in self.embedding_sites:
            if not re.fullmatch(r"https?://(\*\.)?[\w.-]+(:\d+)?", site):
                raise bad_input(en.embedding_site, site)
        for proxy in _listed(self.trust_proxy):
            if not _is_network(proxy):
                raise bad_input(en.trusted_proxy, proxy)

    @property
    def embedding_sites(self) -> list[str]:
        return _listed(self.embedded_by)

    @property
    def is_alone(self) -> bool:
        """True if this is the only process that can serve these tables."""
        return self.database.startswith("sqlite:")


def _listed(text: str) -> list[str]:
    return [one for one in map(str.strip, text.split(",")) if one]


def _is_network(proxy: str) -> bool:
    """Return True for an address, a network, or `*` for all."""
    try:
        ip_network(proxy)
    except ValueError:
        return proxy == "*"
    return True


def read_settings(environment: Mapping[str, str] = os.environ, **options: object) -> Settings:
    """Return the settings from environment variables, overridden by options that are not None."""
    values: dict[str, object] = {}
    if url := environment.get("DATABASE_URL"):
        values["database"] = url
    for name in Settings.__struct_fields__:
        if (value := environment.get(PREFIX + name.upper())) is not None:
            values[name] = value
    values.update({name: value for name, value in options.items() if value is not None})
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        if isinstance(error.__cause__, BadInput):
            raise error.__cause__ from None
        _, _, name = str(error).rstrip("`").partition(" - at `$.")
        raise BadInput(_invalid(name, values[name], options) if name else str(error)) from None


def unknown_variables(environment: Mapping[str, str] = os.environ) -> list[Problem]:
    """Return a problem for each `VALENCE_…` variable that isn't a setting; most of them are typos."""
    known = [PREFIX + name.upper() for name in Settings.__struct_fields__]
    unknown = (name for name in environment if name.startswith(PREFIX) and name not in known)
    return [problem(en.no_setting, name, nearest(name, known, 0.85)) for name in unknown]


def _invalid(name: str, value: object, options: Mapping[str, object]) -> Problem:
    """Return an error message that names the option or the environment variable."""
    is_option = options.get(name) is not None
    source = f"--{name.replace('_', '-')}" if is_option else PREFIX + name.upper()
    (kind,) = (field.type for field in msgspec.structs.fields(Settings) if field.name == name)
    return problem(en.bad_setting, source, allowed(type_info(kind)) or "", repr(value))


def to_environment(settings: Settings) -> dict[str, str]:
    """Return the settings as environment variables, for worker processes."""
    values = msgspec.structs.asdict(settings)
    return {PREFIX + name.upper(): str(value) for name, value in values.items()}
