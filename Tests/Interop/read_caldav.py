"""Prints the tasks of a list as the Python library caldav reads them. It runs in the environment of that library."""

import json
import sys

import caldav


def text(value):
    return None if value is None else str(value)


def day(value):
    """Returns a day, or a day and the time of day."""
    return None if value is None else value.dt.isoformat()[:16]


def main(url, user, password):
    client = caldav.DAVClient(url=url, username=user, password=password)
    tasks = {}
    for todo in caldav.Calendar(client=client, url=url).todos(include_completed=True):
        part = todo.icalendar_component
        categories = part.get("CATEGORIES", [])
        lines = categories if isinstance(categories, list) else [categories]
        names = [str(name) for each in lines for name in each.cats]
        tasks[str(part["UID"])] = {
            "title": text(part.get("SUMMARY")), "due": day(part.get("DUE")), "status": text(part.get("STATUS")),
            "priority": int(part.get("PRIORITY", 0)), "tags": sorted(names), "note": text(part.get("DESCRIPTION")),
        }
    print(json.dumps(tasks))


main(sys.argv[1], sys.argv[2], sys.stdin.read())
