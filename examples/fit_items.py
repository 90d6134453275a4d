"""Fit a Rasch and a DINA model to the table that `valence items` writes: python examples/fit_items.py items.csv."""

import csv
import sys
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import exp, prod
from typing import NamedTuple, TypeAlias

ROUNDS = 100

# One answer: the student, the item, and 1 if it was right, else 0.
Answers: TypeAlias = Sequence[tuple[str, str, int]]


class Item(NamedTuple):
    """DINA: how often somebody who knows an item's concept is wrong, and somebody who doesn't is right."""

    slip: float
    guess: float


def answers(rows: Iterable[Mapping[str, str]], concept: str) -> Answers:
    """Return what was answered about a concept, in games without full help."""
    return [
        (row["student"], row["item"], int(row["right"]))
        for row in rows
        if row["concept"] == concept and row["help"] != "full"
    ]


def rasch(given: Answers) -> tuple[dict[str, float], dict[str, float]]:
    """Return the ability of each student and the difficulty of each item, in logits, with normal priors."""
    ability = dict.fromkeys((student for student, _, _ in given), 0.0)
    difficulty = dict.fromkeys((item for _, item, _ in given), 0.0)
    for _ in range(ROUNDS):
        for values, place, sign in ((ability, 0, 1), (difficulty, 1, -1)):
            slope = {name: -value for name, value in values.items()}
            bend = dict.fromkeys(values, 1.0)
            for one in given:
                chance = 1 / (1 + exp(difficulty[one[1]] - ability[one[0]]))
                slope[str(one[place])] += sign * (one[2] - chance)
                bend[str(one[place])] += chance * (1 - chance)
            for name in values:
                values[name] += slope[name] / bend[name]
    return ability, difficulty


def dina(given: Answers) -> tuple[dict[str, float], dict[str, Item]]:
    """Return the probability that each student knows the concept, and slip and guess of each item, by EM."""
    by_student: dict[str, list[tuple[str, int]]] = defaultdict(list)
    for student, item, right in given:
        by_student[student].append((item, right))
    items = {item: Item(0.1, 0.3) for _, item, _ in given}
    share, knows = 0.5, dict.fromkeys(by_student, 0.5)
    for _ in range(ROUNDS):
        for student, some in by_student.items():
            known = share * prod(1 - items[i].slip if right else items[i].slip for i, right in some)
            other = (1 - share) * prod(
                items[i].guess if right else 1 - items[i].guess for i, right in some
            )
            knows[student] = known / (known + other)
        share = (1 + sum(knows.values())) / (2 + len(knows))
        items = {item: _item([(knows[s], r) for s, i, r in given if i == item]) for item in items}
    return knows, items


def _item(answered: Sequence[tuple[float, int]]) -> Item:
    """Return slip and guess, with a prior of one slip in ten and three guesses in ten."""
    known = sum(chance for chance, _ in answered)
    slips = sum(chance for chance, right in answered if not right)
    guesses = sum(1 - chance for chance, right in answered if right)
    return Item((1 + slips) / (10 + known), (3 + guesses) / (10 + len(answered) - known))


def main(path: str) -> None:
    with open(path, encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    for concept in dict.fromkeys(row["concept"] for row in rows):
        given = answers(rows, concept)
        ability, knows = rasch(given)[0], dina(given)[0]
        print(concept)
        for student in sorted(ability, key=lambda one: -ability[one]):
            print(f"  {student:20} {ability[student]:6.2f} logits {knows[student]:6.0%} knows")


if __name__ == "__main__":
    main(sys.argv[1])
