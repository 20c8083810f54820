"""A program takes a seat at somebody's table, over HTTP and nothing else.

python examples/visitor.py http://127.0.0.1:8000/join/TOKEN     the link of a free seat, as its host copies it

Write your own `choose`. What fails, is illegal or takes longer than SECONDS gives the seat to a mate, and the
table is told.
"""

import json
import random
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from http.cookiejar import LWPCookieJar
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import HTTPCookieProcessor, Request, build_opener

SECONDS = 30.0


def choose(state):
    """The action to play: `state` is what the seat sees, docs/api.md tells all of it."""
    together = state["together"]
    if together and together["least"]:  # so many things at once: they are sent as one
        things = random.sample(sorted(together["counts"]), together["least"])
        return " ".join([together["verb"], *(thing.split()[1] for thing in things)])
    return random.choice(state["options"])["action"]


def visit(link, choose, seconds=SECONDS, cookies="visitor.cookies"):
    """Sit down and play to the end; started again with the same cookies, it goes on where it was."""
    base, token = link.replace("/#", "").split("/join/")
    jar = LWPCookieJar(cookies)
    if Path(cookies).exists():
        jar.load()
    http = build_opener(HTTPCookieProcessor(jar))

    def ask(path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = Request(f"{base}/api/v2{path}", data, {"Content-Type": "application/json"})
        for wait in (0.5, 1, 2, 4, 8, 16, 32):
            try:
                return json.load(http.open(request, timeout=30))
            except HTTPError as error:
                if error.code not in (429, 503):  # refused: the table has moved on, or it is not ours to say
                    return json.load(error)
            except OSError:
                pass  # the server is away: the same request again, with the same key, does nothing twice
            time.sleep(wait)
        raise SystemExit("the server does not answer")

    ask("/me")
    invitation = ask(f"/invites/{token}")
    if not any(seat.get("you") for seat in invitation["seats"]):
        ask(f"/invites/{token}", {"name": "Visitor"})
    table = invitation["table"]
    jar.save()
    thinker = ThreadPoolExecutor(1)
    while (state := ask(f"/tables/{table}"))["table"]["status"] != "over":
        mine = next((seat for seat in state["table"]["seats"] if seat["you"]), None)
        if mine is None or mine["kind"] == "bot":
            return "a bot plays on in this seat"
        if state["options"]:
            here = {"revision": state["revision"], "key": f"{state['revision']}-{random.random()}"}
            try:
                act = {**here, "type": "act", "action": thinker.submit(choose, state).result(seconds)}
                answer = ask(f"/tables/{table}/commands", act)
                if answer.get("code") in ("illegal-action", "unknown-action", "set-whole"):
                    raise ValueError(answer["sentence"])
            except Exception as error:  # whatever it is: the others want to play on
                print(f"giving the seat to a mate: {error!r}", file=sys.stderr)
                resign = {**here, "key": f"{here['key']}-resign", "type": "resign", "seat": state["seat"]}
                ask(f"/tables/{table}/commands", resign)
        else:
            time.sleep(0.2)
    return state["outcome"]["sentence"]


if __name__ == "__main__":
    print(visit(sys.argv[1], choose))
