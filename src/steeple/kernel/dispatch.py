"""How compiled code picks a game's rule: by the record's type, while the caller is being compiled.

Nothing here has type annotations, because Numba compares the two signatures of an overload, annotations
included.
"""
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from typing import Any

from numba.extending import overload

from steeple.kernel import draws, verbs
from steeple.kernel.rng import draw, shuffle

_INLINED: Any = {"forceinline": True, "no_cfunc_wrapper": True}


@overload(verbs.setup, jit_options=_INLINED)
def _setup(s):
    if game := verbs.game_of(s):
        rule = game.setup
        return lambda s: rule(s, s)


@overload(verbs.legal, jit_options=_INLINED)
def _legal(s, out):
    if game := verbs.game_of(s):
        rule = game.legal
        return lambda s, out: rule(s, out)


@overload(verbs.apply, jit_options=_INLINED)
def _apply(s, action):
    if game := verbs.game_of(s):
        rule = game.apply
        return lambda s, action: rule(s, action)


@overload(verbs.scores, jit_options=_INLINED)
def _scores(s, out):
    if game := verbs.game_of(s):
        rule = game.scores
        return lambda s, out: rule(s, out)


@overload(verbs.winners, jit_options=_INLINED)
def _winners(s):
    if game := verbs.game_of(s):
        rule = game.winners
        return lambda s: rule(s)


@overload(verbs.determinize, jit_options=_INLINED)
def _determinize(s, seat, seed):
    if game := verbs.game_of(s):
        rule = game.determinize
        return lambda s, seat, seed: rule(s, seat, seed)


@overload(verbs.redraw, jit_options=_INLINED)
def _redraw(s, seed):
    if game := verbs.game_of(s):
        rule = game.redraw
        return lambda s, seed: rule(s, seed)


@overload(verbs.observe, jit_options=_INLINED)
def _observe(s, seat, out):
    if game := verbs.game_of(s):
        rule = game.observe
        return lambda s, seat, out: rule(s, seat, out)


@overload(verbs.write_features, jit_options=_INLINED)
def _write_features(s, seat, out):
    if game := verbs.game_of(s):
        rule = game.sight.write
        return lambda s, seat, out: rule(s, seat, out)


@overload(verbs.locate, jit_options=_INLINED)
def _locate(s, action):
    if game := verbs.game_of(s):
        rule = game.sight.locate
        return lambda s, action: rule(s, action)


@overload(verbs.weigh_alike, jit_options=_INLINED)
def _weigh_alike(s, actions, count, weights):
    if game := verbs.game_of(s):
        rule = game.sight.weigh_alike
        return lambda s, actions, count, weights: rule(s, actions, count, weights)


@overload(verbs.weigh, jit_options=_INLINED)
def _weigh(s, actions, count, weights):
    if game := verbs.game_of(s):
        rule = game.weigh
        return lambda s, actions, count, weights: rule(s, actions, count, weights)


@overload(verbs.evaluate, jit_options=_INLINED)
def _evaluate(s, shares):
    if game := verbs.game_of(s):
        rule = game.evaluate
        return lambda s, shares: rule(s, shares)


# --- In compiled code a setup draws from the record. `Draws` exist only in plain Python. ---


@overload(draws.shuffle_for, jit_options=_INLINED)
def _shuffle_for(draws, purpose, cards, first, end):
    return lambda draws, purpose, cards, first, end: shuffle(draws, cards, first, end)


@overload(draws.draw_for, jit_options=_INLINED)
def _draw_for(draws, purpose, n):
    return lambda draws, purpose, n: draw(draws, n)


@overload(draws.plan_for, jit_options=_INLINED)
def _plan_for(draws, purpose, plan, n):
    return lambda draws, purpose, plan, n: 0
