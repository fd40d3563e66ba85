"""The languages of the screens: one message catalogue each."""

from static.packages import ROOT


def languages() -> tuple[str, ...]:
    """Their codes, such as en."""
    return tuple(sorted(path.stem for path in (ROOT / "static/public/lang").glob("*.json")))
