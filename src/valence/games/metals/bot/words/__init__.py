"""The sentences of hints and reviews, by language."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from valence.chem.formulas import Salt
from valence.games.metals.bot.words import en
from valence.games.metals.cards import Ion
from valence.games.metals.state import Answer


@dataclass(frozen=True, kw_only=True, eq=False)
class Sentences:
    """The sentences of one language. The last argument of some is a salt; it is empty where charges don't cancel."""

    questions: Mapping[str, str]
    # Of two cards: what the first should gain, and the second.
    gains: Callable[[str, float, str, float], str]

    risk: Callable[[Ion, float, Ion, float], str]
    keep_charge: Callable[[Ion], str]
    unbeaten: Callable[[Ion], str]
    beats_even: Callable[[Ion, int, Answer, str], str]
    lost: Callable[[Ion, Answer], str]
    lost_for_lack: Callable[[Ion, Answer, int, int, str], str]

    outweighs: Callable[[Answer, Ion, Answer, str], str]
    reinforced: Callable[[Answer, Ion, int, float, Answer, str], str]
    leader_needs: Callable[[Ion, int, int], str]
    gives_less: Callable[[Ion, Answer, Answer], str]
    keep: Callable[[Answer], str]

    collected: Callable[[Ion, int, int, str], str]
    worth_more_later: str
    cancel: Callable[[Salt], str]

    # The cards to look at.
    ions_like: Callable[[Ion], str]
    count: Callable[[Ion], str]
    both: Callable[[Ion, Ion], str]


ENGLISH = Sentences(
    questions=en.QUESTIONS,
    gains=en.gains,
    risk=en.risk,
    keep_charge=en.keep_charge,
    unbeaten=en.unbeaten,
    beats_even=en.beats_even,
    lost=en.lost,
    lost_for_lack=en.lost_for_lack,
    outweighs=en.outweighs,
    reinforced=en.reinforced,
    leader_needs=en.leader_needs,
    gives_less=en.gives_less,
    keep=en.keep,
    collected=en.collected,
    worth_more_later=en.WORTH_MORE_LATER,
    cancel=en.cancel,
    ions_like=en.ions_like,
    count=en.count,
    both=en.both,
)
