"""A game in the terminal: who sits at the table, what has happened, what is typed and what is shown."""
