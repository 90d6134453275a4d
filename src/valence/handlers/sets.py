"""Sets of cards that people have brought."""

from msgspec import Struct
from msgspec.structs import replace

from valence.core.box import BoxCard
from valence.core.languages import Language
from valence.core.problems import put_in_words
from valence.games import title
from valence.handlers.house import Extras, House
from valence.sets.checked import RejectedSet, SetFile, SetInfo
from valence.table.lobby import Person


class SetWithCards(Struct, frozen=True):
    set: SetInfo
    cards: tuple[BoxCard, ...]


async def extras(house: House, language: Language) -> Extras:
    """List the optional features that are missing on this server, and how to install them."""
    return put_in_words(house.extras(), language)


async def own_sets(house: House, person: Person, language: Language) -> list[SetInfo]:
    """Your sets, newest first."""
    return [_in_words(one, language) for one in await house.sets.sets_of(person)]


async def add_set(
    house: House, person: Person, language: Language, data: SetFile
) -> SetInfo | RejectedSet:
    """Upload a set for your own tables and rooms. If it has problems, they are listed (status 422)."""
    added = await house.sets.add(person, data)
    return (
        _in_words(added, language) if isinstance(added, SetInfo) else put_in_words(added, language)
    )


async def set_with_cards(
    house: House, person: Person, language: Language, set_hash: str
) -> SetWithCards:
    """One of your sets with its cards."""
    info, cards = await house.sets.with_cards(person, set_hash, language)
    return SetWithCards(_in_words(info, language), cards)


async def remove_set(
    house: House, person: Person, language: Language, set_hash: str
) -> list[SetInfo]:
    """Delete a set. Games that use it continue."""
    await house.sets.remove(person, set_hash)
    return await own_sets(house, person, language)


def _in_words(info: SetInfo, language: Language) -> SetInfo:
    """Return what is known of a set in the reader's language, with the titles of its games."""
    games = tuple(replace(fit, title=title(fit.game, language)) for fit in info.games)
    return put_in_words(replace(info, games=games), language)
