"""A server's chance: nobody can know it; at the tests' own servers all of it follows from a seed."""

from __future__ import annotations

import pytest

from steeple.kernel.seed import read_seed
from steeple.server.seeds import SeedSource
from support.server.serving import Person, Server, two_people

pytestmark = pytest.mark.anyio


def test_without_a_seed_nothing_comes_twice() -> None:
    chance = SeedSource()
    assert len({chance.deal_seed("campos", 2) for _ in range(50)}) == 50
    assert len({chance.number("level:1", "seed", 3) for _ in range(50)}) == 50


def test_with_a_seed_everything_follows_from_it_and_from_what_it_is_for() -> None:
    one, same, other = SeedSource("a"), SeedSource("a"), SeedSource("b")
    for draw in (SeedSource.deal_seed, SeedSource.number):
        assert draw(one, "campos", 2) == draw(same, "campos", 2)
        assert len({draw(one, "campos", 2), draw(one, "campos", 3), draw(other, "campos", 2)}) == 3


def test_a_drawn_seed_is_a_seed_and_a_number_fits_a_bot() -> None:
    for chance in (SeedSource(), SeedSource("a")):
        read_seed(chance.deal_seed("campos", 2))
        assert len(chance.deal_seed("campos", 2)) == 64
        assert 0 <= chance.number("level:1") < 2**63


async def test_at_a_server_with_a_seed_tables_of_a_kind_are_dealt_alike_and_it_warns(server: Server) -> None:
    ada = await Person.named(server.address, "Ada")
    alone = {**two_people(), "seats": [{"kind": "me"}, {"kind": "here", "name": "Ben"}]}
    views = []
    for players, order in ((2, "lot"), (2, "lot"), (3, "lot")):
        seats = [{"kind": "me"}, *[{"kind": "here", "name": f"{seat}"} for seat in range(1, players)]]
        table = (await ada.do("/api/tables", {**alone, "players": players, "seats": seats, "order": order}))[
            "id"
        ]
        snapshot = (await ada.get(f"/api/tables/{table}"))[1]["snapshot"]
        views.append((snapshot["view"], [seat["name"] for seat in snapshot["seats"]]))
    assert views[0] == views[1]
    assert views[0] != views[2]
    assert "STEEPLE_SEED is set" in server.log
