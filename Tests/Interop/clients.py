"""Changes made the way other programs do, with plain HTTP requests."""

import datetime
import uuid

from homes import check_server, converge
from servers import Problem

PHONE = ["X-APPLE-SORT-ORDER:660212345", "X-OC-HIDESUBTASKS:1", "LOCATION:서울", "BEGIN:VALARM", "ACTION:DISPLAY",
         "DESCRIPTION:Reminder", "TRIGGER:-PT15M", "END:VALARM"]


def lines(text):
    """Returns the unfolded content lines of an object."""
    return text.replace("\r\n", "\n").replace("\n ", "").replace("\n\t", "").strip().split("\n")


def text_of(content):
    """Returns an object of content lines, folded as the standard requires."""
    folded = []
    for line in content:
        part = b""
        for character in line:
            if len(part + character.encode()) > 74:
                folded.append(part)
                part = b" "
            part += character.encode()
        folded.append(part)
    return b"\r\n".join(folded).decode() + "\r\n"


def name_of(line):
    return line.split(":", 1)[0].split(";", 1)[0].upper()


def value(content, name):
    """Returns the value of the first property with the name, or None."""
    return next((line.split(":", 1)[1] for line in content if name_of(line) == name), None)


def replaced(content, *properties):
    """Returns the lines of an object with properties of its first VTODO replaced. “NAME” alone removes one."""
    begin = content.index("BEGIN:VTODO")
    end = content.index("END:VTODO")
    names = {name_of(each) for each in properties}
    kept = [line for line in content[begin:end] if name_of(line) not in names]
    return content[:begin] + kept + [each for each in properties if ":" in each] + content[end:]


def stamp():
    return datetime.datetime.now(datetime.timezone.utc).strftime("%Y%m%dT%H%M%SZ")


def day_after(content, days):
    """Returns the due day of an object, moved by days, as DATE."""
    day = datetime.datetime.strptime(value(content, "DUE")[:8], "%Y%m%d") + datetime.timedelta(days=days)
    return day.strftime("%Y%m%d")


class Client:
    """A program that reads objects and writes them back, as a whole."""

    def __init__(self, server, path):
        self.server = server
        self.path = path

    def find(self, uid):
        """Returns the path and the lines of the object with a UID."""
        for href, text in self.server.objects(self.path).items():
            content = lines(text)
            if value(content, "UID") == uid:
                return href, content
        raise Problem(f"{uid} is not on the server")

    def change(self, uid, *properties):
        href, content = self.find(uid)
        self.server.put(href, text_of(replaced(content, *properties, "LAST-MODIFIED:" + stamp())))

    def move_on(self, uid, days):
        """Completes an occurrence like tasks.org: the same item, due later, without If-Match."""
        href, content = self.find(uid)
        day = day_after(content, days)
        self.change(uid, f"DUE;VALUE=DATE:{day}", f"DTSTART;VALUE=DATE:{day}")

    def check_off(self, uid):
        """Completes an item, or a whole series, like Nextcloud Tasks before 0.18 and OpenTasks."""
        self.change(uid, "STATUS:COMPLETED", "PERCENT-COMPLETE:100", "COMPLETED:" + stamp())

    def override(self, content):
        """Returns a completed copy of an occurrence."""
        day = value(content, "DUE")[:8]
        return ["BEGIN:VTODO", "UID:" + value(content, "UID"), "DTSTAMP:" + stamp(), f"RECURRENCE-ID;VALUE=DATE:{day}",
                "SUMMARY:" + value(content, "SUMMARY"), f"DUE;VALUE=DATE:{day}", "STATUS:COMPLETED",
                "PERCENT-COMPLETE:100", "COMPLETED:" + stamp(), "LAST-MODIFIED:" + stamp(), "END:VTODO"]

    def complete_occurrence(self, uid):
        """Completes an occurrence like Thunderbird: a copy of it in the same object."""
        href, content = self.find(uid)
        content = replaced(content, "LAST-MODIFIED:" + stamp())
        self.server.put(href, text_of(content[:-1] + self.override(content) + content[-1:]))

    def complete_occurrence_apart(self, uid):
        """Completes an occurrence like Nextcloud Tasks 0.18: a copy of it in another object. Returns the status."""
        _, content = self.find(uid)
        text = text_of(content[:content.index("BEGIN:VTODO")] + self.override(content) + ["END:VCALENDAR"])
        status, _, _ = self.server.request("PUT", f"{self.path}{uuid.uuid4()}.ics", text,
                                           Content_Type="text/calendar; charset=utf-8")
        return status

    def add(self, *properties, uid=None, before=()):
        uid = uid or str(uuid.uuid4())
        content = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Other//Program//EN", *before, "BEGIN:VTODO",
                   "UID:" + uid, "DTSTAMP:" + stamp(), "CREATED:" + stamp(), "LAST-MODIFIED:" + stamp(), *properties,
                   "END:VTODO", "END:VCALENDAR"]
        self.server.put(f"{self.path}{uuid.uuid4()}.ics", text_of(content))
        return uid


