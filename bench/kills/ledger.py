"""What people were told of one table, held against what its log says."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

KEYED: Final = ("move", "undo", "chat")  # kinds of log entries that somebody asked for under a key


@dataclass(frozen=True)
class Command:
    """Something sent under a key, perhaps several times."""

    key: str
    kind: str
    seat: int
    body: str
    since: int  # the event the page had seen
    sent: float
    together: bool = False  # two moves in one


@dataclass
class Tally:
    """What a run has counted."""

    told: Counter[str] = field(default_factory=Counter)  # acknowledged moves, undos, chats and joins
    again: int = 0  # commands that were sent once more because no answer had come, or though one had
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    odd: list[str] = field(default_factory=list)  # no answer, or one that nobody who plays by the rules should get


class Ledger:
    """One table: every acknowledged command with its event, and every entry of the log that was ever shown."""

    def __init__(self, table: str, people: dict[int, str], tally: Tally) -> None:
        self.table = table
        self.people = people  # by seat
        self.whole = 0  # the log is known without a gap up to this event
        self.tally = tally
        self._told: dict[str, tuple[Command, int]] = {}
        self._log: dict[int, dict[str, Any]] = {}

    def acknowledged(self, command: Command, event: int) -> None:
        """Somebody was told that this is done."""
        if command.key not in self._told:
            self._told[command.key] = command, event
            self.tally.told[command.kind] += 1
        elif self._told[command.key][1] != event:
            self.tally.doubled.append(f"{command.key} was event {self._told[command.key][1]}, then {event}")

    def stands_at(self, event: int) -> None:
        """How far the table had come when a page was opened: nothing acknowledged may be beyond."""
        self._lose(command for command, told in self._told.values() if told > event)

    def read(self, entries: list[dict[str, Any]]) -> None:
        """Take entries in; what was shown once stays."""
        for entry in entries:
            known = self._log.setdefault(entry["event"], entry)
            if (known["kind"], known["seat"], known["text"]) != (entry["kind"], entry["seat"], entry["text"]):
                self.tally.lost.append(f"{self.table}: event {entry['event']} was {known['kind']} before")
        while self.whole + 1 in self._log:
            self.whole += 1
            self._check(self._log[self.whole])

    def close(self, event: int) -> None:
        """Nothing is open any more and the whole log was read: each entry has its command, each command its entry."""
        if self.whole < event or len(self._log) != event:
            self.tally.lost.append(f"{self.table}: the log has {len(self._log)} entries and {event} events")
        self._lose(command for command, told in self._told.values() if not self._fits(command, told))
        unclaimed = {
            number: entry
            for number, entry in self._log.items()
            if entry["kind"] in KEYED and (entry["kind"] == "chat" or entry["seat"] in self.people)
        }
        for command, told in self._told.values():
            if unclaimed.pop(told, None) is None:
                self.tally.doubled.append(f"{command.key} shares event {told} with another")
            elif command.together and told - 1 > command.since and self._same_mover(told):
                unclaimed.pop(told - 1, None)
        for number, entry in unclaimed.items():
            self.tally.doubled.append(f"{self.table}: nobody was told of event {number}, {entry['kind']}")

    def _check(self, entry: dict[str, Any]) -> None:
        self._lose(
            command for command, told in self._told.values() if told == entry["event"] and not self._fits(command, told)
        )

    def _fits(self, command: Command, event: int) -> bool:
        entry = self._log.get(event)
        if entry is None or entry["kind"] != command.kind:
            return False
        return bool(entry["text"] == command.key if command.kind == "chat" else entry["seat"] == command.seat)

    def _same_mover(self, event: int) -> bool:
        before, last = self._log.get(event - 1), self._log[event]
        return before is not None and (before["kind"], before["seat"]) == ("move", last["seat"])

    def _lose(self, commands: Any) -> None:
        for command in commands:
            line = f"{command.key}: {command.kind} of event {self._told[command.key][1]} is not there"
            if line not in self.tally.lost:
                self.tally.lost.append(line)
