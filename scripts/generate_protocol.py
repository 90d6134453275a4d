"""Generate the protocol types for other languages: TypeScript for the browser, and a JSON Schema.

The protocol comes from `valence.table.protocol`, and from what the pages of a room get; each game's views, moves and
events come from its folder.
"""

import inspect
import json
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec import Raw
from msgspec import inspect as shapes

from valence.core.box import BoxCard, BoxCompound
from valence.core.game import AnyGame, Private, Public
from valence.games import BUILT_IN
from valence.room.classes import MyClasses
from valence.room.decisions import RoomDecision
from valence.room.homework import HomeworkReport
from valence.room.lessons.info import Shelf
from valence.room.protocol import RoomInfo, RoomPlace
from valence.room.ranking import RatedPerson
from valence.table import protocol

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "web" / "src"
SCHEMA = ROOT / "docs" / "protocol.schema.json"

PROTOCOL_HEAD = """\
// The messages between client and server.
// Generated from src/valence/table/protocol.py and src/valence/room by scripts/generate_protocol.py.

export const VERSION = {version};
export const MOST_MOVES = {most_moves};

/** A move, view, event or outcome of a game; its types are in games/<game>/types.ts. */
export type Raw = unknown;
"""

# The messages for the pages of a room.
ROOM = (RoomInfo, RoomPlace, RoomDecision, RatedPerson, HomeworkReport, MyClasses, Shelf)

BOX_HEAD = """\
// Generated from src/valence/core/box.py by scripts/generate_protocol.py.
"""

GAME_HEAD = """\
// The views, moves and events of {title}.
// Generated from src/valence/games/{name} by scripts/generate_protocol.py.
"""


def files() -> dict[Path, str]:
    games = (entry.game for entry in BUILT_IN.values())
    return {
        SOURCES / "protocol.ts": protocol_types(),
        SOURCES / "cards" / "types.ts": "\n".join(
            [BOX_HEAD, _interface(BoxCard), _interface(BoxCompound)]
        ),
        **{SOURCES / "games" / game.name / "types.ts": game_types(game) for game in games},
        SCHEMA: schema(),
    }


# The protocol


def protocol_types() -> str:
    head = PROTOCOL_HEAD.format(version=protocol.VERSION, most_moves=protocol.MOST_MOVES)
    unions = [_union(name, _members(name)) for name in ("FromClient", "FromServer")]
    interfaces = [_interface(struct, has_defaults=True) for struct in _protocol_structs()]
    return "\n".join([head, *interfaces, *unions])


def _protocol_structs() -> list[type[msgspec.Struct]]:
    """Return every message and its parts, in source order; then those of a room."""
    messages = [
        value
        for value in vars(protocol).values()
        if inspect.isclass(value)
        and issubclass(value, msgspec.Struct)
        and value is not msgspec.Struct
    ]
    return list(_reached([*messages, *ROOM]).values())


def _members(union: str) -> list[str]:
    return [member.__name__ for member in getattr(protocol, union).__args__]


def schema() -> str:
    wanted = [protocol.FromClient, protocol.FromServer, RoomInfo]
    _, parts = msgspec.json.schema_components(
        wanted, schema_hook=_raw_schema, ref_template="#/$defs/{name}"
    )
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"The protocol of Valence, version {protocol.VERSION}",
        "anyOf": [
            {"$ref": f"#/$defs/{name}"}
            for union in ("FromClient", "FromServer")
            for name in _members(union)
        ],
        "$defs": parts,
    }
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def _raw_schema(type_: type) -> dict[str, object]:
    if type_ is Raw:
        return {}
    raise TypeError(f"no schema for {type_}")


# Games


def game_types(game: AnyGame) -> str:
    head = GAME_HEAD.format(title=game.title.rstrip("!"), name=game.name)
    events = _events(game)
    aliases = Aliases(game)
    structs = _reached([game.view_type, *game.moves, *events])
    interfaces = [_interface(struct, aliases) for struct in structs.values()]
    unions = [_union("Move", _names(game.moves)), _union("GameEvent", _names(events))]
    return "\n".join([head, *aliases.written(), *interfaces, *unions])


OTHER_PARTS = ("bot", "encoding", "printed", "students", "terminal", "words")


class Aliases:
    """The names of `Literal` types and named tuples in a game's modules, and which of them are used."""

    def __init__(self, game: AnyGame | None = None) -> None:
        self._names: dict[object, str] = {}
        self._used: dict[str, str] = {}
        for module in _modules(game) if game else ():
            for name, value in vars(module).items():
                if get_origin(value) is Literal:
                    self._names.setdefault(frozenset(get_args(value)), name)
                elif inspect.isclass(value) and issubclass(value, tuple):
                    self._names.setdefault(value, name)

    def name_of(self, kind: Any) -> str | None:
        match kind:
            case shapes.LiteralType(values=values):
                name = self._names.get(frozenset(values))
            case shapes.NamedTupleType(cls=cls):
                name = self._names.get(cls)
            case _:
                name = None
        if name is not None and name not in self._used:
            self._used[name] = _spelled_out(kind, self)
        return name

    def written(self) -> list[str]:
        return [f"export type {name} = {type_};\n" for name, type_ in sorted(self._used.items())]


def _modules(game: AnyGame) -> list[ModuleType]:
    """Return the modules of the rules; the others may have been imported by something else, or not."""
    folder = f"valence.games.{game.name}."
    return [
        module
        for name, module in sorted(sys.modules.items())
        if name.startswith(folder) and name.removeprefix(folder).split(".")[0] not in OTHER_PARTS
    ]


