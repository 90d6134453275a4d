"""The sentences of a server about denied requests, by language."""

from valence.core.languages import DEFAULT
from valence.handlers.problems import Problems
from valence.room import words as room
from valence.server.words import en
from valence.table import words as table

PROBLEMS = Problems(table.SENTENCES, room.SENTENCES, {DEFAULT: en.SENTENCES})
reason, problem = PROBLEMS.reason, PROBLEMS.problem
