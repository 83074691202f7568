#!/usr/bin/env python3
"""Measures `adder ui` in a pseudo-terminal, or presses random keys there.

    screen.py PROGRAM [--items N]          times, bytes, memory and wake-ups with a list of N items
    screen.py PROGRAM --keys N [--seed S]  N random keys, pastes, clicks, signals and window sizes

Random keys fail if the program crashes, hangs, leaves the terminal changed, or damages the list.
"""

import argparse
import fcntl
import os
import pty
import random
import re
import select
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time

FRAME_END = b"\x1b[?2026l"
ESCAPE = "\x1b"


class Screen:
    """The program in a terminal of its own."""

    def __init__(self, program, home, rows=40, columns=120):
        environment = {
            "HOME": home, "PATH": os.environ["PATH"], "TERM": "xterm-256color", "LANG": "C.UTF-8", "EDITOR": "true",
            "BROWSER": "true", "ASAN_OPTIONS": "abort_on_error=1:detect_leaks=0", "SWIFT_BACKTRACE": "enable=no",
        }
        self.start = time.monotonic()
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
            # A shell lets programs in the background ignore Ctrl-C.
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            os.execve(program, [program, "ui"], environment)
        self.output = b""

    def resize(self, rows, columns):
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def write(self, keys):
        data = keys.encode()
        while data:
            self.read(0)
            _, writable, _ = select.select([], [self.terminal], [], 10)
            if not writable:
                raise TimeoutError("no keys are read")
            data = data[os.write(self.terminal, data[:256]):]

    def read(self, seconds):
        """Returns what the program writes within the time."""
        found = b""
        while select.select([self.terminal], [], [], seconds)[0]:
            try:
                part = os.read(self.terminal, 1 << 16)
            except OSError:
                break
            if not part:
                break
            found += part
            seconds = 0
        self.output = (self.output + found)[-4096:]
        return found

    def frame(self, seconds=10):
        """Waits for the end of a frame. Returns its size."""
        size, tail, end = 0, b"", time.monotonic() + seconds
        while time.monotonic() < end:
            part = self.read(end - time.monotonic())
            size += len(part)
            tail = (tail + part)[-len(FRAME_END):]
            if tail == FRAME_END:
                return size
        raise TimeoutError("no frame was drawn")

    def until(self, text, seconds=10):
        """Waits for a text that is drawn in one piece."""
        found, end = b"", time.monotonic() + seconds
        while text.encode() not in found:
            if time.monotonic() > end:
                raise TimeoutError(f"{text} was not drawn")
            found += self.read(end - time.monotonic())

    def settle(self):
        while self.read(0.3):
            pass

    def status(self, name):
        with open(f"/proc/{self.process}/status") as lines:
            return int(re.search(rf"^{name}:\s+(\d+)", lines.read(), re.M).group(1))

    def is_open(self):
        """Waits while an editor or the shell has the terminal. Returns false if the program has ended."""
        end = time.monotonic() + 30
        while termios.tcgetattr(self.terminal)[3] & termios.ICANON:
            if os.waitid(os.P_PID, self.process, os.WEXITED | os.WNOHANG | os.WNOWAIT):
                return False
            if time.monotonic() > end:
                raise TimeoutError("the program doesn't take the terminal back")
            self.read(0.01)
        return True

    def close(self):
        """Presses Ctrl-C until the program ends. Returns its wait status."""
        end = time.monotonic() + 120
        while time.monotonic() < end:
            process, status = os.waitpid(self.process, os.WNOHANG)
            if process:
                return status
            # Afterwards, it would be a signal.
            try:
                if not termios.tcgetattr(self.terminal)[3] & termios.ICANON:
                    os.write(self.terminal, b"\x03")
            except (OSError, termios.error):
                pass
            self.read(0.05)
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        raise TimeoutError("Ctrl-C doesn't end the program")


def adder(program, home, *words, text=None):
    environment = {"HOME": home, "PATH": os.environ["PATH"], "LANG": "C.UTF-8", "ASAN_OPTIONS": "detect_leaks=0"}
    return subprocess.run([program, *words], env=environment, input=text, text=True, check=True, capture_output=True).stdout


