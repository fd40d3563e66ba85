"""Who plays in the gallery, and in which words: one cast a language."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.words.packs import Library, parse
from tests.playthroughs.stage import CLUES, LIBRARY


@dataclass(frozen=True)
class Cast:
    """`words`: what is said in a play, in this language; `guest`: who comes in the middle of a match."""

    names: tuple[str, ...]
    guest: str
    library: Library
    clues: tuple[str, ...]
    words: Mapping[str, str]


COCINA = """# Cocina
icon: 🍳
pizza / hamburguesa
café / té
jacuzzi = bañera de burbujas ~ spa / sauna
horno / fogón
tenedor / cuchara
tetera / cafetera
sal / azúcar
plato / cuenco
"""
PREGUNTAS = ["¿Cuándo fue la última vez?", "¿A qué huele?", "¿A quién se lo regalarías?"]
DIALES = [
    "Frío | Caliente",
    "Silencioso | Ruidoso",
    "Barato | Caro",
    "Viejo | Nuevo",
    "Redondo | Cuadrado",
    "Aburrido | Divertido",
    "Blando | Duro",
]
LANGS = ("en", "es")
LONGEST = {"en": "aximilian-Luise", "es": "aximiliano-Luis"}
"""After a first letter, as long as a name may be."""

NAMES = {
    "en": "Ana Ben Cleo Dan Eva Gil Hugo Iris Jo Kim Lou Max Nora Otis Pia Quinn Rosa Sam Tess Uma".split(),
    "es": "Ana Íñigo Cleo Dani Eva Gael Hugo Irene Julia Kike Lola Mateo Nuria Óscar Pilar Quim Rosa Santi Teo Uxía".split(),
}
GUESTS = {"en": "Fay", "es": "Fina"}
LIBRARIES = {
    "en": LIBRARY,
    "es": Library(
        [parse(COCINA, id="es/cocina", lang="es")], {"questions": {"es": PREGUNTAS}, "dials": {"es": DIALES}}
    ),
}
MORE = {
    "en": "Sunday outside grandmother holiday often bright quiet cheap famous simple heavy".split(),
    "es": "redondo cálido diario amigos noche corriente ruidoso viejo domingo fuera abuela vacaciones barato famoso".split(),
}
SPANISH = {
    "snow": "nieve",
    "ice": "hielo",
    "lamp": "lámpara",
    "Lamp": "Lámpara",
    "lamps": "lámparas",
    "moon": "luna",
    "lemon": "limón",
    "moth": "polilla",
    "drum": "tambor",
    "anchor": "ancla",
    "balloon": "globo",
    "kettle": "hervidor",
    "napkin": "servilleta",
    "two words": "dos palabras",
}


def cast(lang: str, long_names: bool) -> Cast:
    """Twenty people who speak that language."""
    names = (
        tuple(f"{first}{LONGEST[lang]}" for first in "ABCDEFGHIJKLMNOPQRST")
        if long_names
        else tuple(NAMES[lang])
    )
    clues = (*CLUES, *MORE["en"]) if lang == "en" else tuple(MORE[lang])
    return Cast(names, GUESTS[lang], LIBRARIES[lang], clues, SPANISH if lang == "es" else {})
