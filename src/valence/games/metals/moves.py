"""The moves."""

from typing import TypeAlias

from msgspec import Struct

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


Move: TypeAlias = Initiate | Respond | Reinforce | Concede
