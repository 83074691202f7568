"""CalDAV servers of other projects, started on this machine, and plain requests to them."""

import base64
import http.client
import os
import re
import shutil
import socket
import subprocess
import time
import urllib.parse

USER = "alice"
PASSWORD = 'p"a ss:é'


class Problem(Exception):
    """The two sides don't agree, or a program failed."""


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def output(words):
    return subprocess.run(words, stdin=subprocess.DEVNULL, capture_output=True, text=True).stdout.strip()


class Server:
    """A server with a folder of its own. It runs until `stop`."""

    def __init__(self, kind, program, folder):
        self.kind = kind
        self.program = program
        self.folder = folder
        self.port = free_port()
        version = output([program, "--version"]).split()
        self.name = f"{kind} {version[-1] if version else ''}".strip()
        self.process = None

    def start(self):
        os.makedirs(self.folder, exist_ok=True)
        users = os.path.join(self.folder, "users")
        with open(users, "w", encoding="utf-8") as file:
            file.write(f"{USER}:{PASSWORD}\n")
        items = os.path.join(self.folder, "items")
        if self.kind == "radicale":
            words = ["--config", "", "--server-hosts", f"127.0.0.1:{self.port}", "--auth-type", "htpasswd",
                     "--auth-htpasswd-filename", users, "--auth-htpasswd-encryption", "plain", "--auth-delay", "0",
                     "--storage-filesystem-folder", items, "--logging-level", "error"]
        else:
            words = ["-d", items, "--defaults", "-l", "127.0.0.1", "-p", str(self.port),
                     "--current-user-principal", f"/{USER}/"]
        self.log = open(os.path.join(self.folder, "log"), "wb")
        environment = {"HOME": self.folder, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"}
        self.process = subprocess.Popen([self.program] + words, stdin=subprocess.DEVNULL, stdout=self.log,
                                        stderr=self.log, env=environment, cwd=self.folder)
        deadline = time.monotonic() + 60
        while not self.is_listening():
            if self.process.poll() is not None or time.monotonic() > deadline:
                with open(self.log.name, encoding="utf-8", errors="replace") as log:
                    raise Problem(f"{self.name} did not start:\n{log.read()[-2000:]}")
            time.sleep(0.05)
        return self

    def is_listening(self):
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    def stop(self):
        if self.process:
            self.process.kill()
            self.process.wait()
            self.log.close()

    def request(self, method, path, body=None, **headers):
        """Sends one request, and returns the status, the headers and the text of the answer."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        words = {name.replace("_", "-"): value for name, value in headers.items()}
        words["Authorization"] = "Basic " + base64.b64encode(f"{USER}:{PASSWORD}".encode()).decode()
        connection.request(method, path, None if body is None else body.encode(), words)
        answer = connection.getresponse()
        text = answer.read().decode("utf-8", "replace")
        connection.close()
        return answer.status, answer.headers, text

    def make_list(self, name):
        """Creates a list for tasks, and returns its path."""
        self.request("PROPFIND", "/", Depth="0")
        folder = f"/{USER}/" if self.kind == "radicale" else f"/{USER}/calendars/"
        path = f"{folder}{name}/"
        body = f"""<?xml version="1.0" encoding="utf-8"?>
<C:mkcalendar xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><set><prop>
<displayname>{name}</displayname>
<C:supported-calendar-component-set><C:comp name="VTODO"/></C:supported-calendar-component-set>
</prop></set></C:mkcalendar>"""
        status, _, text = self.request("MKCALENDAR", path, body, Content_Type="application/xml; charset=utf-8")
        if status != 201:
            raise Problem(f"{self.name} answered MKCALENDAR with {status}: {text}")
        return path

    def address(self, path, port=None, with_user=True):
        user = f"{USER}@" if with_user else ""
        return f"http://{user}127.0.0.1:{port or self.port}{path}"

    def objects(self, path):
        """Returns the texts of all objects of a list by their paths."""
        body = '<?xml version="1.0"?><propfind xmlns="DAV:"><prop><getetag/></prop></propfind>'
        status, _, text = self.request("PROPFIND", path, body, Depth="1", Content_Type="application/xml")
        if status != 207:
            raise Problem(f"{self.name} answered PROPFIND with {status}: {text}")
        found = re.findall(r"<(?:\w+:)?href[^>]*>([^<]*)</", text)
        paths = [urllib.parse.urlsplit(href).path for href in found if not href.endswith("/")]
        return {each: self.request("GET", each)[2] for each in paths}

    def put(self, path, text, **headers):
        status, _, answer = self.request("PUT", path, text, Content_Type="text/calendar; charset=utf-8", **headers)
        if status not in (200, 201, 204):
            raise Problem(f"{self.name} answered PUT with {status}: {answer}")


def installed(venv):
    """Returns the kinds and programs of the servers that can be started, and sentences on those that can't."""
    found, absent = [], []
    for kind in ("radicale", "xandikos"):
        for place, package in (("/usr/bin", "Debian"), (os.path.join(venv, "bin"), "PyPI")):
            program = shutil.which(kind, path=place)
            if program:
                found.append((kind, program))
            else:
                absent.append(f"{kind} from {package} is not installed in {place}.")
    return found, absent
