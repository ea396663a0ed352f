"""Languages without a catalogue whose readers can use another, and how each is written."""

# Norwegian has two written forms and an older common code; readers of one can read the other.
READ_AS = {"no": "nb", "nn": "nb"}

# Whose plurals, numbers and dates a catalogue follows; `pt` alone would be Brazil, `en` the USA.
FORMATS = {"en": "en-GB", "pt": "pt-PT"}


def locale_of(language: str) -> str:
    """The language of a catalogue, with the country if it follows that of one."""
    return FORMATS.get(language, language)
