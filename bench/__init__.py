"""Slow measurements and soaks, each with its own command."""
