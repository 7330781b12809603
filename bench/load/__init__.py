"""How much one server holds: many live tables, many moves, long games opened."""
