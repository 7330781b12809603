"""Running the server: a free port, a prepared database, the address on stdout, and a graceful end."""

import gc
import os
import signal
import socket
import sys
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, ClassVar, NoReturn

from caravanserai.server.descriptors import raise_limit
from caravanserai.server.errors import CannotServe
from caravanserai.server.settings import Settings, settings_from

if TYPE_CHECKING:
    import uvicorn


def bound(host: str, port: int) -> socket.socket:
    """A listening socket, or CannotServe with the sentence that says why there is none."""
    if not 0 <= port <= 65535:
        raise CannotServe(f"{port} is not a port; ports are 0 to 65535.")
    try:
        family, _, _, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except (socket.gaierror, UnicodeError) as error:
        raise CannotServe(f"There is no address {host!r} with port {port} on this machine.") from error
    # The protocol is named so that asyncio sends small messages at once (TCP_NODELAY).
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(where)
        listener.listen(512)
    except OSError as error:
        listener.close()
        raise CannotServe(
            f"Port {port} on {host} cannot be used ({error.strerror}); choose another with --port."
        ) from error
    listener.set_inheritable(True)
    return listener


def spare_the_collector() -> None:
    """Keep the garbage collector away from what stays: its full rounds made everybody wait a tenth of a second."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def share_the_interpreter() -> None:
    """Have the thread of the sockets hand the interpreter to those of the database after half a millisecond.

    They ask for it at every row and every statement; at five, the usual time, a busy server made each of them wait.
    """
    sys.setswitchinterval(0.0005)


def stop_as_asked(number: int, frame: FrameType | None) -> NoReturn:
    """End without a complaint: before uvicorn listens to signals, and when it raises one again after closing down."""
    raise SystemExit(0)


def web_server(settings: Settings) -> "uvicorn.Server":
    """The program that listens, on a prepared database."""
    import uvicorn

    from caravanserai.server.app import create_app
    from caravanserai.server.limits import LARGEST_BODY
    from caravanserai.server.sockets import PackedSockets
    from caravanserai.server.tcp_connections import TcpConnections
    from caravanserai.server.timed_requests import TimedRequests

    app = create_app(settings)

    class Requests(TimedRequests):
        tcp: ClassVar[TcpConnections] = app.state.context.tcp

    class Sockets(PackedSockets):
        tcp: ClassVar[TcpConnections] = app.state.context.tcp

    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # the application does that, see addresses.py; uvicorn believes everybody on this machine
        ws_max_size=LARGEST_BODY,
        http=Requests,
        ws=Sockets,
        ws_ping_interval=settings.heartbeat,
        ws_ping_timeout=settings.heartbeat,
        timeout_graceful_shutdown=5,
    )
    return uvicorn.Server(config)


def run(host: str, port: int, db: str | None) -> None:
    """Serve until told to stop."""
    signal.signal(signal.SIGTERM, stop_as_asked)
    raise_limit()
    settings = settings_from(dict(os.environ), db=db)
    from caravanserai.server.logs import set_up_logs

    set_up_logs(os.environ.get("CARAVANSERAI_LOG", "WARNING").upper())
    with bound(host, port) as listener:
        if "://" not in settings.db:
            settings = settings_from(dict(os.environ), db=str(Path(settings.db).expanduser().absolute()))
        from caravanserai.server.store.database_file import held

        with held(settings.db):
            _serve(settings, host, listener)


def _serve(settings: Settings, host: str, listener: socket.socket) -> None:
    """Serve a database that no other server works on."""
    from caravanserai.server.store.database_file import narrow
    from caravanserai.server.store.preparing import prepare

    narrow(settings.db)
    prepare(settings.db)
    server = web_server(settings)
    spare_the_collector()
    share_the_interpreter()
    shown = f"[{host}]" if ":" in host else host
    print(f"Caravanserai is open at http://{shown}:{listener.getsockname()[1]}", flush=True)
    try:
        server.run(sockets=[listener])
    except KeyboardInterrupt:
        print("Caravanserai is closed.", file=sys.stderr)
