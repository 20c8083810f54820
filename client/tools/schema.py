"""Print the JSON Schema of everything that goes over the wire: `python client/tools/schema.py > client/src/wire/schema.json`."""

import inspect
import json

import msgspec
from bathysphere.web import wire

structs = [kind for _, kind in inspect.getmembers(wire, inspect.isclass) if issubclass(kind, msgspec.Struct)]
kinds = [*structs, wire.ClientMessage, wire.ServerMessage]
found, components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
components["ClientMessage"], components["ServerMessage"] = found[-2:]
print(json.dumps({"$defs": dict(sorted(components.items()))}, indent=1, ensure_ascii=False))
