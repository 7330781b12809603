"""The example configuration of docs/examples/nginx.conf, in front of a real server."""

import asyncio
import contextlib
import json
import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from caravanserai.server.limits import CONNECTIONS
from tests.server.world import HEADERS, SHARED, World, opened

NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
OPENSSL = shutil.which("openssl")
pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(NGINX is None or OPENSSL is None, reason="nginx and openssl are not installed here"),
]
EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "nginx.conf"
AROUND = """
daemon off; master_process off; pid {folder}/nginx.pid; error_log {folder}/error.log;
events {{ worker_connections 512; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi; uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    include {folder}/example.conf;
}}
"""


@dataclass
class Proxied:
    """A server with nginx in front of it."""

    world: World
    plain: int
    safe: int
    trust: ssl.SSLContext

    @contextlib.asynccontextmanager
    async def client(self, address: str, **headers: str) -> AsyncIterator[httpx.AsyncClient]:
        transport = httpx.AsyncHTTPTransport(local_address=address, verify=self.trust)
        at = f"https://localhost:{self.safe}"
        async with httpx.AsyncClient(base_url=at, transport=transport, headers={**HEADERS, **headers}) as client:
            yield client

    def counted(self) -> set[str]:
        """The addresses the server has counted requests of."""
        return {who for name, who in self.world.registry.context.limits._full if name == "requests"}


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


def example(folder: Path, server: str, plain: int, safe: int) -> None:
    """Write the example as it stands but for ports, files and a shorter wait."""
    text = EXAMPLE.read_text(encoding="utf-8")
    for found, instead in (
        (r"listen 80;", f"listen 127.0.0.1:{plain};"),
        (r"listen 443 ssl;", f"listen 127.0.0.1:{safe} ssl;"),
        (r"/etc/ssl/", f"{folder}/"),
        (r"http://127\.0\.0\.1:8000;", f"{server};"),
        (r"client_header_timeout 10s;", "client_header_timeout 1s;"),
        (r"client_body_timeout 20s;", "client_body_timeout 1s;"),
    ):
        text, times = re.subn(found, instead, text)
        assert times, found
    (folder / "example.conf").write_text(text, encoding="utf-8")
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder), encoding="utf-8")


def certificate(folder: Path) -> Path:
    """A certificate for localhost that nobody else trusts."""
    made, key = folder / "tables.example.org.pem", folder / "tables.example.org.key"
    wanted = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2", "-subj", "/CN=here"]
    names = ["-addext", "subjectAltName=DNS:localhost", "-keyout", str(key), "-out", str(made)]
    subprocess.run([str(OPENSSL), "req", "-x509", *wanted, *names], check=True, capture_output=True)
    return made


@pytest.fixture
async def proxied(tmp_path: Path, anyio_backend: str) -> AsyncIterator[Proxied]:
    """Limits are so strict that the proxy's connections would not do if they counted for one address."""
    strict = {"limit_factor": 2 / CONNECTIONS.most, "trusted_proxies": ("127.0.0.1",)}
    trust = ssl.create_default_context(cafile=str(certificate(tmp_path)))
    async with opened(str(tmp_path / "tables.db"), **strict) as world:
        found = Proxied(world, free_port(), free_port(), trust)
        example(tmp_path, world.url, found.plain, found.safe)
        nginx = subprocess.Popen([str(NGINX), "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")])
        try:
            async with asyncio.timeout(30):
                while True:
                    try:
                        socket.create_connection(("127.0.0.1", found.safe), 1).close()
                        break
                    except OSError:
                        assert nginx.poll() is None, (tmp_path / "error.log").read_text()
                        await asyncio.sleep(0.05)
            yield found
        finally:
            nginx.terminate()
            await asyncio.to_thread(nginx.wait, 20)


async def test_health_and_pages_by_https(proxied: Proxied) -> None:
    async with proxied.client("127.0.0.1") as client:
        assert (await client.get("/api/health")).json()["status"] == "ok"
        assert (await client.get("/metrics")).status_code == 404
    async with httpx.AsyncClient() as client:
        plain = await client.get(f"http://127.0.0.1:{proxied.plain}/table/x", headers={"Host": "tables.example.org"})
    assert (plain.status_code, plain.headers["location"]) == (301, "https://tables.example.org/table/x")


async def test_each_client_has_its_own_address(proxied: Proxied) -> None:
    async with proxied.client("127.0.0.2", **{"X-Forwarded-For": "203.0.113.9"}) as client:
        await client.get("/api/bots")
    async with proxied.client("127.0.0.3") as client:
        await client.get("/api/bots")
    assert proxied.counted() == {"127.0.0.2", "127.0.0.3"}


async def test_a_game_by_socket(proxied: Proxied) -> None:
    async with proxied.client("127.0.0.2") as client:
        answer = await client.post("/api/me/guest", json={"name": "Ann"})
        assert "secure" in answer.headers["set-cookie"].lower()
        # The cookie is one for https only, and nothing but its name and value goes back.
        cookie = {"Cookie": answer.headers["set-cookie"].split(";")[0], "Origin": f"https://localhost:{proxied.safe}"}
        opening = {"game": "spice_road", "seats": SHARED}
        table = (await client.post("/api/tables", json=opening, headers=cookie)).json()["id"]
    where = f"wss://localhost:{proxied.safe}/api/tables/{table}/live"
    local = ("127.0.0.2", 0)
    async with connect(where, ssl=proxied.trust, additional_headers=cookie, local_addr=local) as live:
        state = json.loads(await live.recv())
        observation = next(each for each in state["observations"] if each["seat"] == state["info"]["deciding"][0])
        legal = [choice["move"] for choice in observation["choices"] if choice["reason"] is None]
        move = {"type": "move", "key": "a-first-move", "event": state["event"], "seat": observation["seat"]}
        await live.send(json.dumps({**move, "move": legal[0]}))
        async with asyncio.timeout(20):
            while (answered := json.loads(await live.recv()))["type"] == "table":
                pass
        assert answered["type"] == "ack"


async def test_large_bodies_and_slow_requests(proxied: Proxied) -> None:
    async with proxied.client("127.0.0.2") as client:
        large = await client.post("/api/me/guest", content=b"a" * 70_000)
        assert large.status_code == 413
    for begun in (b"GET / HTTP/1.1\r\nHost: ", b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 30\r\n\r\n{"):
        reader, writer = await asyncio.open_connection(
            "localhost", proxied.safe, ssl=proxied.trust, local_addr=("127.0.0.2", 0), family=socket.AF_INET
        )
        writer.write(begun)
        async with asyncio.timeout(30):
            assert (await reader.read())[:12] in (b"", b"HTTP/1.1 408")
        writer.close()
    assert not proxied.counted()  # none of that came to the server


async def test_many_at_once_through_one_proxy(proxied: Proxied) -> None:
    async with contextlib.AsyncExitStack() as held:
        clients = [await held.enter_async_context(proxied.client(f"127.0.0.{number}")) for number in range(2, 22)]
        answers = await asyncio.gather(*(client.get("/api/health") for client in clients))
    assert [answer.status_code for answer in answers] == [200] * 20
