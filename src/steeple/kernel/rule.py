"""The `rule` decorator: a function written once that runs interpreted or compiled.

A rule is a small Python function over a position (a NumPy record). Numba compiles it when it's first called.
With `NUMBA_DISABLE_JIT=1` in the environment it stays plain Python, and Numba isn't even imported.

Numba's disk cache doesn't notice when a rule calls a function of another file and that file changes. So the
cache directory is named after a hash of all sources that get compiled: any change to them starts a new
directory.
"""

from __future__ import annotations

import hashlib
import os
import shutil
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast, overload

F = TypeVar("F", bound=Callable[..., Any])

IS_COMPILED = os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")
"""Whether rules run as machine code in this process."""

_KEPT_CACHES = 6


@overload
def rule(function: F) -> F: ...
@overload
def rule(*, apart: bool) -> Callable[[F], F]: ...
def rule(function: F | None = None, *, apart: bool = False) -> F | Callable[[F], F]:
    """Make `function` a rule.

    A rule is inlined into the rules that call it, which makes the playout loop fast. `apart=True` keeps it a
    separate function, for long code that runs rarely (a setup, a scoring).
    """

    def decorate(plain: F) -> F:
        return _compiled(plain, inlined=not apart) if IS_COMPILED else plain

    return decorate if function is None else decorate(function)


def wrapping(function: F) -> F:
    """Let integer overflow wrap silently in interpreted mode, as it does in compiled code."""
    if IS_COMPILED:
        return function
    import numpy as np

    return np.errstate(over="ignore")(function)


def interpreted(function: F) -> F:
    """The plain Python function behind a rule: it does the same without waiting for the compiler."""
    return cast(F, getattr(function, "py_func", function))


def _compiled(plain: F, inlined: bool) -> F:
    import numba

    _optimise_only_what_runs()
    # Numba's cache directory is global and read when the decorator runs: set ours, then restore the old one.
    directory = cache_directory()
    config: Any = numba.config
    before = config.CACHE_DIR
    config.CACHE_DIR = str(directory or before)
    try:
        # Only passing rules as values needs the C wrapper. It would take a tenth of the compile time.
        options: dict[str, Any] = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}
        jit = numba.njit(forceinline=inlined, cache=directory is not None, **options)
        made = jit(plain)
    finally:
        config.CACHE_DIR = before
    made.__class__ = _interpreted_class() if _is_interpreting() else _rule_class()
    _RULES.append(made)
    return cast(F, made)


@cache
def _optimise_only_what_runs() -> None:
    """Don't optimise an inlined rule by itself: it's optimised together with the rule that contains it.

    Numba would do both, which takes a third of the compile time. Calling an inlined rule from plain Python is
    as fast as before, because nearly all of that time goes into the call. If a release of Numba lacks this
    method, it optimises everything.
    """
    from numba.core.codegen import CPUCodeLibrary
    from numba.core.targetconfig import ConfigStack

    libraries: Any = CPUCodeLibrary
    compiling: Any = ConfigStack
    optimise = getattr(libraries, "_optimize_final_module", None)
    if optimise is None:
        return

    def optimise_unless_inlined(library: Any) -> None:
        flags = compiling.top_or_none()
        if flags is None or not (flags.forceinline and flags.no_cfunc_wrapper):  # both: it's ours
            optimise(library)

    libraries._optimize_final_module = optimise_unless_inlined


_RULES: list[Any] = []
"""All rules of this process that Numba compiles."""


def interpret_for_now() -> None:
    """Run all rules interpreted until `compile_from_now_on`. A server does this while another process
    compiles.

    The same functions run, without the wait.
    """
    for made in _RULES:
        made.__class__ = _interpreted_class()


def compile_from_now_on() -> None:
    """Run rules as machine code again. Each is compiled, or loaded from the cache, when it's next called."""
    for made in _RULES:
        made.__class__ = _rule_class()


def compiled_rules() -> int:
    """How many rules this process has compiled, or loaded, as machine code."""
    return sum(bool(made.signatures) for made in _RULES)


def _is_interpreting() -> bool:
    """Whether rules are interpreted for now, so that a rule made now has to be as well."""
    return bool(_RULES) and type(_RULES[0]) is _interpreted_class()


@cache
def _rule_class() -> type[Any]:
    from numba.core.registry import CPUDispatcher
    from numba.core.types import unliteral

    class Rule(CPUDispatcher):
        """A rule that's compiled once for all literal numbers. Numba would compile it for each of them."""

        def get_call_template(self, args: Any, kws: Any) -> Any:
            return super().get_call_template(tuple(map(unliteral, args)), kws)

    return Rule


@cache
def _interpreted_class() -> type[Any]:
    import numpy as np

    class InterpretedRule(_rule_class()):  # type: ignore[misc]  # a class made at run time
        """A rule that runs interpreted instead of waiting for the compiler."""

        def __call__(self, *arguments: Any, **named: Any) -> Any:
            with np.errstate(over="ignore"):  # as compiled code does
                return self.py_func(*arguments, **named)

    return InterpretedRule


@cache
def cache_directory() -> Path | None:
    """Where machine code is kept between runs; None if that directory isn't writable."""
    home = os.environ.get("STEEPLE_CACHE") or os.path.join(
        os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache"), "steeple"
    )
    caches = Path(home) / "compiled"
    directory = caches / sources_hash()
    try:
        if not directory.is_dir():
            directory.mkdir(parents=True, exist_ok=True)
            _drop_oldest(caches)
        os.utime(directory)
    except OSError:
        return None
    return directory if os.access(directory, os.W_OK) else None


@cache
def sources_hash() -> str:
    """A hash of the sources of all rules and bots.

    Compiled code elsewhere (`research`, `report`) calls only these and functions of its own file, and Numba
    notices a change in that file.
    """
    package = Path(__file__).parent.parent
    digest = hashlib.sha256()
    for part in ("kernel", "games", "ai"):
        for path in sorted((package / part).rglob("*.py")):
            digest.update(str(path.relative_to(package)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _drop_oldest(caches: Path) -> None:
    by_age = sorted(
        (path for path in caches.iterdir() if path.is_dir()), key=lambda path: path.stat().st_mtime
    )
    for path in by_age[:-_KEPT_CACHES]:
        shutil.rmtree(path, ignore_errors=True)
