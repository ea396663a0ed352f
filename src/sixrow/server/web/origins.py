"""Protection against other sites: security headers, and checks of origin and host."""

import ipaddress
import socket
from collections.abc import Mapping
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

from sixrow.rules import Refusal
from sixrow.server.people.identity import is_secure
from sixrow.server.settings import Settings
from sixrow.wire.reach import is_loopback

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
"""Only resources of the site itself, and nothing inline: a name with HTML in it stays text."""

HEADERS: Mapping[str, str] = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}

TRANSPORT = "Strict-Transport-Security"
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
_LOCAL = (".localhost", ".local")
_FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-real-ip")


def headers_for(scope: Scope, settings: Settings) -> dict[str, str]:
    """The security headers of a response; over TLS, they make browsers insist on it."""
    if settings.hsts == "off" or not (settings.behind_tls or is_secure(scope)):
        return dict(HEADERS)
    subdomains = "; includeSubDomains" if settings.hsts == "subdomains" else ""
    return {**HEADERS, TRANSPORT: f"max-age={settings.hsts_seconds}{subdomains}"}


def origin_allowed(scope: Scope, settings: Settings) -> bool:
    """Whether a request or handshake comes from our own pages, or from no page at all.

    A browser sends the origin of the page in ``Origin``, in every WebSocket handshake as well;
    programs other than browsers do not, and cannot be tricked into sending a cookie.
    """
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is not None:
        return origin in settings.origins or _is_own(origin, headers.get("host"), scope, settings)
    return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")


def _is_own(origin: str, host: str | None, scope: Scope, settings: Settings) -> bool:
    """Whether the page comes from the requested host itself, if no origin is configured.

    Only with addresses and names of this machine: any other name could be one that somebody has
    pointed to it (DNS rebinding).
    """
    if settings.origins or host is None:
        return False
    scheme = "https" if is_secure(scope) else "http"
    return origin == f"{scheme}://{host}" and _is_local(host)


def _is_local(host: str) -> bool:
    """Whether a host, with or without a port, is an IP address or a local name."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    if name in ("localhost", socket.gethostname().lower()) or name.endswith(_LOCAL):
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def from_this_machine(scope: Scope) -> bool:
    """Whether a request comes from the machine that the server runs on.

    What a proxy on this machine passes on does not, nor what a page sends from a name that
    somebody has pointed to this machine.
    """
    headers, client = Headers(scope=scope), scope.get("client")
    if client is None or any(name in headers for name in _FORWARDED):
        return False
    return is_loopback(client[0]) and ("host" not in headers or _is_local(headers["host"]))


def check_forgery(scope: Scope, settings: Settings, has_cookie: bool) -> None:
    """Refuse a cross-site request.

    Every request that may change something must come from our own pages. A request without an
    origin is not from a browser; it is allowed, but not with a cookie: programs use a token.

    Raises:
        Refusal: it comes from another site, or has a cookie but no origin.
    """
    if scope["method"] in SAFE_METHODS:
        return
    headers = Headers(scope=scope)
    silent = "origin" not in headers and "sec-fetch-site" not in headers
    if not origin_allowed(scope, settings) or (has_cookie and silent):
        raise Refusal("cross-origin", origin=headers.get("origin", "")[:200])


def host_allowed(scope: Scope, settings: Settings) -> bool:
    """Whether the requested host is one of ours, if they are configured."""
    if not settings.origins:
        return True
    host = Headers(scope=scope).get("host", "").lower()
    ours = {urlsplit(each).netloc for each in settings.origins}
    return host in ours or _is_local(host)
