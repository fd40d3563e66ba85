"""The tables of every game, for what has to hold at each of them."""

from tests.browser.just_one_table import JustOneTable
from tests.browser.table import Table
from tests.browser.wavelength_table import WavelengthTable

OTHERS = (WavelengthTable, JustOneTable)
"""Those that came after the first, whose tests go through every scene of a match in one go."""
TABLES: tuple[type[Table], ...] = (Table, *OTHERS)
