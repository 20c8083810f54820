"""Which extra brings a package that is not installed: `pip install "bathysphere[server]"`."""

from __future__ import annotations

from bathysphere.engine.errors import OptionError

BRINGS = {
    "terminal": ("cyclopts", "markdown_it", "platformdirs", "rich"),
    "server": (
        "aiosmtplib",
        "alembic",
        "argon2",
        "asyncpg",
        "cryptography",
        "greenlet",
        "httpcore",
        "httptools",
        "litestar",
        "prometheus_client",
        "redis",
        "sqlalchemy",
        "uvicorn",
        "uvloop",
        "websockets",
    ),
    "gym": ("gymnasium", "pettingzoo"),
    "openspiel": ("pyspiel",),
    "lab": ("numpy", "openskill", "pyarrow"),
    "cluster": ("ray",),
}
"""By extra what one can import with it."""


def missing(error: ModuleNotFoundError) -> OptionError | None:
    """What to install, if what could not be imported belongs to an extra."""
    package = (error.name or "").partition(".")[0]
    extra = next((extra for extra, packages in BRINGS.items() if package in packages), None)
    return None if extra is None else OptionError("extra-missing", package=package, extra=extra)
