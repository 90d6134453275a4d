"""Metal vs. Non-Metal on arrays: the rules, and the net that rates ions."""
