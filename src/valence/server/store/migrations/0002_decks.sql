-- Custom decks. Tables have copies of the cards, so a deck can be deleted at any time.

create table decks (
    person text not null,
    hash text not null,
    game text not null,
    name text not null,
    body bytea not null,
    created double precision not null,
    primary key (person, hash)
);
