"""The commands of whoever runs a server: serve, config, upgrade, backup, restore."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from cyclopts import Parameter

from bathysphere.content.packs import shelve

Database = Annotated[
    str | None, Parameter(help="Where games are kept: sqlite:///FILE or postgresql://USER@HOST/NAME.")
]
File = Annotated[
    Path | None,
    Parameter(name="--config", help="A TOML file with settings, by the names `bathysphere config` prints."),
]
Packs = Annotated[
    list[Path],
    Parameter(
        name="--pack",
        negative=(),
        help="A folder with content of your own that tables can be played with; repeat for more.",
    ),
]
Json = Annotated[bool, Parameter(name="--json", negative=(), help="Print one JSON object and nothing else.")]


def serve(
    *,
    host: Annotated[str | None, Parameter(help="Address to listen on; 0.0.0.0: the whole network.")] = None,
    port: Annotated[int | None, Parameter(help="Port to listen on (8000).")] = None,
    public: Annotated[
        str | None, Parameter(help="Where everybody reaches this server, as https://play.example.org.")
    ] = None,
    mail: Annotated[
        str | None,
        Parameter(help="The server that takes mail for notices: smtp://USER:PASSWORD@HOST:587?from=ADDRESS."),
    ] = None,
    inside: Annotated[
        list[str],
        Parameter(
            negative=(), help="A network that webhooks may lead to, as 192.168.1.5/32; repeat for more."
        ),
    ] = [],  # noqa: B006
    database: Database = None,
    bus: Annotated[
        str | None, Parameter(help="How workers talk: memory, postgresql://… or redis://….")
    ] = None,
    workers: Annotated[
        int | None, Parameter(help="Server processes (1); more than one needs PostgreSQL.")
    ] = None,
    no_browser: Annotated[bool, Parameter(negative=(), help="Do not open the browser.")] = False,
    pack: Packs = [],  # noqa: B006
    bot: Annotated[
        list[str],
        Parameter(
            negative=(),
            help="A bot of your own that people can choose (FILE.py:CLASS or MODULE:CLASS); repeat for more.",
        ),
    ] = [],  # noqa: B006
    config: File = None,
    bots: Annotated[int | None, Parameter(help="Processes in which bots think: cores less one.")] = None,
    proxy: Annotated[
        list[str],
        Parameter(
            negative=(),
            help="Address or network of a proxy that is believed when it says for whom it calls, by "
            "X-Forwarded-For and X-Forwarded-Proto (127.0.0.1); repeat for every hop.",
        ),
    ] = [],  # noqa: B006
    origin: Annotated[
        list[str],
        Parameter(negative=(), help="Another site whose pages may use this server; repeat for more."),
    ] = [],  # noqa: B006
    limit: Annotated[
        list[str],
        Parameter(
            negative=(),
            help="A limit, as sockets=100 or requests=120/30: so many at once, so many a second after that.",
        ),
    ] = [],  # noqa: B006
    secure: Annotated[bool | None, Parameter(negative=(), help="Cookies over https only.")] = None,
    metrics: Annotated[
        str | None, Parameter(help="Serve figures for Prometheus at HOST:PORT, as 127.0.0.1:9090.")
    ] = None,
    log: Annotated[Literal["text", "json"] | None, Parameter(help="How the log is written.")] = None,
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"] | None, Parameter(help="What is logged, and above.")
    ] = None,
    access_log: Annotated[bool | None, Parameter(negative=(), help="One line for every request.")] = None,
    drain: Annotated[
        float | None, Parameter(help="Seconds to go on after SIGTERM, with /readyz saying no (0).")
    ] = None,
    hsts: Annotated[
        int | None,
        Parameter(help="Seconds for which browsers come back by https only; 0: not said (a year)."),
    ] = None,
    idle: Annotated[
        float | None, Parameter(help="Seconds a table stays in memory that nobody looks at (120).")
    ] = None,
    poll: Annotated[float | None, Parameter(help="Seconds between looks around by a worker (5).")] = None,
    client: Annotated[Path | None, Parameter(help="A folder with another build of the client.")] = None,
) -> None:
    """Serve the tables on this machine and open the browser.

    Every option is also a setting: --port is BATHYSPHERE_PORT in the environment, and `port = 8000` in the
    file that --config or BATHYSPHERE_CONFIG names. An option goes before the environment, the environment
    before the file. `bathysphere config` prints what is in force. docs/host.md leads from an empty machine to
    friends playing over TLS.
    """
    from bathysphere.server.web.app import serve as serve_tables
    from bathysphere.server.web.settings import from_here

    in_force = from_here(
        {
            "host": host,
            "port": port,
            "public": public,
            "mail": mail,
            "inside": inside or None,
            "database": database,
            "bus": bus,
            "workers": workers,
            "browser": False if no_browser else None,
            "packs": [str(folder.resolve()) for folder in pack] or None,
            "own_bots": bot or None,
            "bots": bots,
            "proxies": proxy or None,
            "origins": origin or None,
            "limits": limit or None,
            "secure": secure,
            "metrics": metrics,
            "log": log,
            "log_level": log_level,
            "access_log": access_log,
            "drain": drain,
            "hsts": hsts,
            "idle": idle,
            "poll": poll,
            "client": str(client) if client else None,
        },
        config,
    )
    values = in_force.values
    serve_tables(
        values["host"],
        values["port"],
        workers=values["workers"],
        open_browser=values["browser"],
        config=in_force.config(),
    )


def config(*, file: File = None, as_json: Json = False) -> None:
    """Print every setting of the server that is in force here, and where it comes from."""
    from bathysphere.server import secret
    from bathysphere.server.store.store import default_database
    from bathysphere.server.web.settings import from_here, shown

    in_force = from_here({}, file)
    in_force.values["database"] = in_force.values["database"] or default_database()
    # What links are signed with is nobody's business, but where it comes from is.
    in_force.values["secret"], in_force.sources["secret"] = secret.told(in_force.values["database"])
    if as_json:
        _print(
            {
                name: {"value": shown(value), "from": in_force.sources[name]}
                for name, value in in_force.values.items()
            }
        )
        return
    lines = [(name, shown(value), in_force.sources[name]) for name, value in in_force.values.items()]
    wide, deep = (max(len(line[place]) for line in lines) for place in (0, 1))
    for name, value, source in lines:
        print(f"{name:{wide}}  {value:{deep}}  {source}".rstrip())


FATES = {
    "same": "as they were",
    "carried": "go on from their stored position",
    "kept": "over, with their result kept",
    "aside": "set aside, with their record",
    "damaged": "damaged",
}


def upgrade(
    database: Annotated[
        str | None,
        Parameter(help="A file, sqlite:///FILE or postgresql://…; else the one of the settings."),
    ] = None,
    /,
    *,
    rehearse: Annotated[
        bool, Parameter(negative=(), help="Only say what would become of every table; nothing is written.")
    ] = False,
    pack: Packs = [],  # noqa: B006
    as_json: Json = False,
) -> None:
    """Bring a database to the shape of this release. Make a backup and rehearse it first."""
    from bathysphere.server.store.rehearsal import rehearse as rehearse_store
    from bathysphere.server.web.settings import database_here

    shelve([str(folder) for folder in pack])
    if not rehearse:
        _upgrade(database_here(database))
        return
    rehearsal = rehearse_store(database_here(database))
    if as_json:
        _print(msgspec.to_builtins(rehearsal))
    else:
        print(f"{rehearsal.database}: {len(rehearsal.tables)} tables, {rehearsal.steps} changes of its shape")
        for fate, words in FATES.items():
            print(f"  {rehearsal.count(fate):6} {words}")  # type: ignore[arg-type]
        for table in rehearsal.tables:
            if table.fate != "same":
                lost = f", {table.lost} moves lost" if table.lost else ""
                print(
                    f"  {table.table} ({table.game}, {table.status}) {FATES[table.fate]}: {table.why}{lost}"
                )
    if rehearsal.count("same") != len(rehearsal.tables):
        raise SystemExit(1)


def _upgrade(url: str) -> None:
    import asyncio

    from bathysphere.server.store.looking import check_there
    from bathysphere.server.store.store import open_store

    async def once() -> None:
        await (await open_store(url)).close()

    check_there(url)
    asyncio.run(once())
    print(f"{url}: up to date")


def backup(dest: Path, /, *, database: Database = None) -> None:
    """Write everything to one file, also while the server runs; `restore` puts it back.

    Parameters
    ----------
    dest
        The new file. It is a SQLite database whatever is backed up, and only you can read it.
    """
    from bathysphere.server.store.backup import backup as back_up
    from bathysphere.server.web.settings import database_here

    copied = back_up(dest, database_here(database))
    print(f"{copied.file}: {copied.tables} tables, {copied.rows} rows")


def restore(file: Path, /, *, database: Database = None) -> None:
    """Put a backup into a new database: of the same kind, or from SQLite to PostgreSQL and back.

    Parameters
    ----------
    file
        What `backup` has written.
    """
    from bathysphere.server.store.backup import restore as put_back
    from bathysphere.server.web.settings import database_here

    copied = put_back(file, database_here(database))
    print(f"{copied.tables} tables, {copied.rows} rows are back")


def _print(data: Any) -> None:
    print(json.dumps(data))


COMMANDS = (config, upgrade, backup, restore)
