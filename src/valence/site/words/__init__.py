"""The sentences of a device about denied requests, by language."""

from valence.handlers.problems import Problems
from valence.site.words import en
from valence.table.words import en as table

PROBLEMS = Problems({**table.SENTENCES, **en.SENTENCES})
reason, problem = PROBLEMS.reason, PROBLEMS.problem
