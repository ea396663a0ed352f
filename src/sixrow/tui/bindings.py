"""Keys of the screens: a letter works with and without Shift and Caps Lock."""

from textual.binding import Binding


def key(names: str, action: str) -> Binding:
    """A binding of keys, separated by commas, that is not shown by Textual."""
    found = []
    for name in names.split(","):
        found.append(name)
        if len(name) == 1 and name.isalpha():
            found.append(name.upper())
    return Binding(",".join(found), action, show=False)
