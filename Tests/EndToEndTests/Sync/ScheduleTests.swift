import CalDAV
import Glibc
import TestKit
import Testing

/// `adder sync --install` with a systemctl that only notes its arguments.
struct ScheduleTests {
    private static let units = ["adder-sync.path", "adder-sync.service", "adder-sync.timer"]

    private static func units(of program: Program) -> String { "\(program.home.path)/config/systemd/user" }

    /// A home that is connected to a list, without a user.
    private static func home(_ server: RealServer, systemctl: String? = "exit 0") throws -> Program {
        let program = try Program()
        program.variables["ADDER_NOW"] = nil
        let tools = "\(program.home.path)/tools"
        mkdir(tools, 0o700)
        let script = "#!/bin/sh\necho \"$@\" >>'\(program.home.path)/log'\n\(systemctl ?? "exit 1")\n"
        try Files.write(script.utf8, to: "\(tools)/systemctl")
        chmod("\(tools)/systemctl", 0o755)
        program.variables["PATH"] = "\(tools):\(program.variables["PATH"] ?? "")"
        let first = try program.run("sync", server.url.text)
        try #require(first.ending == .status(0), "\(first)")
        return program
    }

    private static func log(_ program: Program) -> [String] {
        let bytes = (try? Files.read("\(program.home.path)/log")) ?? []
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// Returns answers to commands with `--json` that have all members.
    static func documents() throws -> [String] {
        let server = try RealServer(.xandikos)
        defer { server.stop() }
        let program = try home(server)
        let outcomes = [
            try program.run("sync", "--install", "--json"), try program.run("sync", "--if-due", "--json"),
            try program.run("sync", "--remove", "--json"),
            try home(server, systemctl: nil).run("sync", "--install", "--json"),
        ]
        return outcomes.flatMap { ($0.output + $0.messages).split(separator: "\n").map(String.init) }
    }

    @Test func `units are installed, can be installed again, and removed`() throws {
        let server = try RealServer(.xandikos)
        defer { server.stop() }
        let program = try ScheduleTests.home(server)

        let installed = try program.run("sync", "--install")
        let again = try program.run("sync", "--install", "--plain")
        let commands = ScheduleTests.log(program)
        let names = Files.names(in: ScheduleTests.units(of: program)).sorted()
        let service = try Files.read("\(ScheduleTests.units(of: program))/adder-sync.service")
        let removed = try program.run("sync", "--remove")
        let nothing = try program.run("sync", "--remove")

        #expect(installed.output == "This list is now synchronized every minute, and soon after every change.\n")
        #expect(installed.ending == .status(0) && installed.messages.contains("adder sync --remove"))
        #expect(
            again == Outcome("installed: adder-sync.service\ninstalled: adder-sync.timer\ninstalled: adder-sync.path\n")
        )
        let once = [
            "show-environment", "daemon-reload", "enable --now adder-sync.timer adder-sync.path",
        ].map { "--user --quiet \($0)" }
        #expect(commands == once + once && names == ScheduleTests.units)
        #expect(String(decoding: service, as: UTF8.self).contains("\"--db\" \"\(program.list)\" \"sync\" \"--quiet\""))
        #expect(removed == Outcome("Automatic sync was removed. You can still run adder sync by hand.\n"))
        #expect(nothing == Outcome("No automatic sync is installed.\n"))
        #expect(Files.names(in: ScheduleTests.units(of: program)).isEmpty)
    }

    @Test func `the installed command runs in an empty environment`() throws {
        let server = try RealServer(.xandikos)
        defer { server.stop() }
        let program = try ScheduleTests.home(server, systemctl: nil)
        let installed = try program.run("sync", "--install")
        try program.fill("Rest")

        let fields = installed.output.split(separator: " ", maxSplits: 5)
        let sync = try program.run(tool: "/usr/bin/env", "-i", "/bin/sh", "-c", String(fields[5]))

        #expect(installed.ending == .status(73) && installed.messages.contains("crontab -e"), "\(installed)")
        #expect(fields.prefix(5) == ["*", "*", "*", "*", "*"])
        #expect(sync == Outcome(""), "\(sync)")
        #expect(try program.run("sync", "--status").output.contains("nothing to send"))
        #expect(Files.mode(of: ScheduleTests.units(of: program)) == nil)
    }

    @Test func `without systemctl there is a line for cron`() throws {
        let server = try RealServer(.xandikos)
        defer { server.stop() }
        let program = try ScheduleTests.home(server)
        program.variables["PATH"] = "/nowhere"

        let outcome = try program.run("sync", "--install")

        #expect(outcome.ending == .status(73) && outcome.output.hasPrefix("* * * * * "), "\(outcome)")
    }

    @Test func `a sync that isn't due neither asks the server nor opens the list`() throws {
        let server = try RealServer(.xandikos)
        let program = try ScheduleTests.home(server)
        try program.fill("Rest")
        let due = try program.run("sync", "--if-due")
        server.stop()

        let trace = try program.shell("strace -f -qq -e trace=openat,execve adder sync --if-due")
        try program.fill("Walk")
        let later = try program.run("sync", "--if-due")

        #expect(due.output.contains("sent 1 item"), "\(due)")
        #expect(trace.output.isEmpty && trace.ending == .status(0), "\(trace)")
        #expect(!trace.messages.contains("adder.db\"") && !trace.messages.contains("curl"))
        #expect(later.ending == .status(75), "\(later)")
    }

    @Test func `a list without a server, a home or a stored password is refused`() throws {
        let program = try Program()
        let first = try program.run("sync", "--install")
        let removed = try program.run("sync", "--remove")
        program.variables["HOME"] = nil
        program.variables["XDG_CONFIG_HOME"] = nil
        let homeless = try program.run("sync", "--remove")

        #expect(first.ending == .status(66) && first.messages.contains("No server is set up."))
        for outcome in [removed, homeless] { #expect(outcome == Outcome("No automatic sync is installed.\n")) }
    }

    @Test func `units can't be written to a folder of others`() throws {
        let server = try RealServer(.xandikos)
        defer { server.stop() }
        let program = try ScheduleTests.home(server)
        try Files.write([], to: "\(program.home.path)/config")

        let outcome = try program.run("sync", "--install")

        #expect(outcome.ending != .status(0) && outcome.messages.contains("/config"), "\(outcome)")
        #expect(ScheduleTests.log(program).filter { $0.contains("enable") }.isEmpty)
    }
}
