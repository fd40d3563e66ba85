"""Names in a row, as one says them."""

from collections.abc import Callable, Mapping

import pytest

from tests.browser.table import Table

LIST = """async (lists) => {
  const { listed } = await import(new URL(document.body.dataset.base + "/shared/i18n.js", location.href).href);
  return lists.map((names) => listed(names.split(" ")));
}"""
ENGLISH = {"Ana": "Ana", "Ana Iris": "Ana and Iris", "Ana Ben Cleo": "Ana, Ben and Cleo"}
SPANISH = {
    "Ana Ben Cleo": "Ana, Ben y Cleo",
    "Ana Íñigo": "Ana e Íñigo",
    "Ana Hilario": "Ana e Hilario",
    "Ana Iago": "Ana y Iago",
    "Ana Yago": "Ana y Yago",
}


@pytest.mark.parametrize("lang, lists", [("en", ENGLISH), ("es", SPANISH)])
def test_names_are_listed_as_one_says_them(
    table: Callable[..., Table], lang: str, lists: Mapping[str, str]
) -> None:
    board = table(lang).board
    board.opens_a_room()
    assert board.page.evaluate(LIST, list(lists)) == list(lists.values())
