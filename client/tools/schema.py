"""Print the JSON Schema of everything that goes over the wire: `python client/tools/schema.py > client/src/wire/schema.json`.

`$defs` has the messages of all games, `games` by name what a view of each and what is printed in it look like.
"""

import ast
import inspect
import json
import textwrap

import msgspec

from bathysphere.games import GAMES, game
from bathysphere.server.web import (
    wire,
    wire_games,
    wire_live,
    wire_notices,
    wire_past,
    wire_people,
    wire_played,
)

MODULES = (wire, wire_games, wire_live, wire_notices, wire_past, wire_people, wire_played)


def components(kinds):
    """The schemas of the kinds, and those of all structs they are made of by name."""
    schemas, named = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    for kind in structs_in(kinds):
        for field, said in field_docs(kind).items():
            shown = named[kind.__name__].get("properties", {}).get(field, {})
            if shown and "$ref" not in shown:
                shown["description"] = said
        if kind.__struct_config__.omit_defaults:
            named[kind.__name__]["properties"] = {
                field: never_null(shown) for field, shown in named[kind.__name__]["properties"].items()
            }
    return schemas, dict(sorted(named.items()))


def never_null(shown):
    """A field that is left out where it has its usual value, if that is null."""
    if shown.get("default", "") is not None:
        return shown
    if "enum" in shown:
        return {**shown, "enum": [value for value in shown["enum"] if value is not None]}
    kinds = [kind for kind in shown["anyOf"] if kind != {"type": "null"}]
    rest = {key: value for key, value in shown.items() if key not in ("anyOf", "default")}
    return {**rest, **kinds[0]} if len(kinds) == 1 else {**rest, "anyOf": kinds}


def structs_in(kinds):
    """All structs that these kinds are made of."""
    seen, rest = {}, list(msgspec.inspect.multi_type_info(kinds))
    while rest:
        info = rest.pop()
        if isinstance(info, msgspec.inspect.StructType):
            if info.cls in seen:
                continue
            seen[info.cls] = True
            rest += [field.type for field in info.fields]
        else:
            rest += [
                getattr(info, part) for part in ("item_type", "key_type", "value_type") if hasattr(info, part)
            ]
            rest += [*getattr(info, "item_types", ()), *getattr(info, "types", ())]
            if isinstance(info, msgspec.inspect.Metadata):
                rest.append(info.type)
    return list(seen)


def field_docs(kind):
    """The docstrings below the fields of a struct and of those it derives from."""
    docs = {}
    for part in reversed(kind.__mro__):
        if part in (msgspec.Struct, object) or "." in part.__qualname__:
            continue
        try:
            body = ast.parse(textwrap.dedent(inspect.getsource(part))).body[0].body
        except (OSError, TypeError):
            continue
        for field, below in zip(body, body[1:], strict=False):
            if isinstance(field, ast.AnnAssign) and isinstance(below, ast.Expr):
                docs[field.target.id] = inspect.cleandoc(below.value.value)
    return docs


def messages():
    """What server and client tell each other, whatever is played."""
    kinds = [kind for module in MODULES for _, kind in inspect.getmembers(module, inspect.isclass)]
    structs = list(dict.fromkeys(kind for kind in kinds if issubclass(kind, msgspec.Struct)))
    schemas, named = components([*structs, wire_live.ClientMessage, wire_live.ServerMessage])
    named["ClientMessage"], named["ServerMessage"] = schemas[-2:]
    return dict(sorted(named.items()))


def of_game(name):
    """What is sent of one game: its view, and what is printed in it."""
    kinds = [kind for kind in (game(name).view_type(), game(name).printed_type()) if kind is not None]
    return components(kinds)[1]


games = {name: found for name in GAMES if (found := of_game(name))}
print(json.dumps({"$defs": messages(), "games": games}, indent=1, ensure_ascii=False))
