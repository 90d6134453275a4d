"""The HTTP API of rooms: for everyone, for their teachers, and the streams of what changes."""

from valence.server.routes.rooms import (
    checks,
    homework,
    joining,
    people,
    results,
    rounds,
    streams,
    tournament,
)

ROUTES = [
    *joining.ROUTES,
    *people.ROUTES,
    *rounds.ROUTES,
    *homework.ROUTES,
    *tournament.ROUTES,
    *checks.ROUTES,
    *results.ROUTES,
    *streams.ROUTES,
]
