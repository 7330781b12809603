"""A way to a server that can go dead: what is on it stays open, and nothing arrives any more."""

import socket
import threading
from types import TracebackType
from typing import Self


class Relay:
    """Passes bytes on between a page and a server. Dead connections are never closed from here until the end."""

    def __init__(self, address: str) -> None:
        host, _, port = address.removeprefix("http://").rpartition(":")
        self._server = (host, int(port))
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._open: list[socket.socket] = []
        self._alive = threading.Event()  # one for all that are connected now
        self._alive.set()
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self.sockets = 0  # how many live tables were asked for

    def __enter__(self) -> Self:
        threading.Thread(target=self._listen, daemon=True).start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._listener.close()
        for end in self._open:
            end.close()

    def die(self) -> None:
        """Nothing arrives any more over what is connected now; new connections work."""
        self._alive.clear()
        self._alive = threading.Event()
        self._alive.set()

    def _listen(self) -> None:
        while True:
            try:
                page, _ = self._listener.accept()
            except OSError:
                return
            server = socket.create_connection(self._server)
            self._open += [page, server]
            for one, other in ((page, server), (server, page)):
                threading.Thread(target=self._pass_on, args=(one, other, self._alive), daemon=True).start()

    def _pass_on(self, one: socket.socket, other: socket.socket, alive: threading.Event) -> None:
        while True:
            try:
                some = one.recv(65536)
                if not alive.is_set():
                    return
                self.sockets += b"Upgrade: websocket\r\n" in some and some.startswith(b"GET ")
                if not some:
                    other.shutdown(socket.SHUT_WR)
                    return
                other.sendall(some)
            except OSError:
                return
