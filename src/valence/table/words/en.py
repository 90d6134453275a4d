"""The sentences about denied requests at a table."""

SENTENCES = {
    "record_too_large": "This record is larger than {most:,} bytes.",
    "record_not_replayed": "This record can't be replayed: {error}.",
    "record_names": "A name in this record is too long or has characters that can't be seen.",
    "position": "This record begins from a position. Open it with `valence replay`.",
    "no_seat": "There is no seat {seat}; the seats are 0 to {last}.",
    # Said where no language is known yet, such as by the options of a game.
    "told": "{reason}",
    "nickname_length": "A nickname must have 1 to {most} characters.",
    "nickname_of_bot": "Only bots are called that.",
    "nickname_alphabets": "A nickname can't mix alphabets whose letters look alike.",
    "too_many_changes": "Too many changes at once; try again.",
    "not_host": "Only the host can do that.",
    "seat_taken": "Seat {seat} is taken by {name}.",
    "no_teams": "Seats can't be shared at this table; you can watch.",
    "team_full": "At most {most} people can share a seat.",
    "team_closed": "The game has started, and teams can't take in more people; you can watch.",
    "seated": "You already have a seat at this table.",
    "started": "The game has already started.",
    "seats_free": "{free} of {seats} seats are free; fill them with people or bots.",
    "not_running": "Only a running game can be paused.",
    "not_paused": "The game isn't paused.",
    "table_full": "Every seat is taken; you can watch.",
    "over": "The game is over.",
    "no_game": "There is no game called {game!r}; available: {known}.",
    "no_guide": "There is no guided game of {game}.",
    "rematch_too_early": "The game isn't over yet.",
    "rematch_in_room": "The host of the room deals the next game.",
    "rematch_not_seated": "Only people who sat at the table can ask for a rematch.",
    "no_table": "There is no table or room with the code {given!r}.",
    "store": "The server can't read or write its tables right now. Try again in a moment.",
    "not_over": "The record would show hidden cards. Wait until the game is over.",
    "not_seated": "Only players can see what they have shown.",
    "no_free_table_code": "No free code was found; try again.",
}

# A table's replies to messages that it doesn't carry out, where no rule of the game forbids it.
REPLIES = {
    "not_json": "This is not JSON: {error}",
    "long_id": "An id has at most {most} characters.",
    "hello_again": "You have already said hello.",
    "watching": "You're watching. Only seated players can move.",
    "no_previews": "There are no previews at this table: try the move.",
    "not_started": "The game hasn't started yet.",
    "paused": "The host has paused the table.",
    "over": "The game is over.",
    "busy": "Too many moves at once. Try again.",
    "clock": "Only the table's clock can end a question.",
    "no_hints": "There are no hints at this table.",
    "hint_at_turn": "You can get a hint when it's your turn.",
    "hint_on_its_way": "Your last hint is still on its way.",
}

BOTS = {
    "puzzling": "Puzzling bot",
    "easy": "Easy bot",
    "fair": "Fair bot",
    "strong": "Strong bot",
    "level": "Level {level} bot",
    # One from an installed package.
    "outside": "{name} bot",
}

# fmt: off
ADJECTIVES = (
    "Agile", "Bold", "Brave", "Bright", "Calm", "Clever", "Cosy", "Curious", "Daring", "Eager",
    "Fearless", "Friendly", "Gentle", "Glad", "Happy", "Jolly", "Keen", "Kind", "Lively", "Lucky",
    "Merry", "Mighty", "Neat", "Noble", "Patient", "Polite", "Proud", "Quick", "Quiet", "Radiant",
    "Ready", "Shiny", "Smart", "Steady", "Sunny", "Swift", "Tidy", "Warm", "Wise", "Witty",
)
# fmt: on


def nickname(adjective: str, element: str) -> str:
    return f"{adjective} {element}"