def fill(program, home, count):
    """Adds items, of which a tenth are due soon, with projects, tags, priorities and Korean titles."""
    soon = [" today", " tomorrow 9:00", " fri", " due:yesterday", " every:month"]
    titles = ["Call the dentist", "치과 예약하기", "Write the report", "Buy 🍞 and milk", "Review the offer"]
    lines = []
    for n in range(count):
        date = soon[n // 10 % 5] if n % 10 == 0 else "" if n % 3 == 0 else f" due:+{15 + n % 700}d"
        lines.append(
            f"{titles[n % 5]} {n} project:area{n % 40}.part{n % 7} +tag{n % 60}{date}{' pri:high' if n % 25 == 0 else ''}"
        )
    adder(program, home, "add", "-", text="\n".join(lines) + "\n")


NEW_ITEM = "call the dentist tomorrow at 5 every 6 months +health project:home pri:high"
LISTS = ["views Today and Upcoming", "views All and Upcoming", "views Next and Upcoming", "filter keys"]


def spread(times):
    times = sorted(times)
    worst = times[min(len(times) - 1, int(len(times) * 0.99))]
    return f"{times[len(times) // 2]:7.1f} ms   99 %: {worst:6.1f} ms"


def measure(program, items):
    with tempfile.TemporaryDirectory() as home:
        fill(program, home, items)
        starts = []
        for _ in range(5):
            screen = Screen(program, home)
            screen.frame()
            starts.append((time.monotonic() - screen.start) * 1000)
            screen.settle()
            screen.close()
        print(f"{'start to first frame':28} {sorted(starts)[2]:7.1f} ms")
        screen = Screen(program, home)
        screen.frame()
        screen.settle()
        page, mark = f"{ESCAPE}[6~", "*"
        for name, keys, count in [
            ("j", "j", 100), ("page down", [page], 30), ("views Today and Upcoming", "21", 6),
            ("views Next and Upcoming", "31", 6), ("views All and Upcoming", "41", 5), ("j in All", "j", 100), ("page down in All", [page], 30),
            ("last and first row", "Gg", 6), ("mark a row", " ", 20), ("begin a range", "v", 1), ("j in a range", "j", 20),
            ("leave the range", [ESCAPE], 1), ("first row", "g", 1), ("mark all, or none", mark, 4), ("filter line", "/", 1),
            ("filter keys", "dentist", 7), ("close filter", ["\x03"], 1), ("add line", "a", 1), ("add keys", NEW_ITEM, len(NEW_ITEM)),
            ("close line", ["\x03"], 1),
        ]:
            times, lists, sizes = [], [], []
            for index in range(count):
                begin = time.monotonic()
                screen.write(keys[index % len(keys)])
                sizes.append(screen.frame())
                times.append((time.monotonic() - begin) * 1000)
                # The list comes with a second frame if it was read again.
                if name in LISTS:
                    sizes.append(screen.frame())
                    lists.append((time.monotonic() - begin) * 1000)
                screen.settle() if count < 10 else screen.read(0.02)
            print(f"{name:28} {spread(times)}   {max(sizes):6} bytes")
            if lists:
                print(f"{'  its list':28} {spread(lists)}")
        screen.settle()
        measure_changes(program, home, screen)
        # The numbers of the sidebar are counted when no key waits.
        screen.settle()
        before = screen.status("voluntary_ctxt_switches")
        time.sleep(3)
        print(f"{'wake-ups in 3 s':28} {screen.status('voluntary_ctxt_switches') - before:7}")
        print(f"{'peak memory':28} {screen.status('VmHWM') / 1024:7.1f} MB")
        for key in "su":
            screen.write(key)
            # Sorting draws nothing until it is done.
            time.sleep(1)
            screen.settle()
        print(f"{'  sorted by urgency':28} {screen.status('VmHWM') / 1024:7.1f} MB")
        screen.close()


def measure_changes(program, home, screen):
    """Measures when a screen shows what another program has added: after the end of a command, after Enter on another screen, and
    after that one has drawn it."""
    other = Screen(program, home)
    other.frame()
    commands, keys, differences = [], [], []
    for index in range(26):
        other.settle()
        screen.settle()
        # No two titles have a letter in common, so that all of it is drawn.
        title = chr(ord("A") + index) * 8
        text = f"{title} due:{2020 - index}-01-01"
        if index % 2 == 0:
            adder(program, home, "add", text)
            begin = time.monotonic()
            screen.until(title)
            commands.append((time.monotonic() - begin) * 1000)
        else:
            other.write(f"a{text}")
            other.settle()
            begin = time.monotonic()
            other.write("\r")
            other.until(title)
            own = time.monotonic()
            screen.until(title)
            keys.append((time.monotonic() - begin) * 1000)
            differences.append((time.monotonic() - own) * 1000)
    other.close()
    print(f"{'item of a command':28} {spread(commands)}")
    print(f"{'item of another screen':28} {spread(keys)}")
    print(f"{'  after it was there':28} {spread(differences)}")


# Ctrl-Z would only stop the program.
KEYS = (
    list("jkgGvmwpPtrnxyoRuzsbaAdeO/:?*![]{}123456789 +@,.qhl한글ㅇ🍞") + ["\r", "\x7f", "\t", ESCAPE, "\x01", "\x05", "\x0b", "\x12", "\x15",
    "\x17", "\x19", "\x04", "\x10", "\x0c", f"{ESCAPE}[A", f"{ESCAPE}[B", f"{ESCAPE}[C", f"{ESCAPE}[D", f"{ESCAPE}[H", f"{ESCAPE}[F",
    f"{ESCAPE}[5~", f"{ESCAPE}[6~", f"{ESCAPE}[3~", f"{ESCAPE}[Z", f"{ESCAPE}\r", f"{ESCAPE}[1;5C", f"{ESCAPE}[<0;9;5M", f"{ESCAPE}[<64;9;5M",
    f"{ESCAPE}[<65;9;5M", f"{ESCAPE}OP", f"{ESCAPE}[200~pasted text{ESCAPE}[201~", f"{ESCAPE}[200~- one\n- two\n{ESCAPE}[201~",
    f"{ESCAPE}]0;title\x07", f"{ESCAPE}P1$r0m{ESCAPE}\\", f"{ESCAPE}[M !!", "\x00", "+home", "tomorrow 5pm", "every fri", "due:", "1w"]
)


def press(program, count, seed):
    chance = random.Random(seed)
    pressed, starts = 0, 0
    with tempfile.TemporaryDirectory() as home:
        fill(program, home, 300)
        adder(program, home, "config", "filter.office", "project:area1")
        while pressed < count:
            screen = Screen(program, home, 24, 80)
            before = termios.tcgetattr(screen.terminal)
            screen.frame(60)
            starts += 1
            recent = []
            try:
                while pressed < count:
                    # q leaves the screen, which is then opened again.
                    burst = "".join(chance.choice(KEYS) for _ in range(chance.choice([1, 1, 2, 5, 20])))
                    recent = (recent + [burst])[-30:]
                    screen.write(burst)
                    pressed += len(burst)
                    if chance.random() < 0.05:
                        screen.resize(chance.choice([4, 6, 10, 20, 24, 40, 60]), chance.choice([10, 20, 39, 40, 60, 80, 110, 200]))
                    if chance.random() < 0.01:
                        os.kill(screen.process, chance.choice([signal.SIGWINCH, signal.SIGCONT]))
                    if chance.random() < 0.005:
                        adder(program, home, "add", "From another program today")
                    screen.read(chance.choice([0, 0, 0.001, 0.02]))
                    if not screen.is_open():
                        break
                status = screen.close()
            except TimeoutError as error:
                sys.exit(f"seed {seed}: {error} after {pressed} keys; the last ones: {recent!r}\n{screen.output!r}")
            except OSError:
                # The program has closed the terminal.
                status = screen.close()
            rest = screen.read(0.2)
            # A second Ctrl-C can reach the program when it has left the screen.
            if status not in (0, signal.SIGINT):
                sys.exit(f"seed {seed}: wait status {status} after {pressed} keys; the last ones: {recent!r}\n{screen.output!r}")
            if b"\x1b[?1049l" not in screen.output + rest:
                sys.exit(f"seed {seed}: the alternate screen was not left; the last keys: {recent!r}")
            if termios.tcgetattr(screen.terminal)[:6] != before[:6]:
                sys.exit(f"seed {seed}: the terminal was not restored; the last keys: {recent!r}")
            os.close(screen.terminal)
        if "No corruption found" not in adder(program, home, "doctor"):
            sys.exit(f"seed {seed}: " + adder(program, home, "doctor"))
    print(f"{pressed} keys in {starts} runs: no crash, no hang; the terminal was restored, and no corruption of the list found.")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=os.path.abspath)
    parser.add_argument("--items", type=int, default=100_000)
    parser.add_argument("--keys", type=int)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    if arguments.keys:
        press(arguments.program, arguments.keys, arguments.seed)
    else:
        measure(arguments.program, arguments.items)


if __name__ == "__main__":
    main()
