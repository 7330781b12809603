"""Manners of the web: headers on every answer, clear errors for bad input, and the page for every other path."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from caravanserai.server.guard import SECURITY
from caravanserai.server.limits import LARGEST_BODY
from tests.server.world import World, opened

pytestmark = pytest.mark.anyio


async def test_security_headers_on_every_answer(small_world: World) -> None:
    nobody = small_world.nobody()
    for path in ("/", "/api/health", "/api/nothing", "/metrics", "/assets/none.js", "/api/openapi.json"):
        answer = await nobody.http.get(path)
        for name, value in SECURITY.items():
            assert answer.headers[name] == value, path
        assert "server" not in answer.headers or answer.headers["server"] == "uvicorn"
    policy = SECURITY["Content-Security-Policy"]
    assert "unsafe" not in policy
    assert "script-src 'self';" in policy
    assert "style-src 'self';" in policy


async def test_malformed_and_oversized_bodies(small_world: World) -> None:
    nobody = small_world.nobody()
    kind = {"Content-Type": "application/json"}
    for body in (b"{", b"\xff\xfe", b"[" * 9000):
        answer = await nobody.http.post("/api/me/guest", content=body, headers=kind)
        assert answer.status_code in (400, 422), body[:5]
        assert answer.json()["error"]["message"].endswith(".")
    large = await nobody.http.post("/api/me/guest", json={"name": "x" * LARGEST_BODY})
    assert (large.status_code, large.json()["error"]["code"]) == (413, "too_large")

    async def endless() -> AsyncIterator[bytes]:
        for _ in range(100):
            yield b"x" * 4096

    streamed = await nobody.http.post("/api/me/guest", content=endless(), headers=kind)
    assert streamed.status_code == 413
    surrogate = await nobody.http.post("/api/me/guest", content=b'{"name": "\\ud800"}', headers=kind)
    assert surrogate.status_code == 422
    assert (await nobody.get("/api/health"))["status"] == "ok"


async def test_unknown_paths_and_methods(small_world: World) -> None:
    nobody = small_world.nobody()
    assert (await nobody.get("/api/nothing", 404))["error"]["code"] == "unknown_path"
    wrong = await nobody.http.delete("/api/me")
    assert (wrong.status_code, wrong.json()["error"]["code"]) == (405, "wrong_method")


async def test_the_page_and_its_files(file_db: str, tmp_path: Path) -> None:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>Caravanserai</title>", encoding="utf-8")
    (client / "assets" / "app-1a2b.js").write_text("play()", encoding="utf-8")
    (client / "assets" / "app-1a2b.js.br").write_bytes(b"packed")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    async with opened(file_db, static=client) as world:
        http = world.nobody().http
        for path in ("/", "/table/abc", "/new/spice_road", "/table/abc/replay"):
            answer = await http.get(path)
            assert "<title>" in answer.text
            assert answer.headers["cache-control"] == "no-cache"
        script = await http.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "gzip"})
        assert script.text == "play()"
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
        async with http.stream("GET", "/assets/app-1a2b.js", headers={"Accept-Encoding": "br, gzip"}) as packed:
            assert packed.headers["content-encoding"] == "br"
            assert b"".join([part async for part in packed.aiter_raw()]) == b"packed"
        assert (await http.get("/assets/none.js")).status_code == 404
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/%00"):
            assert "secret" not in (await http.get(path)).text


async def test_what_is_worth_it_is_sent_packed(small_world: World) -> None:
    http = small_world.nobody().http
    sent = {}
    for path in ("/api/games/merchant_explorers", "/api/health"):
        async with http.stream("GET", path, headers={"Accept-Encoding": "gzip"}) as answer:
            packed = b"".join([part async for part in answer.aiter_raw()])
            sent[path] = (answer.headers.get("content-encoding"), len(packed))
    plain = await http.get("/api/games/merchant_explorers", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert sent["/api/games/merchant_explorers"][0] == "gzip"
    assert sent["/api/games/merchant_explorers"][1] * 5 < len(plain.content)
    assert sent["/api/health"][0] is None


async def test_without_a_built_client_it_says_so(file_db: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("caravanserai.server.page.client_folder", lambda chosen: None)
    async with opened(file_db) as world:
        answer = await world.nobody().http.get("/")
        assert "has not been built" in answer.text
