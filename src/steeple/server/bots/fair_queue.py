"""Who thinks next: the person whose bots have thought least and, of that person's tables, the one waiting
longest.

Somebody who opens thirty tables makes only themselves wait. Thinking is charged in seconds to the host of the
table. A person who was away starts with what the least busy one has used, so that nobody saves up time.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

_MOST_REMEMBERED = 1000
"""How many idle people are remembered before those whose use no longer counts are forgotten."""


@dataclass(eq=False)
class Ticket:
    """A decision that waits for a thread.

    There is at most one per table, and one per person who wants a hint.
    """

    person: str
    """Who is charged."""
    seconds: float
    """The longest that it will take."""
    is_quick: bool
    begun: int = field(default=0, init=False)
    """How many decisions had begun before it came."""


class FairQueue:
    """Tickets that wait, and what each person has used."""

    def __init__(self) -> None:
        self._waiting: dict[str, list[Ticket]] = {}
        self._used: dict[str, float] = {}
        self._under_way: Counter[str] = Counter()
        self._begun = 0
        self._least = 0.0
        """What the person whose turn came last had used."""

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def waiting_for(self, person: str) -> int:
        """How many of a person's tickets wait."""
        return len(self._waiting.get(person, ()))

    def put(self, ticket: Ticket) -> None:
        """Add a ticket to the queue."""
        person = ticket.person
        if self._is_idle(person):
            self._used[person] = max(self._used.get(person, 0.0), self._least)
        ticket.begun = self._begun
        self._waiting.setdefault(person, []).append(ticket)

    def take(self, quick_only: bool = False) -> Ticket | None:
        """The ticket whose turn it is; its time is charged until `finish` says how long it really took."""
        firsts = [
            ticket
            for tickets in self._waiting.values()
            if (ticket := next((one for one in tickets if one.is_quick or not quick_only), None))
        ]
        if not firsts:
            return None
        ticket = min(firsts, key=lambda one: self._used[one.person])
        person = ticket.person
        self.drop(ticket)
        self._least = max(self._least, self._used[person])
        self._used[person] += ticket.seconds
        self._under_way[person] += 1
        self._begun += 1
        return ticket

    def overtaken(self, ticket: Ticket) -> int:
        """How many decisions began while this one waited, which has just been taken."""
        return self._begun - 1 - ticket.begun

    def drop(self, ticket: Ticket) -> None:
        """Remove a ticket from the queue."""
        tickets = self._waiting[ticket.person]
        tickets.remove(ticket)
        if not tickets:
            del self._waiting[ticket.person]

    def finish(self, ticket: Ticket, seconds: float) -> None:
        """A ticket that was taken is finished, and took this many seconds."""
        self._used[ticket.person] += seconds - ticket.seconds
        self._under_way[ticket.person] -= 1
        if len(self._used) > len(self._waiting) + _MOST_REMEMBERED:
            self._forget_idle()

    def _is_idle(self, person: str) -> bool:
        return person not in self._waiting and not self._under_way[person]

    def _forget_idle(self) -> None:
        """Forget people who would start with as much as they have used."""
        self._used = {
            person: used
            for person, used in self._used.items()
            if not self._is_idle(person) or used > self._least
        }
        self._under_way = +self._under_way
