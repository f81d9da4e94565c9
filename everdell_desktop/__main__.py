"""Where the program starts."""

import multiprocessing
import sys


def main() -> int:
    from everdell_desktop.commands.cli import main as run

    multiprocessing.freeze_support()
    return run()


if __name__ == "__main__":
    sys.exit(main())
