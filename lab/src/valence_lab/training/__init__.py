"""Training of the nets by self-play: the rules as arrays, proximal policy optimization, and the proof of equality.

Nothing that plays a game imports this package.
"""
