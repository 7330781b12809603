"""What is counted, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import generate_latest

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10)
LONG = (0.005, 0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 1, 2.1, 3, 4, 6, 10, 30)


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "caravanserai_requests", "HTTP requests", ["method", "route", "status"], registry=self.registry
        )
        self.commands = Counter(
            "caravanserai_commands", "Commands by kind and answer", ["kind", "answer"], registry=self.registry
        )
        self.command_seconds = Histogram(
            "caravanserai_command_seconds",
            "From a command's arrival to its acknowledgement",
            buckets=QUICK,
            registry=self.registry,
        )
        self.tcp_connections = Gauge("caravanserai_tcp_connections", "Open TCP connections", registry=self.registry)
        self.tcp_closed = Counter(
            "caravanserai_tcp_connections_closed",
            "TCP connections this side refused or ended, by reason",
            ["reason"],
            registry=self.registry,
        )
        self.sockets = Gauge("caravanserai_sockets", "Open live connections", registry=self.registry)
        self.dropped = Counter("caravanserai_sockets_dropped", "Pages too slow to follow", registry=self.registry)
        self.tables = Gauge("caravanserai_tables_in_memory", "Tables in memory", registry=self.registry)
        self.bot_moves = Counter("caravanserai_bot_moves", "Moves by bots", ["bot"], registry=self.registry)
        self.bot_failures = Counter(
            "caravanserai_bot_failures", "Times a bot's thinking broke off", registry=self.registry
        )
        self.jobs_waiting = Gauge(
            "caravanserai_bot_jobs_waiting", "Jobs of bots and hints that wait", registry=self.registry
        )
        self.job_wait = Histogram(
            "caravanserai_bot_job_wait_seconds",
            "How long jobs waited, by bot; hints are counted by themselves",
            ["bot"],
            buckets=LONG,
            registry=self.registry,
        )
        self.job_seconds = Histogram(
            "caravanserai_bot_job_seconds", "How long jobs took", ["bot"], buckets=LONG, registry=self.registry
        )
        self.jobs_shortened = Counter(
            "caravanserai_bot_jobs_shortened", "Jobs cut short by a long queue", ["bot"], registry=self.registry
        )
        self.failures = Counter("caravanserai_failures", "Errors nobody expected", registry=self.registry)

    def page(self) -> bytes:
        """The text Prometheus reads."""
        return generate_latest(self.registry)
