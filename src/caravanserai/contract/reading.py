"""The Fluent files themselves: which texts a language has, and which arguments they take."""

from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Junk,
    Message,
    MessageReference,
    Pattern,
    Resource,
    StringLiteral,
    TextElement,
    VariableReference,
)

from caravanserai.texts.texts import folder


@cache
def resources(language: str) -> dict[str, Resource]:
    """Every file of a language, parsed."""
    paths = sorted((folder() / language).glob("*.ftl"))
    return {path.name: FluentParser().parse(path.read_text(encoding="utf-8")) for path in paths}


@cache
def messages(language: str) -> dict[str, Message]:
    """Every message of a language by its key."""
    return {
        entry.id.name: entry
        for resource in resources(language).values()
        for entry in resource.body
        if isinstance(entry, Message)
    }


def junk(language: str) -> list[str]:
    """What the parser could not read."""
    return [
        entry.content or ""
        for resource in resources(language).values()
        for entry in resource.body
        if isinstance(entry, Junk)
    ]


def arguments(key: str, known: dict[str, Message]) -> set[str]:
    """The arguments a message takes, those of the messages it refers to included."""
    found: set[str] = set()
    for node in nodes(known[key]):
        if isinstance(node, VariableReference):
            found.add(node.id.name)
        elif isinstance(node, MessageReference):
            found |= arguments(node.id.name, known)
    return found


def words(message: Message) -> str:
    """All that a message itself says, in every variant."""
    return " ".join(
        node.value
        for node in nodes(message)
        if isinstance(node, TextElement | StringLiteral) and isinstance(node.value, str)
    )


def nodes(node: BaseNode) -> Iterator[BaseNode]:
    """A node and everything below it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, BaseNode):
                yield from nodes(child)


def pattern(message: Message) -> Pattern:
    assert message.value is not None, f"{message.id.name} says nothing"
    return message.value
