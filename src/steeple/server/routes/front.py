"""The front page, and a plain list of what can be asked for. Nothing on them comes from elsewhere."""

from __future__ import annotations

from html import escape

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import HTMLResponse

router = APIRouter(include_in_schema=False)

_PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>{title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body {{ font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 3rem auto; padding: 0 1rem }}</style>
</head><body><h1>{title}</h1>
{body}
</body></html>
"""

_FRONT = '<p>The table server runs. There is no page to play on yet; programs can play: see the <a href="/docs">API</a>.</p>'


@router.get("/")
async def get_front() -> HTMLResponse:
    """The front page."""
    return _page("Steeple", _FRONT)


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


def _page(title: str, body: str) -> HTMLResponse:
    return HTMLResponse(_PAGE.format(title=escape(title), body=body))
