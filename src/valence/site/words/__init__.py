"""The sentences of a device about denied requests, by language."""

from operator import attrgetter

from valence.core.languages import InEach
from valence.handlers.problems import Problems
from valence.table import words as table

PROBLEMS = Problems(table.SENTENCES, InEach(__name__, attrgetter("SENTENCES")))
reason, problem = PROBLEMS.reason, PROBLEMS.problem
