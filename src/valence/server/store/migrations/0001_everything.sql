-- One SQL for both stores: SQLite takes PostgreSQL's names of types.

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

-- The key is the lock between processes. It also makes a move that was sent twice count once: whoever writes a ply has
-- read all before it, and the ids that clients gave to them. An index of those ids cost as much as all else together.
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
