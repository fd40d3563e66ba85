"""Spanish: what the dictionary does not know about its words, and what it should not have joined."""

from typing import Final

ARTICLES: Final = frozenset({"el", "la", "los", "las", "un", "una", "unos", "unas", "lo"})

_ALONE = """
    gracias deberes casada esposas sos poni cometa teja comoda habana ingles celos
    """

ALONE: Final = frozenset(_ALONE.split())
"""Words that keep to themselves, though a dictionary reduces them: nouns that look like forms of another word."""

_PEOPLE = """
    abuelo hijo hermano tio primo nieto amigo novio muchacho viudo ministro abogado
    """

FORMS: Final[dict[str, tuple[str, ...]]] = {
    **{word[:-1] + "a": (word,) for word in _PEOPLE.split()},
    "niña": ("niño",),
    "doctora": ("doctor",),
    "gafas": ("gafa",),
    "osa": ("oso",),
    "vaca": ("vaca",),
    "señora": ("señor",),
    "dicho": ("decir",),
    "visto": ("ver",),
    "roto": ("romper",),
    "muerto": ("morir",),
    "escrito": ("escribir",),
    "vuelto": ("volver",),
    "cubierto": ("cubrir",),
    "hecho": ("hacer",),
    "canto": ("cantar",),
    "supe": ("saber",),
}
"""Forms that the dictionary lacks or reduces wrongly, without accents; women of a trade or a family share the
entry of the men, as they do in a Spanish dictionary, where the stem is one."""

_SPELLINGS = """
    guisqui/whisky whiskey/whisky shampoo/champu quiosco/kiosco sicologo/psicologo sicologia/psicologia
    setiembre/septiembre yerba/hierba yogurt/yogur yoghurt/yogur zebra/cebra cinc/zinc quiwi/kiwi
    poquer/poker volibol/voleibol sanduche/sandwich sanguche/sandwich harmonia/armonia
    trasporte/transporte trasatlantico/transatlantico posdata/postdata obscuro/oscuro
    obscuridad/oscuridad substancia/sustancia remplazo/reemplazo cacto/cactus piyama/pijama
    cassette/casete cassete/casete catsup/ketchup catchup/ketchup croissant/cruasan futball/futbol
    football/futbol
    """

SPELLINGS: Final = dict(pair.split("/") for pair in _SPELLINGS.split())
"""Spellings of one word, each to the one that stands for all."""

_STRESSED = dict(zip("aeiou", "áéíóú", strict=True))


def spelled(word: str) -> str:
    """The one spelling that stands for all of a word."""
    return SPELLINGS.get(word, word)


def singulars(word: str) -> list[str]:
    """What a word could be the plural of, by rule alone; the dictionary often sees a verb's form first."""
    if len(word) < 4 or not word.endswith("s"):
        return []
    if word.endswith("ces"):
        return [word[:-3] + "z", word[:-1]]
    if word.endswith("es") and word[-3] not in "aeou":
        return [word[:-1], word[:-2]]
    return [word[:-1], word[:-2]] if word.endswith("es") else [word[:-1]]


def accented(word: str) -> list[str]:
    """The word with an accent on each of its last vowels, since a phone's owner seldom types one."""
    places = [place for place, letter in enumerate(word) if letter in _STRESSED][-4:]
    return [word[:place] + _STRESSED[word[place]] + word[place + 1 :] for place in reversed(places)]
