-- The same SQL runs on SQLite, which accepts PostgreSQL's type names.

create table people (
    id text primary key,
    token_hash bytea not null unique,
    name text not null,
    created double precision not null,
    seen double precision not null
);

create table rooms (
    id text primary key,
    code text not null unique,
    version bigint not null,
    body bytea not null,
    created double precision not null,
    updated double precision not null
);

create table tables (
    id text primary key,
    code text not null unique,
    game text not null,
    room text,
    is_public boolean not null,
    status text not null,
    version bigint not null,
    body bytea not null,
    created double precision not null,
    updated double precision not null
);

create index tables_of_room on tables (room) where room is not null;
create index public_tables on tables (created) where is_public and status <> 'over';

-- The primary key arbitrates between processes: only one of them can write a ply. It also deduplicates moves that are
-- sent twice, because a process has read all earlier plies, with their client ids, before it writes the next one.
-- An index on client_id would double the cost of an insert.
create table events (
    table_id text not null,
    ply bigint not null,
    seat bigint not null,
    body bytea not null,
    client_id text not null,
    at double precision not null,
    primary key (table_id, ply)
);

create table dues (
    table_id text primary key,
    at double precision not null,
    ply bigint not null,
    claimed_until double precision not null
);

create index dues_at on dues (at);
