"""Packs: what a text says, every fault by line, the library, and the packs that are shipped."""

from pathlib import Path

import pytest

from engine.words import check
from engine.words.packs import PLAIN_ICON, BadPack, Entry, Fault, Library, Pack, parse

KITCHEN = """# Kitchen
icon: 🍳
pizza / burger
coffee / tea

hot tub = jacuzzi, whirlpool ~ spa / sauna
# a comment
salt
"""


def read(text: str, lang: str = "en") -> Pack:
    return parse(text, id=f"{lang}/kitchen", lang=lang)


def faults(text: str, lang: str = "en") -> list[Fault]:
    with pytest.raises(BadPack) as bad:
        read(text, lang)
    return bad.value.faults


def test_a_pack_as_the_page_shows_it() -> None:
    pack = read(KITCHEN)
    assert (pack.id, pack.lang, pack.title, pack.icon, pack.adult) == (
        "en/kitchen",
        "en",
        "Kitchen",
        "🍳",
        False,
    )
    assert [pair.id for pair in pack.pairs] == [
        f"en/kitchen:{word}" for word in ("pizza", "coffee", "hot tub", "salt")
    ]
    assert pack.pairs[2].first == Entry("hot tub", ("jacuzzi", "whirlpool"), ("spa",))
    assert pack.pairs[2].second == Entry("sauna")
    assert pack.pairs[3].second is None
    assert {pair.pack for pair in pack.pairs} == {"en/kitchen"}


@pytest.mark.parametrize(
    "text",
    [
        "\ufeff" + KITCHEN,
        KITCHEN.replace("\n", "\r\n"),
        KITCHEN.replace("\n", "\r"),
        KITCHEN.replace(" / ", "\t/\t").replace(" = ", "\t=\t"),
        "\n\n" + KITCHEN + "\n\n\n" * 300,
        KITCHEN.replace(" ", "\u00a0"),
        KITCHEN.replace(" / ", "/").replace(" = ", "=").replace(" ~ ", "~"),
        KITCHEN.replace("pizza", "\u202apizza\u202c"),
    ],
)
def test_what_keyboards_and_editors_add_does_not_matter(text: str) -> None:
    assert read(text) == read(KITCHEN)


def test_words_in_any_script_and_signs_alone() -> None:
    pack = read("# Всё\nсолнце / луна\nشمس / قمر\n🍕 / 🍔\n$ / €\n日本 / 中国")
    assert [pair.first.word for pair in pack.pairs] == ["солнце", "شمس", "🍕", "$", "日本"]
    assert len({pair.id for pair in pack.pairs}) == 5


@pytest.mark.parametrize(
    ("line", "adult"),
    [("adults: yes", True), ("Adultos: sí", True), ("adults:no", False), ("ADULTS : YES", True)],
)
def test_a_pack_for_adults_says_so(line: str, adult: bool) -> None:
    assert read(f"# Late night\nicono: 🌙\n{line}\nbeer / wine").adult is adult


def test_a_pack_without_an_icon_has_a_plain_one() -> None:
    assert read("# Tiny\nsun / moon").icon == PLAIN_ICON


@pytest.mark.parametrize(
    ("line", "code", "params"),
    [
        ("/ tea", "no_word", {}),
        ("tea /", "no_word", {}),
        ("= tea / milk", "no_word", {}),
        ("\u200b\u200b / milk", "no_word", {}),
        ("a / b / c", "many_slashes", {}),
        ("tea = / milk", "no_name", {"mark": "="}),
        ("tea ~ ,, / milk", "no_name", {"mark": "~"}),
        ("tea = char = cha / milk", "mark_twice", {"mark": "="}),
        ("x" * 25 + " / milk", "too_long", {"word": "x" * 25, "most": 24}),
        ("tea = " + "x" * 61, "too_long", {"word": "x" * 61, "most": 60}),
        ("x" * 401, "line_too_long", {"most": 400}),
        ("The Suns / milk", "twice", {"word": "The Suns", "line": 3}),
        ("milk / MOON", "twice", {"word": "MOON", "line": 3}),
        ("hot-dogs / burger", "twice", {"word": "hot-dogs", "line": 4}),
        ("mouse / mice", "decoy_same", {"word": "mice"}),
        ("bath = tub / tubs", "decoy_same", {"word": "tubs"}),
        ("te\x00a / milk", "bad_character", {}),
        ("te\ud800a / milk", "bad_character", {}),
        ("tea\x0b / milk", "bad_character", {}),
        ("tea\u2028milk", "bad_character", {}),
        ("# com\x1bment", "bad_character", {}),
        ("icon: ab", "bad_icon", {}),
        ("icon:", "bad_icon", {}),
        ("adults: maybe", "bad_adults", {}),
    ],
)
def test_a_faulty_line_is_told_by_number(line: str, code: str, params: dict[str, object]) -> None:
    assert faults(f"# Sky\nicon: 🌤\nsun / moon\nhot dog / taco\n{line}\nstar / planet") == [
        Fault(5, code, params)
    ]


def test_every_fault_is_told_at_once_in_order() -> None:
    found = faults("sun / moon\n/ star\nicon: ab\na / b / c\nsuns / cloud")
    assert [(fault.line, fault.code) for fault in found] == [
        (1, "no_title"), (2, "no_word"), (3, "bad_icon"), (4, "many_slashes"), (5, "twice")
    ]  # fmt: skip


