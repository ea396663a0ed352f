"""Name comparison: which names are the same, and which look the same to people."""

# ruff: noqa: RUF001 - look-alikes are what this is about

import unicodedata
from collections.abc import Iterable

_LOOK_ALIKES = """
Аа Вв~ Ее Ѕѕ Іі Јј Кк Мм~ Нн~ Оо Рр Сс Тт~ Уу Хх Һһ Ԁԁ Ԛԛ Ԝԝ Ѵѵ Ӏӏ
Aa B~  Ee Ss Ii Jj Kk M~  H~  Oo Pp Cc T~  Yy Xx hh dd Qq Ww Vv Il

Αα Β~ Ε~ Ζ~ Η~ Ιι Κκ Μ~ Νν Οο Ρρ Τ~ Υυ Χχ ~γ ~σ Օօ Սս ~ո ~հ ~ց ~զ
Aa B~ E~ Z~ H~ Ii Kk M~ Nv Oo Pp T~ Yu Xx ~y ~o Oo Uu ~n ~h ~g ~q

ᎠᎡᎢᎪᎫᎬᎳᎷᎻᏀᏃᏚᏙᏞᏟᏢᏦᏴ ıɩɑɡʋ ʼ’‘`´ʹ ‐‑‒–—−
DRTAJEWMHGZSVLCPKB iiagv '''''' ------
"""
"""Characters and, in the line below, what they look like. A ``~`` looks like nothing else here."""

_INVISIBLE = (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0), *range(0x180B, 0x180E))
_FILLERS = (0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x3164, 0xFFA0)


def _pairs(lines: Iterable[str]) -> dict[int, str]:
    """The characters of every other line, with those below them."""
    words = [line.split() for line in lines if line]
    rows = zip(words[::2], words[1::2], strict=True)
    signs = (pair for above, below in rows for pair in zip(above, below, strict=True))
    return {
        ord(sign): shape
        for above, below in signs
        for sign, shape in zip(above, below.ljust(len(above), "~"), strict=True)
        if "~" not in (sign, shape)
    }


_SHAPES = {
    **_pairs(_LOOK_ALIKES.splitlines()),
    **dict.fromkeys((*_INVISIBLE, *_FILLERS), ""),
    **{ord(sign): shape for sign, shape in zip("0I1|", "Olll", strict=True)},
}


def folded(name: str) -> str:
    """The name without distinctions of case and of Unicode form."""
    whole = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return " ".join(whole.split())


def skeleton(name: str) -> str:
    """What a name looks like: equal for two names that people can take for each other.

    A small part of Unicode's UTS 39: letters of other scripts that look like Latin ones, ``0`` and
    ``O``, ``1``, ``I`` and ``l``, ``rn`` and ``m``, and characters without a shape.
    """
    shapes = unicodedata.normalize("NFKC", name).translate(_SHAPES).translate(_SHAPES)
    return folded(shapes).replace("rn", "m")
