import CalDAV
import Glibc
import TestKit
import Testing

/// Syncs two homes through real servers.
struct SyncTests {
    private static func home(_ server: RealServer) throws -> Program {
        let program = try Program()
        let path = "\(program.home.path)/password"
        try Files.write("\(RealServer.password)\n".utf8, to: path)
        chmod(path, 0o600)
        _ = try program.run("config", "sync.password-file", path)
        _ = try program.run("config", "sync.password-for", address(server))
        return program
    }

    private static func address(_ server: RealServer) -> String {
        let text = server.url.text
        let host = text.dropFirst("http://".count)
        return "http://\(RealServer.user)@\(host)"
    }

    /// Connects two homes with a list on the server.
    static func homes(_ kind: RealServer.Kind) throws -> (server: RealServer, here: Program, there: Program) {
        let server = try RealServer(kind)
        let (here, there) = (try home(server), try home(server))
        let arguments = kind == .radicale ? ["--create", "Tasks"] : []
        for (program, more) in [(here, arguments), (there, [])] {
            let first = try program.run(arguments: (["sync", address(server)] + more).map { Array($0.utf8) })
            try #require(first.ending == .status(0), "\(first)")
        }
        return (server, here, there)
    }

    /// Returns answers to commands with `--json` that have all members.
    static func documents() throws -> [String] {
        let server = try RealServer(.radicale)
        defer { server.stop() }
        let (home, other) = (try home(server), try home(server))
        var documents: [String] = []
        func sync(_ program: Program, _ words: String...) throws {
            let outcome = try program.run(arguments: (["sync"] + words + ["--json"]).map { Array($0.utf8) })
            documents += (outcome.output + outcome.messages).split(separator: "\n").map(String.init)
        }
        try sync(home, address(server))
        try sync(home, address(server), "--create", "Home")
        try sync(other, address(server), "--create", "Work")
        try sync(try self.home(server), address(server))
        try home.fill("Rest")
        try sync(home)
        let twin = try self.home(server)
        try sync(twin, "\(address(server))alice/home/")
        for (program, priority) in [(home, "high"), (twin, "low")] {
            _ = try program.run("change", "1", "to", "pri:\(priority)")
            try sync(program)
        }
        let third = try self.home(server)
        try third.fill("Rest")
        try sync(third, "\(address(server))alice/home/")
        try DatabaseFile(home.list).execute(
            """
            INSERT INTO sync_object (list, name, path, etag, body, problem)
            SELECT list, x'61', '/alice/home/film.ics', x'31', x'', 'too-long' FROM sync_object LIMIT 1
            """
        )
        try sync(home)
        try DatabaseFile(home.list).execute("UPDATE sync_object SET problem = 'duplicate' WHERE item IS NOT NULL")
        try sync(home, "--status")
        documents.append(try home.run("show", "1", "--json").output)
        try sync(home, "--forget")
        return documents
    }

    @Test(arguments: RealServer.Kind.allCases)
    func `two homes end up with the same list`(kind: RealServer.Kind) throws {
        let (server, here, there) = try SyncTests.homes(kind)
        defer { server.stop() }
        try here.fill("우유 사기 tomorrow 18:00 +home project:house.kitchen pri:high", "Pay rent every month on the 1st")
        try here.fill("Call mum needs:1 parent:2 note:\"by phone, today; or\"", "Rest wait:fri")

        let sent = try here.run("sync")
        let received = try there.run("sync")
        // Items get their ids in the order of the server.
        let changed = [
            try there.run("done", "우유"), try there.run("change", "rent", "to", "note:cash"),
            try there.run("remove", "Rest", "--yes"), try here.run("change", "rent", "to", "pri:high"),
            try here.run("add", "Bake"),
        ]
        let syncs = [try there.run("sync"), try here.run("sync"), try there.run("sync")]
        let lists = try [here, there].map { home in
            try home.run("export", "open", "or", "closed", "--format", "ical").output.split(separator: "\r\n").sorted()
        }

        #expect(sent.output.hasPrefix("Synchronized  (Tasks, sent 4 items (4 new))\n  sent  1 ") || kind == .xandikos)
        #expect(received.output.contains("received 4 items (4 new)"), "\(received)")
        #expect((changed + syncs).allSatisfy { $0.ending == .status(0) }, "\(changed) \(syncs)")
        #expect(lists[0] == lists[1] && lists[0].count { $0 == "BEGIN:VTODO" } == 4, "\(lists)")
        let idle = try here.run("sync", "--json")
        let none = #"{"added":0,"updated":0,"removed":0}"#
        #expect(idle.output.contains(#""pulled":\#(none),"pushed":\#(none)"#), "\(idle)")
    }

    @Test func `the password is in no argument, message or file of the list`() throws {
        let (server, here, _) = try SyncTests.homes(.radicale)
        defer { server.stop() }
        try here.fill("Rest")
        let trace = try here.shell("strace -f -qq -e trace=execve -s 10000 adder sync")
        let list = String(decoding: try Files.read(here.list), as: UTF8.self)

        #expect(trace.ending == .status(0), "\(trace)")
        #expect(trace.messages.contains("curl") && !trace.messages.contains("ss\\\\n:"))
        #expect(!list.contains(RealServer.password))
    }

    @Test func `show reports an item's sync state`() throws {
        let (server, here, _) = try SyncTests.homes(.radicale)
        defer { server.stop() }
        func state() throws -> Substring? {
            try here.run("show", "1", "--plain").output.split(separator: "\n").first { $0.hasPrefix("sync: ") }
        }
        try here.fill("Rest")

        let new = try state()
        _ = try here.run("sync")
        let sent = try state()
        _ = try here.run("change", "1", "+home")
        let changed = try state()
        try DatabaseFile(here.list).execute(
            "UPDATE sync_object SET problem = 'refused: \u{1B}]52;c;aGk=\u{07}No.', agreed = (SELECT touched FROM item)"
        )
        let refused = try state()

        #expect(new == "sync: not sent to the server yet" && sent == "sync: in sync with the server")
        #expect(changed == "sync: waiting to be sent to the server")
        #expect(refused?.hasPrefix("sync: the server rejected it: ") == true && refused?.contains("\u{1B}") == false)
    }

    @Test func `doctor checks what sync needs`() throws {
        let (server, here, _) = try SyncTests.homes(.radicale)
        defer { server.stop() }
        func findings() throws -> (lines: [Substring], ending: Outcome.Ending) {
            let outcome = try here.run("doctor", "--plain")
            return (outcome.output.split(separator: "\n").filter { $0.contains(": sync: ") }, outcome.ending)
        }

        let good = try findings()
        chmod("\(here.home.path)/password", 0o644)
        here.variables["PATH"] = "/nowhere"
        let bad = try findings()

        #expect(good.lines.count == 1 && good.lines[0].hasPrefix("ok: sync: Tasks: last synchronized "), "\(good)")
        #expect(good.ending == .status(0) && bad.ending == .status(73))
        #expect(bad.lines.count == 3 && bad.lines[1].contains("curl is not installed"), "\(bad)")
        #expect(bad.lines[2].contains("chmod 600 \(here.home.path)/password"))
    }

    @Test func `a server that is down changes nothing, and a timer doesn't mention it`() throws {
        let (server, here, _) = try SyncTests.homes(.radicale)
        try here.fill("Rest")
        server.stop()

        let typed = try here.run("sync")
        let timed = try here.run("sync", "--quiet")

        #expect(typed.ending == .status(75) && typed.messages.contains("Can't reach the server"))
        #expect(timed.output + timed.messages == "")
        #expect(try here.run("sync", "--status").output.contains("1 item to send"))
    }
}
