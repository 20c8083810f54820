"""The command `bathysphere`, and what it says where a part of the program is not installed."""

from __future__ import annotations

import sys

from bathysphere.extras import missing


def main() -> None:
    """Entry point of the command `bathysphere`."""
    try:
        from bathysphere.command_line import answer
    except ModuleNotFoundError as error:
        problem = missing(error)
        if problem is None:
            raise
        print(f"bathysphere: {problem}", file=sys.stderr)
        sys.exit(2)
    sys.exit(answer(sys.argv[1:]))


if __name__ == "__main__":
    main()
