"""The moves."""

from typing import TypeAlias

from msgspec import Struct

from valence.games.pkace.cards import CardId
from valence.games.pkace.reasons import Reason


class Play(Struct, frozen=True, tag_field="type", tag="play", forbid_unknown_fields=True):
    card: CardId


class Say(Struct, frozen=True, tag_field="type", tag="say", forbid_unknown_fields=True):
    """R23: the reason that decides the trick; None: I don't know."""

    reason: Reason | None


Move: TypeAlias = Play | Say
