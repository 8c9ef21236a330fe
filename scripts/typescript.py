"""scripts/types: write web/src/types.ts anew from what the server declares. Needs node and `npm ci` in web/.

scripts/types --check only looks whether the file is up to date, and needs neither.
"""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaMode

from steeple.server import bodies, fields, messages, parts, views

WEB = Path(__file__).resolve().parent.parent / "web"
TYPES = WEB / "src" / "types.ts"
SENT_BY_CLIENTS = ("GuestName", "Credentials", "NewPassword", "Farewell", "SeatWish", "NewTable")
"""Besides all bodies and all that goes into a WebSocket."""

REFERENCE = re.compile(r"(/\*\*|\n \*)\n \* This interface was referenced by .*\n \* via the `definition` .*\n \*/\n")
"""What the generator says about every type, alone or after the docstring."""


class Schema(GenerateJsonSchema):
    """What the server sends has every key, also where the value is the default."""

    def field_is_required(self, field: Any, total: bool) -> bool:
        return self.mode == "serialization" or super().field_is_required(field, total)


def schema() -> dict[str, Any]:
    """All that server and clients say to each other, as one JSON schema."""
    sides: list[tuple[str, JsonSchemaMode, Any]] = [("FromClient", "validation", TypeAdapter(messages.FromClient))]
    sides.append(("FromServer", "serialization", TypeAdapter(messages.FromServer)))
    from_client = get_args(get_args(messages.FromClient)[0])
    declared = {**vars(parts), **vars(bodies), **vars(messages)}
    for name, kind in declared.items():
        if isinstance(kind, type) and issubclass(kind, parts.Message) and kind is not parts.Message:
            is_sent = kind in from_client or name.endswith("Body") or name in SENT_BY_CLIENTS
            sides.append((name, "validation" if is_sent else "serialization", TypeAdapter(kind)))
    sides.append(("GameView", "serialization", TypeAdapter(views.GameView)))
    sides.append(("ActionFields", "serialization", TypeAdapter(fields.ActionFields)))
    found, made = Schema().generate_definitions([(name, mode, adapter.core_schema) for name, mode, adapter in sides])
    definitions: dict[str, Any] = {str(name): part for name, part in made.items()}
    for name in ("FromClient", "FromServer", "GameView", "ActionFields"):
        mode = next(mode for side, mode, _ in sides if side == name)
        definitions[name] = found[name, mode]
    point_to_views(definitions)
    return {"$defs": dict(sorted((name, without_titles(part)) for name, part in definitions.items()))}


def point_to_views(definitions: dict[str, Any]) -> None:
    """Views and fields are open objects to the server, and known ones to clients."""
    definitions["Position"]["properties"]["view"] = {"anyOf": [{"$ref": "#/$defs/GameView"}, {"type": "null"}]}
    definitions["ReplayView"]["properties"]["views"]["items"] = {"$ref": "#/$defs/GameView"}
    for name in ("Legal", "HintChoice"):
        definitions[name]["properties"]["fields"] = {"$ref": "#/$defs/ActionFields"}


def without_titles(part: Any) -> Any:
    """A schema without the titles that would become a type for each field."""
    if isinstance(part, list):
        return [without_titles(item) for item in part]
    if not isinstance(part, dict):
        return part
    plain = {key: without_titles(value) for key, value in part.items() if key != "title" or not isinstance(value, str)}
    if "prefixItems" in plain:  # the generator knows tuples by their older name
        plain["items"] = plain.pop("prefixItems")
    return plain


def head(text: str) -> str:
    """The first lines of the file: where it comes from, and from which schema."""
    digest = hashlib.sha256(text.encode()).hexdigest()
    source = "parts.py, bodies.py, messages.py, views.py and fields.py of the server"
    return f"// Written by scripts/types from {source}: change those.\n// Schema {digest}\n"


def main() -> None:
    """Write the file, or look at it."""
    text = json.dumps(schema(), indent=1, sort_keys=True)
    if "--check" in sys.argv:
        is_new = TYPES.is_file() and TYPES.read_text(encoding="utf-8").startswith(head(text))
        sys.exit(None if is_new else f"{TYPES.relative_to(WEB.parent)} is not up to date: run scripts/types")
    command = [
        "node_modules/.bin/json2ts",
        "--unreachableDefinitions",
        "--ignoreMinAndMaxItems",
        "--bannerComment",
        "",
        "--no-additionalProperties",
    ]
    done = subprocess.run(command, cwd=WEB, input=text, capture_output=True, text=True, check=True)
    written = REFERENCE.sub(lambda found: "" if found[1] == "/**" else "\n */\n", done.stdout)
    TYPES.write_text(head(text) + written, encoding="utf-8")


if __name__ == "__main__":
    main()
