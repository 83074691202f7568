"""CalDAV servers of other projects, started on this machine, and plain requests to them."""

import base64
import http.client
import imaplib
import os
import pwd
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
        version = self.version()
        self.name = f"{kind} {version[-1] if version else ''}".strip()
        self.process = None

    def version(self):
        return output([self.program, "--version"]).split()

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
        return self.run(words)

    def run(self, words):
        """Starts the program, and waits until it listens."""
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
        # Cyrus allows no dots.
        path = f"{self.home()}{name.replace('.', '-')}/"
        body = f"""<?xml version="1.0" encoding="utf-8"?>
<C:mkcalendar xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><set><prop>
<displayname>{name}</displayname>
<C:supported-calendar-component-set><C:comp name="VTODO"/></C:supported-calendar-component-set>
</prop></set></C:mkcalendar>"""
        status, _, text = self.request("MKCALENDAR", path, body, Content_Type="application/xml; charset=utf-8")
        if status != 201:
            raise Problem(f"{self.name} answered MKCALENDAR with {status}: {text}")
        return path

    def home(self):
        """The folder of the user's lists."""
        return f"/{USER}/" if self.kind == "radicale" else f"/{USER}/calendars/"

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
        for _ in range(50):
            status, _, answer = self.request("PUT", path, text, Content_Type="text/calendar; charset=utf-8", **headers)
            # Xandikos may still be storing the request of a sync that was killed.
            if status != 423:
                break
            time.sleep(0.2)
        if status not in (200, 201, 204):
            raise Problem(f"{self.name} answered PUT with {status}: {answer}")


class Cyrus(Server):
    """Cyrus IMAP, the engine of Fastmail. Its users have to be created over IMAP."""

    def version(self):
        return output(["dpkg-query", "--show", "--showformat=${Version}", "cyrus-caldav"]).split()

    def start(self):
        self.mail_port = free_port()
        for name in ("db", "socket", "log", "msg", "user"):
            os.makedirs(os.path.join(self.folder, "lib", name), exist_ok=True)
        settings = os.path.join(self.folder, "imapd.conf")
        account = pwd.getpwnam("cyrus") if os.getuid() == 0 else pwd.getpwuid(os.getuid())
        with open(settings, "w", encoding="utf-8") as file:
            for name in ("proc", "lock"):
                os.makedirs(os.path.join(self.folder, name), exist_ok=True)
            file.write(f"""cyrus_user: {account.pw_name}
configdirectory: {self.folder}/lib
defaultpartition: default
partition-default: {self.folder}/mail
proc_path: {self.folder}/proc
mboxname_lockpath: {self.folder}/lock
lmtpsocket: {self.folder}/lmtp
idlesocket: {self.folder}/idle
notifysocket: {self.folder}/notify
servername: localhost
admins: admin
allowplaintext: yes
httpmodules: caldav
unixhierarchysep: yes
sasl_pwcheck_method: auxprop
sasl_auxprop_plugin: sasldb
sasl_mech_list: PLAIN
sasl_sasldb_path: {self.folder}/users
""")
        services = os.path.join(self.folder, "cyrus.conf")
        with open(services, "w", encoding="utf-8") as file:
            file.write(f"""START {{
  recover cmd="ctl_cyrusdb -C {settings} -r"
}}
SERVICES {{
  imap cmd="imapd -C {settings}" listen="127.0.0.1:{self.mail_port}"
  http cmd="httpd -C {settings}" listen="127.0.0.1:{self.port}" prefork=1
}}
EVENTS {{
}}
""")
        for user in ("admin", USER):
            subprocess.run(["/usr/sbin/saslpasswd2", "-p", "-c", "-f", os.path.join(self.folder, "users"),
                            "-u", "localhost", user], input=PASSWORD, text=True, check=True, capture_output=True)
        if os.getuid() == 0:
            # The server gives up its rights, and has to reach its folder all the same.
            os.chmod(os.path.dirname(self.folder), 0o711)
            for place, _, files in os.walk(self.folder):
                for each in [place] + [os.path.join(place, file) for file in files]:
                    os.chown(each, account.pw_uid, account.pw_gid)
        self.run(["-D", "-C", settings, "-M", services, "-p", os.path.join(self.folder, "pid")])
        mail = imaplib.IMAP4("127.0.0.1", self.mail_port)
        mail.authenticate("PLAIN", lambda _: f"\0admin\0{PASSWORD}".encode())
        mail.create(f"user/{USER}")
        mail.logout()
        self.request("PROPFIND", self.home(), Depth="0")
        return self

    def stop(self):
        # Its children end only with it.
        if self.process:
            self.process.terminate()
            self.process.wait()
            self.log.close()

    def home(self):
        return f"/dav/calendars/user/{USER}/"


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
    if all(os.path.exists(each) for each in ("/usr/sbin/cyrmaster", "/usr/lib/cyrus/bin/httpd", "/usr/lib/cyrus/bin/imapd",
                                            "/usr/sbin/saslpasswd2")):
        found.append(("cyrus", "/usr/sbin/cyrmaster"))
    else:
        absent.append("cyrus from Debian (cyrus-caldav, cyrus-imapd and sasl2-bin) is not installed.")
    return found, absent


def server(kind, program, folder):
    return (Cyrus if kind == "cyrus" else Server)(kind, program, folder)