def interfere(client, random, work):
    """Makes a random change, like another program that has just read the list, and records it."""
    # The server's objects are written whole, so nothing may come in between.
    # An object may have been removed since it was listed, by a request of a sync that was killed.
    found = {href: lines(text) for href, text in client.server.objects(client.path).items() if "BEGIN:VTODO" in text}
    kind = random.choice(["add", "rename", "rename", "check off", "check off", "move on", "alarm", "remove"])
    title = work.title()
    if kind == "add" or not found:
        uid = client.add("SUMMARY:" + escaped(title), "STATUS:NEEDS-ACTION")
        work.made.setdefault(uid, set()).add("client")
        work.log.append(f"client: add {uid} {title}")
        return
    href = random.choice(sorted(found))
    content = found[href]
    uid, old, rule = value(content, "UID"), unescaped(value(content, "SUMMARY")), value(content, "RRULE")
    is_open = value(content, "STATUS") != "COMPLETED"
    work.log.append(f"client: {kind} {uid} {old}")
    if kind == "rename":
        client.change(uid, "SUMMARY:" + escaped(title))
        work.note("client", uid, title=(old, title))
    elif kind == "check off" and is_open:
        client.check_off(uid)
        if rule:
            # The series moves on, or ends.
            moved = {field: (None, work.anything) for field in ("status", "completed", "due", "wait", "every", "again")}
            work.note("client", uid, **moved)
            work.healed.append(uid)
        else:
            work.note("client", uid, status=("open", "done"), completed=(None, work.anything))
            work.checked.append(uid)
    elif kind == "move on" and is_open and value(content, "DUE") and rule in ("FREQ=DAILY", "FREQ=WEEKLY") and not value(content, "X-ADDER-WAIT"):
        old_day, days = day_after(content, 0), 7 if rule == "FREQ=WEEKLY" else 1
        if "T" not in value(content, "DUE"):
            client.move_on(uid, days)
            work.note("client", uid, due=(dashed(old_day), dashed(day_after(content, days))))
            # The start, which was the day to wait for, is the due date then.
            work.note("client", uid, wait=(None, work.anything))
    elif kind == "alarm" and "BEGIN:VALARM" not in content:
        end = content.index("END:VTODO")
        has_place = value(content, "LOCATION") is not None
        lines_of_phone = [line for line in PHONE if not has_place or name_of(line) != "LOCATION"]
        client.server.put(href, text_of(content[:end] + lines_of_phone + content[end:]))
        # An item that was removed elsewhere comes back for it.
        work.note("client", uid, alarm=(None, work.anything))
        if not has_place:
            work.note("client", uid, place=(None, "서울"))
    elif kind == "remove":
        client.server.request("DELETE", href)
        work.removed.setdefault(uid, set()).add("client")


def escaped(text):
    return text.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,")


def unescaped(text):
    return text.replace("\\;", ";").replace("\\,", ",").replace("\\\\", "\\")


