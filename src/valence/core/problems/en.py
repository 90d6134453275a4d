"""English sentences about options, presets, tables in files, names and records that can't be used."""

from collections.abc import Sequence

from valence.core.problems import Part


def as_sentence(problem: Part) -> str:
    """Return a problem with a capital letter and a full stop."""
    text = str(problem).removesuffix(".")
    return f"{text[:1].upper()}{text[1:]}."


def did_you_mean(near: str) -> str:
    return f"; did you mean {near!r}?" if near else ""


def number(text: str) -> str:
    """Return a number, or a text that may be a number, with a real minus sign."""
    return f"−{text[1:]}" if text.startswith("-") else text


# Options. A value comes as Python writes it, and what is allowed as one of the phrases below.


def option(name: str, allowed: Part, given: str) -> str:
    return f"option {name}: must be {allowed}, got {given}"


def bad_option(name: str, problem: Part) -> str:
    return f"option {name}: {problem}"


def no_option(given: str, near: str, known: Sequence[str]) -> str:
    return f"no option called {given}{did_you_mean(near)} (available: {', '.join(known)})"


def one_of(words: Sequence[str]) -> str:
    return " or ".join(words)


def true_or_false() -> str:
    return "true or false"


def a_text() -> str:
    return "a text"


def between(low: str, high: str) -> str:
    return f"{low} to {high}"


def at_least(low: str) -> str:
    return f"{low} or more"


def above(low: str) -> str:
    return f"more than {low}"


def level(what: str, words: Sequence[str], given: str) -> str:
    return f"{what}: must be {', '.join(words[:-1])} or {words[-1]}, got {given!r}"


def no_preset(given: str, near: str, known: Sequence[str]) -> str:
    return f"no preset called {given}{did_you_mean(near)} (available: {', '.join(known)})"


def preset_seats(preset: str, few: int, many: int, seats: int) -> str:
    wanted = f"{few}" if few == many else f"{few} to {many}"
    return f"preset {preset} is for {wanted} seats, not for {seats}"


# Seats, names and seeds


def seats(title: str, few: int, many: int, given: str) -> str:
    return f"{title} is for {few} to {many} seats, not for {given}"


def no_seat(seat: int, last: int) -> str:
    return f"no seat {seat}; the seats are 0 to {last}"


def seed(given: str) -> str:
    return f"a seed must be a number from 0 to 2²⁵⁶, got {given}"


def names_for_seats(names: int, seats: int) -> str:
    return f"{names} names for {seats} seats"


def name_length(most: int, given: str) -> str:
    return f"a name must have 1 to {most} printable characters, got {given}"


def same_name(name: str) -> str:
    return f"two seats are called {name!r}"


# Tables in files


def in_table(file: Part, line: int, column: str, problem: Part) -> str:
    """Return a problem and its place; line 0 is the whole file."""
    in_line = f", line {line}" if line else ""
    in_column = f", {column}" if column else ""
    return f"{file}{in_line}{in_column}: {problem}"


def lines(problems: Sequence[Part]) -> str:
    return "\n".join(map(str, problems))


def surplus(first: str) -> str:
    return f"more fields than columns, from {first!r} on"


def file_too_large() -> str:
    return "the file is larger than 1 MB"


def not_csv(error: str) -> str:
    return f"this is not CSV: {error}"


def no_rows() -> str:
    return "expected CSV text or its rows"


def count(most: int, given: str) -> str:
    return f"expected a number from 0 to {most}, got {given!r}"


def too_many_columns(most: int) -> str:
    return f"more than {most} columns"


def column_missing() -> str:
    return "this column is missing"


def column_twice() -> str:
    return "this column is there twice"


def no_column(name: str, near: str) -> str:
    return f"no column is called {name!r}{did_you_mean(near)}"


def no_folder(file: str, folder: str) -> str:
    return f"{file}: there is no folder {folder}"


# Records and JSON. An error in JSON is for programmers, in English.


def in_json(what: Part, error: str) -> str:
    return f"{what}: {error}"


def not_json(what: Part, error: str) -> str:
    return f"{what}: this is not JSON: {error}"


def too_long(what: Part, given: int, most: int) -> str:
    return f"{what}: {given} characters; at most {most} are read"


def in_line(line: int, problem: Part) -> str:
    return f"line {line}: {problem}"


def first_line(first: str, other: str) -> str:
    return f"a record begins with {first!r} or {other!r}"


def wrong_end(line: str, moves: int) -> str:
    return f"{line!r}, but {moves} moves stand above it"


def no_move(given: str) -> str:
    return f"expected a move such as '0 {{…}}', got {given!r}"


def cut_off(moves: int) -> str:
    return f"the record is cut off: {moves} whole moves, then no line 'end: … moves'"


def seconds(given: str) -> str:
    return f"the time taken must be seconds such as 12.4, got {given!r}"


def heading_lacks(missing: Sequence[str]) -> str:
    return f"the heading lacks {', '.join(missing)}"


def withdrawn_for_each_seat(seats: int, given: str) -> str:
    return f"withdrawn: expected a number for each of {seats} seats, got {given}"


def unknown_heading(line: str) -> str:
    return f"the heading has a line {line!r}, which no record has"


def other_cards() -> str:
    return "the cards of the record are not those of the set that it names"


def the_move() -> str:
    return "the move"


def rules_of_record(title: str, theirs: str, ours: str) -> str:
    return (
        f"the record was made by version {theirs} of the rules of {title}, this is version {ours}"
    )


def move_of_record(number: int, line: str, problem: Part) -> str:
    return f"move {number} of the record, {line}: {problem}"


def of_record(problem: Part) -> str:
    return f"the record: {problem}"
