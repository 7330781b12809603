"""Bots as a person names them for an arena: `greedy,deep=search@5s,mine=program:node my-bot.mjs`."""

from __future__ import annotations

import re
from pathlib import PurePath
from typing import Final

from caravanserai.arena.plan import Entrant
from caravanserai.bots import make_bot, split_names

LABELLED: Final = re.compile(r"([\w.-]+)=(.+)")


def read_entrants(text: str) -> tuple[Entrant, ...]:
    """The bots in a text, each checked; a name before an equals sign is what tables call it."""
    entrants: list[Entrant] = []
    for part in split_names(text):
        found = LABELLED.fullmatch(part)
        label, spec = (found[1], found[2]) if found is not None else (short_label(part), part)
        make_bot(spec)
        entrants.append(Entrant(label, spec))
    return tuple(entrants)


def short_label(spec: str) -> str:
    """What a bot is called when nobody says: its name, without the folders of a command."""
    head, sign, command = spec.partition(":")
    if not head.startswith("program") or not sign:
        return spec
    return f"{head}:{' '.join(PurePath(word).name or word for word in command.split())}"
