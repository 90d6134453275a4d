"""The sentences about denied requests at a table, in German."""

SENTENCES = {
    "record_too_large": "Dieses Protokoll ist größer als {most} Bytes.",
    "record_not_replayed": "Dieses Protokoll lässt sich nicht nachspielen: {error}.",
    "record_names": "Ein Name in diesem Protokoll ist zu lang oder hat unsichtbare Zeichen.",
    "position": "Dieses Protokoll beginnt mitten im Spiel. Öffne es mit `valence replay`.",
    "no_seat": "Platz {seat} gibt es nicht; die Plätze heißen 0 bis {last}.",
    # Said where no language is known yet, such as by the options of a game.
    "told": "{reason}",
    "nickname_length": "Ein Name hat 1 bis {most} Zeichen.",
    "nickname_of_bot": "So heißen nur Bots.",
    "nickname_alphabets": "Ein Name kann keine Alphabete mischen, deren Buchstaben sich ähneln.",
    "too_many_changes": "Das waren zu viele Änderungen auf einmal; versuch es noch einmal.",
    "not_host": "Das kann nur, wer den Tisch eröffnet hat.",
    "seat_taken": "Auf Platz {seat} sitzt schon {name}.",
    "no_teams": "An diesem Tisch teilt man sich keine Plätze; du kannst zuschauen.",
    "team_full": "Einen Platz können sich höchstens {most} Personen teilen.",
    "team_closed": "Das Spiel läuft schon, da kommt niemand mehr in ein Team; du kannst zuschauen.",
    "seated": "Du sitzt schon an diesem Tisch.",
    "started": "Das Spiel hat schon begonnen.",
    "seats_free": "{free} von {seats} Plätzen sind frei; besetze sie mit Leuten oder Bots.",
    "not_running": "Nur ein laufendes Spiel lässt sich anhalten.",
    "not_paused": "Das Spiel ist nicht angehalten.",
    "table_full": "Alle Plätze sind besetzt; du kannst zuschauen.",
    "over": "Das Spiel ist vorbei.",
    "no_game": "Ein Spiel namens „{game}“ gibt es nicht, aber diese: {known}.",
    "no_guide": "Von {game} gibt es kein geführtes Spiel.",
    "rematch_too_early": "Das Spiel ist noch nicht vorbei.",
    "rematch_in_room": "Das nächste Spiel startet, wer den Raum leitet.",
    "rematch_not_seated": "Um eine Revanche bitten kann nur, wer mitgespielt hat.",
    "no_table": "Einen Tisch oder Raum mit dem Code „{given}“ gibt es nicht.",
    "store": "Der Server kommt gerade nicht an seine Tische. Versuch es gleich noch einmal.",
    "not_over": "Das Protokoll würde verdeckte Karten zeigen. Warte, bis das Spiel vorbei ist.",
    "not_seated": "Was du gezeigt hast, siehst du nur bei Spielen, in denen du mitspielst.",
    "no_free_table_code": "Kein Code war frei; versuch es noch einmal.",
}

# A table's replies to messages that it doesn't carry out, where no rule of the game forbids it.
REPLIES = {
    "not_json": "Das ist kein JSON: {error}",
    "long_id": "Eine Kennung hat höchstens {most} Zeichen.",
    "hello_again": "Du hast dich schon angemeldet.",
    "watching": "Du schaust zu. Ziehen kann nur, wer am Tisch sitzt.",
    "no_previews": "An diesem Tisch gibt es keine Vorschau: Probiere den Zug aus.",
    "not_started": "Das Spiel hat noch nicht begonnen.",
    "paused": "Das Spiel ist angehalten.",
    "over": "Das Spiel ist vorbei.",
    "busy": "Das waren zu viele Züge auf einmal. Versuch es noch einmal.",
    "clock": "Eine Frage beendet nur die Uhr des Tisches.",
    "no_hints": "An diesem Tisch gibt es keine Tipps.",
    "hint_at_turn": "Einen Tipp bekommst du, wenn du am Zug bist.",
    "hint_on_its_way": "Dein letzter Tipp ist noch unterwegs.",
}

# Names that need no ending in any case: "die Karte von Bot Mittel".
BOTS = {
    "puzzling": "Rätsel-Bot",
    "easy": "Bot Leicht",
    "fair": "Bot Mittel",
    "strong": "Bot Stark",
    "level": "Bot Stärke {level}",
    # One from an installed package.
    "outside": "Bot {name}",
}

# fmt: off
ADJECTIVES = (
    "Aktives", "Edles", "Eifriges", "Emsiges", "Fideles", "Flinkes", "Flottes", "Freches", "Freies", "Frohes",
    "Genaues", "Glattes", "Heiteres", "Helles", "Kesses", "Kleines", "Kluges", "Kühnes", "Lautes", "Leises",
    "Liebes", "Lustiges", "Mildes", "Mobiles", "Munteres", "Mutiges", "Nettes", "Neues", "Rasantes", "Reines",
    "Ruhiges", "Sanftes", "Schlaues", "Seltenes", "Sonniges", "Tapferes", "Waches", "Warmes", "Wildes", "Witziges",
)
# fmt: on

# Every other element is neuter.
_MASCULINE = {"Kohlenstoff", "Phosphor", "Sauerstoff", "Schwefel", "Stickstoff", "Wasserstoff"}


def nickname(adjective: str, element: str) -> str:
    """Return "Mutiges Brom", "Mutiger Schwefel"."""
    is_masculine = element in _MASCULINE
    return f"{adjective[:-1]}r {element}" if is_masculine else f"{adjective} {element}"