@pytest.mark.parametrize("text", ["", "\n\n", "\ufeff", "#", "#   \nsun / moon", "\u200b"])
def test_a_pack_needs_a_title(text: str) -> None:
    assert [(fault.line, fault.code) for fault in faults(text)] == [(1, "no_title")]


def test_a_title_fits_a_card_and_a_pack_has_a_pair() -> None:
    assert faults("# " + "x" * 25 + "\nsun / moon") == [Fault(1, "title_too_long", {"most": 24})]
    assert faults("# Empty\nicon: 🕳\n# nothing") == [Fault(3, "no_pairs", {})]


def test_five_hundred_lines_are_read_and_three_thousand_refused() -> None:
    lines = [f"w{number}q / v{number}q" for number in range(2999)]
    assert len(read("\n".join(["# Long", *lines[:499]])).pairs) == 499
    assert faults("\n".join(["# Long", *lines])) == [
        Fault(501, "too_many_lines", {"most": 500, "lines": 3000})
    ]


def test_binary_junk_is_refused_by_line() -> None:
    junk = bytes(range(256)).decode("latin-1") * 50
    assert {fault.code for fault in faults(junk)} <= {"bad_character", "line_too_long", "no_title", "twice"}
    assert {fault.code for fault in faults("# x\n\x89PNG\x1a\n" + "\x00" * 5000)} == {
        "bad_character",
        "line_too_long",
    }


def test_two_spanish_words_that_differ_by_their_tilde() -> None:
    assert len(read("# Tilde\naño / ano\ncaña / cana", "es").pairs) == 2


def write(folder: Path, name: str, text: str | bytes) -> None:
    file = folder / name
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(text if isinstance(text, bytes) else text.encode())


def test_a_library_is_a_folder(tmp_path: Path) -> None:
    write(tmp_path, "en/sky.txt", "# Sky\nsun / moon")
    write(tmp_path, "en/night.txt", "# Night\nadults: yes\nbeer / wine")
    write(tmp_path, "es/cielo.txt", "# Cielo\nsol / luna")
    library = Library.load(tmp_path)
    assert [pack.id for pack in library.packs("en")] == ["en/night", "en/sky"]
    assert library.defaults("en") == ["en/sky"] and library.defaults("es") == ["es/cielo"]
    assert library.packs("fr") == [] and library.get("es/cielo").title == "Cielo"
    with pytest.raises(KeyError):
        library.get("en/sea")


def test_a_digest_follows_the_content_and_nothing_else(tmp_path: Path) -> None:
    write(tmp_path, "en/sky.txt", "# Sky\nsun / moon")
    write(tmp_path, "en/sea.txt", "# Sea\nfish / whale")
    before = Library.load(tmp_path)
    write(tmp_path, "en/sky.txt", "# Sky\n# a comment\nsun / moon\r\n")
    assert Library.load(tmp_path).digest(["en/sky"]) == before.digest(["en/sky"])
    assert before.digest(["en/sky", "en/sea"]) == before.digest(["en/sea", "en/sky"])
    write(tmp_path, "en/sky.txt", "# Sky\nsun / star")
    after = Library.load(tmp_path)
    assert after.digest(["en/sky"]) != before.digest(["en/sky"])
    assert after.digest(["en/sea"]) == before.digest(["en/sea"])
    assert before.digest(["en/gone"]) != before.digest([])


def test_a_faulty_file_is_told_with_its_pack(tmp_path: Path) -> None:
    write(tmp_path, "en/bad.txt", b"# Bad\n\xff\xfe / moon")
    with pytest.raises(BadPack) as bad:
        Library.load(tmp_path)
    assert (bad.value.pack, bad.value.faults) == ("en/bad", [Fault(2, "bad_character", {})])


def test_the_check_finds_what_no_pack_should_have(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(
        tmp_path,
        "en/bad.txt",
        "# Bad\nsun / sunflower bed\nfish ~ whale / whale\nbad / good\nstar\ndog / hot dog",
    )
    write(tmp_path, "en/two.txt", "# Two\nSUNS / moon = stars")
    assert check.main([str(tmp_path)]) == 1
    told = capsys.readouterr().out
    for part in ("fewer than 24", "too few for a grid", "dog is a form or part of hot dog", "near word of fish",
                 "bad is the category", "star: no decoy", "SUNS stands in en/bad:sun too", "stars stands in"):  # fmt: skip
        assert part in told


def test_the_shipped_words_are_without_fault_and_as_many_as_promised() -> None:
    assert list(check.shipped_faults()) == []


@pytest.mark.parametrize("lang", ["en", "es"])
def test_packs_for_adults_are_marked_and_off_and_some_are_for_kids(lang: str) -> None:
    library = Library.load(check.SHIPPED)
    packs, on = library.packs(lang), library.defaults(lang)
    assert len(on) >= check.PACKS_LEAST
    assert (
        {pack.id for pack in packs if pack.id not in on} == {pack.id for pack in packs if pack.adult} != set()
    )
    assert len([pack for pack in packs if pack.kids]) >= 5 and not any(
        pack.kids and pack.adult for pack in packs
    )
