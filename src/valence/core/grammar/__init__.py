"""The sentences that all games share and what a language needs to build others: one module for each language."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True, eq=False)
class LogWords:
    """The sentences about the log, which all games share."""

    tried_unseen: Callable[[str], str]
    # A move that was tried, its refusal as a sentence, and the rule.
    tried: Callable[[str, str, str], str]
    hint_given: str
    # A name, the answer to a question, and the right ones.
    said_why: Callable[[str, str | None, Sequence[str]], str]
    # The verdict on an answer in one line: the answer, and the right ones.
    verdict: Callable[[str | None, Sequence[str]], str]
    say: Callable[[str | None], str]
    # Names of cards, as far as they are listed, and how many more there are.
    crossed_out: Callable[[Sequence[str], int], str]
    cross_out: Callable[[Sequence[str], int], str]
    stale: Callable[[int, int], str]
