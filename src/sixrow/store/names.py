"""Names as they are compared: what looks alike to people is the same name."""

import unicodedata


def folded(name: str) -> str:
    """The name without the difference of small and capital letters and of forms of signs."""
    whole = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return " ".join(whole.split())
