"""The moves."""

from msgspec import Struct

from valence.games.pkace.cards import CardId


class Play(Struct, frozen=True, tag_field="type", tag="play", forbid_unknown_fields=True):
    card: CardId
