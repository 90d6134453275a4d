"""The HTTP API of rooms: for everyone, for their teachers, and the streams of what changes."""

from valence.server.routes.rooms import (
    checks,
    classes,
    homework,
    joining,
    lessons,
    people,
    results,
    rounds,
    streams,
    tournament,
    waiting,
)

HANDLERS = (
    *joining.HANDLERS,
    *people.HANDLERS,
    *rounds.HANDLERS,
    *lessons.HANDLERS,
    *homework.HANDLERS,
    *tournament.HANDLERS,
    *checks.HANDLERS,
    *waiting.HANDLERS,
    *classes.HANDLERS,
)
ROUTES = [
    *results.ROUTES,
    *classes.ROUTES,
    *streams.ROUTES,
]
