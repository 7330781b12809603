"""The web client: built files as they are, and the page itself for every other path."""

from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from caravanserai.server.errors import Refused
from caravanserai.server.guard import error_answer

PACKED: Final = (("br", ".br"), ("gzip", ".gz"))
TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".html": "text/html",
    ".ftl": "text/plain",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
NOT_BUILT: Final = "Caravanserai is open, but its page has not been built. The tables answer under /api/.\n"


def client_folder(chosen: Path | None) -> Path | None:
    """Where the built client lies: in the package, or in a source tree's web/dist."""
    here = Path(__file__).parent
    for folder in (chosen, here / "static", here.parents[2] / "web" / "dist"):
        if folder is not None and (folder / "index.html").is_file():
            return folder.resolve()
    return None


class Pages:
    """Serves the client from its folder. Files whose names carry a hash may be kept for good."""

    def __init__(self, chosen: Path | None) -> None:
        self._folder = client_folder(chosen)

    async def serve(self, request: Request) -> Response:
        """A built file, or the page."""
        path = request.url.path
        if path == "/api" or path.startswith("/api/"):
            return error_answer(Refused(404, "unknown_path", "There is nothing under this address."))
        if self._folder is None:
            return PlainTextResponse(NOT_BUILT, 200 if path == "/" else 404)
        file = self._file(path)
        if file is None and path.startswith("/assets/"):
            return error_answer(Refused(404, "unknown_path", "There is no such file."))
        return self._answer(request, file or self._folder / "index.html")

    def _file(self, path: str) -> Path | None:
        assert self._folder is not None
        try:
            file = (self._folder / path.lstrip("/")).resolve()
            inside = file.is_relative_to(self._folder) and file.is_file()
        except (OSError, ValueError):
            return None
        return file if inside else None

    def _answer(self, request: Request, file: Path) -> Response:
        assert self._folder is not None
        hashed = file.relative_to(self._folder).parts[0] == "assets"
        headers = {"Cache-Control": "public, max-age=31536000, immutable" if hashed else "no-cache"}
        kind = TYPES.get(file.suffix)
        accepted = {part.split(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
        headers["Vary"] = "Accept-Encoding"
        for name, suffix in PACKED:
            packed = file.with_name(file.name + suffix)
            if name in accepted and packed.is_file():
                return FileResponse(packed, media_type=kind, headers={**headers, "Content-Encoding": name})
        return FileResponse(file, media_type=kind, headers=headers)
