"""A class and its lesson: people, groups, a plan, rounds. Pure functions over frozen data, without I/O."""
