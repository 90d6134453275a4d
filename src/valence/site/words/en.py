"""The sentences of a device about denied requests, where a server says more."""

SENTENCES = {
    "not_a_backup": "This is not a backup: it should begin with {format!r}. {error}.",
    "wrong_backup": "This is not a backup: it should begin with {format!r}. It begins with {given!r}.",
    "not_over": "The record would show hidden cards. Finish the game.",
    "not_here": "There is no game {given} on this device.",
    "no_set": "There is no such set on this device.",
    "wrong_set": "This set is for {games}.",
    "not_found": "There is nothing at {path} without a server.",
    "no_structures": "A browser can't read structures. Leave the column smiles empty and fill in the formula, "
    "or use this set on a server.",
}
