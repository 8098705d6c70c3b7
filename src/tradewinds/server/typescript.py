"""What the browser's client knows of the server and of the games, made from them, never typed by hand.

`python -m tradewinds.server.typescript FOLDER` writes the files; with `--check` it only says which are stale.
"""

import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from msgspec import json

from tradewinds.narration.asked import Asked
from tradewinds.server import messages
from tradewinds.server.app import make_app
from tradewinds.server.events import Entry
from tradewinds.server.refusals import RESENDABLE, Code
from tradewinds.server.replays import PositionShown, ReviewShown, ScoresShown, StoryShown
from tradewinds.server.settings import Settings
from tradewinds.server.sockets import FINAL_CLOSES
from tradewinds.server.typescript_games import infos_text, numbers_text

Schema = Mapping[str, Any]
HEAD = """\
// Made by `make protocol` from the server's protocol and OpenAPI document. Do not edit.

export const PROTOCOL = {protocol};
/** Codes of a socket that was closed for good. */
export const FINAL_CLOSES: readonly number[] = {final};
/** Refusals after which nothing was done, and the same message can be sent again. */
export const RESENDABLE: readonly string[] = {resendable};

/** What a spectator sees of a game. Which keys there are depends on the game. */
export interface Board {{
  game: string;
  version: number;
  players: number;
  actor: number;
  decisions: number;
  question: Asked | null;
  seats: BoardSeat[];
  [key: string]: unknown;
}}

export interface BoardSeat {{
  seat: number;
  score?: Record<string, number>;
  [key: string]: unknown;
}}
"""


def name_of(reference: str) -> str:
    return reference.rpartition("/")[2]


def type_of(schema: Schema) -> str:
    """A JSON schema as a TypeScript type."""
    if "x-typescript" in schema:
        return str(schema["x-typescript"])
    if "$ref" in schema:
        return name_of(schema["$ref"])
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return " | ".join(dict.fromkeys(type_of(part) for part in schema[key]))
    if "enum" in schema:
        return " | ".join(json.encode(value).decode() for value in schema["enum"])
    if "const" in schema:
        return json.encode(schema["const"]).decode()
    kind = schema.get("type")
    if isinstance(kind, list):
        return " | ".join(type_of({**schema, "type": one}) for one in kind)
    if kind == "array":
        return array_of(schema)
    if kind == "object":
        return object_of(schema)
    plain = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}
    return {**plain, "null": "null"}.get(str(kind), "unknown")


def array_of(schema: Schema) -> str:
    items = type_of(schema["items"]) if isinstance(schema.get("items"), Mapping) else "unknown"
    return f"({items})[]" if " | " in items else f"{items}[]"


def object_of(schema: Schema) -> str:
    if "properties" not in schema:
        values = schema.get("additionalProperties")
        inside = type_of(values) if isinstance(values, Mapping) else "unknown"
        return f"Record<string, {inside}>"
    return "{\n" + "".join(fields_of(schema)) + "}"


def fields_of(schema: Schema) -> list[str]:
    required = set(schema.get("required", ()))
    return [
        f"  {key}{'' if key in required else '?'}: {type_of(value)};\n"
        for key, value in schema["properties"].items()
    ]


def declaration(name: str, schema: Schema) -> str:
    words = " ".join(str(schema.get("description", "")).split())
    comment = f"/** {words} */\n" if words else ""
    if schema.get("type") == "object" and "properties" in schema:
        return f"{comment}export interface {name} {object_of(schema)}\n"
    return f"{comment}export type {name} = {type_of(schema)};\n"


def protocol_types() -> dict[str, str]:
    """Everything that goes over a WebSocket, and what shows boards."""
    wanted = {"ClientMessage": messages.ClientMessage, "ServerMessage": messages.ServerMessage}
    shown = [Asked, Entry, messages.Info, Code, PositionShown, ScoresShown, StoryShown, ReviewShown]
    roots: Sequence[Any] = [*wanted.values(), *shown]
    schemas, components = json.schema_components(roots, ref_template="#/$defs/{name}")
    found = {name: declaration(name, schema) for name, schema in components.items()}
    for name, schema in zip(wanted, schemas, strict=False):
        found[name] = declaration(name, schema)
    return found


def api_types(document: Schema) -> dict[str, str]:
    """The bodies and answers of plain HTTP, and a table of all calls."""
    components = document["components"]["schemas"]
    names = {key: re.sub(r"^.*[._]", "", key) if "." in key else key for key in components}
    text = json.encode(components).decode()
    for key, name in names.items():
        text = text.replace(f'"#/components/schemas/{key}"', f'"#/components/schemas/{name}"')
    schemas = cast(dict[str, Schema], json.decode(text))
    found = {names[key]: declaration(names[key], schema) for key, schema in schemas.items()}
    calls = [
        call_of(method, path, operation)
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
        if method in ("get", "post", "put", "patch", "delete")
    ]
    found["Api"] = "/** Every call: what it takes and what it answers. */\nexport interface Api {\n" + (
        "".join(calls) + "}\n"
    )
    return found


def call_of(method: str, path: str, operation: Schema) -> str:
    body = content_type(operation.get("requestBody", {}))
    good = [answer for status, answer in operation["responses"].items() if status.startswith("2")]
    answer = content_type(good[0]) if good else None
    query = [
        f"{one['name']}?: {type_of(one['schema'])}"
        for one in operation.get("parameters", ())
        if one["in"] == "query"
    ]
    parts = [f"body: {body or 'undefined'}", f"answer: {answer or 'undefined'}"]
    if query:
        parts.append(f"query: {{ {'; '.join(query)} }}")
    return f"  '{method.upper()} {path}': {{ {'; '.join(parts)} }};\n"


def content_type(body: Schema) -> str | None:
    for kind, content in body.get("content", {}).items():
        if "json" in kind and "schema" in content:
            return type_of(content["schema"])
        if kind.startswith("text/"):
            return "string"
    return None


def protocol_text() -> str:
    """The file of the protocol."""
    document = json.decode(json.encode(make_app(Settings(database="unused.db")).openapi_schema.to_schema()))
    types = {**api_types(document), **protocol_types()}
    head = HEAD.format(
        protocol=messages.PROTOCOL,
        final=json.encode(FINAL_CLOSES).decode(),
        resendable=json.encode(RESENDABLE).decode(),
    )
    return head + "".join(f"\n{types[name]}" for name in sorted(types))


def generated() -> dict[str, str]:
    """All files by their names."""
    return {"protocol.ts": protocol_text(), "infos.ts": infos_text(), "numbers.ts": numbers_text()}


def main(arguments: Sequence[str]) -> int:
    folders = [Path(word) for word in arguments if not word.startswith("-")]
    if len(folders) != 1:
        print("usage: python -m tradewinds.server.typescript [--check] FOLDER", file=sys.stderr)
        return 2
    files = {folders[0] / name: text for name, text in generated().items()}
    if "--check" not in arguments:
        folders[0].mkdir(parents=True, exist_ok=True)
        for file, text in files.items():
            file.write_text(text, encoding="utf-8")
        return 0
    stale = [file for file, text in files.items() if not is_fresh(file, text)]
    for file in stale:
        print(f"{file} is stale: run 'make protocol'", file=sys.stderr)
    return 1 if stale else 0


def is_fresh(file: Path, text: str) -> bool:
    return file.is_file() and file.read_text(encoding="utf-8") == text


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
