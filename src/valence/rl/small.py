"""pKace with up to six acids and six bases, small enough to be solved exactly: chance deals the cards themselves."""

from itertools import combinations
from math import comb
from typing import Any

from msgspec.structs import replace

from valence.games.pkace.cards import CardId
from valence.games.pkace.options import of_each_kind, played_set
from valence.rl.positions import Position, Rules, rules_of
from valence.rl.spiel import Dealing, Game, Parameter, Parameters

# Half of the acids are guarded, and two of the bases strong nucleophiles (R5).
ACIDS = ("acetic-acid", "acetylacetone", "water", "diethyl-malonate", "phenol", "acetone")
BASES = ("pyridine", "imidazole", "sodium-ethoxide", "dbu", "triethylamine", "lda")
OF_EACH_KIND, HAND, SEATS = 6, 4, 2


class Deals(Dealing):
    """Every deal is equally likely: seat 0 gets its acids and its bases, then seat 1."""

    nodes, outcomes = 2 * SEATS, comb(OF_EACH_KIND, OF_EACH_KIND // 2)

    def chances(self, rules: Rules, chosen: tuple[int, ...]) -> int:
        return len(self._ways(rules, chosen))

    def _ways(self, rules: Rules, chosen: tuple[int, ...]) -> list[tuple[CardId, ...]]:
        dealt = {card for hand in self._dealt(rules, chosen) for card in hand}
        cards = played_set(rules.options)
        pile = cards.bases if len(chosen) % 2 else cards.acids
        return list(combinations(sorted(pile - dealt), of_each_kind(rules.options)))

    def _dealt(self, rules: Rules, chosen: tuple[int, ...]) -> list[tuple[CardId, ...]]:
        dealt: list[tuple[CardId, ...]] = []
        for n, outcome in enumerate(chosen):
            dealt.append(self._ways(rules, chosen[:n])[outcome])
        return dealt

    def begin(self, rules: Rules, chosen: tuple[int, ...]) -> Position:
        acids, bases, other_acids, other_bases = self._dealt(rules, chosen)
        hands = (acids + bases, other_acids + other_bases)
        left = sorted(played_set(rules.options).cards.keys() - {*hands[0], *hands[1]})
        state: Any = rules.game.setup(rules.options, SEATS, 0).state
        return rules.at(replace(state, hands=hands, undealt=tuple(left)))

    def words(self, rules: Rules, chosen: tuple[int, ...], outcome: int) -> str:
        return ", ".join(self._ways(rules, chosen)[outcome])


class ValencePkaceSmall(Game):
    name = "pkace"
    short_name = "valence_pkace_small"
    dealing = Deals()

    @classmethod
    def specification(cls) -> dict[str, Parameter]:
        """Return the cards of each kind and in a hand, with their defaults."""
        return {"cards": OF_EACH_KIND, "hand": HAND}

    @classmethod
    def rules_with(cls, parameters: Parameters) -> Rules:
        many = int(parameters.get("cards", OF_EACH_KIND))
        if not 2 <= many <= OF_EACH_KIND:
            raise ValueError(f"cards: must be 2 to {OF_EACH_KIND}, got {many}")
        rows = [{"id": card} for card in ACIDS[:many] + BASES[:many]]
        return rules_of("pkace", SEATS, {"cards": rows, "hand": int(parameters.get("hand", HAND))})
