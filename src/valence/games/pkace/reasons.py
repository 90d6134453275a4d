"""R23: the reasons that can decide a trick, as players say them before the ruling."""

from collections.abc import Sequence
from typing import Literal, TypeAlias, get_args

from valence.games.pkace.cards import Verdict, Weighed

# Nothing beats the lead: by its value, as a strong nucleophile, or by its kind. One card does. Or among
# several that do: the largest difference, the lower mass, or having been played first.
Reason: TypeAlias = Literal["value", "nucleophile", "kind", "only", "difference", "mass", "first"]
Decision: TypeAlias = Literal["unbeaten", "only", "first", "difference", "mass", "order"]

REASONS: tuple[Reason, ...] = get_args(Reason)

AMONG_SEVERAL: frozenset[Reason] = frozenset({"difference", "mass", "first"})

_STOOD_IN_THE_WAY: dict[Verdict, Reason] = {
    "value": "value",
    "guarded": "nucleophile",
    "kind": "kind",
}


def right_reasons(decided: Decision, answers: Sequence[Weighed]) -> tuple[Reason, ...]:
    """Return the reason why the trick was won; several if cards failed in different ways."""
    if decided == "unbeaten":
        found = {_STOOD_IN_THE_WAY[answer.verdict] for answer in answers}
        return tuple(reason for reason in REASONS if reason in found)
    return ("first",) if decided == "order" else (decided,)
