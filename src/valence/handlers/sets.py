"""Sets of cards that people have brought."""

from msgspec import Struct

from valence.core.box import BoxCard
from valence.handlers.house import Extras, House
from valence.sets.checked import Deck, DeckFile, RejectedDeck
from valence.table.lobby import Person


class DeckWithCards(Struct, frozen=True):
    deck: Deck
    cards: tuple[BoxCard, ...]


async def extras(house: House) -> Extras:
    """List the optional features that are missing on this server, and how to install them."""
    return house.extras()


async def decks(house: House, person: Person) -> list[Deck]:
    """Your decks, newest first."""
    return await house.sets.decks_of(person)


async def add_deck(house: House, person: Person, data: DeckFile) -> Deck | RejectedDeck:
    """Upload a deck for your own tables and rooms. If it has problems, they are listed (status 422)."""
    return await house.sets.add(person, data)


async def deck_with_cards(house: House, person: Person, deck: str) -> DeckWithCards:
    """One of your decks with its cards."""
    return DeckWithCards(*await house.sets.with_cards(person, deck))


async def remove_deck(house: House, person: Person, deck: str) -> list[Deck]:
    """Delete a deck. Games that use it continue."""
    await house.sets.remove(person, deck)
    return await house.sets.decks_of(person)
