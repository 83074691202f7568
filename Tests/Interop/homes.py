"""Homes of adder that share one list on a server."""

import json
import os
import subprocess

from servers import PASSWORD, Problem

# Today's date differs from home to home.
ZONES = ["UTC", "Asia/Seoul", "America/Los_Angeles"]


class Home:
    def __init__(self, program, folder, number):
        self.program = program
        self.folder = folder
        self.number = number
        self.conflicts = []
        os.makedirs(folder)
        secret = os.path.join(folder, "password")
        with open(os.open(secret, os.O_WRONLY | os.O_CREAT, 0o600), "w", encoding="utf-8") as file:
            file.write(PASSWORD + "\n")
        self.run("config", "sync.password-file", secret)

    @property
    def environment(self):
        return {"HOME": self.folder, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "ADDER_BACKUP": "never",
                "TZ": ZONES[self.number % len(ZONES)]}

    def start(self, *words):
        return subprocess.Popen([self.program, *words], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                stderr=subprocess.PIPE, env=self.environment, cwd=self.folder)

    def attempt(self, *words):
        """Runs a command, and returns its status, output and errors."""
        process = self.start(*words)
        answer, errors = process.communicate(timeout=600)
        return process.returncode, answer.decode(), errors.decode()

    def run(self, *words):
        status, answer, errors = self.attempt(*words)
        if status != 0:
            raise Problem(f"home {self.number}: adder {' '.join(words)} ended with {status}: {errors}{answer}")
        return answer

    def sync(self, *words):
        """Syncs once, and returns the answer."""
        synced = json.loads(self.run("sync", "--json", "--yes", *words))["synced"]
        self.note(synced)
        if synced["stuck"]:
            raise Problem(f"home {self.number}: the server refused {synced['stuck']}")
        return synced

    def note(self, synced):
        self.conflicts += synced["conflicts"]

    def items(self):
        """Returns all items as printed, by uuid. References to other items are uuids, too."""
        items = json.loads(self.run("list", "all", "--json"))["items"]
        uuids = {item["id"]: item["uuid"] for item in items}
        for item in items:
            if "needs" in item:
                item["needs"] = sorted(uuids[each] for each in item["needs"])
            if "parent" in item:
                item["parent"] = uuids[item["parent"]]
            item["tags"] = sorted(item.get("tags", []))
            # They follow from the parents, which are compared.
            for derived in ("partOf", "progress"):
                item.pop(derived, None)
        return {item["uuid"]: item for item in items}


def shared(item):
    """Returns the values that are the same in all homes. Done items need no repetition on a server."""
    local = {"id", "created", "changed"}
    if item["status"] == "done":
        local |= {"every", "again"}
    return {key: value for key, value in item.items() if key not in local}


def differences(one, other):
    """Returns a line for each value that differs between two lists."""
    lines = []
    for uuid in sorted(one.keys() | other.keys()):
        here, there = one.get(uuid), other.get(uuid)
        if here is None or there is None:
            side = "first" if there is None else "second"
            lines.append(f"{uuid} “{(here or there)['title']}” is only in the {side} home")
            continue
        here, there = shared(here), shared(there)
        for key in sorted(here.keys() | there.keys()):
            if here.get(key) != there.get(key):
                lines.append(f"{uuid} “{here['title']}”: {key} is {here.get(key)!r} and {there.get(key)!r}")
    return lines


def converge(homes):
    """Syncs all homes three times, and returns the list that all of them have."""
    for _ in range(3):
        for home in homes:
            home.sync()
    lists = [home.items() for home in homes]
    for number, other in enumerate(lists[1:], 1):
        lines = differences(lists[0], other)
        if lines:
            raise Problem(f"homes 0 and {number} differ:\n  " + "\n  ".join(lines))
    for home in homes:
        synced = home.sync()
        changes = [synced[side][kind] for side in ("pulled", "pushed") for kind in ("added", "updated", "removed")]
        if any(changes) or synced["merged"]:
            raise Problem(f"home {home.number} does not settle: {synced}")
    return lists[0]


def uids(server, path):
    """Returns the UIDs of the objects on the server, one for each object."""
    found = []
    for href, text in server.objects(path).items():
        own = {line[4:].strip() for line in text.splitlines() if line.startswith("UID:")}
        if len(own) != 1:
            raise Problem(f"{href} has the UIDs {own}:\n{text}")
        found += own
    return found


def check_server(server, path, items):
    """Checks that the server has each item exactly once."""
    found = sorted(uids(server, path))
    if found != sorted(items):
        raise Problem(f"{server.name} has {len(found)} objects, and the homes have {len(items)} items. "
                      f"Lost: {sorted(set(items) - set(found))}. Extra: {sorted(set(found) - set(items))}. "
                      f"Duplicated: {sorted(each for each in set(found) if found.count(each) > 1)}.")
