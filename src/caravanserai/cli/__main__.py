"""`python -m caravanserai.cli`."""

from caravanserai.cli.main import run

if __name__ == "__main__":
    run()
