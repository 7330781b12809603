"""The rule sets, a folder each."""
