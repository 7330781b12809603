"""Versions of a rule set: a game goes on under the rules it was begun with, or is lifted to newer ones."""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from caravanserai.core.errors import BadSave, OldVersion
from caravanserai.core.secret_chance import Source

# How a version draws chance: what a state is given for the seed of a game and the id of its rule set.
Seeding: TypeAlias = Callable[[int, str], Source]

# Gives a saved state as a later version would have saved it; what it is given is a copy and may be changed.
Migration: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]


def lifted(
    game: str, saved: Mapping[str, Any], versions: Sequence[str], migrations: Mapping[str, Migration]
) -> Mapping[str, Any]:
    """A saved state of a version that is played here, after as many migrations as that takes, or OldVersion."""
    seen: list[str] = []
    while True:
        version = saved.get("version")
        if not isinstance(version, str):
            raise BadSave(f"The saved state of {game} does not say of which version it is.")
        if version in versions:
            return saved
        if version not in migrations:
            raise not_played(game, version, versions)
        if version in seen:
            raise BadSave(f"The migrations of {game} lead from version {version} back to it.")
        seen.append(version)
        saved = migrations[version](copy.deepcopy(dict(saved)))


def not_played(game: str, version: str, versions: Sequence[str]) -> OldVersion:
    """What to say of a game under rules that are not here."""
    here = f"version {versions[0]}" if len(versions) == 1 else f"versions {', '.join(versions)}"
    return OldVersion(f"This is of {game} {version!r}, which cannot be played on here: there is {here}.")
