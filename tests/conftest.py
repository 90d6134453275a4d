"""What all tests need, wherever they run."""

import signal

from hypothesis import settings

# On a busy machine the first example has failed for being slow.
settings.register_profile("valence", deadline=None)
settings.load_profile("valence")

# In the background of a script Ctrl-C is ignored, and so it would be by every program that a test starts.
signal.signal(signal.SIGINT, signal.default_int_handler)
