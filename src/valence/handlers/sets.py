"""Sets of cards that people have brought."""

from msgspec import Struct

from valence.core.box import BoxCard
from valence.core.languages import Language
from valence.handlers.house import Extras, House
from valence.sets.checked import RejectedSet, SetFile, SetInfo
from valence.table.lobby import Person


class SetWithCards(Struct, frozen=True):
    set: SetInfo
    cards: tuple[BoxCard, ...]


async def extras(house: House) -> Extras:
    """List the optional features that are missing on this server, and how to install them."""
    return house.extras()


async def own_sets(house: House, person: Person) -> list[SetInfo]:
    """Your sets, newest first."""
    return await house.sets.sets_of(person)


async def add_set(house: House, person: Person, data: SetFile) -> SetInfo | RejectedSet:
    """Upload a set for your own tables and rooms. If it has problems, they are listed (status 422)."""
    return await house.sets.add(person, data)


async def set_with_cards(
    house: House, person: Person, language: Language, set_hash: str
) -> SetWithCards:
    """One of your sets with its cards."""
    return SetWithCards(*await house.sets.with_cards(person, set_hash, language))


async def remove_set(house: House, person: Person, set_hash: str) -> list[SetInfo]:
    """Delete a set. Games that use it continue."""
    await house.sets.remove(person, set_hash)
    return await house.sets.sets_of(person)
