"""Hypothesis may take its time: on a busy machine the first example has failed for being slow."""

from hypothesis import settings

settings.register_profile("valence", deadline=None)
settings.load_profile("valence")
