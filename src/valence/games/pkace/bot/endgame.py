"""Perfect play with two open hands: alpha-beta with a transposition table.

With two players all that matters is beating the lead, whatever the options say about the best card
(R12, R15). Margins are in half points for the leader, so that the last trick of edition 1, which
decides a tie (R18), can count a little more.
"""

from functools import lru_cache
from typing import TypeAlias

from valence.games.pkace.bot.chart import Cards, Chart, single

TRICK = 2
# R18, R19: the last trick, by edition.
LAST = {1: 3, 2: 4}
LOST, WON = -1000, 1000
TABLE_SIZE = 200_000

Bounds: TypeAlias = tuple[int, int]


@lru_cache(maxsize=16)
def endgame(chart: Chart, edition: int) -> "Endgame":
    """Return the endgame of a chart, cached because different moves of a deal often lead to the same ending."""
    return Endgame(chart, edition)


class Endgame:
    """The margins of open hands, with a transposition table."""

    def __init__(self, chart: Chart, edition: int) -> None:
        self.beaters = chart.beaters
        self.answers = chart.answers
        self.last = LAST[edition]
        self.table: dict[tuple[Cards, Cards], Bounds] = {}

    def margin(self, leader: Cards, other: Cards, alpha: int = LOST, beta: int = WON) -> int:
        """Return how far the leader comes out ahead; exact if it is between the bounds."""
        if not leader & (leader - 1):
            return -self.last if self.beaters[leader] & other else self.last
        low, high = self.table.get((leader, other), (LOST, WON))
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        best = self._best_lead(leader, other, max(alpha, low), min(beta, high))
        if best <= max(alpha, low):
            high = min(high, best)
        elif best >= min(beta, high):
            low = max(low, best)
        else:
            low = high = best
        if len(self.table) >= TABLE_SIZE:
            self.table.clear()
        self.table[leader, other] = (low, high)
        return best

    def _best_lead(self, leader: Cards, other: Cards, alpha: int, beta: int) -> int:
        best = LOST
        for led in self._leads(leader, other):
            margin = self.after_lead(leader ^ led, other, led, max(alpha, best), beta)
            if margin > best:
                best = margin
                if best >= beta:
                    break
        return best

    def _leads(self, leader: Cards, other: Cards) -> list[Cards]:
        """Return the leads, first those that the other can hardly beat."""
        beaters = self.beaters
        return sorted(single(leader), key=lambda led: (beaters[led] & other).bit_count())

    def after_lead(
        self, leader: Cards, other: Cards, led: Cards, alpha: int = LOST, beta: int = WON
    ) -> int:
        """Return the margin for the leader of this card, with the answer that is worst for the leader."""
        worst = WON
        for card in single(self.answers(other, led)):
            margin = self.after_answer(leader, other ^ card, led, card, alpha, min(beta, worst))
            if margin < worst:
                worst = margin
                if worst <= alpha:
                    break
        return worst

    def after_answer(
        self,
        leader: Cards,
        other: Cards,
        led: Cards,
        card: Cards,
        alpha: int = LOST,
        beta: int = WON,
    ) -> int:
        """Return the margin for the leader once the trick is complete."""
        is_beaten = bool(self.beaters[led] & card)
        if not leader:
            return -self.last if is_beaten else self.last
        if is_beaten:
            return -TRICK - self.margin(other, leader, -beta - TRICK, -alpha - TRICK)
        return TRICK + self.margin(leader, other, alpha - TRICK, beta - TRICK)
