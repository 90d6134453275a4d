"""Write what client and server say to each other for other languages: TypeScript types and a JSON Schema."""

import ast
import inspect
import json
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Raw
from msgspec import inspect as shapes

from valence.table import protocol

ROOT = Path(__file__).parent.parent
TYPESCRIPT = ROOT / "web" / "src" / "protocol.ts"
SCHEMA = ROOT / "docs" / "protocol.schema.json"

HEAD = """\
// What client and server say to each other.
// Generated from src/valence/table/protocol.py by scripts/generate_protocol.py.

export const VERSION = {version};
export const MOST_MOVES = {most_moves};

/** A move, view, event or outcome of a game, as its rules write it. */
export type Raw = unknown;
"""


def typescript() -> str:
    parts = [HEAD.format(version=protocol.VERSION, most_moves=protocol.MOST_MOVES)]
    parts += map(_interface, _structs())
    parts += [f"export type {name} = {_union(name)};\n" for name in ("FromClient", "FromServer")]
    return "\n".join(parts)


def schema() -> str:
    wanted = [protocol.FromClient, protocol.FromServer, protocol.RoomInfo]
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


def _structs() -> list[type[msgspec.Struct]]:
    """Every message and its parts, in the order of the module."""
    return [
        value
        for value in vars(protocol).values()
        if inspect.isclass(value)
        and issubclass(value, msgspec.Struct)
        and value is not msgspec.Struct
    ]


def _members(union: str) -> list[str]:
    return [member.__name__ for member in getattr(protocol, union).__args__]


def _union(name: str) -> str:
    return " | ".join(_members(name))


def _interface(struct: type[msgspec.Struct]) -> str:
    shape = shapes.type_info(struct)
    assert isinstance(shape, shapes.StructType)
    notes = _field_notes(struct)
    lines = [f"/** {note} */"] if (note := _first_line(struct.__doc__)) else []
    lines.append(f"export interface {struct.__name__} {{")
    if shape.tag_field is not None:
        lines.append(f"  {shape.tag_field}: {json.dumps(shape.tag)};")
    for field in shape.fields:
        if field.name in notes:
            lines.append(f"  /** {notes[field.name]} */")
        mark = "" if field.required else "?"
        lines.append(f"  {field.encode_name}{mark}: {_written(field.type)};")
    return "\n".join([*lines, "}\n"])


def _first_line(doc: str | None) -> str:
    return " ".join((doc or "").split())


def _field_notes(struct: type[msgspec.Struct]) -> dict[str, str]:
    """The sentence below each field."""
    body = ast.parse(inspect.getsource(struct)).body[0]
    assert isinstance(body, ast.ClassDef)
    return dict(_notes(body.body))


def _notes(lines: list[ast.stmt]) -> Iterator[tuple[str, str]]:
    for line, below in pairwise(lines):
        match line, below:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(
                value=ast.Constant(value=str(note))
            ):
                yield name, _first_line(note)


def _written(kind: Any) -> str:
    match kind:
        case shapes.StructType(cls=cls):
            return str(cls.__name__)
        case shapes.UnionType(types=types):
            return " | ".join(map(_written, types))
        case shapes.LiteralType(values=values):
            return " | ".join(json.dumps(value) for value in sorted(values, key=str))
        case shapes.VarTupleType(item_type=item):
            inner = _written(item)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case shapes.StrType():
            return "string"
        case shapes.BoolType():
            return "boolean"
        case shapes.IntType() | shapes.FloatType():
            return "number"
        case shapes.NoneType():
            return "null"
        case shapes.RawType():
            return "Raw"
        case _:
            raise TypeError(f"no TypeScript for {kind}")


if __name__ == "__main__":
    TYPESCRIPT.write_text(typescript(), encoding="utf-8")
    SCHEMA.write_text(schema(), encoding="utf-8")
