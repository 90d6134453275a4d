-- Who is connected to each server process, as it last reported. A report expires at `until`.
create table processes (
    id text primary key,
    until double precision not null,
    connected bytea not null
);
