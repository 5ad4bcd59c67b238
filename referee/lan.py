"""Where phones in the same network find this machine."""

from __future__ import annotations

import contextlib
import errno
import ipaddress
import socket
import struct
import sys
from collections.abc import Iterator

_ASK_ADDRESS = {"linux": 0x8915, "darwin": 0xC0206921}
"""The request that asks a network interface for its IPv4 address (SIOCGIFADDR)."""


def addresses(host: str) -> list[str]:
    """The addresses that a server listening on `host` can be reached at, the likeliest first; loopback last."""
    if not everywhere(host):
        return [host]
    found = dict.fromkeys([*_towards_the_world(), *_of_interfaces(), *_of_the_name()])
    outside = [each for each in found if not _is_local(each)]
    return outside or ["127.0.0.1"]


def everywhere(host: str) -> bool:
    """Whether that means all of this machine's addresses."""
    return host in ("0.0.0.0", "::", "")


def why_not(host: str, port: int) -> str | None:
    """Why a server cannot listen there, as the name of a sentence; None if it can."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as trying:
        if sys.platform != "win32":  # there it would let two programs share the port
            trying.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trying.bind((host, port))
            trying.listen()
        except socket.gaierror:
            return "serve-host-unknown"
        except OSError as wrong:
            if wrong.errno == errno.EACCES:
                return "serve-port-forbidden"
            return "serve-port-taken" if wrong.errno == errno.EADDRINUSE else "serve-host-unknown"
    return None


def is_loopback(address: str) -> bool:
    """Whether only this machine can use the address."""
    with contextlib.suppress(ValueError):
        return ipaddress.ip_address(address).is_loopback
    return address == "localhost"


def _is_local(address: str) -> bool:
    there = ipaddress.ip_address(address)
    return there.is_loopback or there.is_link_local or there.is_unspecified


def _towards_the_world() -> Iterator[str]:
    """The address this machine would send from; connecting a datagram socket sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking, contextlib.suppress(OSError):
        asking.connect(("192.0.2.1", 9))
        yield asking.getsockname()[0]


def _of_interfaces() -> Iterator[str]:
    """Every interface's address, where the system can be asked: a hotspot has no way to the world."""
    if sys.platform not in _ASK_ADDRESS:
        return
    import fcntl

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            with contextlib.suppress(OSError):
                asked = struct.pack("256s", name.encode()[:15])
                answer = fcntl.ioctl(asking.fileno(), _ASK_ADDRESS[sys.platform], asked)
                yield socket.inet_ntoa(answer[20:24])


def _of_the_name() -> Iterator[str]:
    with contextlib.suppress(OSError):
        yield from socket.gethostbyname_ex(socket.gethostname())[2]
