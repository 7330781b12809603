"""The report of an arena: a web page in one file, with plots."""