def _events(game: AnyGame) -> list[type[msgspec.Struct]]:
    folder = f"valence.games.{game.name}."
    events = (*Public.__subclasses__(), *Private.__subclasses__())
    return [event for event in events if event.__module__.startswith(folder)]


def _names(structs: Iterable[type[msgspec.Struct]]) -> list[str]:
    return [struct.__name__ for struct in structs]


def _reached(roots: Iterable[type[msgspec.Struct]]) -> dict[str, type[msgspec.Struct]]:
    """Return these structs and all structs in their fields, by name."""
    found: dict[str, type[msgspec.Struct]] = {}
    waiting = list(roots)
    while waiting:
        struct = waiting.pop(0)
        if found.setdefault(struct.__name__, struct) is not struct:
            raise TypeError(f"{struct} and {found[struct.__name__]} have the same name")
        inside = [part for field in _fields(struct) for part in _structs_in(field.type)]
        waiting += [part for part in inside if part.__name__ not in found]
    return found


def _structs_in(kind: Any) -> Iterator[type[msgspec.Struct]]:
    match kind:
        case shapes.StructType(cls=cls):
            yield cls
        case shapes.UnionType(types=parts) | shapes.TupleType(item_types=parts):
            for part in parts:
                yield from _structs_in(part)
        case shapes.VarTupleType(item_type=part) | shapes.DictType(value_type=part):
            yield from _structs_in(part)
        case shapes.NamedTupleType(fields=fields):
            for field in fields:
                yield from _structs_in(field.type)


# TypeScript


def _interface(
    struct: type[msgspec.Struct], aliases: Aliases | None = None, *, has_defaults: bool = False
) -> str:
    """Write an interface; with `has_defaults`, fields with a default are optional, else only those encoding omits."""
    names = aliases or Aliases()
    config = struct.__struct_config__
    notes = _field_notes(struct)
    lines = [f"/** {note} */"] if (note := _one_line(struct.__doc__)) else []
    lines.append(f"export interface {struct.__name__} {{")
    if config.tag_field is not None:
        lines.append(f"  {config.tag_field}: {json.dumps(config.tag)};")
    for field in _fields(struct):
        if field.name in notes:
            lines.append(f"  /** {notes[field.name]} */")
        may_lack = has_defaults or config.omit_defaults or _is_unset(field)
        is_optional = not field.required and may_lack
        lines.append(f"  {field.encode_name}{'?' * is_optional}: {_type(field.type, names)};")
    return "\n".join([*lines, "}\n"])


def _fields(struct: type[msgspec.Struct]) -> tuple[shapes.Field, ...]:
    shape = shapes.type_info(struct)
    assert isinstance(shape, shapes.StructType)
    return shape.fields


def _is_unset(field: shapes.Field) -> bool:
    """Return True if a field is left out where nothing is given for it."""
    return field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT


def _union(name: str, members: list[str]) -> str:
    return f"export type {name} = {' | '.join(members)};\n"


def _one_line(doc: str | None) -> str:
    return " ".join((doc or "").split())


def _field_notes(struct: type[msgspec.Struct]) -> dict[str, str]:
    """Return the description of each field, inherited ones included: a comment, or a string below the field."""
    owners = [one for one in struct.__mro__ if issubclass(one, msgspec.Struct)]
    sources = [inspect.getsource(one) for one in owners if one is not msgspec.Struct]
    return {name: note for source in reversed(sources) for name, note in _notes(source)}


def _notes(source: str) -> Iterator[tuple[str, str]]:
    yield from re.findall(r"^    (\w+): .*  # (.+)$", source, re.M)
    for comment, name in re.findall(r"((?:^    # .*\n)+)    (\w+): ", source, re.M):
        yield name, _one_line(comment.replace("# ", ""))
    for name, note in re.findall(r'^    (\w+): [^\n]*\n    """(.*?)"""', source, re.M | re.S):
        yield name, _one_line(note)


SCALARS: dict[type, str] = {
    shapes.StrType: "string",
    shapes.DecimalType: "string",
    shapes.BoolType: "boolean",
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.NoneType: "null",
    shapes.RawType: "Raw",
}


def _type(kind: Any, aliases: Aliases) -> str:
    if isinstance(kind, shapes.Metadata):
        kind = kind.type
    return aliases.name_of(kind) or _spelled_out(kind, aliases)


def _spelled_out(kind: Any, aliases: Aliases) -> str:
    def inner(part: Any) -> str:
        return _type(part, aliases)

    match kind:
        case shapes.StructType(cls=cls):
            return str(cls.__name__)
        case shapes.UnionType(types=types):
            return " | ".join(dict.fromkeys(map(inner, types)))
        case shapes.LiteralType(values=values):
            return " | ".join(json.dumps(value) for value in sorted(values, key=str))
        case shapes.VarTupleType(item_type=item):
            return f"({inner(item)})[]" if " | " in inner(item) else f"{inner(item)}[]"
        case shapes.TupleType(item_types=items):
            return f"[{', '.join(map(inner, items))}]"
        case shapes.NamedTupleType(fields=fields):
            return f"[{', '.join(f'{field.name}: {inner(field.type)}' for field in fields)}]"
        case shapes.DictType(key_type=shapes.StrType(), value_type=value):
            return f"Record<string, {inner(value)}>"
        case shapes.DictType(key_type=key, value_type=value):
            return f"Partial<Record<{inner(key)}, {inner(value)}>>"
        case _:
            return SCALARS[type(kind)]


if __name__ == "__main__":
    for path, text in files().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
