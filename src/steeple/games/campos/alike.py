"""Campos: placements that are alike, listed together.

There may be over a thousand placements in a position: two tiles, each in every free place, each turned in
every way. One by one they would fill a hundred kilobytes.
"""

from __future__ import annotations

from collections.abc import Iterable

from steeple.games.campos.material import ORIENTATIONS, PLAY_CARD, SPOTS, TILES, cell_of
from steeple.kernel.game import Alike

TEXT = "{tile}@{q},{r},{orientation}"
"""How a placement is written, with gaps for its fields."""


def alike(actions: Iterable[int]) -> list[Alike]:
    """Actions in groups. A group of placements: several tiles, in several places, turned in the same ways.

    Every placement is in one group, and a group has nothing else. All other actions are alone.
    """
    turns: dict[tuple[int, int], dict[int, list[int]]] = {}  # by anchor and triangle, then by tile
    alone = []
    for action in actions:
        if action >= PLAY_CARD:
            alone.append(Alike(action))
            continue
        kind, spot = divmod(action, SPOTS)
        anchor, orientation = divmod(spot, ORIENTATIONS)
        turns.setdefault((anchor, orientation % 2), {}).setdefault(kind, []).append(orientation)
    groups: dict[tuple[tuple[int, ...], tuple[int, ...]], list[int]] = {}
    for (anchor, _), ways in turns.items():
        tiles: dict[tuple[int, ...], list[int]] = {}
        for kind, orientations in ways.items():
            tiles.setdefault(tuple(orientations), []).append(kind)
        for orientations_shared, kinds in tiles.items():
            groups.setdefault((tuple(kinds), orientations_shared), []).append(anchor)
    return [_group(kinds, orientations, anchors) for (kinds, orientations), anchors in groups.items()] + alone


def _group(kinds: tuple[int, ...], orientations: tuple[int, ...], anchors: list[int]) -> Alike:
    first = SPOTS * kinds[0] + ORIENTATIONS * anchors[0] + orientations[0]
    if len(kinds) == len(orientations) == len(anchors) == 1:
        return Alike(first)
    return Alike(
        first,
        TEXT,
        {
            "tile": [[TILES[kind]] for kind in kinds],
            "orientation": [[orientation] for orientation in orientations],
            "q r": [list(cell_of(anchor)) for anchor in anchors],
        },
    )
