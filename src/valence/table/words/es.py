"""The Spanish sentences about denied requests at a table."""

SENTENCES = {
    "record_too_large": "Este registro ocupa más de {most} bytes.",
    "record_not_replayed": "Este registro no se puede reproducir: {error}.",
    "record_names": "Un nombre de este registro es demasiado largo o tiene caracteres invisibles.",
    "position": "Este registro empieza en una posición. Ábrelo con `valence replay`.",
    "no_seat": "No existe el lugar {seat}; los lugares van de 0 a {last}.",
    # Said where no language is known yet, such as by the options of a game.
    "told": "{reason}",
    "nickname_length": "Un apodo debe tener de 1 a {most} caracteres.",
    "nickname_of_bot": "Solo los bots se llaman así.",
    "nickname_alphabets": "Un apodo no puede mezclar alfabetos con letras que se parecen.",
    "too_many_changes": "Demasiados cambios a la vez; inténtalo de nuevo.",
    "not_host": "Eso solo puede hacerlo quien abrió la mesa.",
    "seat_taken": "El lugar {seat} ya lo ocupa {name}.",
    "no_teams": "En esta mesa no se comparten los lugares; puedes mirar.",
    "team_full": "Un lugar se comparte entre {most} personas como máximo.",
    "team_closed": "La partida ya empezó y no entra nadie más en los equipos; puedes mirar.",
    "seated": "Ya tienes un lugar en esta mesa.",
    "started": "La partida ya empezó.",
    "seats_free": "Quedan {free} de {seats} lugares libres; ocúpalos con personas o bots.",
    "not_running": "Solo se puede pausar una partida en curso.",
    "not_paused": "La mesa no está en pausa.",
    "table_full": "Todos los lugares están ocupados; puedes mirar.",
    "over": "La partida ya terminó.",
    "no_game": "No existe ningún juego «{game}»; hay estos: {known}.",
    "no_guide": "No hay una partida guiada de {game}.",
    "rematch_too_early": "La partida todavía no ha terminado.",
    "rematch_in_room": "La siguiente partida la reparte quien dirige la sala.",
    "rematch_not_seated": "Solo quien jugó en la mesa puede pedir la revancha.",
    "no_table": "No hay ninguna mesa ni sala con el código «{given}».",
    "store": "El servidor no puede leer ni guardar sus mesas ahora. Inténtalo de nuevo en un momento.",
    "not_over": "El registro mostraría cartas ocultas. Espera a que termine la partida.",
    "not_seated": "Solo quienes juegan pueden ver lo que han demostrado.",
    "no_free_table_code": "No se encontró ningún código libre; inténtalo de nuevo.",
}

# A table's replies to messages that it doesn't carry out, where no rule of the game forbids it.
REPLIES = {
    "not_json": "Esto no es JSON: {error}",
    "long_id": "Un identificador tiene {most} caracteres como máximo.",
    "hello_again": "Ya has saludado.",
    "watching": "Estás mirando. Solo juega quien tiene un lugar.",
    "no_previews": "En esta mesa no hay vistas previas: prueba la jugada.",
    "not_started": "La partida todavía no ha empezado.",
    "paused": "La mesa está en pausa.",
    "over": "La partida ya terminó.",
    "busy": "Demasiadas jugadas a la vez. Inténtalo de nuevo.",
    "clock": "Solo el reloj de la mesa puede cerrar una pregunta.",
    "no_hints": "En esta mesa no hay pistas.",
    "hint_at_turn": "Puedes pedir una pista cuando sea tu turno.",
    "hint_on_its_way": "Tu última pista todavía está en camino.",
}

BOTS = {
    "puzzling": "Bot misterioso",
    "easy": "Bot fácil",
    "fair": "Bot medio",
    "strong": "Bot fuerte",
    "level": "Bot de nivel {level}",
    # One from an installed package.
    "outside": "Bot {name}",
}

# Adjectives that are the same for every gender, as a name may be anybody's.
# fmt: off
ADJECTIVES = (
    "Ágil", "Alegre", "Amable", "Ardiente", "Audaz", "Brillante", "Capaz", "Cordial", "Dulce", "Elegante",
    "Estelar", "Excelente", "Feliz", "Firme", "Flexible", "Fuerte", "Genial", "Gentil", "Grande", "Hábil",
    "Puntual", "Inteligente", "Jovial", "Leal", "Libre", "Noble", "Paciente", "Perspicaz", "Potente",
    "Prudente", "Radiante", "Sagaz", "Sonriente", "Tenaz", "Valiente", "Vibrante", "Vivaz", "Veloz", "Volátil",
    "Versátil",
)
# fmt: on


def nickname(adjective: str, element: str) -> str:
    return f"{element} {adjective}"
