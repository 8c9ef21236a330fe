"""Sets as the bits of a number. Numba has no functions for these, so compiled code uses LLVM's."""

from __future__ import annotations

from typing import Any

from steeple.kernel.rule import IS_COMPILED


def count_bits(bits: int) -> int:
    """How many bits are set."""
    return int(bits).bit_count()


def lowest_bit(bits: int) -> int:
    """The index of the lowest bit that is set; `bits` must not be 0."""
    return (int(bits) & -int(bits)).bit_length() - 1


if IS_COMPILED:
    from llvmlite.ir import Constant, IntType
    from numba import types
    from numba.extending import intrinsic, overload

    _INLINED: Any = {"forceinline": True}

    @intrinsic
    def _population(context: Any, bits: Any) -> Any:
        return types.int64(types.int64), lambda context, builder, signature, args: builder.ctpop(args[0])

    @intrinsic
    def _trailing_zeros(context: Any, bits: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.cttz(args[0], Constant(IntType(1), 0))

        return types.int64(types.int64), code

    @overload(count_bits, jit_options=_INLINED)
    def _count_bits(bits):  # type: ignore[no-untyped-def] # Numba compares the arguments' names
        return lambda bits: _population(bits)  # type: ignore[call-arg] # the compiler passes the context

    @overload(lowest_bit, jit_options=_INLINED)
    def _lowest_bit(bits):  # type: ignore[no-untyped-def] # Numba compares the arguments' names
        return lambda bits: _trailing_zeros(bits)  # type: ignore[call-arg] # the compiler passes the context
