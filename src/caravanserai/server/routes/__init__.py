"""What is asked of the server and how: requests and sockets, on top of everything else."""
