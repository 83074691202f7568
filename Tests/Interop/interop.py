#!/usr/bin/env python3
"""Syncs adder with servers and programs of other projects, on this machine alone."""

import argparse
import os
import random
import shutil
import sys
import tempfile
import time
import traceback
from concurrent.futures import ThreadPoolExecutor

import clients
import readers
import servers
from faults import Proxy, try_sync
from homes import Home, check_server, converge
from servers import Problem
from work import Work


def make_homes(options, folder, count, address):
    homes = [Home(options.program, os.path.join(folder, f"home{number}"), number) for number in range(count)]
    for home in homes:
        home.run("config", "sync.password-for", address)
        home.sync(address)
    return homes


def share(server, options, folder, count, rounds, seed):
    """Random work in several homes that share a list."""
    path = server.make_list(f"shared{count}")
    chance = random.Random(seed)
    homes = make_homes(options, folder, count, server.address(path))
    work = Work(chance, homes, server)
    try:
        for _ in range(rounds):
            for _ in range(chance.randrange(5, 40)):
                home = chance.choice(homes)
                if chance.random() < 0.1:
                    work.log.append(f"home {home.number}: adder sync → {home.sync()}")
                else:
                    work.act(home)
            work.log.append("all homes sync")
            items = converge(homes)
            check_server(server, path, items)
            work.check(items)
            work.check_reports(items)
            work.begin(items)
        work.finish()
    except Problem:
        with open(os.path.join(folder, "log"), "w", encoding="utf-8") as log:
            log.write("\n".join(work.log))
        raise
    conflicts = sum(len(home.conflicts) for home in homes)
    return f"{rounds} rounds, {len(work.log)} commands, {len(work.start)} items, {conflicts} conflicts"


def meet(server, options, folder, name, check):
    """Another program's way to change items, with a list of its own."""
    path = server.make_list(name.replace(" ", "-"))
    return (check(server, path, make_homes(options, folder, 2, server.address(path))) or "right").strip()


def read_back(server, options, folder):
    """Random work in two homes, read and changed by other programs."""
    path = server.make_list("readers")
    chance = random.Random(options.seed)
    homes = make_homes(options, folder, 2, server.address(path))
    work = Work(chance, homes, server)
    for _ in range(15):
        homes[0].run("add", *work.attributes({}), "--", work.title())
    homes[0].sync()
    homes[1].sync()
    for _ in range(30):
        work.act(chance.choice(homes))
    return readers.check_readers(options, server, path, homes, folder, converge(homes))


def game(server, proxy, options, folder, seed):
    """Random work in homes that reach their list through a bad network, and whose syncs are killed."""
    chance = random.Random(seed)
    path = server.make_list(f"soak{seed}")
    homes = make_homes(options, folder, chance.choice([2, 3]), server.address(path, proxy.port))
    work = Work(chance, homes, server)
    stranger = clients.Client(server, path)
    syncs = {}
    try:
        for _ in range(options.rounds):
            proxy.level = chance.choice([0, 0.05, 0.2, 0.5])
            kills = chance.choice([0, 0.4])
            for _ in range(chance.randrange(10, 60)):
                home = chance.choice(homes)
                if chance.random() < 0.15:
                    clients.interfere(stranger, chance, work)
                elif chance.random() < 0.2:
                    status = try_sync(home, chance, kills, work.log)
                    syncs[status] = syncs.get(status, 0) + 1
                else:
                    work.act(home)
            proxy.level = 0.0
            # The server may have asked adder to wait for a second.
            time.sleep(1.1)
            work.log.append("all homes sync without faults")
            items = converge(homes)
            check_server(server, path, items)
            work.check(items)
            # A sync that was killed reports nothing.
            if kills == 0:
                work.check_reports(items)
            work.begin(items)
        work.finish()
    finally:
        proxy.level = 0.0
        with open(os.path.join(folder, "log"), "w", encoding="utf-8") as log:
            log.write("\n".join(work.log))
    conflicts = sum(len(home.conflicts) for home in homes)
    return f"{len(work.log)} commands, {len(work.start)} items, {conflicts} conflicts, syncs by status {syncs}"


def soak(server, options, folder):
    """Runs rounds of random work against the server until the time is up, and returns the number of failures."""
    proxy = Proxy(server.port, options.seed)
    failures, seed, end = 0, options.seed, time.monotonic() + options.soak * 60
    while time.monotonic() < end:
        place = os.path.join(folder, f"soak-{server.port}-{seed}")
        os.makedirs(place)
        failures += attempt(f"{server.name}, seed {seed}", place, lambda: game(server, proxy, options, place, seed))
        seed += 1
    proxy.stop()
    print(f"{server.name}: connections {proxy.counts}", flush=True)
    return failures


def attempt(title, place, check):
    """Runs a check, prints its result, and returns the number of failures."""
    begin = time.monotonic()
    try:
        print(f"{title}: {check()} ({time.monotonic() - begin:.1f} s)", flush=True)
        return 0
    except Exception as problem:
        text = problem if isinstance(problem, Problem) else traceback.format_exc()
        print(f"FAILED {title}, {place}: {text}", flush=True)
        return 1


def parts(options):
    """Returns the names and functions of all checks with one server."""
    seed, rounds = options.seed, options.rounds
    checks = [(f"{count} homes", lambda *place, count=count: share(*place, count, rounds, seed + count))
              for count in (2, 3)]
    checks += [(name, lambda *place, name=name, check=check: meet(*place, name, check))
               for name, check in clients.CHECKS]
    if not readers.lacking(options):
        checks.append(("readers", read_back))
    return checks


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program", help="the path of adder")
    parser.add_argument("--venv", default="", help="the virtual environment that has programs from PyPI")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--soak", type=float, default=0, metavar="MINUTES",
                        help="cut the network and kill syncs instead")
    parser.add_argument("--only", default="", help="only servers and checks whose names contain this text")
    parser.add_argument("--keep", action="store_true", help="keep the temporary folder even if all is well")
    options = parser.parse_args()
    options.program = os.path.abspath(options.program)
    options.venv = os.path.abspath(options.venv)
    return options


def run_with(options, folder, number, kind, program):
    """Runs all checks with a server, and returns the number of failures."""
    server = servers.server(kind, program, os.path.join(folder, f"server{number}"))
    if options.soak and options.only not in server.name:
        return 0
    server.start()
    try:
        if options.soak:
            return soak(server, options, folder)
        failures = 0
        for name, check in parts(options):
            title = f"{server.name}, {name}"
            if options.only in title:
                place = os.path.join(folder, f"{number}-{name.replace(' ', '-')}")
                os.makedirs(place)
                failures += attempt(f"{title}, seed {options.seed}", place, lambda: check(server, options, place))
        return failures
    finally:
        server.stop()


def run(options, folder):
    """Runs all checks with all servers at the same time, and returns the number of failures."""
    found, absent = servers.installed(options.venv)
    absent += [f"{each} from PyPI is not installed; nothing was read back." for each in readers.lacking(options)]
    for sentence in absent:
        print("skipped:", sentence)
    with ThreadPoolExecutor() as pool:
        results = [pool.submit(run_with, options, folder, number, *each) for number, each in enumerate(found)]
        return sum(result.result() for result in results)


def main():
    options = arguments()
    folder = tempfile.mkdtemp(prefix="adder-interop-")
    failures = run(options, folder)
    if failures or options.keep:
        print("Everything is in", folder)
    else:
        shutil.rmtree(folder)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
