"""scripts/types: write web/src/server/messages.ts and web/src/games/views.ts from what the server declares.

scripts/types --check only looks whether the files are up to date, and needs no Node.
"""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
from collections.abc import Iterable
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any, get_args

from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaMode

from client import fetch_packages, need_node
from steeple.games import GAMES as PLAYED
from steeple.games.schema import schema_of
from steeple.server.protocol import admin_bodies, alert_bodies, bodies, messages, shapes

WEB = Path(__file__).resolve().parent.parent / "web"
MESSAGES, GAMES = WEB / "src" / "server" / "messages.ts", WEB / "src" / "games" / "views.ts"
OF_GAMES = ("GameView", "ActionFields")
"""What messages need to know of the games, with all that it is made of."""

SENT_BY_CLIENTS = ("GuestName", "Credentials", "NewPassword", "Farewell", "SeatChoice", "NewTable")
"""Besides all bodies and all that goes into a WebSocket."""

REFERENCE = re.compile(
    r"(/\*\*|\n \*)\n \* This interface was referenced by .*\n \* via the `definition` .*\n \*/\n"
)
"""What the generator says about every type, alone or after the docstring."""

REFERRED = re.compile(r"#/\$defs/(\w+)")
BLOCK = re.compile(r"(?:^/\*\*\n(?:^ \*.*\n)+)?^export .*\n(?:^(?!export |/\*\*).*\n)*", re.MULTILINE)
"""A type, with its docstring."""

EXPORTED = re.compile(r"^export (?:type|interface) (\w+)", re.MULTILINE)


class Schema(GenerateJsonSchema):
    """What the server sends has every key, also where the value is the default."""

    def field_is_required(self, field: Any, total: bool) -> bool:
        return self.mode == "serialization" or super().field_is_required(field, total)


def schema() -> dict[str, Any]:
    """All that server and clients say to each other, as one JSON schema."""
    sides: list[tuple[str, JsonSchemaMode, Any]] = [
        ("FromClient", "validation", TypeAdapter(messages.FromClient))
    ]
    sides.append(("FromServer", "serialization", TypeAdapter(messages.FromServer)))
    from_client = get_args(get_args(messages.FromClient)[0])
    declared = {**vars(shapes), **vars(bodies), **vars(alert_bodies)}
    declared |= {**vars(admin_bodies), **vars(messages)}
    for name, kind in declared.items():
        if isinstance(kind, type) and issubclass(kind, shapes.Message) and kind is not shapes.Message:
            is_sent = kind in from_client or name.endswith("Body") or name in SENT_BY_CLIENTS
            sides.append((name, "validation" if is_sent else "serialization", TypeAdapter(kind)))
    schemas = [schema_of(name) for name in PLAYED]
    views, fields = reduce(or_, (one.VIEW for one in schemas)), reduce(or_, (one.FIELDS for one in schemas))
    sides.append(("GameView", "serialization", TypeAdapter(views)))
    sides.append(("ActionFields", "serialization", TypeAdapter(fields)))
    found, made = Schema().generate_definitions(
        [(name, mode, adapter.core_schema) for name, mode, adapter in sides]
    )
    definitions: dict[str, Any] = {str(name): part for name, part in made.items()}
    for name in ("FromClient", "FromServer", *OF_GAMES):
        mode = next(mode for side, mode, _ in sides if side == name)
        definitions[name] = found[name, mode]
    point_to_views(definitions)
    return {"$defs": dict(sorted((name, without_titles(part)) for name, part in definitions.items()))}


def point_to_views(definitions: dict[str, Any]) -> None:
    """Views and fields are open objects to the server, and known ones to clients."""
    definitions["Snapshot"]["properties"]["view"] = {
        "anyOf": [{"$ref": "#/$defs/GameView"}, {"type": "null"}]
    }
    definitions["ReplayView"]["properties"]["views"]["items"] = {"$ref": "#/$defs/GameView"}
    for name in ("Legal", "HintChoice"):
        definitions[name]["properties"]["fields"] = {"$ref": "#/$defs/ActionFields"}


def without_titles(part: Any) -> Any:
    """A schema without the titles that would become a type for each field."""
    if isinstance(part, list):
        return [without_titles(item) for item in part]
    if not isinstance(part, dict):
        return part
    plain = {
        key: without_titles(value)
        for key, value in part.items()
        if key != "title" or not isinstance(value, str)
    }
    if "prefixItems" in plain:  # the generator knows tuples by their older name
        plain["items"] = plain.pop("prefixItems")
    return plain


def reachable(definitions: dict[str, Any], names: Iterable[str]) -> set[str]:
    """These types, and all that they are made of."""
    found: set[str] = set()
    left = list(names)
    while left:
        name = left.pop()
        if name not in found:
            found.add(name)
            left += REFERRED.findall(json.dumps(definitions[name]))
    return found


def head(text: str) -> str:
    """The first lines of a file: where it comes from, and from which schema."""
    digest = hashlib.sha256(text.encode()).hexdigest()
    source = "the server's protocol/ and each game's schema.py"
    return f"// Written by scripts/types from {source}: change those.\n// Schema {digest}\n"


def write(text: str, written: str, of_games: set[str]) -> None:
    """Write the games' types to one file, and all others to the file that imports them."""
    parts: dict[Path, list[str]] = {
        MESSAGES: [f'import type {{ {", ".join(sorted(OF_GAMES))} }} from "../games/views";\n'],
        GAMES: [],
    }
    for block in BLOCK.findall(written):
        name = EXPORTED.search(block)
        assert name is not None, block
        parts[GAMES if name[1] in of_games else MESSAGES].append(block)
    for path, blocks in parts.items():
        path.write_text(head(text) + "".join(blocks), encoding="utf-8")


def main() -> None:
    """Write the files, or look at them."""
    found = schema()
    text = json.dumps(found, indent=1, sort_keys=True)
    if "--check" in sys.argv:
        for path in (MESSAGES, GAMES):
            if not path.is_file() or not path.read_text(encoding="utf-8").startswith(head(text)):
                sys.exit(f"{path.relative_to(WEB.parent)} is not up to date: run scripts/types")
        return
    node = need_node()
    fetch_packages(node)
    command = [
        "node_modules/.bin/json2ts",
        "--unreachableDefinitions",
        "--ignoreMinAndMaxItems",
        "--bannerComment",
        "",
        "--no-additionalProperties",
    ]
    done = subprocess.run(
        command, cwd=WEB, env=node.environment, input=text, capture_output=True, text=True, check=True
    )
    written = REFERENCE.sub(lambda found: "" if found[1] == "/**" else "\n */\n", done.stdout)
    write(text, written, reachable(found["$defs"], OF_GAMES))


if __name__ == "__main__":
    main()
