"""English sentences of the command line."""

from collections.abc import Sequence

from valence.core.grammar.en import counted, listed
from valence.core.problems import Part

# During a game

# What may be typed for each command.
COMMANDS = {
    "hint": "hint",
    "moves": "moves",
    "table": "table",
    "rules": "rules",
    "help": "help",
    "undo": "undo",
    "quit": "quit",
}


def hint() -> str:
    return "Type a move, or: ? what's illegal · hint · moves · rules · table · help · q quit"


def all_commands() -> str:
    return """\
?          the moves that are illegal now, and why
? MOVE     why this move is illegal
hint       a hint in steps: a question, then where to look, then a move
moves      the legal moves
table      draw the table again
rules      the rulebook; `rules R7` shows one rule
help, h    this list
q, Ctrl-C  quit
Moves can't be taken back: once a card is played, everybody has seen it."""


def how_to_type(number: int, example: str) -> str:
    """Say how to type a move: by the last number, or like this example."""
    return f"MOVE       by its number ({number}) or in words ({example})\n"


def type_a_number(most: int) -> str:
    return f"Type a number from 0 to {most}."


def more_moves(more: int) -> str:
    return f"and {more} more; type a move in words"


def more(more: int) -> str:
    return f"and {more} more"


def all_legal() -> str:
    return "Every move is legal now."


def illegal_now() -> str:
    return "illegal now"


def why() -> str:
    return "why"


def rule() -> str:
    return "rule"


def take_the_keyboard() -> str:
    """Return what follows the name of a player."""
    return ", take the keyboard and press Enter. "


def moves_to_try(moves: int) -> str:
    return f"{moves} moves can be tried; `moves` lists them."


def moves_legal(moves: int) -> str:
    return f"{moves} moves are legal; `moves` lists them."


def dont_know() -> str:
    return "I don't know"


def which_number() -> str:
    return "Number? "


def help_is_off() -> str:
    return "Help is off here: try the move. A refused one says why."


def is_legal() -> str:
    return "That move is legal."


def no_undo() -> str:
    return "Moves can't be taken back: everybody has seen the card."


def no_hints() -> str:
    return "There are no hints in this game."


def ask_yourself(question: str) -> str:
    return f"Ask yourself: {question}"


def not_listed() -> str:
    return "No moves are listed here: the list would give the answer away."


def play_it() -> str:
    return "Play it? (y/n) "


def yes() -> Sequence[str]:
    return ("", "y", "yes")


def the_end() -> str:
    return "The end"


def stopped(moves: int) -> str:
    return f"Stopped after {counted(moves, 'move')}."


def resume(file: str) -> str:
    return f"Resume it with: valence play --resume {file}"


def enter() -> str:
    return "Enter "


def no_such_number(number: int, last: int) -> str:
    return f"no move has the number {number}; the list goes from 1 to {last}"


def not_a_move(given: str, how_to_type: Part) -> str:
    return f"{given!r} isn't a move here; {how_to_type}"


def see_table() -> str:
    return "`table` shows how to type one"


def type_as_listed(example: str) -> str:
    return f"type a move as `moves` lists it, such as `{example}`, or its number"


def several_moves(given: str, moves: int, example: str) -> str:
    return f"{given!r} fits {moves} moves; type all of it, such as `{example}`, or a number from `moves`"


def not_json(given: str, error: str, example: str) -> str:
    such_as = f"; type one such as {example}" if example else ""
    return f"{given!r} isn't a move in JSON ({error}){such_as}"


# Beginning a game


def which_game() -> str:
    return "Which game? "


def somebody() -> str:
    """Return the name of a player who gives none."""
    return "Player"


def changed(options: str) -> str:
    return f"Changed from the sheet: {options}."


def too_many_people(people: int, seats: int) -> str:
    return f"{people} people, but only {seats} seats"


def write_option(given: str) -> str:
    return f"option {given!r}: write name=value, such as hand=8"


# Games, rulebooks, cards


def game_columns() -> Sequence[str]:
    return ("game", "title", "seats", "what it is")


def no_rule(game: str, number: str, first: str, last: str) -> str:
    return f"{game} has no rule {number!r}; it has {first} to {last}"


def card_columns() -> Sequence[str]:
    return (
        "kind",
        "card",
        "short",
        "does",
        "charge",
        "value",
        "from",
        "g/mol",
        "nucleophile",
        "copies",
    )


def card_kinds() -> dict[str, str]:
    """Return what stands in the columns "kind" and "nucleophile", where it is another word."""
    return {}


def no_kind(given: str, known: Sequence[str]) -> str:
    allowed = f"one of {', '.join(known)}" if known else "left out for this game"
    return f"--kind must be {allowed}, got {given!r}"


# Sets


def file_exists(file: str) -> str:
    return f"{file} already exists; choose another name with -o"


def new_set(file: str, quoted: str) -> str:
    return f"{file}: replace the examples, then run: valence set check {quoted}"


def on_paper(reason: Part) -> str:
    return f"On paper: {reason}."


def warning(warning: Part) -> str:
    return f"Warning: {warning}"


def bad_choice(option: str, known: Sequence[str], given: str) -> str:
    return f"{option} must be one of {', '.join(known)}, got {given!r}"


