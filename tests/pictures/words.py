"""Who plays in the pictures, and what they say: one cast a language."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Cast:
    """`clues`: by secret word what those say who know it, in two laps; `bluffs`: what an imposter says who does not.

    `bad_guess`: what a caught imposter takes the word for. `cards`: the clues for the one word of `single`, the first
    two alike. `loudness`: a clue for each tenth of the dial of `pair`.
    """

    people: tuple[str, ...]
    pack: str
    clues: dict[str, tuple[str, ...]]
    bluffs: tuple[str, ...]
    bad_guess: str
    single: str
    card: str
    cards: tuple[str, ...]
    pair: str
    loudness: tuple[str, ...]


CASTS = {
    "en": Cast(
        people=("Mia", "Tom", "Priya", "Leo", "Nora", "Sam"),
        pack="# Postcards\nicon: 🏞️\nlighthouse\nvolcano\nwaterfall\n",
        clues={
            "lighthouse": tuple("storm beam tower rocks keeper foghorn ships stripes coast lonely".split()),
            "volcano": tuple("lava Etna smoke island crater asleep Pompeii ash mountain angry".split()),
            "waterfall": tuple("Niagara river roar rainbow barrel mist cliff Iguazú plunge spray".split()),
        },
        bluffs=("view", "holiday", "tall", "crowded", "sunny", "famous"),
        bad_guess="castle",
        single="# Wild things\npenguin\n",
        card="penguin",
        cards=("ice", "ice", "tuxedo", "waddle", "Antarctica"),
        pair="Quiet | Loud",
        loudness=tuple(
            "snowfall library fridge drizzle café typewriter vacuum motorbike nightclub rocket".split()
        ),
    ),
    "es": Cast(
        people=("Lucía", "Hugo", "Carmen", "Diego", "Nora", "Íñigo"),
        pack="# Postales\nicon: 🏞️\nfaro\nvolcán\ncatarata\n",
        clues={
            "faro": tuple("tormenta luz torre rocas niebla guardián barcos rayas costa soledad".split()),
            "volcán": tuple("lava Etna humo isla cráter dormido Pompeya ceniza montaña furia".split()),
            "catarata": tuple(
                "Niágara río estruendo arcoíris barril bruma selva Iguazú salto espuma".split()
            ),
        },
        bluffs=("vistas", "vacaciones", "alto", "turistas", "verano", "famoso"),
        bad_guess="castillo",
        single="# Fauna salvaje\npingüino\n",
        card="pingüino",
        cards=("hielo", "hielo", "frac", "ave", "Antártida"),
        pair="Silencioso | Ruidoso",
        loudness=tuple(
            "nevada biblioteca nevera llovizna cafetería teclado aspiradora moto discoteca cohete".split()
        ),
    ),
}
