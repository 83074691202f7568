import DataStore
import Glibc
import TestKit
import Testing
import Vocabulary

@testable import Scheduler

/// A service manager that notes its commands.
private final class FakeServiceManager {
    /// The first words of commands that fail.
    var failures: Set<String> = []
    private(set) var commands: [String] = []

    func control(_ arguments: [String]) -> Bool {
        commands.append(arguments.joined(separator: " "))
        return !failures.contains(arguments[0])
    }
}

struct SchedulerTests {
    private let folder: TemporaryFolder
    private let manager = FakeServiceManager()

    init() throws {
        folder = try TemporaryFolder()
    }

    private var units: String { "\(folder.path)/systemd/user" }

    private var scheduler: Scheduler { Scheduler(configurationFolder: folder.path, control: manager.control) }

    private var files: [String] { Files.names(in: units).sorted() }

    @Test func `the units are written privately, and then started`() throws {
        let installed = try scheduler.install(.sample)

        #expect(installed == ["adder-sync.service", "adder-sync.timer", "adder-sync.path"])
        #expect(files == installed.sorted() && Files.mode(of: "\(units)/adder-sync.timer") == 0o600)
        #expect(
            manager.commands == [
                "show-environment", "daemon-reload", "enable --now adder-sync.timer adder-sync.path",
            ]
        )
    }

    @Test func `only units that have changed are written and restarted`() throws {
        _ = try scheduler.install(.sample)
        let before = StoreFile(path: "\(units)/adder-sync.service").lastWrite
        _ = try scheduler.install(.sample)
        let unchanged = manager.commands

        _ = try scheduler.install(SyncJob(program: "/opt/adder", list: "/other.db", variables: []))

        #expect(before != nil && !unchanged.contains { $0.hasPrefix("restart") })
        #expect(StoreFile(path: "\(units)/adder-sync.service").lastWrite != before)
        #expect(manager.commands.last == "restart adder-sync.timer adder-sync.path")
    }

    @Test func `without systemd nothing is written, and the line for cron is reported`() {
        manager.failures = ["show-environment"]

        #expect(throws: SchedulerFailure.noScheduler(line: SyncJob.sample.cronLine)) {
            try scheduler.install(.sample)
        }
        #expect(files.isEmpty && manager.commands == ["show-environment"])
    }

    @Test(arguments: [("daemon-reload", ["daemon-reload"]), ("enable", ["enable", "--now"] + SyncUnit.triggers)])
    func `if systemd refuses the units, they are removed`(command: String, arguments: [String]) {
        manager.failures = [command]

        #expect(throws: SchedulerFailure.refused(arguments: arguments)) { try scheduler.install(.sample) }
        #expect(files.isEmpty)
    }

    @Test(arguments: [
        ("/bin/adder", "/a\nb.db"), ("/bin/adder", "/list "), ("/bin/adder", "/list\\"), ("/bin/adder", "/a\u{9B}b"),
        ("/it's/adder", "/list"), ("/q\"/adder", "/list"), ("/b\\s/adder", "/list"), ("/a\tb/adder", "/list"),
    ])
    func `a path that units can't contain is refused`(program: String, list: String) {
        let path = program == "/bin/adder" ? list : program

        #expect(throws: SchedulerFailure.unsuitablePath(path)) {
            try scheduler.install(SyncJob(program: program, list: list, variables: []))
        }
        #expect(files.isEmpty)
    }

    @Test func `removing stops the units and deletes them with their links, even without systemd`() throws {
        _ = try scheduler.install(.sample)
        mkdir("\(units)/paths.target.wants", 0o700)
        symlink("/nowhere", "\(units)/paths.target.wants/adder-sync.path")
        try Files.write([], to: "\(units)/other.service")
        manager.failures = ["disable", "daemon-reload"]

        let removed = try scheduler.remove()

        #expect(removed == SyncUnit.files.filter { $0 != "timers.target.wants/adder-sync.timer" })
        #expect(manager.commands.suffix(2) == ["disable --now adder-sync.timer adder-sync.path", "daemon-reload"])
        #expect(files == ["other.service", "paths.target.wants"])
        #expect(Files.names(in: "\(units)/paths.target.wants").isEmpty)
    }

    @Test func `removing what isn't installed does nothing`() throws {
        #expect(try scheduler.remove().isEmpty && manager.commands.isEmpty)
    }

    @Test func `units need a writable folder`() throws {
        let nowhere = Scheduler(configurationFolder: nil, control: manager.control)
        #expect(throws: SchedulerFailure.noFolder) { try nowhere.install(.sample) }
        #expect(try nowhere.remove().isEmpty)

        try Files.write([], to: "\(folder.path)/systemd")

        #expect {
            try scheduler.install(.sample)
        } throws: { error in
            if case SchedulerFailure.file = error { true } else { false }
        }
    }
}

extension SyncJob {
    static let sample = SyncJob(
        program: "/usr/bin/adder",
        list: "/home/alice/adder.db",
        variables: [.init(name: "HOME", value: "/home/alice"), .init(name: "PATH", value: "/usr/bin")]
    )
}
