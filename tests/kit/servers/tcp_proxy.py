"""A TCP proxy between a browser and a server that can cut connections or hold back what the server sends."""

from __future__ import annotations

import contextlib
import select
import socket
import threading


class TcpProxy:
    def __init__(self, port: int) -> None:
        self.server_port = port
        self.listener: socket.socket | None = None
        self.ends: list[socket.socket] = []
        self.is_held = False  # what the server sends is thrown away
        self.port = 0
        self.mend()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def mend(self) -> None:
        """Listen, on the same port as before."""
        self.is_held = False
        self.listener = socket.create_server(("127.0.0.1", self.port))
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self.serve, args=(self.listener,), daemon=True).start()

    def hold(self) -> None:
        """Throw away what the server sends; connections stay open."""
        self.is_held = True

    def cut(self) -> None:
        """End every connection and accept no other."""
        assert self.listener
        self.listener.shutdown(socket.SHUT_RDWR)
        self.listener.close()
        for end in self.ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self.ends.clear()

    def serve(self, listener: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while True:
                browser, _ = listener.accept()
                server = socket.create_connection(("127.0.0.1", self.server_port))
                self.ends += [browser, server]
                threading.Thread(target=self.carry, args=(browser, server), daemon=True).start()

    def carry(self, browser: socket.socket, server: socket.socket) -> None:
        with browser, server, contextlib.suppress(OSError):
            while True:
                ready, _, _ = select.select([browser, server], [], [])
                for end in ready:
                    data = end.recv(65536)
                    if not data:
                        return
                    if end is browser:
                        server.sendall(data)
                    elif not self.is_held:
                        browser.sendall(data)

    def __enter__(self) -> TcpProxy:
        return self

    def __exit__(self, *_: object) -> None:
        with contextlib.suppress(OSError):
            self.cut()
