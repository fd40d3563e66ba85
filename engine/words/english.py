"""English: what the dictionary does not know about its words, and what it should not have joined."""

from typing import Final

ARTICLES: Final = frozenset({"the", "a", "an"})

_ALONE = """
    saw saws fell lay found spoke customs goods better best worse elder worst boxing bowling stocking
    parking training spelling meaning stuffing frosting shorts checkers caiman carat cos fed
    cola colon opera opus ramen raman bare
    """

ALONE: Final = frozenset(_ALONE.split())
"""Words that keep to themselves, though a dictionary reduces them: nouns that look like forms of another word."""

FORMS: Final[dict[str, tuple[str, ...]]] = {
    "leaves": ("leaf", "leave"),
    "lives": ("life", "live"),
    "axes": ("axe", "axis"),
    "bases": ("base", "basis"),
    "people": ("person",),
    "bigger": ("big",),
    "hotter": ("hot",),
    "drier": ("dry", "drier", "dryer"),
    "won": ("win",),
    "baking": ("bake",),
    "hunting": ("hunt",),
    "paragliding": ("paraglide",),
    "singing": ("sing",),
    "wrestling": ("wrestle",),
    "writing": ("write",),
    "diagnoses": ("diagnosis",),
    "data": ("datum",),
}
"""Forms that the dictionary lacks, or takes for a form of one word only."""

_SPELLINGS = """
    grey/gray tyre/tire plough/plow kerb/curb moustache/mustache doughnut/donut yoghurt/yogurt
    yoghourt/yogurt programme/program catalogue/catalog dialogue/dialog analogue/analog mum/mom
    sceptic/skeptic mould/mold cosy/cozy defence/defense offence/offense licence/license
    practise/practice pyjama/pajama pyjamas/pajamas jewellery/jewelry aluminium/aluminum woollen/woolen
    axe/ax tsar/czar racoon/raccoon whiskey/whisky chilli/chili omelette/omelet barbeque/barbecue sulphur/sulfur
    disc/disk artefact/artifact ageing/aging judgement/judgment racquet/racket okay/ok centre/center
    theatre/theater litre/liter metre/meter kilometre/kilometer fibre/fiber calibre/caliber sabre/saber
    spectre/specter sombre/somber lustre/luster traveller/traveler jeweller/jeweler counsellor/counselor
    marvellous/marvelous snowplough/snowplow colour/color favour/favor favourite/favorite flavour/flavor
    honour/honor humour/humor labour/labor neighbour/neighbor harbour/harbor armour/armor rumour/rumor
    enrol/enroll fulfil/fulfill skilful/skillful pretence/pretense foetus/fetus travelling/traveling
    watercolour/watercolor vapour/vapor behaviour/behavior odour/odor parlour/parlor saviour/savior tumour/tumor
    splendour/splendor vigour/vigor glamour/glamor candour/candor endeavour/endeavor ardour/ardor
    neighbourhood/neighborhood colourful/colorful aeroplane/airplane paediatrician/pediatrician
    encyclopaedia/encyclopedia archaeologist/archeologist archaeology/archeology manoeuvre/maneuver
    anaesthetic/anesthetic leukaemia/leukemia orthopaedic/orthopedic cheque/check gaol/jail
    hiccough/hiccup catsup/ketchup lasagna/lasagne fuelled/fueled mediaeval/medieval draughts/drafts
    """

SPELLINGS: Final = dict(pair.split("/") for pair in _SPELLINGS.split())
"""British and other spellings, each to the one that stands for both."""


def spelled(word: str) -> str:
    """The one spelling that stands for British and American ones: organise and organize are one word."""
    if word in SPELLINGS:
        return SPELLINGS[word]
    for british, american in (("ise", "ize"), ("yse", "yze"), ("isation", "ization")):
        if len(word) > 6 and word.endswith(british):
            return word.removesuffix(british) + american
    return word


def singulars(word: str) -> list[str]:
    """What a word could be the plural of, by rule alone; the dictionary knows no new words, and wives as a verb."""
    if word.endswith("men") and len(word) > 4:
        return [word[:-3] + "man"]
    if len(word) < 3 or not word.endswith("s") or word.endswith(("ss", "us", "is")):
        return []
    found = [word[:-1]]
    if word.endswith("ies"):
        found.append(word[:-3] + "y")
    elif word.endswith("ves"):
        found += [word[:-3] + "f", word[:-3] + "fe"]
    elif word.endswith(("ses", "xes", "zes", "ches", "shes", "oes")):
        found.append(word[:-2])
    return found
