"""What a table is: facts, log, clock and game, without database, network or sockets."""