def dashed(day):
    return f"{day[:4]}-{day[4:6]}-{day[6:]}"


# Checks

def only(items, **values):
    """Returns the item with these values, of which there must be exactly one."""
    found = [item for item in items.values() if all(item.get(key) == each for key, each in values.items())]
    if len(found) != 1:
        raise Problem(f"{len(found)} items instead of one have {values}: {list(items.values())}")
    return found[0]


def expect(what, found, expected):
    if found != expected:
        raise Problem(f"{what} is {found!r} instead of {expected!r}")


def agree(server, path, homes):
    items = converge(homes)
    check_server(server, path, items)
    return items


def add(homes, *words):
    """Adds an item in the first home and sends it to the others. Returns its UID."""
    homes[0].run("add", *words)
    found = max(homes[0].items().values(), key=lambda item: item["id"])
    for home in homes:
        home.sync()
    return found["uuid"]


def number(home, uid):
    return str(home.items()[uid]["id"])


def check_tasks_org(server, path, homes):
    client = Client(server, path)
    uid = add(homes, "Water", "the", "plants", "every:week", "due:2026-12-04")
    client.move_on(uid, 7)
    item = only(agree(server, path, homes), title="Water the plants")
    expect("the due day after tasks.org completed an occurrence", item["due"], "2026-12-11")
    homes[0].run("change", number(homes[0], uid), "--", "Water all plants")
    client.move_on(uid, 7)
    item = only(agree(server, path, homes), title="Water all plants", uuid=uid)
    expect("the due day", (item["due"], item["status"], item["every"]), ("2026-12-18", "open", "FREQ=WEEKLY"))
    homes[0].run("done", number(homes[0], uid))
    client.move_on(uid, 7)
    items = agree(server, path, homes)
    only(items, uuid=uid, status="open", due="2026-12-25")
    only(items, title="Water all plants", status="done", due="2026-12-18")


def check_thunderbird(server, path, homes):
    client = Client(server, path)
    uid = add(homes, "Sweep", "every:day", "due:2026-12-04")
    client.complete_occurrence(uid)
    item = only(agree(server, path, homes), title="Sweep")
    expect("the item after Thunderbird completed an occurrence", (item["status"], item["due"]), ("open", "2026-12-05"))
    homes[1].run("change", number(homes[1], uid), "+home")
    item = only(agree(server, path, homes), title="Sweep")
    expect("the changed item", (item["status"], item["due"], item["tags"]), ("open", "2026-12-05", ["home"]))
    if "RECURRENCE-ID" not in server.request("GET", client.find(uid)[0])[2]:
        raise Problem("the completed occurrence is gone from the server")
    homes[0].run("done", number(homes[0], uid))
    items = agree(server, path, homes)
    only(items, uuid=uid, status="open", due="2026-12-06")
    only(items, title="Sweep", status="done", due="2026-12-05")


def check_nextcloud(server, path, homes):
    client = Client(server, path)
    uid = add(homes, "Pay rent", "every:month", "due:2026-12-01")
    client.check_off(uid)
    for home in homes:
        home.sync()
    items = agree(server, path, homes)
    expect("the completed occurrence", only(items, title="Pay rent", due="2026-12-01")["status"], "done")
    series = only(items, uuid=uid, status="open", due="2027-01-01")
    expect("the rule of the series", (series.get("every"), value(client.find(uid)[1], "RRULE")), ("FREQ=MONTHLY",) * 2)
    # The same occurrence, completed in all homes and elsewhere before they have synced.
    for home in homes:
        home.run("done", number(home, uid), "--early")
    client.check_off(uid)
    items = agree(server, path, homes)
    only(items, uuid=uid, status="open", due="2027-02-01")
    only(items, title="Pay rent", status="done", due="2027-01-01")


