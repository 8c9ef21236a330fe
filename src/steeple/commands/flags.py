"""Commands with many flags: a function of one frozen dataclass, and Typer sees a flag for each field."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import MISSING, fields
from functools import wraps
from typing import Any, TypeVar, get_type_hints

F = TypeVar("F")


def takes_flags(kind: type[F]) -> Callable[[Callable[[F], None]], Callable[..., None]]:
    """Turn a function of one `kind` into a command, with a flag for each field of that dataclass.

    A field is annotated as Typer wants a parameter to be annotated. Its default is the flag's default.
    """
    hints = get_type_hints(kind, include_extras=True)

    def decorate(command: Callable[[F], None]) -> Callable[..., None]:
        @wraps(command)
        def run(**values: Any) -> None:
            command(kind(**values))

        parameters = [
            inspect.Parameter(
                field.name,
                inspect.Parameter.KEYWORD_ONLY,
                annotation=hints[field.name],
                default=inspect.Parameter.empty if field.default is MISSING else field.default,
            )
            for field in fields(kind)  # type: ignore[arg-type] # every `kind` is a dataclass
        ]
        run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
        run.__annotations__ = hints
        return run

    return decorate
