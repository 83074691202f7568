import Glibc
import TestKit
import Testing

@testable import Scheduler

struct SyncJobTests {
    private func text(_ name: String, of job: SyncJob) -> [String] {
        job.units.first { $0.name == name }?.text.split(separator: "\n").map(String.init) ?? []
    }

    /// Returns the messages of systemd's own check of the units in a folder whose name needs care.
    private func verify(_ job: SyncJob, in folder: String) throws -> Outcome {
        for unit in job.units { try Files.write(unit.text.utf8, to: "\(folder)/\(unit.name)") }
        let tool = try Tool("systemd-analyze")
        let paths = job.units.map { "\(folder)/\($0.name)" }
        let program = try Program(["SYSTEMD_LOG_LEVEL": "info"])
        program.variables["XDG_RUNTIME_DIR"] = program.home.path
        return try program.run(tool: tool.path, arguments: ["--user", "--man=no", "verify"] + paths)
    }

    @Test func `the service runs this program with this list and environment`() {
        let lines = text("adder-sync.service", of: .sample)

        #expect(
            lines.suffix(6) == [
                "Type=oneshot", #"Environment="HOME=/home/alice""#, #"Environment="PATH=/usr/bin""#,
                "ExecStartPre=sleep 2",
                #"ExecStart="/usr/bin/adder" "--db" "/home/alice/adder.db" "sync" "--quiet" "--if-due""#,
                "SuccessExitStatus=75",
            ]
        )
    }

    @Test func `special characters in units are escaped`() {
        let job = SyncJob(
            program: "/o p t/$x/100%/adder",
            list: #"/my $list\'s 5%.db"#,
            variables: [.init(name: "TZ", value: #"a "b" \ 5% $c"#), .init(name: "PATH", value: "a\nb")]
        )

        let service = text("adder-sync.service", of: job)

        #expect(service.contains(##"Environment="TZ=a \"b\" \\ 5%% $c""##))
        #expect(!service.contains { $0.hasPrefix("Environment=\"PATH") })
        #expect(
            service.contains { $0.hasPrefix(##"ExecStart="/o p t/$x/100%%/adder" "--db" "/my $$list\\'s 5%%.db" "##) }
        )
        #expect(text("adder-sync.path", of: job).contains(#"PathModified=/my $list\'s 5%%.db"#))
    }

    @Test func `a line for cron is quoted for the shell and for cron`() {
        let job = SyncJob(
            program: "/opt/adder",
            list: "/it's 5%.db",
            variables: [.init(name: "HOME", value: "/home/a b"), .init(name: "PATH", value: "/bin")]
        )

        #expect(
            job.cronLine == #"* * * * * HOME='/home/a b' /opt/adder --db '/it'\''s 5\%.db' sync --quiet"#
        )
    }

    /// systemd also checks that the program exists, and thus how its path is quoted.
    @Test(
        .enabled(if: (try? Tool("systemd-analyze")) != nil, "systemd-analyze is not installed"),
        arguments: ["plain", "a b", "5%", "$HOME", "우유", "semi;colon", "#hash"]
    )
    func `systemd accepts the units`(name: String) throws {
        let folder = try TemporaryFolder()
        let own = "\(folder.path)/\(name)"
        for path in [own, "\(folder.path)/units"] { mkdir(path, 0o700) }
        try Files.write("#!/bin/sh\n".utf8, to: "\(own)/adder")
        chmod("\(own)/adder", 0o755)
        let variables = [SyncJob.Variable(name: "XDG_CONFIG_HOME", value: own)]
        let job = SyncJob(program: "\(own)/adder", list: "\(own)/adder.db", variables: variables)

        let good = try verify(job, in: "\(folder.path)/units")
        let missing = try verify(
            SyncJob(program: "\(own)/gone", list: "\(own)/adder.db", variables: variables),
            in: "\(folder.path)/units"
        )

        #expect(good == Outcome(""), "\(good)")
        #expect(missing.messages.contains("gone") && missing.ending != .status(0), "\(missing)")
    }
}
