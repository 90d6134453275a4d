-- What bots have worked out about a game: its review, and the hints that were asked for.
create table analyses (
    table_id text not null,
    about text not null,
    body bytea not null,
    primary key (table_id, about)
);
