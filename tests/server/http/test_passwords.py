"""Hashing a password takes a core for a while, so the number that can wait for it is limited."""

from __future__ import annotations

import asyncio
import threading

import pytest
from argon2 import extract_parameters
from argon2.profiles import RFC_9106_LOW_MEMORY

from steeple.errors import Refused
from steeple.server.http.passwords import Hashing, fits, hash_password
from support.server.cheap_passwords import REAL

pytestmark = pytest.mark.anyio


async def test_a_password_fits_what_is_kept_of_it_and_no_other() -> None:
    kept = await hash_password("correct horse")
    assert "correct horse" not in kept
    assert await fits(kept, "correct horse")
    assert not await fits(kept, "correct house")


def test_servers_hash_with_the_strength_that_is_recommended() -> None:
    assert extract_parameters(REAL.hash("correct horse")) == RFC_9106_LOW_MEMORY


async def test_when_too_many_wait_more_are_refused_and_later_there_is_room_again() -> None:
    hashing, may_end = Hashing(most=4), threading.Event()
    waiting = [asyncio.create_task(hashing.run(may_end.wait)) for _ in range(4)]
    await asyncio.sleep(0)
    with pytest.raises(Refused) as refusal:
        await hashing.run(may_end.wait)
    assert (refusal.value.code, refusal.value.status) == ("busy", 503)
    may_end.set()
    assert await asyncio.gather(*waiting) == [True] * 4
    assert await hashing.run(lambda: "hashed") == "hashed"
