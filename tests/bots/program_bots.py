"""A program that plays, well or badly, for the tests of program bots: `python program_bots.py HOW`."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path


def main(how: str, note: str = "") -> None:
    for line in sys.stdin:
        message = json.loads(line)
        if note:
            with Path(note).open("a", encoding="utf-8") as file:
                file.write(json.dumps({"pid": os.getpid(), "message": message}) + "\n")
        if message["type"] == "begin":
            begin(how, note)
        elif message["type"] == "decide":
            decide(how, message)
        elif message["type"] == "end" and how != "stubborn":
            return
    if how == "stubborn":
        time.sleep(60)


def begin(how: str, note: str) -> None:
    if how == "mute":
        time.sleep(60)
    if how == "parent":
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
        Path(f"{note}.child").write_text(str(child.pid), encoding="utf-8")
    say({"type": "hello" if how == "rude" else "ready"})


def decide(how: str, message: dict) -> None:  # type: ignore[type-arg]
    legal = message["legal"]
    if how == "dies" and message["number"] % 3 == 2:
        sys.exit("I am lost in the desert")
    if how == "sleeps" and message["number"] % 3 == 2:
        time.sleep(60)
    if how == "babbles":
        sys.stdout.write("y" * 3_000_000)
    if how == "lies":
        say({"move": "fly away"})
    elif how == "echoes":
        say({"move": legal[-1]["text"], "number": message["number"] - 1})
        say({"move": legal[0]["text"], "number": message["number"]})
    else:
        say({"move": legal[0]["id"]})


def say(message: dict) -> None:  # type: ignore[type-arg]
    print(json.dumps(message), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
