"""Tables of pairs as they are easiest to write and to read."""


def pairs(text: str) -> list[tuple[str, str]]:
    """Pairs out of a block of text: "a/b, c/d"."""
    cells = [cell.strip() for line in text.strip().splitlines() for cell in line.split(",") if cell.strip()]
    return [(left, right) for left, right in (cell.split("/") for cell in cells)]