def nothing_like_that() -> str:
    return "no built-in card is like that"


def picked(file: str, cards: int) -> str:
    return f"{file}: {counted(cards, 'card')}; values that you leave empty are the built-in ones"


def bad_ending(file: str, endings: Sequence[str]) -> str:
    return f"{file}: the name must end in {', '.join(endings)}"


def drawing_cards() -> str:
    return "Drawing the cards …"


def drawn(file: str, cards: int) -> str:
    return f"{file}: {counted(cards, 'card')} drawn"


def fit_columns() -> Sequence[str]:
    return ("game", "players", "")


def players(few: int, many: int) -> str:
    return f"{few}" if few == many else f"{few} to {many}"


def when_acid_led() -> str:
    return "when an acid is led"


def when_base_led() -> str:
    return "when a base is led"


def cards() -> str:
    return "cards"


def acids(n: int) -> str:
    return counted(n, "acid")


def bases(n: int) -> str:
    return counted(n, "base")


def pairs_that_beat() -> str:
    return "pairs that beat"


def of_pairs(beating: int, pairs: int) -> str:
    return f"{beating} of {pairs}"


def nothing_beats() -> str:
    return "nothing beats"


def beat_nothing() -> str:
    return "beat nothing"


def serves(is_ordered: bool, most_players: int) -> str:
    """Say for which games a set is large enough."""
    full = f"hands of the usual size for up to {most_players} players"
    unordered = full if most_players else "small hands only"
    return f"Ordered game for two: {'yes' if is_ordered else 'no'}. Unordered: {unordered}.\n"


# Printing


def plain_cards(title: str) -> str:
    return f"The cards of {title} have no design of their own yet; printing plain ones."


def cards_of_another(title: str, other: str) -> str:
    return f"{title} is played with the cards of {other}; printing those."


def laying_out() -> str:
    return "Laying out the pages …"


def printed(file: str, contents: Part, how: Part) -> str:
    return f"{file}: {contents}. Print at 100 %, {how}."


def both_sides() -> str:
    return "on both sides, flipped on the long edge"


def one_side() -> str:
    return "on one side"


def tiles_and_board(tiles: int) -> str:
    return f"{counted(tiles, 'tile')} and the board"


def the_rulebook() -> str:
    return "the rulebook"


def number_of_cards(cards: int) -> str:
    return counted(cards, "card")


# Practice


def practice_help() -> str:
    return "Type the value, or the compound's name or formula. Enter shows the answer, q quits."


def not_a_value() -> str:
    return "That isn't a number. Type a value such as 4.76, or press Enter to see the answer."


def right_of(right: int, answered: int, standing: Part) -> str:
    return f"{right} of {answered} right. {standing}"


def standing(known: int, shaky: int, new: int, due: int) -> str:
    return f"{known} known, {shaky} shaky, {new} new; {due} due now."


def shakiest(items: Sequence[str]) -> str:
    return f"Shakiest: {listed(items)}."


def next_due(days: int, hours: int, minutes: int) -> str:
    """Say when the next question is due: in so many days, or else hours, or else minutes."""
    for n, unit in ((days, "day"), (hours, "hour")):
        if n:
            return f"The next one is due in {counted(n, unit)}."
    return f"The next one is due in {counted(minutes, 'minute')}."


def not_for_anki(file: str, instead: str) -> str:
    return f"{file}: Anki opens only .apkg files; try {instead}"


def anki_notes(file: str, notes: int) -> str:
    return f"{file}: {notes} notes, each with a card in both directions"


# Reports


def verdicts() -> dict[str, str]:
    return {
        "knows": "✓ shown",
        "guesses": "? guesses",
        "misconception": "✗ look again",
        "something else": "≠ another idea",
        "unclear": "~ unclear",
        "too little": "· too little evidence",
    }


def finding_columns() -> Sequence[str]:
    return ("concept", "shown", "decisions", "what")


def every_try(file: str) -> str:
    return f"{file}: every informative try"


def worksheets(file: str, versions: int, titles: Sequence[str]) -> str:
    made = counted(versions, "version")
    return f"{file}: {made} with the answers at the end, about: {', '.join(titles)}."


def exercises(file: str, exercises: int) -> str:
    return f"{file}: {counted(exercises, 'exercise')}"


# The server


def already_running(port: int) -> str:
    return f"Valence is already running on port {port}; stop it with Ctrl-C first"


def running_at() -> str:
    """Return what stands before the address."""
    return "Valence is running at"


def ctrl_c() -> str:
    """Return what stands behind the address."""
    return "(Ctrl-C stops it)"


def only_here() -> str:
    return "Only this machine can open it. For a class, run `valence serve --lan`."


def if_not_opened() -> str:
    return "If a device can't open it, run `valence doctor` to find out why."


def up_to_date() -> str:
    return "The database is up to date."


def saved(file: str) -> str:
    return f"Saved the database to {file}."


def restored(file: str) -> str:
    return f"Restored the database from {file}."


def previous(file: str) -> str:
    return f"The previous database is in {file}."


def site_written(folder: str, megabytes: int) -> str:
    return f"The site is in {folder} ({megabytes} MB). Upload it to any web host, or try it here:"


def help_text(text: str) -> str:
    """Return the help of a command or an option, by its English text."""
    return text
