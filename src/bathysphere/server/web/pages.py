"""The built client, read once and served from memory, compressed.

The build puts a Brotli file (`shell.js.br`) beside each file that gets smaller by it. Browsers take it over
HTTPS and on this machine; for all others there is gzip.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import Request, get
from litestar.params import FromPath
from litestar.response import Response

from bathysphere.play.refusal import Refusal
from bathysphere.server.web.guards import AS_IS

PACKAGED = Path(__file__).parent / "static"
COMPRESSIBLE = (
    "text/",
    "application/javascript",
    "application/json",
    "image/svg+xml",
    "application/manifest",
)
BROTLI = ".br"
FOREVER = "public, max-age=31536000, immutable"

PLACEHOLDER = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Bathysphere</title></head>
<body><main><h1>Bathysphere</h1>
<p>The server is running, but the client has not been built into this installation.</p>
<p>The API is described at <a href="/api/v2/schema/openapi.json">/api/v2/schema/openapi.json</a>.</p>
</main></body></html>
"""


@dataclass(frozen=True)
class Page:
    """One file of the client."""

    body: bytes
    packed: dict[str, bytes]
    """By content encoding, the smallest first."""
    kind: str
    mark: str


class Pages:
    """All files of the client by path."""

    def __init__(self, folder: Path) -> None:
        self._pages = {"index.html": _page(PLACEHOLDER.encode(), "text/html")}
        if (folder / "index.html").is_file():
            self._pages = {
                path.relative_to(folder).as_posix(): _page(path.read_bytes(), _kind(path), _brotli(path))
                for path in sorted(folder.rglob("*"))
                if path.is_file() and path.suffix != BROTLI
            }

    @property
    def first(self) -> str:
        """The client's page itself, for those who have something to add to it."""
        return self._pages["index.html"].body.decode()

    def answer(self, path: str, accepts: str, known: str) -> Response[bytes]:
        """The file at a path. Addresses of the client itself (`/tables/…`) are its first page."""
        path = path.strip("/")
        page = self._pages.get(path)
        if page is None:
            # An invite token has a dot in it: only names at the top or among the assets are files.
            if path.startswith(("api/", "assets/")) or ("." in path and "/" not in path):
                raise Refusal("page-unknown")
            page = self._pages["index.html"]
        cache = FOREVER if path.startswith("assets/") else "no-cache"
        headers = {"etag": page.mark, "cache-control": cache, "vary": "accept-encoding"}
        if page.mark in known:
            return Response(b"", status_code=304, headers=headers)
        body = page.body
        offered = {word.partition(";")[0].strip() for word in accepts.split(",")}
        for encoding, packed in page.packed.items():
            if encoding in offered:
                body = packed
                headers["content-encoding"] = encoding
                break
        return Response(body, media_type=page.kind, headers=headers)


def _kind(path: Path) -> str:
    return mimetypes.guess_type(path.name)[0] or "application/octet-stream"


def _brotli(path: Path) -> bytes | None:
    packed = path.with_name(path.name + BROTLI)
    return packed.read_bytes() if packed.is_file() else None


def _page(body: bytes, kind: str, brotli: bytes | None = None) -> Page:
    packed = {} if brotli is None else {"br": brotli}
    if kind.startswith(COMPRESSIBLE):
        packed["gzip"] = gzip.compress(body, 9, mtime=0)
    return Page(body, packed, kind, f'"{hashlib.sha256(body).hexdigest()[:16]}"')


async def _serve(request: Request[Any, Any, Any], path: str) -> Response[bytes]:
    pages: Pages = request.app.state.pages
    headers = request.headers
    return pages.answer(path, headers.get("accept-encoding", ""), headers.get("if-none-match", ""))


@get("/", include_in_schema=False, opt={AS_IS: True})
async def home(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The first page."""
    return await _serve(request, "")


@get("/{path:path}", include_in_schema=False, opt={AS_IS: True})
async def page(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    """Any other page."""
    return await _serve(request, path)
