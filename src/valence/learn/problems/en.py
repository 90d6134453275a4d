"""English sentences about what can't be practised."""


def learner(given: str) -> str:
    return f"a learner's name must have 1 to 40 letters, digits, spaces, - or _; got {given!r}"


def no_item(given: str) -> str:
    return f"no item called {given!r}"


def too_many_items(most: int) -> str:
    return f"progress has more than {most} items"


def puzzle_number(most: int, given: int) -> str:
    return f"number: must be 1 to {most}, got {given}"


def versions(most: int, given: int) -> str:
    return f"versions: must be 1 to {most}, got {given}"


def nothing_to_practise() -> str:
    return "there is nothing to practise: no mistakes were made without help"
