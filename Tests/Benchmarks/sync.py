#!/usr/bin/env python3
"""Measures syncs with a CalDAV server in memory. Needs GNU time."""

import argparse
import http.server
import os
import re
import subprocess
import tempfile
import threading
import urllib.parse
from xml.sax.saxutils import escape

FOLDER = "/alice/tasks/"


class Collection:
    """The items of a list, by file name, and the order in which they changed."""

    def __init__(self):
        self.items = {}
        self.revision = 0
        self.requests = 0

    def put(self, name, body):
        self.revision += 1
        self.items.pop(name, None)
        self.items[name] = (body, self.revision)

    def etag(self, name):
        return f'"{self.items[name][1]}"'

    def response(self, name, with_data=False):
        data = escape(self.items[name][0].decode()) if with_data else ""
        data = f"<C:calendar-data>{data}</C:calendar-data>" if with_data else ""
        return (f"<response><href>{FOLDER}{name}</href><propstat><prop><getetag>{self.etag(name)}</getetag>{data}</prop>"
                "<status>HTTP/1.1 200 OK</status></propstat></response>")

    def listing(self, depth):
        own = (f"<response><href>{FOLDER}</href><propstat><prop><resourcetype><collection/><C:calendar/></resourcetype>"
               f"<displayname>Tasks</displayname><sync-token>{self.revision}</sync-token></prop>"
               "<status>HTTP/1.1 200 OK</status></propstat></response>")
        return multistatus([own] + [self.response(each) for each in (self.items if depth == "1" else ())])

    def report(self, text):
        if "sync-collection" in text:
            token = int(re.search(r"sync-token>(\d*)<", text).group(1) or 0)
            changed = []
            for name in reversed(self.items):
                if self.items[name][1] <= token:
                    break
                changed.append(self.response(name))
            return multistatus(changed + [f"<sync-token>{self.revision}</sync-token>"])
        names = re.findall(r"href>[^<]*/([^</]+)<", text)
        return multistatus([self.response(urllib.parse.unquote(each), with_data=True) for each in names])


def multistatus(parts):
    return f'<multistatus xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav">{"".join(parts)}</multistatus>'.encode()


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def answer(self):
        collection = self.server.collection
        collection.requests += 1
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        name = urllib.parse.unquote(self.path[len(FOLDER):])
        status, etag, content = 207, None, b""
        if not self.path.startswith(FOLDER):
            status = 404
        elif self.command == "PUT":
            known = collection.etag(name) if name in collection.items else None
            if self.headers.get("If-Match") == known:
                collection.put(name, body)
                status, etag = 204 if known else 201, collection.etag(name)
            else:
                status = 412
        elif self.command == "PROPFIND":
            content = collection.listing(self.headers.get("Depth"))
        else:
            content = collection.report(body.decode())
        self.send_response(status)
        if etag:
            self.send_header("ETag", etag)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    do_PUT = do_PROPFIND = do_REPORT = answer


class Home:
    """A computer with a list of its own."""

    def __init__(self, program, folder):
        os.mkdir(folder)
        self.program, self.folder = program, folder

    def run(self, *words, text=""):
        """Returns the seconds, the CPU seconds and the MiB that a command took."""
        environment = {"HOME": self.folder, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "ADDER_BACKUP": "never"}
        # A child of this process would count the memory of Python.
        command = ["/usr/bin/time", "--quiet", "--format=%e %U %S %M", "--output", f"{self.folder}/time", self.program]
        run = subprocess.run([*command, *words], env=environment, input=text, capture_output=True, text=True)
        if run.returncode:
            raise SystemExit(run.stderr)
        with open(f"{self.folder}/time", encoding="ascii") as file:
            seconds, user, system, kibibytes = map(float, file.read().split())
        return seconds, user + system, kibibytes / 1024


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program", type=os.path.abspath, help="the path of adder")
    parser.add_argument("items", type=int, help="the number of items")
    options = parser.parse_args()
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    server.collection = Collection()
    threading.Thread(target=server.serve_forever, daemon=True).start()
    url = f"http://127.0.0.1:{server.server_port}{FOLDER}"
    changed = min(1_000, options.items)
    ids = [str(number) for number in range(1, changed + 1)]
    with tempfile.TemporaryDirectory() as folder:
        here, there = (Home(options.program, f"{folder}/{name}") for name in ("here", "there"))
        here.run("add", "-", text="".join(f"item number {n} +tag{n % 50}\n" for n in range(options.items)))
        print("| sync | seconds | CPU seconds | MiB | requests |\n|---|---:|---:|---:|---:|")
        for label, home, words, prepare in (
            (f"the first, sends {options.items} items", here, (url,), None),
            ("the first of another list, receives them", there, (url,), None),
            ("after it, sends nothing", here, (), None),
            ("without changes", here, (), None),
            ("without changes, `--full`", here, ("--full",), None),
            (f"sends {changed} changed items", here, (), ("change", *ids, "+urgent")),
            (f"receives {changed} changed items", there, (), None),
        ):
            if prepare:
                here.run(*prepare)
            server.collection.requests = 0
            seconds, cpu, memory = home.run("sync", *words)
            print(f"| {label} | {seconds:.3g} | {cpu:.3g} | {memory:.1f} | {server.collection.requests} |", flush=True)


main()
