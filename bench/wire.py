"""`python -m bench.wire [GAME...]`: how many bytes a player is sent for each move of a game, plain and packed.

Two players make random moves at a table of a server of its own. What packing would save is worked out here: for each
message by itself, and on with what came before it within a window of 4 and of 32 kB, as compressing sockets do.
"""

import argparse
import asyncio
import json
import random
import tempfile
import time
import zlib
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from bench.load.server import Server, arrive, ask, legal_in
from caravanserai.core.registry import GAME_MODULES

TAIL = 4  # bytes of every packed message that sockets leave out


def main() -> int:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(prog="python -m bench.wire", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAME_MODULES))
    parser.add_argument("--moves", type=int, default=80)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="caravanserai-wire-") as folder:
        server = Server(Path(folder))
        try:
            asyncio.run(_measure(server, asked.games, asked.moves))
        finally:
            server.stop()
    return 0


async def _measure(server: Server, games: list[str], moves: int) -> None:
    print(f"{'game':20}{'messages':>9}{'mean':>8}{'max':>8}{'alone':>8}{'4 kB':>8}{'32 kB':>8}{'ms':>7}")
    for game in games:
        pages = await _play(server, game, moves)
        texts = [text for page in pages for text in page]
        began = time.process_time()
        alone = [size for text in texts for size in packed([text], 15)]
        took = (time.process_time() - began) / len(texts) * 1000
        small, large = ([size for page in pages for size in packed(page, bits)] for bits in (12, 15))
        means = "".join(f"{sum(sizes) / len(sizes):8.0f}" for sizes in (alone, small, large))
        plain = [len(text.encode()) for text in texts]
        print(f"{game:20}{len(texts):9}{sum(plain) / len(plain):8.0f}{max(plain):8}{means}{took:7.2f}", flush=True)


async def _play(server: Server, game: str, moves: int) -> list[list[str]]:
    """The `table` messages of each player's page for every move; the first one, with the whole table, is left out."""
    async with httpx.AsyncClient(base_url=server.url) as client:
        players = [await arrive(client, name) for name in ("Ann", "Bob")]
        body = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = (await ask(client, players[0], "/api/tables", body))["id"]
        await ask(client, players[1], f"/api/tables/{table}/join", {})
    address = f"{server.live}/api/tables/{table}/live"
    chance = random.Random(1)
    async with (
        connect(address, additional_headers=players[0].headers) as ann,
        connect(address, additional_headers=players[1].headers) as bob,
    ):
        sockets = [ann, bob]
        last = [await _table(socket, 0) for socket in sockets]
        found: list[list[str]] = [[], []]
        for number in range(moves):
            news = [json.loads(text) for text in last]
            if news[0]["info"]["status"] != "playing":
                break
            seat = news[0]["info"]["deciding"][0]
            event = news[0]["event"]
            move = chance.choice(legal_in(news[seat]["observations"][0]))
            wish: dict[str, Any] = {"type": "move", "key": f"k{number}", "event": event, "seat": seat, "move": move}
            await sockets[seat].send(json.dumps(wish))
            last = [await _table(socket, event + 1) for socket in sockets]
            for page, text in zip(found, last, strict=True):
                page.append(text)
    return found


async def _table(socket: ClientConnection, event: int) -> str:
    """The next `table` message of this event or a later one."""
    async with asyncio.timeout(20):
        while True:
            text = str(await socket.recv())
            message = json.loads(text)
            if message["type"] == "refused":
                raise RuntimeError(text)
            if message["type"] == "table" and message["event"] >= event:
                return text


def packed(texts: list[str], bits: int) -> list[int]:
    """The bytes of each message when one socket packs them with a window of so many bits."""
    packer = zlib.compressobj(wbits=-bits, memLevel=5 if bits < 15 else 8)
    return [len(packer.compress(text.encode()) + packer.flush(zlib.Z_SYNC_FLUSH)) - TAIL for text in texts]


if __name__ == "__main__":
    raise SystemExit(main())
