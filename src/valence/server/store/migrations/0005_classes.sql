-- Whose rooms are whose: the rooms of a person, and who is remembered as long as a class is kept.
create table room_people (
    person text not null,
    room text not null,
    primary key (person, room)
);

create index people_of_room on room_people (room);

-- Whether a teacher keeps the class beyond the usual time.
alter table rooms add column is_kept boolean not null default false;

-- More browsers of the same person, besides the one in `people`.
create table sessions (
    token_hash bytea primary key,
    person text not null
);

create index sessions_of_person on sessions (person);

-- The hash of a phrase with which a person begins such a session.
create table phrases (
    person text primary key,
    hash bytea not null unique,
    created double precision not null
);