def check_nextcloud_apart(server, path, homes):
    client = Client(server, path)
    uid = add(homes, "Read mail", "every:day", "due:2026-12-04")
    status = client.complete_occurrence_apart(uid)
    client.move_on(uid, 1)
    item = only(agree_loosely(server, path, homes, status), title="Read mail")
    expect("the item", (item["status"], item["due"]), ("open", "2026-12-05"))
    return "" if status < 300 else f" (the server refused a second object with the same UID: {status})"


def agree_loosely(server, path, homes, status):
    """A server that accepted a second object with the same UID has one object more than the homes have items."""
    return agree(server, path, homes) if status >= 300 else converge(homes)


def check_phone(server, path, homes):
    client = Client(server, path)
    uid = add(homes, "Call the bank", "due:2026-12-04")
    client.change(uid, "PRIORITY:2")
    href, content = client.find(uid)
    end = content.index("END:VTODO")
    server.put(href, text_of(content[:end] + PHONE + content[end:]))
    agree(server, path, homes)
    changes = [["--", "Call the bank again"], ["+phone", "due:2026-12-05"], ["note:first\nsecond"],
               ["project:money", "wait:2026-12-01"], ["due:", "wait:"]]
    for home, words in zip(homes * 3, changes):
        home.run("change", number(home, uid), *words)
        agree(server, path, homes)
        found = client.find(uid)[1]
        missing = [line for line in PHONE if line not in found]
        if missing:
            raise Problem(f"after change {words}, the object lacks {missing}: {found}")
        expect("the priority", value(found, "PRIORITY"), "2")
    homes[1].run("done", number(homes[1], uid))
    only(agree(server, path, homes), uuid=uid, status="done", title="Call the bank again")
    expect("the sort order", value(client.find(uid)[1], "X-APPLE-SORT-ORDER"), "660212345")


def check_foreign_item(server, path, homes):
    """An item with a UID that is not a UUID, in a time zone, with names that adder spells differently."""
    client = Client(server, path)
    zone = ["BEGIN:VTIMEZONE", "TZID:Europe/Berlin", "BEGIN:STANDARD", "DTSTART:19701025T030000", "TZOFFSETFROM:+0200",
            "TZOFFSETTO:+0100", "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10", "END:STANDARD", "BEGIN:DAYLIGHT",
            "DTSTART:19700329T020000", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0200",
            "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3", "END:DAYLIGHT", "END:VTIMEZONE"]
    uid = client.add("SUMMARY:Meet\\, greet", "DUE;TZID=Europe/Berlin:20261204T180000", "CATEGORIES:Big Plans",
                     "STATUS:IN-PROCESS", "PERCENT-COMPLETE:40", "X-OTHER;X-P=1:kept",
                     uid="20261123-17@other.example", before=zone)
    homes[0].sync()
    item = only(homes[0].items(), title="Meet, greet")
    homes[0].run("change", str(item["id"]), "+plans", "--", "Meet and greet")
    homes[0].sync()
    homes[1].sync()
    only(homes[1].items(), title="Meet and greet", uuid=item["uuid"])
    found = client.find(uid)[1]
    due = next(line for line in found if name_of(line) == "DUE")
    expect("the due time", due, "DUE;TZID=Europe/Berlin:20261204T180000")
    expect("another program's property", value(found, "X-OTHER"), "kept")
    expect("the progress", (value(found, "STATUS"), value(found, "PERCENT-COMPLETE")), ("IN-PROCESS", "40"))
    if not any("Big Plans" in line for line in found):
        raise Problem(f"the category has another spelling: {found}")
    client.check_off(uid)
    for home in homes:
        home.sync()
        only(home.items(), uuid=item["uuid"], status="done")
    homes[0].run("remove", str(item["id"]), "--yes")
    homes[0].sync()
    homes[1].sync()
    if item["uuid"] in homes[1].items():
        raise Problem("the removed item of another program is still there")


CHECKS = [("tasks.org", check_tasks_org), ("Thunderbird", check_thunderbird), ("Nextcloud Tasks", check_nextcloud),
          ("Nextcloud Tasks 0.18", check_nextcloud_apart), ("phone", check_phone), ("foreign item", check_foreign_item)]
