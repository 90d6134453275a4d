"""The HTTP API of rooms: for everyone, for their teachers, and the streams of what changes."""

from valence.server.routes.rooms import homework, joining, people, results, rounds, streams

ROUTES = [
    *joining.ROUTES,
    *people.ROUTES,
    *rounds.ROUTES,
    *homework.ROUTES,
    *results.ROUTES,
    *streams.ROUTES,
]
