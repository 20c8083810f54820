"""Schemathesis over the OpenAPI: whatever is sent, nothing breaks, and answers are what the schema says."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import settings
from schemathesis.checks import not_a_server_error
from schemathesis.checks import response_schema_conformance as fits_the_schema

from bathysphere.server.web.app import create
from bathysphere.server.web.worker import Config
from tests.web.servers import Server

schema: Any = schemathesis.openapi.from_dict(create(Config()).openapi_schema.to_schema())


@pytest.fixture(scope="module")
def real(server: Server) -> dict[str, Any]:
    """A table, an invite link and a cookie that exist, so that not all tries end at the door."""
    ann = server.person()
    state = ann.table("me", "open")
    token = state["table"]["seats"][1]["invite"].removeprefix("/join/")
    running = ann.table("me", "bot")["table"]["id"]
    return {"id": running, "token": token, "cookie": ann.cookie, "name": "shares", "lang": "de"}


@pytest.mark.slow
@schema.parametrize()
@settings(max_examples=10)
def test_no_address_breaks(case: Any, server: Server, real: dict[str, Any]) -> None:
    for known in ({}, real):
        for name in case.path_parameters or {}:
            if name in known:
                case.path_parameters[name] = known[name]
        # What ends sessions is tried with one of its own: the others are not to end at the door after it.
        ends = case.path.endswith(("/me/register", "/me/logout", "/me/delete", "/me/sessions/end"))
        headers = {"Cookie": server.person().cookie if ends else real["cookie"]} if known else {}
        case.call_and_validate(
            base_url=server.url, headers=headers, checks=[not_a_server_error, fits_the_schema]
        )


def test_the_schema_of_live_messages(server: Server) -> None:
    definitions = server.person().get("/schema/live.json")["$defs"]
    assert {"ClientMessage", "ServerMessage", "State", "Entry", "OptionInfo", "Refused"} <= set(definitions)
    kinds = {ref["$ref"].rsplit("/", 1)[-1] for ref in definitions["ServerMessage"]["anyOf"]}
    assert {"UpdateMessage", "AcceptMessage", "RefuseMessage"} <= kinds
