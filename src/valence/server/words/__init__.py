"""The sentences of a server about denied requests, by language."""

from valence.handlers.problems import Problems
from valence.room.words import en as room
from valence.server.words import en
from valence.table.words import en as table

PROBLEMS = Problems({**table.SENTENCES, **room.SENTENCES, **en.SENTENCES})
reason, problem = PROBLEMS.reason, PROBLEMS.problem
