"""The table on the web: people, tables, live play, and what is kept of them."""
