"""Simulated students with known gaps, which test what `valence.learn` concludes.

They are written without looking at the games' concepts.py: each follows its own rule of thumb.
"""
