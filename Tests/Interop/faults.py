"""A bad network between adder and a server, and syncs that are killed."""

import json
import random
import select
import socket
import threading
import time

from servers import Problem

BUSY = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 1\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class Proxy:
    """Passes connections on to a server. `level` is the fraction of connections that it disrupts."""

    def __init__(self, port, seed):
        self.target = port
        self.level = 0.0
        self.random = random.Random(seed)
        self.counts = {}
        self.listener = socket.create_server(("127.0.0.1", 0), backlog=64)
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self.accept, daemon=True).start()

    def stop(self):
        self.listener.close()

    def accept(self):
        while True:
            try:
                client, _ = self.listener.accept()
            except OSError:
                return
            fate = "passed"
            if self.random.random() < self.level:
                fate = self.random.choice(["busy", "refused", "cut request", "cut answer", "lost answer", "slow"])
            limit = int(10 ** self.random.uniform(0, 4.5))
            self.counts[fate] = self.counts.get(fate, 0) + 1
            threading.Thread(target=self.serve, args=(client, fate, limit), daemon=True).start()

    def serve(self, client, fate, limit):
        try:
            with client:
                if fate == "busy":
                    client.recv(65536)
                    client.sendall(BUSY)
                elif fate != "refused":
                    with socket.create_connection(("127.0.0.1", self.target)) as server:
                        self.copy(client, server, fate, limit)
        except OSError:
            pass

    def copy(self, client, server, fate, limit):
        """Copies in both directions until one side ends, or until the limit of the disrupted direction."""
        left = {"cut request": {client: limit}, "cut answer": {server: limit}, "lost answer": {server: 0}}.get(fate, {})
        other = {client: server, server: client}
        sources = [client, server]
        while sources:
            for source in select.select(sources, [], [])[0]:
                data = source.recv(65536)
                if not data:
                    sources.remove(source)
                    other[source].shutdown(socket.SHUT_WR)
                    continue
                if fate == "slow":
                    time.sleep(limit / 40000)
                if source in left:
                    data = data[:left[source]]
                    left[source] -= len(data)
                other[source].sendall(data)
                if left.get(source, 1) <= 0:
                    return


def try_sync(home, chance, kills, log):
    """Syncs through the bad network, and kills a share of the syncs in the middle."""
    process = home.start("sync", "--json", "--yes")
    if chance.random() < kills:
        time.sleep(10 ** chance.uniform(-3, 0.2))
        process.kill()
    answer, errors = process.communicate(timeout=600)
    log.append(f"home {home.number}: adder sync → {process.returncode} {answer.decode()} {errors.decode()}")
    for line in answer.decode().splitlines():
        document = json.loads(line) if line.endswith("}") else {}
        if "synced" in document:
            home.note(document["synced"])
    # Done, some items stuck, the connection was lost, or the server was busy.
    if process.returncode not in (0, 65, 69, 74, 75, -9):
        raise Problem(f"home {home.number}: sync ended with {process.returncode}: {errors.decode()}{answer.decode()}")
    return process.returncode
