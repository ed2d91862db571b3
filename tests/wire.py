"""A wire between a browser and a server that can be cut, or be deaf in one direction."""

from __future__ import annotations

import contextlib
import select
import socket
import threading


class Wire:
    def __init__(self, port: int) -> None:
        self.there = port
        self.door: socket.socket | None = None
        self.ends: list[socket.socket] = []
        self.is_held = False  # what the server says does not get through
        self.port = 0
        self.mend()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def mend(self) -> None:
        self.is_held = False
        self.door = socket.create_server(("127.0.0.1", self.port))
        self.port = self.door.getsockname()[1]
        threading.Thread(target=self.serve, args=(self.door,), daemon=True).start()

    def hold(self) -> None:
        self.is_held = True

    def cut(self) -> None:
        """Every connection ends, and no other begins."""
        assert self.door
        self.door.shutdown(socket.SHUT_RDWR)
        self.door.close()
        for end in self.ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self.ends.clear()

    def serve(self, door: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while True:
                here, _ = door.accept()
                there = socket.create_connection(("127.0.0.1", self.there))
                self.ends += [here, there]
                threading.Thread(target=self.carry, args=(here, there), daemon=True).start()

    def carry(self, here: socket.socket, there: socket.socket) -> None:
        with here, there, contextlib.suppress(OSError):
            while True:
                ready, _, _ = select.select([here, there], [], [])
                for end in ready:
                    data = end.recv(65536)
                    if not data:
                        return
                    if end is here:
                        there.sendall(data)
                    elif not self.is_held:
                        here.sendall(data)

    def __enter__(self) -> Wire:
        return self

    def __exit__(self, *_: object) -> None:
        with contextlib.suppress(OSError):
            self.cut()
