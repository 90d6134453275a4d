-- Who is connected to which process, as each process tells the others; forgotten when it is no longer heard of.
create table processes (
    id text primary key,
    until double precision not null,
    connected bytea not null
);
