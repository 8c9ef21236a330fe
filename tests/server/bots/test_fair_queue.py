"""Who thinks next: fair by person, then by table; and quick decisions never wait for long ones."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator

import pytest

from steeple.errors import Refused
from steeple.server.bots.fair_queue import FairQueue, Ticket
from steeple.server.bots.thinking import Bots, QueueLimits
from steeple.server.metrics import Metrics
from steeple.server.seeds import SeedSource

pytestmark = pytest.mark.anyio

LONG, QUICK = 2.5, 0.15
PLENTY = QueueLimits(100, 100)


def ticket(person: str, seconds: float = LONG) -> Ticket:
    return Ticket(person, seconds, is_quick=seconds < 1)


def order(queue: FairQueue, count: int) -> str:
    """Whose turn it is, one after the other, when each takes as long as expected."""
    found = ""
    for _ in range(count):
        taken = queue.take()
        assert taken is not None
        queue.finish(taken, taken.seconds)
        found += taken.person
    return found


def test_whoever_opens_thirty_tables_waits_for_them_alone() -> None:
    queue = FairQueue()
    for _ in range(30):
        queue.put(ticket("m"))
    assert order(queue, 3) == "mmm"
    queue.put(ticket("a"))
    queue.put(ticket("b"))
    assert sorted(order(queue, 2)) == ["a", "b"]


def test_two_people_with_many_tables_take_turns() -> None:
    queue = FairQueue()
    for person in "mmmmaaaa":
        queue.put(ticket(person))
    assert order(queue, 8) in ("mamamama", "amamamam")


def test_it_is_time_that_is_shared_not_turns() -> None:
    queue = FairQueue()
    for _ in range(4):
        queue.put(ticket("m", 2.0))
    for _ in range(8):
        queue.put(ticket("a", 0.5))
    assert order(queue, 11).count("a") >= 7
    assert order(queue, 1) == "m"


def test_of_one_person_s_tables_the_one_that_has_waited_longest_comes_first() -> None:
    queue = FairQueue()
    tickets = [ticket("m") for _ in range(3)]
    for one in tickets:
        queue.put(one)
    assert [queue.take() for _ in tickets] == tickets


def test_nobody_saves_up_time_by_being_away() -> None:
    queue = FairQueue()
    for _ in range(20):
        queue.put(ticket("m"))
    assert order(queue, 10) == "m" * 10
    for _ in range(6):
        queue.put(ticket("a"))
    assert order(queue, 6).count("m") >= 2


def test_a_decision_that_took_longer_than_expected_is_charged_in_full() -> None:
    queue = FairQueue()
    for person in "mmaaaa":
        queue.put(ticket(person, 1.0))
    first = queue.take()
    assert first is not None
    queue.finish(first, 3.0)
    other = "a" if first.person == "m" else "m"
    assert order(queue, 2) == 2 * other


def test_who_waits_no_longer_is_not_called() -> None:
    queue = FairQueue()
    gone, there = ticket("m"), ticket("m")
    queue.put(gone)
    queue.put(there)
    queue.drop(gone)
    assert queue.take() is there
    assert queue.take() is None


def test_a_ticket_knows_how_many_began_while_it_waited() -> None:
    queue = FairQueue()
    for _ in range(3):
        queue.put(ticket("m"))
    order(queue, 1)
    last = ticket("m")
    queue.put(last)
    order(queue, 2)
    assert queue.take() is last
    assert queue.overtaken(last) == 2


def test_people_who_are_gone_are_forgotten() -> None:
    queue = FairQueue()
    for number in range(5000):
        queue.put(ticket(f"guest {number}", 0.001))
        order_of_one = queue.take()
        assert order_of_one is not None
        queue.finish(order_of_one, 0.0)
    assert len(queue._used) < 2000


# --- The threads ---


class Thinkers:
    """Bots with one thread for all and one for quick decisions, whose thoughts end when they are told."""

    def __init__(self, limits: QueueLimits = PLENTY) -> None:
        self.bots = Bots(1, limits, Metrics(), SeedSource(""))
        self.begun: list[str] = []
        self._ends: dict[str, threading.Event] = {}
        self._loop = asyncio.get_running_loop()
        self._heard = asyncio.Event()
        self.tasks: dict[str, asyncio.Task[str]] = {}

    def think(self, name: str, person: str, seconds: float = LONG) -> asyncio.Task[str]:
        """Begin to think as soon as it is one's turn."""
        end = self._ends[name] = threading.Event()

        def run() -> str:
            self._loop.call_soon_threadsafe(self._note, name)
            end.wait()
            return name

        self.tasks[name] = asyncio.create_task(self.bots._run(run, end, person, seconds))
        return self.tasks[name]

    def _note(self, name: str) -> None:
        self.begun.append(name)
        self._heard.set()

    async def until_begun(self, count: int) -> list[str]:
        """The names of those that have begun, once there are `count` of them."""
        while len(self.begun) < count:
            self._heard.clear()
            await self._heard.wait()
        return self.begun

    async def end(self, name: str) -> None:
        """Have one found what it was looking for."""
        self._ends[name].set()
        await self.tasks[name]

    async def close(self) -> None:
        for task in self.tasks.values():
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        await asyncio.to_thread(self.bots.close)


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    thinkers = Thinkers()
    yield thinkers
    await thinkers.close()


