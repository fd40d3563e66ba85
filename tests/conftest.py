"""In which order tests begin: the long ones first, so that at the end no worker is left alone with one."""

import pytest

FOLDERS = ("tests/browser", "tests/gallery", "tests/web")
"""Those whose tests take longer than others, the longest first."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=_rank)


def _rank(item: pytest.Item) -> int:
    if item.get_closest_marker("long"):
        return -1
    found = (at for at, folder in enumerate(FOLDERS) if item.nodeid.startswith(folder))
    return next(found, len(FOLDERS))
