"""An engine that goes wrong in the way that its argument names. Tests start it as a program."""

from __future__ import annotations

import json
import sys
import time

RULES = {"campanile-1996": 1, "campanile-2009": 1, "campos": 1, "five-towers": 99}


def say(message: object) -> None:
    print(json.dumps(message), flush=True)


def main(way: str) -> None:
    if way == "other-protocol":
        say({"protocol": "chess/1", "games": {}})
    if way == "mute":
        time.sleep(1000)
    say({"protocol": "steeple-engine/1", "name": "fake", "version": "0", "games": RULES, "bots": []})
    for _ in sys.stdin:
        if way == "silent":
            time.sleep(1000)
        elif way == "ends":
            return
        elif way == "no-json":
            print("R1", flush=True)
        elif way == "refuses":
            say({"error": {"code": "tired", "sentence": "not today"}})
        else:
            say({"action": {"illegal": "E3", "no-text": 7}[way]})


if __name__ == "__main__":
    main(sys.argv[1])
