"""What a host chooses in the lobby is what is dealt: every rule set, a house rule by name, no rules that do not fit."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.lobby import card, plays, select, switch
from tests.browser.table import Table

WAYS = {"parlor": "own", "first-to-five": "passed", "table": "led", "pass": "passed"}


def test_every_rule_set_is_chosen_by_its_card(table: Callable[..., Table]) -> None:
    evening = table().gathers(3)
    host, guest, board = evening.host, evening.phones[1], evening.board
    shown = host.page.locator(".preset-cards .preset-card")
    expect(shown).to_have_count(len(WAYS))
    for preset, way in [*list(WAYS.items())[1:], ("parlor", "own")]:
        card(host, preset).tap()
        plays(host, way=way)
        expect(shown.and_(host.page.locator("[aria-pressed=true]"))).to_have_count(1)
        expect(card(host, preset)).to_have_attribute("aria-pressed", "true")
        expect(host.button(f"phone.way.{way}")).to_have_attribute("aria-pressed", "true")
        expect(
            guest.heading("phone.lobby.rules_of", name=guest.says(f"common.preset.{preset}"))
        ).to_be_visible()
        expect(board.page.locator(".rules")).to_contain_text(board.says(f"common.preset.{preset}"))


def test_house_rules_refusals_and_the_way_back_end_in_the_deal(table: Callable[..., Table]) -> None:
    evening = table().gathers(3)
    host = evening.host
    card(host, "first-to-five").tap()
    plays(host, way="passed")
    as_it_comes = host.view["room"]["options"]
    host.taps("phone.lobby.change_rules")
    switch(host, "phone.house.double_blind").tap()
    plays(host, variant="undercover", imposters=2)
    select(host, "hint").select_option('"grid"')
    host.shows("refusal.cannot_combine_grid_undercover")
    expect(select(host, "hint")).to_have_value('"category"')
    host.closes_menu()
    host.shows("refusal.cannot_combine_too_many_imposters", most=1)
    expect(host.button("phone.lobby.start")).to_be_disabled()
    evening.board.shows("refusal.cannot_combine_too_many_imposters", most=1)

    host.taps("phone.lobby.change_rules")
    host.taps("phone.options.back")
    host.until(lambda: host.view["room"]["options"] == as_it_comes)
    switch(host, "phone.house.hard_mode").tap()
    plays(host, hint="none")
    switch(host, "phone.house.sudden_death").tap()
    plays(host, laps=1, tie="revote")
    host.closes_menu()
    host.taps("phone.way.own")
    plays(host, way="own")
    host.starts()
    evening.all_see("imposter/look")
    evening.look()
    assert evening.imposter.card.category == host.says("phone.card.no_category")
    assert evening.board.facts["laps"] == 1
