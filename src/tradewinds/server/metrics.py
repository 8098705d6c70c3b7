"""Numbers for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from tradewinds.server.events import Decided, Ended, Entry

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._opened = self._counter("tables_opened", "Tables that were opened", ["game"])
        self._entries = self._counter("entries", "Entries written to logs")
        self._decisions = self._counter("decisions", "Decisions of people and bots")
        self._ended = self._counter("games_ended", "Games that came to their end", ["reason"])
        self.refused = self._counter("refused", "Messages that were refused", ["code"])
        self.connections = Gauge("tradewinds_connections", "Open WebSockets", registry=self.registry)
        self.tables = Gauge("tradewinds_tables", "Tables in memory", registry=self.registry)
        self.answered = Histogram(
            "tradewinds_answer_seconds", "From a message to its answer", buckets=FAST, registry=self.registry
        )

    def _counter(self, name: str, text: str, labels: list[str] | None = None) -> Counter:
        return Counter(f"tradewinds_{name}", text, labels or [], registry=self.registry)

    def opened(self, game: str) -> None:
        self._opened.labels(game).inc()

    def entry(self, entry: Entry) -> None:
        self._entries.inc()
        for event in entry.events:
            if isinstance(event, Decided):
                self._decisions.inc()
            elif isinstance(event, Ended):
                self._ended.labels(event.reason).inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)
