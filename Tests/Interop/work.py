"""Random work in several homes, and checks of the result once they agree again."""

from servers import Problem

WORDS = ["Buy milk", "우유 사기", "회의 준비하기", "Call Zoë, then Bob", "Pay; or else", "A \\ backslash",
         "C:\\new\\\\folder", "“Quotes” & <tags>", "100 % done?", "Ünïcödé 🎉", "colon: a value", "보고서 작성"]
NOTES = ["one line", "two\nlines",
         "쉼표, 따옴표 \"와\" 줄\n바꿈",
         "back\\slash; semicolon, comma", "  indented", "x" * 200 + "가" * 100]
LINES = ["called", "답장 기다림", "moved; again, and again", "see https://example.org/?a=b&c"]
PLACES = ["서울역, 2번 출구", "Café; back room", "C:\\room", "home"]
LINKS = ["https://example.org/?a=b,c;d=e#f", "mailto:anna@example.org", "https://example.org/가"]
TAGS = ["home", "work", "urgent", "집", "later", "waiting-for"]
PROJECTS = ["home", "work/report", "정원", "trip"]
DAYS = ["today", "tomorrow", "+3d", "+10d", "2026-12-24", "2027-02-28", "yesterday", "tomorrow 9:00", "+2d 17:30"]
RULES = ["every:day", "every:week", "every:mon,thu", "every:month", "again:2weeks", "again:3days",
         "every:2 days", "every:year"]
PRIORITIES = ["high", "medium", "low"]
DATES = {"due", "every", "again", "wait"}
SETS = {"tags", "needs"}
# Fields whose reports name the values as the list does.
REPORTED = {"title", "note", "project", "priority", "place", "link"}
LOCAL = {"id", "uuid", "created", "changed"}


def quoted(text):
    return '"' + text.replace('"', '\\"') + '"'


