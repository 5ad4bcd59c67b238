"""Serves the app on this network until it is told to stop."""

from __future__ import annotations

import signal
import socket
import sys
import threading
from typing import Any

from flask import Flask


def serve(app: Flask, host: str, port: int) -> None:
    """Serves until Ctrl-C or SIGTERM; the port must be free."""
    if app.extensions["referee"].settings.async_mode == "threading":
        _serve_with_threads(app, host, port)
        return
    import gevent
    from gevent.pywsgi import WSGIServer
    from geventwebsocket.handler import WebSocketHandler

    server = WSGIServer(_listener(host, port), app, handler_class=WebSocketHandler, log=None, error_log=sys.stderr)
    for name in (signal.SIGINT, signal.SIGTERM):
        gevent.signal_handler(name, _stop, server)
    server.serve_forever(stop_timeout=2)


def _serve_with_threads(app: Flask, host: str, port: int) -> None:
    """A thread for each request and each phone: where gevent will not run, and up to 150 phones."""
    from werkzeug.serving import WSGIRequestHandler, make_server

    class Quiet(WSGIRequestHandler):
        protocol_version = "HTTP/1.1"

        def log_request(self, *_words: object) -> None:
            """Every request on the terminal would hide what matters there."""

    server = make_server(host, port, app, threaded=True, request_handler=Quiet)
    signal.signal(signal.SIGTERM, lambda *_: threading.Thread(target=server.shutdown).start())
    server.serve_forever()


def _stop(server: Any) -> None:
    server.stop(timeout=2)


def _listener(host: str, port: int) -> Any:
    """A listening socket that sends small answers at once and can be reopened right after a stop."""
    from gevent import socket as gsocket

    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = gsocket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    listener.bind((host, port))
    listener.listen(1024)
    listener.setblocking(False)
    return listener
