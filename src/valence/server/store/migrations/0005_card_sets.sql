-- One word: a deck is what cards are drawn from.

alter table decks rename to card_sets;
