"""The browser's client: files that were built from `web/` and ship with the package.

Names of assets change with what is in them, so a browser may keep them for ever; the page itself is asked
for each time. Which page a path means, the client finds out: all of them are the same file. What is no page
of the client is not found, with the same file to say so; what looks like a file and is none has no page.
"""

import gzip
from functools import cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.params import FromPath

from tradewinds.server.refusals import Code, Refused

STATIC = Path(__file__).parent / "static"
KINDS = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
PACKED = (".css", ".html", ".js", ".svg", ".txt", ".webmanifest")  # the others are compressed by nature
PLACES = frozenset(  # what the addresses of the client's pages begin with
    (
        *("", "new", "table", "join", "tables", "mine", "ratings", "records", "replay", "rules"),
        *("settings", "maps", "packs"),
    )
)
FOR_EVER = "public, max-age=31536000, immutable"
NOT_BUILT = "The pages of this server are not built: python web/build.py builds them. Its API is at /api.\n"


def built_files(folder: Path = STATIC) -> dict[str, Path]:
    """What there is, by path: nothing outside of this list is ever handed out."""
    files = [file for file in folder.rglob("*") if file.is_file() and file.suffix in KINDS]
    return {file.relative_to(folder).as_posix(): file for file in files}


FILES = built_files()


@cache
def content(file: Path, packed: bool) -> bytes:
    plain = file.read_bytes()
    return gzip.compress(plain, mtime=0) if packed else plain


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, State], path: FromPath[str] = "") -> Response[bytes]:
    name = str(path).strip("/")
    first, last = name.split("/")[0], name.split("/")[-1]
    if name not in FILES and (first in ("api", "assets") or "." in last):
        raise Refused(Code.NOT_FOUND, "there is nothing here")
    file = FILES.get(name) or FILES.get("index.html")
    if file is None:
        return Response(NOT_BUILT.encode(), media_type=MediaType.TEXT, status_code=404)
    packed = file.suffix in PACKED and "gzip" in request.headers.get("accept-encoding", "")
    headers = {"cache-control": FOR_EVER if name.startswith("assets/") else "no-cache"}
    if file.suffix in PACKED:
        headers["vary"] = "accept-encoding"
    if packed:
        headers["content-encoding"] = "gzip"
    return Response(
        content(file, packed),
        media_type=KINDS[file.suffix],
        headers=headers,
        status_code=200 if name in FILES or first in PLACES else 404,
    )
