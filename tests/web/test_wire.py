"""The client's types are those of the server."""

from __future__ import annotations

import json
import runpy
import shutil
import subprocess
from pathlib import Path

import pytest

CLIENT = Path(__file__).parents[2] / "client"
WIRE = CLIENT / "src" / "wire"
AGAIN = "python client/tools/schema.py > client/src/wire/schema.json && npm --prefix client run types"


def test_the_schema_in_the_client_is_the_one_of_the_server(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(CLIENT / "tools" / "schema.py"))
    served = json.loads(capsys.readouterr().out)
    assert json.loads((WIRE / "schema.json").read_text(encoding="utf-8")) == served, AGAIN


def test_the_types_in_the_client_are_those_of_the_schema(tmp_path: Path) -> None:
    node = shutil.which("node")
    if node is None or not (CLIENT / "node_modules" / "json-schema-to-typescript").is_dir():
        pytest.skip("needs node and npm ci in client/")
    made = tmp_path / "index.ts"
    subprocess.run([node, "tools/types.mjs", str(made)], cwd=CLIENT, check=True)
    assert (WIRE / "index.ts").read_text(encoding="utf-8") == made.read_text(encoding="utf-8"), AGAIN
