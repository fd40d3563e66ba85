"""Every scene that a phone can be in during play, drawn from facts made up here, for any number of seats."""

from playwright.sync_api import Browser

from tests.browser.album import Album
from tests.browser.evening import PEOPLE
from tests.browser.phone import Phone
from tests.browser.phone_ends import ends, guesses, votes
from tests.browser.phone_games import just_one, wavelength
from tests.browser.phone_stage import Staged, View
from tests.browser.phone_turns import clues, look, talk


def scenes(stage: Staged) -> dict[str, View]:
    """All of them by name."""
    told = (look, clues, talk, votes, guesses, ends, wavelength, just_one)
    return {name: view for part in told for name, view in part(stage).items()}


def every_phone(chromium: Browser, base: str, lang: str, count: int, album: Album) -> None:
    """A picture of each, for so many people."""
    phone = Phone(chromium, base, lang, PEOPLE[lang][0])
    phone.opens_a_room()
    phone.sits()
    stage = Staged(phone, count, PEOPLE[lang] if count <= len(PEOPLE[lang]) else None)
    for name, view in scenes(stage).items():
        stage.draws(view)
        album.phone(name, phone)
    phone.close()
