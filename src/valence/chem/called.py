"""A salt as somebody calls it: a text that was typed, or its ions, which any language can name."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from valence.chem.ions import ion

Text: TypeAlias = Annotated[str, Meta(max_length=60)]


class NamedSalt(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The name of a salt in any language: the right one, or that of somebody with a misconception about a concept."""

    cation: str
    anion: str
    idea: tuple[str, str] | None = None

    def __post_init__(self) -> None:
        if not ion(self.cation).is_cation or ion(self.anion).is_cation:
            raise ValueError(f"{self.cation} and {self.anion} make no salt")


Called: TypeAlias = Text | NamedSalt
