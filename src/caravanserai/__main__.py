"""`python -m caravanserai`, the same as the command `caravanserai`."""

from caravanserai.cli.main import run

if __name__ == "__main__":
    run()
