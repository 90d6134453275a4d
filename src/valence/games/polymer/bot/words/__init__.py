"""The sentences of hints and reviews, by language."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from valence.games.polymer.bot.marks import Spare
from valence.games.polymer.bot.uses import Use
from valence.games.polymer.bot.words import en
from valence.games.polymer.cards import Card


@dataclass(frozen=True, kw_only=True, eq=False)
class Sentences:
    """The sentences of one language."""

    questions: Mapping[str, str]
    # Sentences that are always the same, by id; the groups of cards to look at; those that one to spare is in.
    facts: Mapping[str, str]
    groups: Mapping[str, str]
    spare: Mapping[Spare, str]

    take: Callable[[Card, Use], str]
    keep: Callable[[Card, Use], str]
    no_use_yet: Callable[[Card], str]
    fits_nothing: Callable[[Card], str]
    # A joker for later, and the chains on which it would be spent, with their units.
    save: Callable[[Card, Sequence[int], int], str]

    # Of two chains, and of two moves of a kind: the units.
    longer_chain: Callable[[int, int, int, int], str]
    more_units: Callable[[str, int, int], str]
    # Monomers that are left to go on with, fewer after the other move, and how many chains they fit.
    to_go_on: Callable[[int, int, int], str]

    more_chains: Callable[[int], str]
    longer: Callable[[int], str]
    secured: Callable[[int, int], str]
    taken: Callable[[int, int], str]
    # Units, and when dormant chains count.
    capped: Callable[[int, str], str]
    other_monomer: Callable[[int], str]
    taken_over: Callable[[int], str]


ENGLISH = Sentences(
    questions=en.QUESTIONS,
    facts=en.FACTS,
    groups=en.GROUPS,
    spare=en.SPARE,
    take=en.take,
    keep=en.keep,
    no_use_yet=en.no_use_yet,
    fits_nothing=en.fits_nothing,
    save=en.save,
    longer_chain=en.longer_chain,
    more_units=en.more_units,
    to_go_on=en.to_go_on,
    more_chains=en.more_chains,
    longer=en.longer,
    secured=en.secured,
    taken=en.taken,
    capped=en.capped,
    other_monomer=en.other_monomer,
    taken_over=en.taken_over,
)