async def test_a_novice_thinks_at_once_while_masters_think_everywhere(thinkers: Thinkers) -> None:
    for number in range(30):
        thinkers.think(f"master {number}", "mallory")
    await thinkers.until_begun(1)
    thinkers.think("novice", "ada", QUICK)
    assert await thinkers.until_begun(2) == ["master 0", "novice"]


async def test_another_person_s_master_is_next(thinkers: Thinkers) -> None:
    for number in range(30):
        thinkers.think(f"master {number}", "mallory")
    await thinkers.until_begun(1)
    thinkers.think("ada's master", "ada")
    await asyncio.sleep(0)
    await thinkers.end("master 0")
    assert (await thinkers.until_begun(2))[1] == "ada's master"


async def test_who_gives_up_leaves_the_queue_and_the_thread_to_others(thinkers: Thinkers) -> None:
    thinking, waiting = thinkers.think("first", "ada"), thinkers.think("second", "ada")
    await thinkers.until_begun(1)
    thinkers.think("third", "ada")
    waiting.cancel()
    await asyncio.wait([waiting])
    thinking.cancel()
    assert await thinkers.until_begun(2) == ["first", "third"]


@pytest.mark.parametrize("limits", [QueueLimits(2, 100), QueueLimits(100, 2)], ids=["of one", "altogether"])
async def test_when_too_many_wait_more_are_refused_and_later_there_is_room_again(limits: QueueLimits) -> None:
    thinkers = Thinkers(limits)
    try:
        for number in range(3):  # one thinks, two wait
            thinkers.think(f"{number}", "ada")
        await thinkers.until_begun(1)
        with pytest.raises(Refused, match="too many bots") as refusal:
            await thinkers.think("one too many", "ada")
        assert refusal.value.code == "bots-busy"
        await thinkers.end("0")
        thinkers.think("later", "ada")
        await thinkers.end((await thinkers.until_begun(2))[1])
        await thinkers.end((await thinkers.until_begun(3))[2])
        assert set(await thinkers.until_begun(4)) == {"0", "1", "2", "later"}
    finally:
        await thinkers.close()


async def test_whoever_has_nothing_waiting_finds_room_in_a_full_queue() -> None:
    thinkers = Thinkers(QueueLimits(100, 2))
    try:
        for number in range(3):
            thinkers.think(f"{number}", "mallory")
        await thinkers.until_begun(1)
        thinkers.think("ben's", "ben")
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="too many bots"):
            await thinkers.think("ben's second", "ben")
        await thinkers.end("0")
        assert (await thinkers.until_begun(2))[1] == "ben's"
    finally:
        await thinkers.close()
