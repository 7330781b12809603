"""Counting pieces by their names."""


def counted(names: list[str]) -> dict[str, int]:
    """How often each name comes up."""
    found: dict[str, int] = {}
    for name in names:
        found[name] = found.get(name, 0) + 1
    return found
