"""All sockets of all contenders in one place: whoever rests is quiet, but his pings are answered."""

import select

from bench.live.websocket import SIZE, Hear, Socket


class Loop:
    """The system's own epoll, and nothing between it and the frames: whatever a move costs here, the server lacks."""

    def __init__(self) -> None:
        self.epoll = select.epoll()
        self.sockets: dict[int, Socket] = {}
        self.buffer = bytearray(SIZE)

    def add(self, socket: Socket, hear: Hear) -> None:
        socket.play_on(hear)
        at = socket.connection.fileno()
        self.sockets[at] = socket
        self.epoll.register(at, select.EPOLLIN)

    def close(self, socket: Socket) -> None:
        """Out of the loop, before its number is another's."""
        at = socket.connection.fileno()
        self.epoll.unregister(at)
        del self.sockets[at]
        socket.close()

    def turn(self, seconds: float) -> None:
        """Hear what is there; if nothing is, wait for it that long."""
        for at, _ in self.epoll.poll(seconds):
            if at in self.sockets:  # not closed on hearing one before it
                self.sockets[at].receive(self.buffer)
