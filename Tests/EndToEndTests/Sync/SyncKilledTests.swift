import Glibc
import TestKit
import Testing

/// Syncs that are killed at a request or a write, and then repeated.
struct SyncKilledTests {
    private let server: RealServer
    private let here: Program
    private let there: Program

    init() throws {
        (server, here, there) = try SyncTests.homes(.radicale)
        try here.fill("Rest", "Bake", "Swim every week")
        for program in [here, there] { try #require(try program.run("sync").ending == .status(0)) }
    }

    /// Makes work for both directions.
    private func change(_ round: Int) throws {
        try here.fill("Here \(round)")
        try there.fill("There \(round)")
        _ = try here.run("change", "1", "to", "note:\(round)")
        _ = try there.run("change", "2", "to", "note:\(round)")
        if round > 1 { _ = try here.run("remove", "Here \(round - 1)", "--yes") }
        _ = try there.run("sync")
    }

    /// Repeats the sync, and expects that nothing is lost or duplicated.
    private func expectWhole(_ about: Comment) throws {
        for program in [here, there, here] {
            // All rounds together remove more items than a day's syncs may remove without a confirmation.
            let outcome = try program.run("sync", "--yes")
            #expect(outcome.ending == .status(0), "\(about) \(outcome)")
        }
        let lists = try [here, there].map { program in
            try program.run("export", "open", "or", "closed", "--format", "ical").output.split(separator: "\r\n")
                .filter { $0.hasPrefix("SUMMARY:") || $0.hasPrefix("DESCRIPTION:") || $0.hasPrefix("UID:") }.sorted()
        }
        #expect(lists[0] == lists[1], about)
        let titles = lists[0].filter { $0.hasPrefix("SUMMARY:") }
        #expect(Set(titles).count == titles.count, "\(about) \(titles)")
        for title in ["Rest", "Bake", "Swim"] { #expect(titles.contains("SUMMARY:\(title)"), about) }
    }

    /// - Parameter isSent: `true` if the server gets the request, and only its answer is lost.
    @Test(arguments: [false, true])
    func `a sync that is killed at any request can be repeated`(isSent: Bool) throws {
        defer { server.stop() }
        let folder = try TemporaryFolder()
        let kill = "if [ $count = \"$KILL_AT\" ]; then kill -9 $PPID; exit; fi"
        let script = """
            #!/bin/sh
            count=$(($(cat '\(folder.path)/count') + 1))
            echo $count >'\(folder.path)/count'
            \(isSent ? "'\(try Tool("curl").path)' \"$@\" >'\(folder.path)/answer'; \(kill)" : kill)
            \(isSent ? "cat '\(folder.path)/answer'" : "exec '\(try Tool("curl").path)' \"$@\"")
            """
        try Files.write(script.utf8, to: "\(folder.path)/curl")
        chmod("\(folder.path)/curl", 0o700)
        let path = try #require(getenv("PATH").map { String(cString: $0) })

        var (round, killed) = (1, true)
        while killed {
            try change(round)
            try Files.write("0\n".utf8, to: "\(folder.path)/count")
            (here.variables["PATH"], here.variables["KILL_AT"]) = ("\(folder.path):\(path)", "\(round)")
            killed = try here.run("sync").ending == .signal(SIGKILL)
            (here.variables["PATH"], here.variables["KILL_AT"]) = (path, nil)
            try expectWhole("request \(round)")
            round += 1
        }

        // At least one each to ask, to receive and to send.
        #expect(round > 4)
    }

    @Test func `a sync during which power fails can be repeated`() throws {
        defer { server.stop() }
        let report = "\(here.home.path)/report"
        var (operation, round, hasFailed) = (1, 1, true)
        while hasFailed {
            try change(round)
            here.variables["ADDER_TORTURE"] = "power:\(operation):\(round)"
            here.variables["ADDER_TORTURE_REPORT"] = report
            let outcome = try here.run(tool: Program.tortured, "sync")
            (here.variables["ADDER_TORTURE"], here.variables["ADDER_TORTURE_REPORT"]) = (nil, nil)
            hasFailed = outcome.ending == .status(99)
            try expectWhole("operation \(operation) \(outcome)")
            (operation, round) = (operation + 7, round + 1)
        }

        #expect(round > 4)
    }
}
