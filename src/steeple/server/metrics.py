"""What a process counts and measures, for Prometheus. Each process has its own figures."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

from steeple.errors import BadSetup

HOST = "127.0.0.1"
"""Only this machine can read the figures: they tell how much is played."""


class Metrics:
    """The figures of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.steps = Counter("steeple_steps", "Steps written, by kind.", ["kind"], registry=self.registry)
        self.refusals = Counter(
            "steeple_refusals", "What was refused, by code.", ["code"], registry=self.registry
        )
        self.failed_sign_ins = Counter(
            "steeple_failed_sign_ins",
            "Sign-ins that failed, by what was wrong.",
            ["wrong"],
            registry=self.registry,
        )
        self.conflicts = Counter(
            "steeple_conflicts", "Steps whose number another process wrote first.", registry=self.registry
        )
        self.append_seconds = Histogram(
            "steeple_append_seconds",
            "From handing a step to the store until it was durable.",
            registry=self.registry,
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0),
        )
        self.tables = Gauge("steeple_live_tables", "Tables in memory.", registry=self.registry)
        self.unreadable = Gauge(
            "steeple_unreadable_tables", "Tables that can't be read.", registry=self.registry
        )
        self.sockets = Gauge("steeple_sockets", "Open WebSockets.", registry=self.registry)
        self.waiting = Gauge(
            "steeple_bots_waiting", "Decisions of bots that wait for a thread.", registry=self.registry
        )
        self.thinking = Gauge(
            "steeple_bots_thinking", "Decisions of bots that are being made.", registry=self.registry
        )
        self.overtaken = Histogram(
            "steeple_bots_overtaken",
            "Decisions that overtook one that was waiting for a thread, by the kind of the waiting one.",
            ["kind"],
            registry=self.registry,
            buckets=(0, 1, 2, 5, 10, 50, 200),
        )

    @contextmanager
    def served(self, port: int) -> Iterator[None]:
        """Serve the figures in Prometheus's format, on this machine only; port 0: don't. Raises BadSetup."""
        if not port:
            yield
            return
        try:
            server, thread = start_http_server(port, HOST, self.registry)
        except OSError as error:
            sentence = f"can't serve metrics at port {port}: {error.strerror}; choose another --metrics-port"
            raise BadSetup(sentence, code="bad-setting") from error
        try:
            yield
        finally:
            server.shutdown()
            server.server_close()
            thread.join()
