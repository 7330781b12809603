"""The words of the house in every language."""
