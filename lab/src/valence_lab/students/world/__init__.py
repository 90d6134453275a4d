"""An open world of simulated students: what they think, how they play, and what is true of them.

They follow the rulebooks and the literature, not the model of `valence.learn`. Most of them think something
that the program doesn't list.
"""
