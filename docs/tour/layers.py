"""Draws the layers of a package: swift package dump-package | python3 layers.py > layers.svg

Every box is above the boxes that it imports. Lines lead to them, unless another import leads there already. The second
line of a box names its C targets. Neither a new module nor a service that no module uses changes the picture.
"""

import json
import sys
from html import escape

WIDTH, GAP, HEIGHT, SPACE, LINE = 150, 24, 46, 40, 12


def dependencies(target):
    return {(entry.get("byName") or entry.get("target"))[0] for entry in target["dependencies"]}


def read(package):
    """Returns what each box imports. The use cases are one box, and C targets and unused services are no boxes."""
    targets = {target["name"]: target for target in package["targets"]}
    shown = {}
    modules = [name for name, target in targets.items() if is_below(target, "Sources/Modules")]
    used_by_modules = set().union(*(dependencies(targets[name]) for name in modules))
    for name, target in targets.items():
        if target["type"] in ("test", "system") or is_below(target, "Tests") or name.startswith("C") and is_c(name):
            continue
        if is_below(target, "Sources/Services") and name not in used_by_modules:
            continue
        shown.setdefault("Modules" if name in modules else name, set()).update(dependencies(target))
    c_targets = {name: sorted(filter(is_c, used)) for name, used in shown.items()}
    for name, used in shown.items():
        boxes = {"Modules" if other in modules else other for other in used}
        shown[name] = {other for other in boxes if other in shown and other != name}
    return shown, c_targets


def is_below(target, folder):
    return (target.get("path") or "").startswith(folder + "/")


def is_c(name):
    return name[0] == "C" and name[1].isupper() and name != "CalDAV"


def ranks(uses):
    """Returns the row of each box, from 0 at the top: directly below the lowest box that imports it."""
    users = {name: [user for user in uses if name in uses[user]] for name in uses}
    found = {}

    def rank(name):
        if name not in found:
            found[name] = 1 + max((rank(user) for user in users[name]), default=-1)
        return found[name]

    for name in uses:
        rank(name)
    # What adder does not consist of stands directly above what it imports.
    others = set(uses) - reachable(uses, "adder") - {"adder"}
    for name in sorted(others, key=lambda name: -found[name]):
        found[name] = min(found[other] for other in uses[name]) - 1
    return found


def reachable(uses, name):
    seen, rest = set(), list(uses[name])
    while rest:
        other = rest.pop()
        if other not in seen:
            seen.add(other)
            rest += uses[other]
    return seen


def direct(uses):
    """Leaves out what another import leads to."""
    return {
        name: {one for one in used if not any(one in reachable(uses, other) for other in used if other != one)}
        for name, used in uses.items()
    }


def stops(rank, lines):
    """Returns the way of each line: its box, a stop in every row that it passes, and the other box."""
    return [
        [name] + [(name, other, row) for row in range(rank[name] + 1, rank[other])] + [other]
        for name in sorted(lines)
        for other in sorted(lines[name])
    ]


def width(place):
    return LINE if isinstance(place, tuple) else WIDTH


def arrange(rank, ways):
    """Returns the middle of every box and stop, in rows that are ordered by the middle of their neighbors."""
    placed = [sorted(name for name in rank if rank[name] == row) for row in range(max(rank.values()) + 1)]
    neighbors = {name: [] for name in rank}
    for way in ways:
        for stop in way[1:-1]:
            placed[stop[2]].append(stop)
            neighbors[stop] = []
        for one, other in zip(way, way[1:]):
            neighbors[one].append(other)
            neighbors[other].append(one)
    middle = {}

    def spread(row):
        left = -(sum(map(width, row)) + GAP * (len(row) - 1)) / 2
        for place in row:
            middle[place] = left + width(place) / 2
            left += width(place) + GAP

    for row in placed:
        spread(row)
    for row in (placed + placed[::-1]) * 8:
        row.sort(key=lambda place: (sum(map(middle.get, neighbors[place])) / max(1, len(neighbors[place])), str(place)))
        spread(row)
    return placed, middle


def svg(package):
    uses, c_targets = read(package)
    rank, lines = ranks(uses), direct(uses)
    ways = stops(rank, lines)
    placed, middle = arrange(rank, ways)
    full = max(sum(map(width, row)) + GAP * (len(row) + 1) for row in placed)
    height = len(placed) * (HEIGHT + SPACE) - SPACE + 2 * GAP
    top = {place: GAP + number * (HEIGHT + SPACE) for number, row in enumerate(placed) for place in row}
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {full} {height}" width="{full}" height="{height}"'
        ' font-family="sans-serif" font-size="14" text-anchor="middle" role="img">',
        "<title>The layers of adder: every box imports those below it that a line leads to</title>",
        f'<rect width="{full}" height="{height}" fill="#ffffff"/>',
        '<g fill="none" stroke="#8a94a6">',
    ]
    for way in ways:
        x = [full / 2 + middle[place] for place in way]
        y = [top[place] for place in way]
        path = f"M{x[0]:g} {y[0] + HEIGHT:g}"
        for index in range(1, len(way)):
            half = y[index] - SPACE / 2
            path += f"C{x[index - 1]:g} {half:g} {x[index]:g} {half:g} {x[index]:g} {y[index]:g}"
            path += f"v{HEIGHT}" if index + 1 < len(way) else ""
        out.append(f'<path d="{path}"/>')
    out.append("</g>")
    for name in sorted(rank):
        x, y = full / 2 + middle[name] - WIDTH / 2, top[name]
        fill = "#dcebff" if name == "Modules" else "#f3f5f9"
        out.append(
            f'<rect x="{x:g}" y="{y:g}" width="{WIDTH}" height="{HEIGHT}" rx="6" fill="{fill}" stroke="#54617a"/>'
        )
        below = ", ".join(c[1:] for c in c_targets[name])
        out.append(f'<text x="{x + WIDTH / 2:g}" y="{y + (20 if below else 28):g}">{escape(name)}</text>')
        if below:
            out.append(
                f'<text x="{x + WIDTH / 2:g}" y="{y + 37:g}" font-size="11" fill="#54617a">{escape(below)}</text>'
            )
    return "\n".join(out + ["</svg>"]) + "\n"


print(svg(json.load(sys.stdin)), end="")
