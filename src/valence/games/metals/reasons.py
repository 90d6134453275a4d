"""R20: the reasons that can decide a round, as players say them before the ruling."""

from typing import Literal, TypeAlias, get_args

# The total charges: equal, or larger on one side. The others are what beginners go by instead:
# opposite signs alone, how many cards there are, or the charge of a single ion.
Reason: TypeAlias = Literal["equal", "led", "answer", "signs", "cards", "ion"]

REASONS: tuple[Reason, ...] = get_args(Reason)


def right_reason(led: int, answer: int) -> Reason:
    """R9: compare the total charges, given with their signs."""
    if led + answer == 0:
        return "equal"
    return "led" if abs(led) > abs(answer) else "answer"
