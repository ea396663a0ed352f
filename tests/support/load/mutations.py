"""Frames that a client might send, sound and unsound, made from those that make sense."""

import json
from collections import deque
from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

Frame: TypeAlias = dict[str, Any]

TAGS = (
    *("sit", "leave", "roll", "decide", "undo", "resign", "stand-in", "return", "rematch"),
    *("appoint", "unseat", "start", "abort"),
    *("anchor", "give", "hold", "bye", "ahead"),
    *("say", "mute", "report", "preview", "odds", "hint", "resync", "ping"),
    *("tick", "resume", "lost", "back", "proceed", "drop", "reseal"),  # for the house alone
)
WORDS = ("k-", "k1", "k66", "k123456", "stop", "end", "pass", "a1", "c3", "f6", "a7", "", "kk", "é")
VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, 1, 3, 4, -1, 255, 2**31, 2**53, 2**63, 2**64, -(2**63), 10**400),
    *(0.5, 1e308, -0.0, float("inf"), float("nan")),
    *("", "0", "x", "start", "0" * 32, "ff" * 16, "FF" * 16, "a" * 65, "a" * 600, "\x00", "\ud800"),
    *("<b>", "'; --", "../..", "\u202e", "\U0001f3b2", "e\u0301" * 20, "\r\nlog: injected"),
    *([], {}, [[]], [None], ["end"] * 17, [1, 2, 3], {"is": "events"}, {"a": {"b": {"c": 1}}}),
)
RAW: tuple[bytes, ...] = (
    *(b"", b" ", b"null", b"true", b"1", b'""', b"[]", b"{}", b"[{}]", b"NaN", b"{", b'{"do"'),
    *(b"\xff\xfe", b"\xc3\x28", b"\xed\xa0\x80", b"\xf8\x88\x80\x80\x80", b"\x00" * 16),
    *(b'{"do":"ping","id":"\xff"}', b'\xef\xbb\xbf{"do":"ping","id":"a"}', b"{'do':'ping'}"),
    *(b'{"do":"ping","id":"a","id":"b"}', b'{"do":"ping","do":"hint","id":"a"}'),
    *(b'{"do":"ping","id":"\\ud800"}', b'{"do":"ping","id":"\\u0000"}', b'{"do":"ping","id":1}'),
    b'{"do":"decide","id":"a","version":1e2,"seat":0,"decisions":["end"]}',
    b'{"do":"ping","id":"' + b"a" * 70_000 + b'"}',
    b'{"do":"ping","id":"a"}' + b" " * 17_000,
    b"[" * 16_000,
    b'{"a":' * 3_000,
    b'{"do":"decide","id":"a","version":1,"seat":0,"decisions":' + b"[" * 8_000,
)
DEPTHS = (2, 10, 100, 1_000, 4_000)


class Mutator:
    """Makes frames. The same seed makes the same ones, if the same is played."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self._sent: deque[bytes] = deque(maxlen=200)
        self._numbers = 0

    def frame(self, version: int) -> Frame:
        """A frame that has the right form for a table at a version; it need not be allowed."""
        random = self._random
        self._numbers += 1
        frame: Frame = {"do": random.choice(TAGS), "id": f"f{self._numbers}"}
        fields: dict[str, Callable[[], Any]] = {
            "version": lambda: version - random.choice((0, 0, 0, 1, 5)),
            "seat": lambda: random.randrange(3),
            "roll": lambda: random.randrange(1, 4),
            **dict.fromkeys(("anchor", "link", "head"), lambda: random.randbytes(32).hex()),
            "decisions": lambda: random.choices(WORDS, k=random.choice((1, 1, 2, 5))),
            "count": lambda: random.randrange(1, 4),
            "absent": lambda: random.randrange(3),
            "level": lambda: random.choice(("novice", "master", "none")),
            "text": lambda: random.choice(("hello", "<script>", "a" * 400)),
            "phrase": lambda: random.choice(("hello", "bye", "rude")),
            "line": lambda: random.randrange(1, 9),
            "person": lambda: random.choice(("ada", "bo", "nobody")),
            "keep": lambda: random.choice(("", "1", "66", "789")),
        }
        for name in _FIELDS.get(frame["do"], ("version",)):
            frame[name] = fields[name]()
        return frame

    def bytes_of(self, frame: Frame) -> bytes:
        """A frame as it is sent, after some accident or none."""
        roll = self._random.random()
        if roll < 0.08:
            text = self._random.choice(RAW)
        elif roll < 0.16 and self._sent:
            text = self._random.choice(self._sent)  # again, or out of order
        else:
            for _ in range(self._random.choice((0, 1, 1, 1, 2, 3))):
                self._change(frame)
            text = json.dumps(frame, ensure_ascii=self._random.random() < 0.5).encode(
                errors="surrogatepass"
            )
            self._sent.append(text)
            if roll < 0.24:
                text = self._damaged(text)
        return text

    def _change(self, frame: Frame) -> None:
        random = self._random
        names = list(frame)
        name = random.choice(names) if names else "do"
        match random.randrange(7):
            case 0:
                frame.pop(name, None)
            case 1:
                frame[name] = random.choice(VALUES)
            case 2:
                frame[random.choice(("extra", "Do", "is", "by", "", "seat ", "__class__"))] = 1
            case 3:
                frame[name.upper()] = frame.pop(name, 1)
            case 4:
                frame["do"] = random.choice((*TAGS, *VALUES))
            case 5:
                frame[name] = _nested(frame.get(name), random.choice(DEPTHS))
            case _:
                frame[name] = "é" * random.choice((10, 100, 5_000, 20_000))

    def _damaged(self, text: bytes) -> bytes:
        """Cut, flipped, doubled or mixed with other bytes."""
        random = self._random
        at = random.randrange(len(text))
        match random.randrange(4):
            case 0:
                return text[:at]
            case 1:
                return text[:at] + bytes([text[at] ^ 1 << random.randrange(8)]) + text[at + 1 :]
            case 2:
                return text + text
            case _:
                return text[:at] + random.randbytes(random.randrange(1, 9)) + text[at:]


def _nested(value: Any, depth: int) -> Any:
    for level in range(min(depth, 300)):
        value = [value] if level % 2 else {"a": value}
    return value


_COMMAND = ("version", "seat")
_FIELDS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("sit", "leave", "roll", "resign", "return", "rematch", "unseat"), _COMMAND),
    "decide": (*_COMMAND, "decisions"),
    "undo": (*_COMMAND, "count"),
    "stand-in": (*_COMMAND, "absent"),
    "appoint": (*_COMMAND, "level"),
    "anchor": ("anchor",),
    "give": ("roll", "link", "head"),
    "hold": ("anchor",),
    "bye": (),
    "ahead": ("roll", "link"),
    "say": ("text",),
    "mute": ("person",),
    "report": ("line",),
    "preview": ("decisions",),
    "odds": ("keep",),
    "hint": (),
    "resync": ("version",),
    "ping": (),
    **dict.fromkeys(("tick", "resume", "proceed"), ()),
    **dict.fromkeys(("lost", "back"), ("seat",)),
    "drop": ("roll", "seat"),
    "reseal": (),
}
