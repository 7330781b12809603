"""File descriptors: every TCP connection takes one, and a process may have only so many."""

from typing import Final

WANTED: Final = 65_536
KEPT: Final = 200  # for the database, the bots, files and logs
WITHOUT_LIMIT: Final = 8192  # connections where the system has no such limit


def raise_limit() -> None:
    """Take as many as the system lets this process have without asking for more rights."""
    try:
        import resource
    except ImportError:  # Windows
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def room_for_connections() -> int:
    """How many TCP connections may be open so that enough descriptors are left for all else."""
    try:
        import resource
    except ImportError:  # Windows
        return WITHOUT_LIMIT
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return WANTED if soft == resource.RLIM_INFINITY else max(soft // 2, soft - KEPT)
