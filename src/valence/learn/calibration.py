"""The calibration curve of misconceptions, from the half of the simulated world that parameters are estimated on."""

from itertools import pairwise

# What the model says, and how often that was true: it knows nothing of ideas that look like a listed one.
CURVE = ((0.0, 0.0), (0.6, 0.5), (0.8, 0.62), (0.9, 0.78), (0.96, 0.87), (0.995, 0.92), (1.0, 0.95))


def calibrated(chance: float) -> float:
    """Return the probability to state for a misconception, on straight lines between the points of the curve."""
    for (low, true), (high, then) in pairwise(CURVE):
        if chance <= high:
            return true + (then - true) * (chance - low) / (high - low)
    return CURVE[-1][1]
