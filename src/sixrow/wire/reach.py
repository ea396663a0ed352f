"""How others reach a server: its addresses on the networks that the machine is in."""

import socket
from contextlib import suppress
from ipaddress import ip_address
from urllib.parse import urlsplit

from msgspec import Struct

_FAR = {
    4: ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254"),
    6: ("2001:db8::1", "fd00::1"),
}
"""An address beyond every network (RFC 5737, RFC 3849), and some within private ones."""

_DISCARD = 9


class Reach(Struct, frozen=True):
    """How others reach the server; told to people on its own machine only.

    Attributes:
        origins: its addresses in the browsers of others, the likeliest first. None if it listens to
            this machine alone, or if the machine is in no network.
        command: what starts it so that others in the network reach it; empty if it listens to them.
    """

    origins: tuple[str, ...] = ()
    command: str = ""


def reach_of(bound: tuple[str, int], origins: tuple[str, ...], command: str) -> Reach:
    """How others reach a server at this moment; a laptop may be in another network later.

    Args:
        bound: the address and the port that it listens at.
        origins: those that the host has named, who knows them better than can be found out.
        command: what would start it so that others in the network reach it.
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
    """Whether a host, an address or a name, leads everybody to their own machine."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def leads_nowhere(origin: str) -> bool:
    """Whether an address of pages leads others to their own machine and not to this one."""
    return is_loopback(urlsplit(origin).hostname or "")


def origin_of(host: str, port: int) -> str:
    """The address of a server's pages, without the last slash."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def own_addresses(version: int) -> tuple[str, ...]:
    """The addresses of this machine in its networks; none if it is in no network.

    The system is asked from where it would send. Nothing is sent, and no name is looked up.

    Args:
        version: 4 or 6, of the internet protocol.
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
