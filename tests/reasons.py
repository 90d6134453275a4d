"""The reasons for which games ended, as 0.1 and 0.2 wrote them, and their ids."""

from valence.core.grammar.en import spelled
from valence.core.wire import Json

REASONS: dict[str, Json] = {
    "no more plays": {"reason": "no_more_plays"},
    "most points": {"reason": "most_points"},
    "most tricks": {"reason": "most_tricks"},
    "tied tricks, the latest taken": {"reason": "last_trick"},
    "still tied after 10 extra games": {"reason": "still_tied", "count": 10},
    "series won": {"reason": "series_won"},
    "a hand is empty": {"reason": "hand_empty"},
    "all tiles used": {"reason": "tiles_used"},
    "every seat passed": {"reason": "all_passed"},
    "one turn each without a score": {"reason": "scoreless", "count": 1},
    "the deck is empty": {"reason": "deck_empty"},
    "a card was identified": {"reason": "identified"},
    "identified in the same round": {"reason": "identified_together"},
    "nobody can ask or guess any more": {"reason": "no_turns_left"},
}
REASONS |= {
    f"{spelled(n)} {'turn' if n == 1 else 'turns'} each without a score": {
        "reason": "scoreless",
        "count": n,
    }
    for n in range(1, 100)
}


def with_reason_as_id(outcome: Json | None) -> Json | None:
    return outcome and {**outcome, **REASONS[outcome["reason"]]}


def without_aside(outcome: Json | None) -> Json | None:
    """Return an outcome without those who stand aside, whom 0.1 and 0.2 didn't name."""
    return outcome and {name: value for name, value in outcome.items() if name != "aside"}
