"""Other programs that read a list from its server, and change it there."""

import datetime
import json
import os
import subprocess

from clients import expect
from homes import converge
from servers import PASSWORD, USER, Problem

NEW = "할 일 from todoman"
PRIORITIES = {"high": 1, "medium": 5, "low": 9}


def lacking(options):
    """Returns the programs that are not installed."""
    programs = ["vdirsyncer", "todo", "python"]
    return [each for each in programs if not os.path.exists(os.path.join(options.venv, "bin", each))]


def run(options, folder, *words, text=None, **variables):
    environment = {"HOME": folder, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "TZ": "UTC", **variables}
    program = os.path.join(options.venv, "bin", words[0])
    result = subprocess.run([program, *words[1:]], input=text or "", capture_output=True, text=True, env=environment,
                            cwd=folder, timeout=300)
    if result.returncode != 0:
        raise Problem(f"{' '.join(words)} ended with {result.returncode}: {result.stderr}{result.stdout}")
    return result.stdout


def compare(reader, found, expected):
    """Compares what a program reads with the list, by uuid."""
    expect(f"the number of tasks in {reader}", len(found), len(expected))
    for uuid, item in expected.items():
        for key, each in item.items():
            if uuid not in found:
                raise Problem(f"{reader} lacks {uuid} “{item['title']}”")
            if key in found[uuid]:
                expect(f"{key} of “{item['title']}” in {reader}", found[uuid][key], each)


def wanted(items):
    """Returns the values that other programs should read."""
    return {uuid: {"title": item["title"], "due": item.get("due"), "tags": item["tags"], "note": item.get("note"),
                   "status": "COMPLETED" if item["status"] == "done" else "NEEDS-ACTION",
                   "priority": PRIORITIES.get(item.get("priority"), 0)} for uuid, item in items.items()}


def read_with_caldav(options, server, path, folder):
    script = os.path.join(os.path.dirname(os.path.abspath(__file__)), "read_caldav.py")
    url = server.address(path, with_user=False)
    return json.loads(run(options, folder, "python", script, url, USER, text=PASSWORD))


class Todoman:
    """A folder that vdirsyncer keeps like the server's list, and that todoman reads and changes."""

    def __init__(self, options, server, path, folder):
        self.options = options
        self.folder = folder
        self.tasks = os.path.join(folder, "tasks")
        self.configuration = os.path.join(folder, "todoman.py")
        os.makedirs(self.tasks)
        secret = os.path.join(folder, "secret")
        with open(secret, "w", encoding="utf-8") as file:
            file.write(PASSWORD)
        with open(os.path.join(folder, "vdirsyncer"), "w", encoding="utf-8") as file:
            file.write(f"""[general]
status_path = "{folder}/status"
[pair tasks]
a = "here"
b = "there"
collections = null
[storage here]
type = "filesystem"
path = "{self.tasks}"
fileext = ".ics"
[storage there]
type = "caldav"
url = "{server.address(path, with_user=False)}"
username = "{USER}"
password.fetch = ["command", "cat", "{secret}"]
item_types = ["VTODO"]
""")
        with open(self.configuration, "w", encoding="utf-8") as file:
            file.write(f'path = "{folder}/tasks*"\ncache_path = "{folder}/cache"\ndate_format = "%Y-%m-%d"\n'
                       'time_format = "%H:%M"\ndefault_list = "tasks"\nhumanize = False\n')
        self.sync("discover")

    def sync(self, command="sync"):
        run(self.options, self.folder, "vdirsyncer", "-c", os.path.join(self.folder, "vdirsyncer"), command)

    def todo(self, *words):
        return run(self.options, self.folder, "todo", "--config", self.configuration, *words, TZ="UTC")

    def read(self):
        """Returns the tasks by title, which todoman prints without UIDs."""
        self.sync()
        return json.loads(self.todo("--porcelain", "list", "--status", "ANY"))


def read_by_todoman(tasks, expected):
    """Compares the tasks of todoman, which have no UIDs and no notes, with the list."""
    def key(title, due, status, priority, tags):
        return (title, due, status, priority, tuple(sorted(tags)))

    def day(seconds):
        if seconds is None:
            return None
        return datetime.datetime.fromtimestamp(seconds, datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M")

    found = sorted(str(key(each["summary"], day(each["due"]), each["completed"], each["priority"], each["categories"]))
                   for each in tasks)
    # todoman reads a day as its midnight.
    needed = sorted(str(key(each["title"], each["due"] and (each["due"] + "T00:00")[:16], each["status"] == "COMPLETED",
                            each["priority"], each["tags"])) for each in expected.values())
    expect("the list in todoman", found, needed)


def check_readers(options, server, path, homes, folder, items):
    """Compares the list with what other programs read, then changes it with todoman."""
    expected = wanted(items)
    compare("caldav", read_with_caldav(options, server, path, folder), expected)
    todoman = Todoman(options, server, path, os.path.join(folder, "todoman"))
    tasks = todoman.read()
    read_by_todoman(tasks, expected)
    unfinished = [each for each in tasks if not each["completed"]]
    titles = {}
    if unfinished:
        todoman.todo("done", str(unfinished[0]["id"]))
        titles = {unfinished[0]["summary"]: "done"}
    todoman.todo("new", "--list", "tasks", "--due", "2026-12-24", NEW)
    todoman.sync()
    items = converge(homes)
    for title, status in {**titles, NEW: "open"}.items():
        if not any(item["title"] == title and item["status"] == status for item in items.values()):
            raise Problem(f"“{title}” is not {status} after todoman: {list(items.values())}")
    todoman.sync()
    # The UID of an item that todoman created is not a UUID, so adder gives it another one.
    lists = [read_with_caldav(options, server, path, folder), wanted(items)]
    for each in lists:
        [made] = [uuid for uuid, item in each.items() if item["title"] == NEW]
        del each[made]
    compare("caldav", *lists)
    return f"{len(items)} items read by vdirsyncer, todoman and caldav"
