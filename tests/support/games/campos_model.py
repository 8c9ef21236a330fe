"""A second, slow Campos over plain sets of cells, written from the rules page and not from the engine.

Tiles and cards are their names, actions their texts. Everything is worked out afresh at each decision.
"""

from __future__ import annotations

from typing import Any

from support.games.campos_areas import TRIANGLES, Board, Cell, beside, board_of, laid, largest, removable

CARDS_DEALT = {2: 5, 3: 4, 4: 3}


class Model:
    """One game from its deal on."""

    def __init__(self, players: int, slide: str, deal: dict[str, Any]) -> None:
        self.players, self.slide = players, slide
        self.cards = [set(hand) for hand in deal["hands"]]
        self.pile, self.bag = list(deal["cards"]), list(deal["bag"])
        self.held: list[list[str]] = [[self.bag.pop(0), self.bag.pop(0)] for _ in range(players)]
        anchor, start = laid(f"{self.bag.pop(0)}@0,0,0")
        self.tiles: dict[Cell, Board] = {anchor: start}
        self.points = [0] * players
        self.player = 0
        self.is_assembly = self.is_first = True

    @property
    def is_over(self) -> bool:
        return not self.tiles

    def legal(self) -> set[str]:
        """The texts of what may be done now."""
        if self.is_over:
            return set()
        tiles = (
            self._placements()
            if self.is_assembly
            else {f"x{q},{r}" for q, r in removable(self.tiles, self.slide)[0]}
        )
        return tiles if self.is_first else tiles | self._cards()

    def _placements(self) -> set[str]:
        """The tiles held, in all rotations, on three free cells of which one lies beside the area."""
        board = board_of(self.tiles)
        around = {cell for taken in board for cell in beside(taken)}
        spots = {
            (q - dq, r - dr, shape)
            for q, r in around - board.keys()
            for shape in TRIANGLES
            for dq, dr in TRIANGLES[shape]
        }
        found = set()
        for q, r, shape in spots:
            cells = [(q + dq, r + dr) for dq, dr in TRIANGLES[shape]]
            if all(cell not in board and max(map(abs, cell)) <= 30 for cell in cells):
                found |= {
                    f"{name}@{q},{r},{2 * k + shape}" for name in self.held[self.player] for k in range(3)
                }
        return found

    def _cards(self) -> set[str]:
        """The cards held whose first colour's largest region is larger than their second's."""
        sizes = largest(board_of(self.tiles))
        return {card for card in self.cards[self.player] if sizes[card[0]] > sizes[card[1]]}

    def play(self, text: str) -> None:
        """Do what a legal text says."""
        is_second = not self.is_first
        if "@" in text:
            anchor, cells = laid(text)
            self.tiles[anchor] = cells
            self.held[self.player].remove(text.split("@")[0])
        elif text[0] == "x":
            q, r = text[1:].split(",")
            del self.tiles[int(q), int(r)]
        else:
            self.points[self.player] += largest(board_of(self.tiles))[text[3]]
            self.cards[self.player].remove(text)
        self.is_first = is_second
        if is_second:
            self._end_turn(has_played=":" in text)

    def _end_turn(self, has_played: bool) -> None:
        player = self.player
        self.player = (player + 1) % self.players
        if not self.is_assembly:
            return
        if has_played and not self.cards[player]:
            self._begin_dismantling()
            return
        while len(self.held[player]) < 2:
            if not self.bag:
                self._begin_dismantling()
                return
            self.held[player].append(self.bag.pop(0))

    def _begin_dismantling(self) -> None:
        self.is_assembly = False
        for cards in self.cards:
            for _ in range(CARDS_DEALT[self.players]):
                cards.add(self.pile.pop(0))


def first_difference(record: dict[str, Any], slide: str) -> str:
    """The first place where a record (with legal actions) differs from the model; empty if there is none."""
    model = Model(record["players"], slide, record["deal"])
    for ply, (action, legal) in enumerate(zip(record["actions"], record["legal"], strict=True)):
        if len(set(legal)) < len(legal) or set(legal) != model.legal():
            return f"after {ply} decisions {sorted(set(legal) ^ model.legal())} is legal for one alone"
        if action not in legal:
            return f"after {ply} decisions {action} was played"
        model.play(action)
    best = max(model.points)
    winners = [seat for seat in range(model.players) if model.points[seat] == best]
    if not model.is_over:
        return "the game is not over"
    result = {"end": "cleared", "scores": model.points, "winners": winners}
    return "" if record.get("result") == result else f"the result is {result}"
