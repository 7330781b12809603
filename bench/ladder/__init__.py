"""The games behind the ladder, and the command that plays them."""
