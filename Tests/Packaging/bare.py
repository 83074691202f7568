"""Tries the static program on the barest systems: with no file but itself, with a shell but nothing else, with another
C library, and on kernels that lack newer system calls. Needs root.

    python3 Tests/Packaging/bare.py .build/release/adder [BUSYBOX [MUSL]]

BUSYBOX is a static busybox, and MUSL the loader of musl; without them, their systems are left out.
"""

import ctypes
import os
import pty
import select
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import time

NOW = {"ADDER_NOW": "2026-11-21T09:30"}
failures = 0


def run(root, *words, variables={}, before=lambda: None, text=None):
    """Runs adder in the root, with no variables but these."""

    def enter():
        os.chroot(root)
        os.chdir("/")
        before()

    result = subprocess.run(
        ["/adder", *words], env={**NOW, **variables}, preexec_fn=enter, input=text, capture_output=True, text=True
    )
    return result.returncode, result.stdout, result.stderr


def expect(what, outcome, status, part):
    global failures
    got, output, messages = outcome
    if got != status or part not in output + messages:
        failures += 1
        print(f"not as expected: {what}: {got} {output!r} {messages!r}")


def interactive(root, *words, keys, variables):
    """Types the keys in a terminal, and returns what it shows."""
    child, terminal = pty.fork()
    if child == 0:
        os.chroot(root)
        os.chdir("/")
        os.execve("/adder", ["/adder", *words], {**NOW, **variables})
    shown = b""
    end = time.monotonic() + 10
    while time.monotonic() < end:
        if select.select([terminal], [], [], 0.3)[0]:
            try:
                shown += os.read(terminal, 65536)
            except OSError:
                break
        elif shown and keys:
            os.write(terminal, keys)
            keys = b""
    os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status), shown.decode(errors="replace"), ""


# System calls that came after Linux 3.2, with their numbers on x86_64 and aarch64, which answer as if unknown.
NEWER = {
    "x86_64": [306, 308, 309, 310, 311, 313, 314, 315, 316, 317, 318, 319, 321, 322, 323, 324, 325, 326, 327, 328, 332,
               333, 334] + list(range(424, 470)),
    "aarch64": list(range(267, 300)) + list(range(424, 470)),
}


def filter_system_calls(numbers):
    """Makes the kernel answer ENOSYS to these system calls."""
    load, equal, answer = 0x20, 0x15, 0x06
    program = [(load, 0, 0, 0)]
    for index, number in enumerate(numbers):
        program.append((equal, len(numbers) - index, 0, number))
    program.append((answer, 0, 0, 0x7FFF0000))
    program.append((answer, 0, 0, 0x00050000 | 38))
    code = b"".join(struct.pack("HBBI", *step) for step in program)
    buffer = ctypes.create_string_buffer(code)
    header = struct.pack("HxxxxxxP", len(program), ctypes.addressof(buffer))
    libc = ctypes.CDLL(None, use_errno=True)
    prctl = libc.prctl
    prctl.argtypes = [ctypes.c_int] + [ctypes.c_ulong] * 4
    keep = ctypes.create_string_buffer(header)
    if prctl(38, 1, 0, 0, 0) != 0 or prctl(22, 2, ctypes.addressof(keep), 0, 0) != 0:
        raise OSError(ctypes.get_errno(), "seccomp")


def main(program, busybox=None, musl=None):
    folder = tempfile.mkdtemp()
    try:
        empty = system(folder, "empty", program)
        try_empty(empty)
        old = system(folder, "old", program)
        # Without getrandom, Swift's library needs urandom.
        devices(old)
        numbers = NEWER[os.uname().machine]
        try_list(old, lambda: filter_system_calls(numbers))
        if busybox:
            try_terminal(with_busybox(folder, "busybox", program, busybox))
        if busybox and musl:
            root = with_busybox(folder, "musl", program, busybox)
            os.mkdir(f"{root}/lib")
            shutil.copy(musl, f"{root}/lib")
            try_terminal(root)
    finally:
        shutil.rmtree(folder)
    print("The program works on bare systems." if failures == 0 else f"{failures} failures.")
    sys.exit(failures > 0)


def system(folder, name, program):
    root = f"{folder}/{name}"
    os.mkdir(root)
    shutil.copy(program, f"{root}/adder")
    return root


def devices(root):
    os.mkdir(f"{root}/dev")
    os.mknod(f"{root}/dev/null", 0o20666, os.makedev(1, 3))
    os.mknod(f"{root}/dev/urandom", 0o20666, os.makedev(1, 9))


def with_busybox(folder, name, program, busybox):
    root = system(folder, name, program)
    for name in ["bin", "tmp"]:
        os.mkdir(f"{root}/{name}")
    shutil.copy(busybox, f"{root}/bin/busybox")
    for tool in ["sh", "vi", "less", "cat"]:
        os.symlink("busybox", f"{root}/bin/{tool}")
    devices(root)
    return root


def try_list(root, before=lambda: None):
    """Uses the list: everything that needs no other program."""
    home = {"HOME": "/"}

    def adder(*words, text=None):
        return run(root, *words, variables=home, before=before, text=text)

    expect("version", adder("--version"), 0, "SQLite")
    expect("add", adder("add", "Pay", "rent", "fri", "+money"), 0, "Added 1: Pay rent")
    expect("add Korean text", adder("add", "우유", "사기"), 0, "우유 사기")
    expect("find", adder("find", "rent"), 0, "Pay rent")
    expect("find Korean text", adder("find", "우유"), 0, "우유 사기")
    expect("done", adder("done", "1"), 0, "Pay rent")
    expect("undo", adder("undo"), 0, "Undone: done 1")
    expect("piped commands", adder(text="add Call mom\nlist\n"), 0, "Call mom")
    expect("export", adder("export", "--format", "ics"), 0, "END:VCALENDAR")
    expect("back up", adder("backup", "/copy.db"), 0, "")
    expect("check", adder("doctor"), 0, "")
    expect("calendar", adder("calendar"), 0, "November 2026")


def try_empty(root):
    try_list(root)
    expect("no home", run(root, "list"), 78, "HOME")
    home = {"HOME": "/"}
    login = ["sync", "login", "alice@example.org"]
    expect("no devices", run(root, *login, variables=home, text="secret\n"), 73, "server: /dev/null: No such file")
    expect("no folder /tmp", run(root, "edit", "2", variables=home), 73, "Set TMPDIR to a writable folder.")
    expect("no shell", run(root, "edit", "2", variables={**home, "TMPDIR": "/"}), 74, "/bin/sh: No such file")


def try_terminal(root):
    try_list(root)
    home = {"HOME": "/"}
    for terminal in ["", "dumb", "xterm-256color", "nonsense"]:
        variables = {**home, "TERM": terminal} if terminal else home
        shown = interactive(root, keys=b"add Feed the cat\rlist\rquit\r", variables=variables)
        expect(f"terminal {terminal}", shown, 0, "Feed the cat")
    variables = {**home, "PATH": "/bin", "EDITOR": "vi", "TERM": "xterm"}
    no_curl = run(root, "sync", "login", "alice@example.org", variables=home, text="secret\n")
    expect("no curl", no_curl, 73, "curl is not installed")
    shown = interactive(root, "edit", "2", keys=b":q\r", variables=variables)
    expect("edit in busybox's vi", shown, 0, "")


main(*sys.argv[1:])
