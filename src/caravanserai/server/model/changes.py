"""What changes from one JSON value to the next, in a form that is JSON itself and small where little changes.

`[value]` puts a value in place, `[]` takes a key away, and an object goes into an object or a list, by key or index;
what it does not name stays. Where a list has become shorter, `length` says how long it is now.
"""

from typing import Any, Final

LENGTH: Final = "length"  # no index of a list reads so


def change_between(before: Any, after: Any) -> Any:
    """What makes one value the other; an empty object where they are the same."""
    if isinstance(before, dict) and isinstance(after, dict):
        return _between_objects(before, after)
    if isinstance(before, list) and isinstance(after, list):
        return _between_lists(before, after)
    return {} if _same(before, after) else [after]


def changed(value: Any, change: Any) -> Any:
    """The value after a change; the given one stays as it is."""
    if isinstance(change, list):
        return change[0]
    if not change:
        return value
    if isinstance(value, dict):
        kept = {key: part for key, part in value.items() if change.get(key) != []}
        return kept | {key: changed(value.get(key), part) for key, part in change.items() if part != []}
    parts = list(value[: change.get(LENGTH)])
    for key, part in change.items():
        if key == LENGTH:
            continue
        index = int(key)
        if index < len(parts):
            parts[index] = changed(parts[index], part)
        else:
            parts.append(part[0])
    return parts


def _between_objects(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    change: dict[str, Any] = {key: [] for key in before if key not in after}
    for key, value in after.items():
        part = change_between(before[key], value) if key in before else [value]
        if part:
            change[key] = part
    return change


def _between_lists(before: list[Any], after: list[Any]) -> dict[str, Any]:
    change: dict[str, Any] = {LENGTH: len(after)} if len(after) < len(before) else {}
    for index, value in enumerate(after):
        part = change_between(before[index], value) if index < len(before) else [value]
        if part:
            change[str(index)] = part
    return change


def _same(one: Any, other: Any) -> bool:
    """Equal, and of one type: in Python `True == 1`."""
    return type(one) is type(other) and bool(one == other)
