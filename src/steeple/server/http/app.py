"""The app: routes, what guards them, and how refusals are answered."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp

from steeple import __version__
from steeple.errors import (
    BadSetup,
    IllegalAction,
    IllFormed,
    RecordFault,
    Refused,
    SteepleError,
    StoreError,
    UnknownGame,
)
from steeple.server.http.guard import Guard
from steeple.server.http.routes import (
    about,
    admin,
    alerts,
    games,
    health,
    pages,
    password_reset,
    people,
    records,
    table_socket,
    tables,
)
from steeple.server.process import Process
from steeple.server.protocol.shapes import Problem
from steeple.server.settings import Settings
from steeple.server.tables.narration import problem_of

_STATUS: dict[type[SteepleError], int] = {
    UnknownGame: 404,
    BadSetup: 400,
    IllFormed: 400,
    RecordFault: 400,
    IllegalAction: 409,
    StoreError: 503,
}


def make_app(settings: Settings) -> FastAPI:
    """An app that opens its database when it starts and lets go of everything when it stops."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, Process]]:
        async with Process.running(settings) as process:
            app.state.process = process
            app.state.store = process.store
            app.state.limits = process.limits
            app.state.sanctions = process.sanctions
            app.state.cookies = process.cookies
            with process.metrics.served(settings.metrics_port):
                yield {"process": process}

    app = FastAPI(
        title="Steeple",
        version=__version__,
        summary="Tables for tower and tile games.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
    )
    parts = (people, password_reset, about, games, tables, records, alerts, admin, health)
    for router in (pages.router, *(part.router for part in parts), pages.last_router):
        app.router.routes += router.routes  # include_router would make them again, at the first request
    app.add_exception_handler(SteepleError, _refuse)
    app.add_exception_handler(RequestValidationError, _refuse_shape)
    app.add_exception_handler(HTTPException, _refuse_page)
    return app


def make_guarded(settings: Settings) -> ASGIApp:
    """The app behind what guards it. The tables' WebSockets come before all that only pages need."""
    return Guard(table_socket.TableSockets(make_app(settings)), settings)


def _answer(status: int, problem: Problem, request: Request) -> Response:
    request.app.state.process.metrics.refusals.labels(problem.code).inc()
    return Response(problem.model_dump_json(), status, media_type="application/json")


async def _refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, SteepleError)
    status = (
        error.status
        if isinstance(error, Refused)
        else next((status for kind, status in _STATUS.items() if isinstance(error, kind)), 400)
    )
    return _answer(status, problem_of(error), request)


async def _refuse_shape(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"])
    return _answer(422, Problem(code="bad-message", sentence=f"{place}: {first['msg']}"[:300]), request)


async def _refuse_page(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    response = _answer(error.status_code, Problem(code="no-such-page", sentence=str(error.detail)), request)
    response.headers.update(error.headers or {})
    return response
