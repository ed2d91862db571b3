"""All sockets of all contenders in one loop. Those that rest send nothing, but their pings are answered."""

import select

from bench.live.websocket import SIZE, Hear, Socket


class Loop:
    """The kernel's epoll, with nothing between it and the frames: time spent here is time that the server lacks."""

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
        """Take a socket out of the loop before its file number is used again."""
        at = socket.connection.fileno()
        self.epoll.unregister(at)
        del self.sockets[at]
        socket.close()

    def turn(self, seconds: float) -> None:
        """Read what has come. If nothing has, wait for it this long."""
        for at, _ in self.epoll.poll(seconds):
            if at in self.sockets:  # it may have been closed by what came before it in this turn
                self.sockets[at].receive(self.buffer)
