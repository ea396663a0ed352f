"""How others reach a server: its addresses on the networks of the machine."""

import socket
from contextlib import suppress
from ipaddress import ip_address
from urllib.parse import urlsplit

from msgspec import Struct

_FAR = {
    4: ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254"),
    6: ("2001:db8::1", "fd00::1"),
}
"""An address outside every network (RFC 5737, RFC 3849), and some in private ones."""

_DISCARD = 9


class Reach(Struct, frozen=True):
    """How others reach the server; sent only to people on the machine that it runs on.

    Attributes:
        origins: the addresses for the browsers of others, likeliest first. Empty if it listens
            only to this machine, or if the machine is in no network.
        command: a command that starts it for the whole network; empty if it already listens there.
    """

    origins: tuple[str, ...] = ()
    command: str = ""


def reach_of(bound: tuple[str, int], origins: tuple[str, ...], command: str) -> Reach:
    """How others reach a server now; the answer changes when a laptop changes networks.

    Args:
        bound: the address and port that it listens on.
        origins: the configured origins, which take precedence over detected addresses.
        command: a command that starts it for the whole network.
    """
    host, port = bound
    address = ip_address(host)
    if origins:
        return Reach(tuple(each for each in origins if not leads_nowhere(each)))
    if address.is_loopback:
        return Reach(command=command)
    found = own_addresses(address.version) if address.is_unspecified else (host,)
    return Reach(tuple(origin_of(each, port) for each in found))


def is_loopback(host: str) -> bool:
    """Whether a host name or address is the loopback of whichever machine uses it."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def leads_nowhere(origin: str) -> bool:
    """Whether an origin is a loopback address, which others cannot use."""
    return is_loopback(urlsplit(origin).hostname or "")


def origin_of(host: str, port: int) -> str:
    """The HTTP origin of a server, without a trailing slash."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def own_addresses(version: int) -> tuple[str, ...]:
    """The addresses of this machine in its networks; empty if it is in no network.

    Asks the system for the source address of UDP sockets. Sends nothing and uses no DNS.

    Args:
        version: the version of the internet protocol, 4 or 6.
    """
    family = socket.AF_INET if version == 4 else socket.AF_INET6
    found = []
    for far in _FAR[version]:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asking:
            asking.connect((far, _DISCARD))
            found.append(asking.getsockname()[0])
    return tuple(dict.fromkeys(each for each in found if _is_of_a_network(each)))


def _is_of_a_network(host: str) -> bool:
    address = ip_address(host)
    return not (address.is_loopback or address.is_unspecified or "%" in host)
