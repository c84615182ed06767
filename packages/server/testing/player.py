#!/usr/bin/env python3
"""A player in another language, written from /api/openapi.json alone: plays a whole game against bots, and says who has won."""

import http.cookiejar
import json
import random
import sys
import urllib.request
import uuid

base = sys.argv[1]
jar = http.cookiejar.CookieJar()
web = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(jar))
api = json.load(web.open(base + "/api/openapi.json"))
operations = {one["operationId"]: (method, path) for path, all in api["paths"].items() for method, one in all.items()}


def call(operation, body=None, query="", **parameters):
    method, path = operations[operation]
    headers = {"Idempotency-Key": str(uuid.uuid4())}
    data = None
    if body is not None:
        headers["Content-Type"] = "application/json"
        data = json.dumps(body).encode()
    address = base + path.format(**parameters) + query
    try:
        with web.open(urllib.request.Request(address, data, headers, method=method.upper())) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as refused:
        return refused.code, json.load(refused)


def patched(value, patch):
    """A change is [path, value], [path], or [path, from, removed, added]."""
    for path, *change in patch["changes"]:
        if not path:
            value = change[0]
            continue
        at = value
        for key in path[: -1 if len(change) < 3 else None]:
            at = at[key]
        if len(change) == 3:
            start, removed, added = change
            at[start : start + removed] = added
        elif change:
            at[path[-1]] = change[0]
        else:
            del at[path[-1]]
    assert checksum(value) == patch["sum"]
    return value


def marks(value, line=""):
    """One for each text, number and truth value in a picture."""
    if isinstance(value, (dict, list)):
        for key, part in value.items() if isinstance(value, dict) else enumerate(value):
            yield from marks(part, f"{line}/{key}")
        return
    mark = 0x811C9DC5
    for character in f'{line}="{value}' if isinstance(value, str) else f"{line}={json.dumps(value)}":
        mark = ((mark ^ ord(character)) * 0x01000193) & 0xFFFFFFFF
    mark = ((mark ^ mark >> 16) * 0x045D9F3B) & 0xFFFFFFFF
    yield mark ^ mark >> 16


def checksum(value):
    return sum(marks(value)) & 0xFFFFFFFF


def pictures(table):
    """Every picture of the table, kept up to date by its stream."""
    picture, event, version = None, {}, None
    stream = web.open(base + operations["getTablesByIdEvents"][1].format(id=table))
    for line in stream:
        line = line.decode().rstrip("\n")
        if line and not line.startswith(":"):
            name, _, content = line.partition(": ")
            event[name] = content
        elif "data" in event:
            data = json.loads(event["data"])
            picture = data if event["event"] == "picture" else patched(picture, data)
            assert picture["version"] == event["id"]
            event = {}
            yield picture
        else:
            event = {}


call("getMe")
seats = [{"kind": "me"}] + [{"kind": "bot", "level": "random"}] * 3
settings = {
    "game": {},
    "pace": {"kind": "slow", "windowSeconds": 4, "botSeconds": 0},
    "visibility": "link",
    "language": "en",
}
_, made = call("postTables", {"name": "Program", "settings": settings, "seats": seats})
table = made["id"]
call("postTablesByIdStart", {}, id=table)

chosen = 0
chance = random.Random(1)
for picture in pictures(table):
    if picture["status"] == "over":
        _, polled = call("getTablesById", id=table)
        assert polled == picture, "the stream and the whole picture agree"
        print(json.dumps({"winner": picture["game"]["over"]["winner"], "choices": chosen}))
        break
    for decision in picture["game"]["decisions"][:1]:
        most = min(decision["max"], len(decision["options"]))
        many = chance.randint(decision["min"], max(decision["min"], most))
        answer = [option["id"] for option in chance.sample(decision["options"], many)]
        choice = {"version": picture["version"], "decision": decision["id"], "answer": answer}
        status, _ = call("postTablesByIdChoices", choice, id=table)
        if status == 400:
            choice["answer"] = decision["fallback"]
            status, _ = call("postTablesByIdChoices", choice, id=table)
        chosen += status == 200