class Work:
    """Chooses commands at random, and keeps what each of them changed."""

    # Stands for a value that another program chooses.
    anything = object()

    def __init__(self, random, homes, server):
        self.random = random
        # An old library damages some backslashes on this server.
        self.words = [each for each in WORDS if "\\\\" not in each or server.name != "xandikos 0.2.8"]
        # Cyrus removes spaces at the beginning of a value.
        self.notes = [each for each in NOTES if server.kind != "cyrus" or each == each.strip()]
        self.homes = homes
        self.count = 0
        self.log = []
        self.crashes = set()
        self.known = {home.number: {} for home in homes}
        self.links = set()
        self.begin({})

    def begin(self, items):
        """Begins a round with the list that all homes have."""
        self.start = items
        self.see(items)
        self.made = {}
        self.healed = []
        # Other items that another program completed. A home may have made series of them meanwhile.
        self.checked = []
        self.removed = {}
        self.edits = {}
        self.tried = []
        for home in self.homes:
            self.known[home.number] = items

    def see(self, items):
        """Keeps the parents that items ever had."""
        self.links |= {(uuid, item["parent"]) for uuid, item in items.items() if "parent" in item}

    def title(self):
        self.count += 1
        return f"{self.random.choice(self.words)} n{self.count}"

    # Commands

    def attributes(self, items, item=None):
        """Returns words for `add` or `change`. Words that clear a field are only for `change`."""
        pick, chance = self.random.choice, self.random.random
        others = [each["id"] for each in items.values() if each is not item]
        words = []
        if chance() < 0.4:
            words.append("+" + pick(TAGS))
        if chance() < 0.3:
            words.append("project:" + pick(PROJECTS))
        if chance() < 0.3:
            words.append("pri:" + pick(PRIORITIES))
        if chance() < 0.5:
            words.append("due:" + pick(DAYS))
            if chance() < 0.3:
                words.append(pick(RULES))
        if chance() < 0.2:
            words.append("wait:" + pick(["today", "+2d", "+30d"]))
        if chance() < 0.2:
            words.append("note:" + quoted(pick(self.notes)))
        if chance() < 0.15:
            words.append(pick(["place:" + quoted(pick(PLACES)), "link:" + pick(LINKS)]))
        if others and chance() < 0.2:
            words.append(f"needs:{pick(others)}")
        if others and chance() < 0.15:
            words.append(f"parent:{pick(others)}")
        if item:
            cleared = ["project:", "pri:", "due:", "wait:", "note:", "needs:", "parent:", "every:", "place:",
                       "link:"]
            cleared += ["-" + tag for tag in item["tags"]] * 3
            if chance() < 0.3 or not words:
                words = [word for word in words if word[0] == "+"] or [pick(cleared)]
        return words

    def command(self, items):
        """Returns the words of a command that fits the list."""
        pick = self.random.choice
        waiting = list(items.values())
        kind = pick(["add"] * 5 + ["change"] * 7 + ["retitle"] * 2 + ["annotate"] * 2 + ["done"] * 4
                    + ["undo", "undo", "redo"] + ["reopen"] * 2 + ["remove"] * 2 + ["skip"] * 2
                    + ["postpone", "several"])
        if kind == "add" or not waiting:
            return ["add", *self.attributes(items), "--", self.title()]
        item = pick(waiting)
        number = str(item["id"])
        if kind == "change":
            return ["change", number, *self.attributes(items, item)]
        if kind == "retitle":
            return ["change", number, "--", self.title()]
        if kind == "annotate":
            return ["annotate", number, f"{pick(LINES)} {self.random.randrange(1000)}"]
        if kind in ("undo", "redo"):
            return [kind]
        if kind == "remove":
            return ["remove", number, "--yes"]
        if kind == "postpone":
            return ["postpone", number, pick(["1w", "3d", "fri"])]
        if kind == "several":
            some = self.random.sample(waiting, min(3, len(waiting)))
            return ["change", ",".join(str(each["id"]) for each in some), "+" + pick(TAGS), "pri:" + pick(PRIORITIES)]
        return [kind, number]

    def act(self, home):
        """Runs a command in a home. Some are refused, such as a circle of parents; these must change nothing."""
        before = home.items()
        words = self.command(before)
        status, answer, errors = home.attempt(*words)
        self.log.append(f"home {home.number}: adder {' '.join(words)} → {status} {errors.strip()}")
        if status == 70:
            self.crashes.add(f"adder {words[0]} ended with 70: {errors.strip()}")
        elif status not in (0, 1, 64, 65, 66, 69):
            raise Problem(f"home {home.number}: adder {' '.join(words)} ended with {status}: {errors}{answer}")
        self.record(home.number, before, home.items())

    def note(self, number, uuid, **values):
        """Keeps what another program changed: the old and the new value of each field."""
        for field, change in values.items():
            self.edits.setdefault((uuid, field), {}).setdefault(number, []).append(change)

    def record(self, number, before, after):
        self.see(after)
        for uuid in after.keys() - before.keys():
            self.made.setdefault(uuid, set()).add(number)
        for uuid in before.keys() - after.keys():
            self.removed.setdefault(uuid, set()).add(number)
        for uuid in before.keys() & after.keys():
            old, new = before[uuid], after[uuid]
            for field in (old.keys() | new.keys()) - LOCAL:
                if old.get(field) != new.get(field):
                    self.note(number, uuid, **{field: (old.get(field), new.get(field))})

    # Results

    def check(self, items):
        """Checks that the work of all homes since `begin` is in the list that they now have."""
        problems = self.check_presence(items)
        for uuid in items.keys() & self.start.keys() - self.made.keys() - self.removed.keys():
            old, new = self.start[uuid], items[uuid]
            for field in (old.keys() | new.keys()) - LOCAL:
                problem = self.check_field(items, uuid, field, old.get(field), new.get(field))
                if problem:
                    problems.append(f"{uuid} “{new['title']}”: {field} was {old.get(field)!r}, "
                                    f"{problem}; it is {new.get(field)!r}")
        if problems:
            raise Problem("the homes agree, but not on what was done:\n  " + "\n  ".join(problems))

    def check_reports(self, items):
        """Checks that a sync reported each value that two homes set and that none of them has anymore."""
        reported = {(each.get("field"), each.get("lost")) for home in self.homes for each in home.conflicts}
        silent = []
        for (uuid, field), edits in self.edits.items():
            if field not in REPORTED or uuid in self.made or uuid in self.removed or uuid not in items:
                continue
            final = items[uuid].get(field)
            for number, changes in edits.items():
                last = changes[-1][1]
                others = [change for other, each in edits.items() if other != number for change in each]
                # A home that had received the value replaced it on purpose.
                was_seen = any(old == last or field == "note" and last and last in (old or "") for old, _ in others)
                if not others or was_seen or last in (final, self.start.get(uuid, {}).get(field)):
                    continue
                if field == "note" and last and all(line in (final or "") for line in last.split("\n")):
                    continue
                # The note that is lost can have lines of both, in between, too.
                if field == "note" and last and any(
                    all(line in (lost or "") for line in last.split("\n")) for name, lost in reported if name == "note"
                ):
                    continue
                if (field, last) not in reported:
                    silent.append(f"{uuid} “{items[uuid]['title']}”: {field} is {final!r}; {last!r} of home {number} "
                                  f"was lost without a report")
        if silent:
            raise Problem("\n  ".join(silent))

    def finish(self):
        """Fails if a command crashed. The work went on, but its result is not valid."""
        if self.crashes:
            raise Problem("\n  ".join(sorted(self.crashes)))

    def check_presence(self, items):
        edited = {uuid for uuid, _ in self.edits}
        lost = (self.start.keys() | self.made.keys()) - self.removed.keys() - items.keys()
        # What the sync of one home added, such as the copy of a series that another program completed, another home may add
        # again.
        gone = (self.removed.keys() & self.start.keys()) - self.made.keys() - edited
        # A series that another program completed changes the items that need it.
        gone = {uuid for uuid in gone if not set(self.start[uuid].get("needs", [])) & set(self.healed)}
        # It also adds its copy again if it counts from its completion, and was completed before on that day.
        gone = {uuid for uuid in gone if not (self.healed and uuid[14] == "8")}
        invented = items.keys() - self.start.keys() - self.made.keys()
        # Each completion of a series by another program leaves one copy.
        series = [uuid for uuid in self.checked if uuid in items and (items[uuid].get("every") or items[uuid].get("again"))]
        if len(invented) <= len(self.healed) + len(series):
            invented = set()
        return ([f"{uuid} is lost" for uuid in sorted(lost)]
                + [f"{uuid} “{items[uuid]['title']}” was removed, and is back" for uuid in sorted(gone & items.keys())]
                + [f"{uuid} “{items[uuid]['title']}” was not added by any command" for uuid in sorted(invented)])

    def check_field(self, items, uuid, field, old, new):
        edits = self.edits.get((uuid, field), {})
        if field in ("needs", "parent"):
            # References to removed items go, even if these come back, and those that close a cycle.
            if any(each not in items or each in self.removed for each in self.references(field, old, edits)):
                return None
            # A dependency on a series that another program completed turns to its copy, and that of such a series turns
            # back from a copy.
            touched = {uuid, *self.references(field, old, edits)} if field == "needs" else self.references(field, old, edits)
            if any(each in self.healed for each in touched):
                return None
            if self.may_have_circle(field, items):
                return None
            # A parent that was removed elsewhere and is back has its parts again.
            if field == "parent" and new in self.made and (uuid, new) in self.links:
                return None
        if field in SETS:
            return self.check_set(set(old or []), set(new or []), edits)
        if field in ("every", "again") and "done" in (items[uuid]["status"], self.start.get(uuid, items[uuid])["status"]):
            return None
        if len(edits) > 1 or self.is_entangled(uuid, field, edits):
            return None
        # A series that is set back, or counts from its completion, and that another program completes again on the same day
        # completes its reopened copy again. The UUIDs of copies have version 8.
        if field in ("status", "completed") and self.healed and uuid[14] == "8" and new not in ("open", None):
            return None
        if not edits:
            return None if old == new else "and was not changed"
        [[number, changes]] = edits.items()
        expected = changes[-1][1]
        return None if expected in (new, self.anything) else f"and home {number} alone changed it to {expected!r}"

    def check_set(self, old, new, edits):
        added, removed = set(), set()
        for changes in edits.values():
            for before, after in changes:
                added |= set(after or []) - set(before or [])
                removed |= set(before or []) - set(after or [])
        missing = (old | added) - removed - new
        left = new - old - added | new & (removed - added)
        if missing:
            return f"without {sorted(missing)}, which no home removed"
        if left:
            return f"with {sorted(left)}, which no home added"
        return None

    def is_entangled(self, uuid, field, edits):
        """Dates and completion of a repeating item depend on each other."""
        fields = DATES | {"status", "completed"} if field in DATES else {"status", "completed"}
        if field not in fields:
            return False
        others = set()
        for each in fields:
            others |= self.edits.get((uuid, each), {}).keys()
        return len(others) > 1

    def references(self, field, old, edits):
        values = [old] + [value for changes in edits.values() for change in changes for value in change]
        for value in values:
            yield from ([] if value is None else [value] if field == "parent" else value)

    def may_have_circle(self, field, items):
        """Returns whether all references of the round together form a cycle."""
        links = {}
        for uuid in items.keys():
            own = self.references(field, self.start.get(uuid, {}).get(field), self.edits.get((uuid, field), {}))
            links[uuid] = set(own) | set(self.references(field, items[uuid].get(field), {}))
        open_ends = dict(links)
        while True:
            leaves = [uuid for uuid, targets in open_ends.items() if not targets & open_ends.keys()]
            if not leaves:
                return bool(open_ends)
            for uuid in leaves:
                del open_ends[uuid]
