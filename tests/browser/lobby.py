"""What a host taps in the lobby: the game, the way to play, a rule set, an option, a house rule."""

from playwright.sync_api import Locator

from tests.browser.phone import Phone


def card(host: Phone, preset: str) -> Locator:
    name = host.says(f"common.preset.{preset}")
    return host.page.locator(".preset-card").filter(has=host.page.get_by_text(name, exact=True))


def plays(host: Phone, **options: object) -> None:
    host.until(lambda: options.items() <= host.view["room"]["options"].items())


def select(host: Phone, option: str) -> Locator:
    name = host.page.get_by_text(host.says(f"phone.option.{option}"), exact=True)
    return host.page.get_by_role("dialog").locator("label").filter(has=name).locator("select")


def switch(host: Phone, key: str) -> Locator:
    name = host.page.get_by_text(host.says(key), exact=True)
    return host.page.get_by_role("dialog").locator("label").filter(has=name).locator("input")


def play_by(host: Phone, preset: str, way: str) -> None:
    """A rule set and, where it comes with another one, the way to play."""
    card(host, preset).tap()
    host.until(lambda: host.view["room"]["preset"] == preset)
    if host.view["room"]["options"]["way"] != way:
        host.taps(f"phone.way.{way}")
        plays(host, way=way)


def game_card(host: Phone, game: str) -> Locator:
    name = host.page.get_by_text(host.says(f"common.game.{game}"), exact=True)
    return host.page.locator(".game-card").filter(has=name)


def choose(host: Phone, game: str) -> None:
    """The game by its card, unless it is that one already."""
    game_card(host, game).tap()
    host.until(lambda: host.view["room"]["game"] == game)
