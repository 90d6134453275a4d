"""The moves."""

from typing import TypeAlias

from msgspec import Struct

from valence.chem.called import Called, Text
from valence.core.languages import Typed
from valence.games.metals.cards import Ion, Some


class Initiate(Struct, frozen=True, tag_field="type", tag="initiate", forbid_unknown_fields=True):
    card: Ion


class Respond(Struct, frozen=True, tag_field="type", tag="respond", forbid_unknown_fields=True):
    ion: Ion
    count: Some


class Reinforce(Struct, frozen=True, tag_field="type", tag="reinforce", forbid_unknown_fields=True):
    pass


class Concede(Struct, frozen=True, tag_field="type", tag="concede", forbid_unknown_fields=True):
    pass


class Write(Typed, frozen=True, tag_field="type", tag="write", forbid_unknown_fields=True):
    """R16: the compound as the responding player writes it, right or wrong."""

    formula: Text
    name: Called = ""


class Skip(Struct, frozen=True, tag_field="type", tag="skip", forbid_unknown_fields=True):
    """R17: write nothing."""


Move: TypeAlias = Initiate | Respond | Reinforce | Concede | Write | Skip
