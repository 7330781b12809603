"""The mark that ties a test to the rule clauses it proves."""

import pytest


def rule(*clauses: str) -> pytest.MarkDecorator:
    """Mark a test as a proof of these clauses of `docs/rules/`, such as `@rule("SR-14")`."""
    if not clauses:
        raise ValueError("name the clause that this test proves, such as @rule('SR-14')")
    return pytest.mark.rule(*clauses)
