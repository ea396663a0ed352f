"""Name comparison: names that look alike to people are equal."""

import unicodedata


def folded(name: str) -> str:
    """The name without distinctions of case and of Unicode form."""
    whole = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return " ".join(whole.split())
