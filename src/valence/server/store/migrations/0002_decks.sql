-- Decks of one's own. Tables have copies of their cards, so a deck may go at any time.

create table decks (
    person text not null,
    hash text not null,
    game text not null,
    name text not null,
    body bytea not null,
    created double precision not null,
    primary key (person, hash)
);
