"""The pages, and a plain list of what programs can ask for. Nothing on them comes from elsewhere."""

from __future__ import annotations

from functools import lru_cache
from html import escape

from fastapi import APIRouter
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from steeple.server.http.client_pages import is_client_page, is_public
from steeple.server.http.link_cards import find_card, language_of, with_card
from steeple.server.http.static_pages import FRONT, PageFile, page_files

router = APIRouter(include_in_schema=False)

last_router = APIRouter(include_in_schema=False)
"""The catch-all route; include it last."""

_PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>{title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
body {{ font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 3rem auto; padding: 0 1rem }}
</style>
</head><body><h1>{title}</h1>
{body}
</body></html>
"""

_NOT_BUILT = """<p>The server is running, but its pages haven't been built: run <code>make client</code>.
Programs can play without them: see the <a href="/docs">API</a>.</p>"""


@router.get("/docs")
async def get_docs(request: Request) -> HTMLResponse:
    """What can be asked for, in a plain list."""
    lines = [
        f"<li><code>{method.upper()} {escape(path)}</code> {escape(route.get('description', ''))}</li>"
        for path, routes in request.app.openapi()["paths"].items()
        for method, route in routes.items()
    ]
    live = "<li><code>WebSocket /api/tables/{id}/live</code> Everything that happens at a table</li>"
    note = '<p>With all types: <a href="/openapi.json">openapi.json</a></p>'
    return _page("Steeple: the API", f"{note}<ul>{''.join(lines)}{live}</ul>")


@last_router.api_route("/{path:path}", methods=["GET", "HEAD"])
async def get_page(path: str, request: Request) -> Response:
    """A file of the pages, or a page that the front page draws. For anything else 404: in JSON for programs,
    as a page for people.
    """
    files = page_files()
    if found := files.get(path):
        return found.answer(request)
    if path == "metrics" or path.startswith(("api/", "assets/")):  # figures have a port of their own, or none
        raise HTTPException(404)
    front = files.get(FRONT)
    if front is None:
        return _page("Steeple", _NOT_BUILT)
    language = language_of(request)
    card = await find_card(request.app.state.store, path, language) if is_client_page(path) else None
    if card is None:
        return HTMLResponse(front.body, 404, {"Cache-Control": "no-cache", "X-Robots-Tag": "noindex"})
    response = _front(with_card(front.body.decode(), card, language, request)).answer(request)
    response.headers.add_vary_header("Accept-Language")
    if not is_public(path):
        response.headers["X-Robots-Tag"] = "noindex"
    return response


@lru_cache(maxsize=500)
def _front(text: str) -> PageFile:
    """A page ready to be sent. The same links are opened many times, and compressing takes a while."""
    return PageFile.of(text.encode(), "text/html")


def _page(title: str, body: str) -> HTMLResponse:
    return HTMLResponse(_PAGE.format(title=escape(title), body=body))
