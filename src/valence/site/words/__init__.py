"""The sentences of a device about denied requests, by language."""

from valence.core.languages import DEFAULT
from valence.handlers.problems import Problems
from valence.site.words import en
from valence.table import words as table

PROBLEMS = Problems(table.SENTENCES, {DEFAULT: en.SENTENCES})
reason, problem = PROBLEMS.reason, PROBLEMS.problem
