import CalDAV
import DataStore
import Glibc
import Settings
import TestKit
import Testing
import Vocabulary

@testable import SyncList

struct SyncListScheduleDataManagerTests {
    private let folder: TemporaryFolder
    private let store: Store

    init() throws {
        folder = try TemporaryFolder()
        store = Store(StoreFile(path: "\(folder.path)/list.db"))
    }

    private var units: String { "\(folder.path)/config/systemd/user" }

    private func dataManager(
        passwordOwner: String? = nil,
        _ variables: [String: String] = [:],
        isNowhere: Bool = false
    ) -> SyncListScheduleDataManager {
        SyncListScheduleDataManager(
            store: store,
            state: SyncStateFile(of: StoreFile(path: "\(folder.path)/list.db"), in: "\(folder.path)/state"),
            variables: SettingsEnvironment { name in variables[name].map { Array($0.utf8) } },
            folder: isNowhere ? nil : units,
            storedPassword: passwordOwner.map { StoredPassword(source: .file("/p"), owner: $0) }
        )
    }

    private func connect(user: String? = nil) throws {
        try store.note { connection throws(StoreError) in
            var list = SyncedList(url: "https://a.example/tasks/", user: user)
            try list.save(on: connection)
        }
    }

    @Test func `a job has the real paths, and the variables that matter`() throws {
        try connect()
        symlink("\(folder.path)/list.db", "\(folder.path)/link.db")
        let variables = ["HOME": "/h", "ADDER_BACKUP": "never", "ADDER_NOW": "2026-11-21", "LANG": "C", "TZ": ""]
        let linked = SyncListScheduleDataManager(
            store: Store(StoreFile(path: "\(folder.path)/link.db")),
            state: nil,
            variables: SettingsEnvironment { name in variables[name].map { Array($0.utf8) } },
            folder: units,
            storedPassword: nil
        )

        let job = try linked.job()

        #expect(job.program.hasPrefix("/") && StoreFile(path: job.program).facts != nil)
        #expect(job.list == StoreFile(path: "\(folder.path)/list.db").real.path)
        #expect(job.variables.map { "\($0.name)=\($0.value)" } == ["HOME=/h", "ADDER_BACKUP=never"])
    }

    @Test func `there is no job without a server, or without a stored password for its user`() throws {
        #expect(throws: SyncScheduleFailure.notSetUp) { try dataManager().job() }

        try connect(user: "alice")

        let failure = SyncScheduleFailure.needsPassword(user: "alice", url: "https://a.example/tasks/")
        for owner in [nil, "bob@a.example", "alice@b.example"] {
            #expect(throws: failure) { try dataManager(passwordOwner: owner).job() }
        }
        #expect(throws: Never.self) { try dataManager(passwordOwner: "alice@a.example").job() }
    }

    @Test func `units are written privately, and only if they differ`() throws {
        let unit = SyncUnit(name: "adder-sync.timer", text: "one\n")
        let first = try dataManager().write([unit])
        let before = StoreFile(path: "\(units)/adder-sync.timer").lastWrite

        let again = try dataManager().write([unit])
        let unchanged = StoreFile(path: "\(units)/adder-sync.timer").lastWrite
        let other = try dataManager().write([SyncUnit(name: unit.name, text: "two\n")])

        #expect((first, again, other) == (false, false, true) && unchanged == before && before != nil)
        #expect(Files.names(in: units) == ["adder-sync.timer"] && Files.mode(of: "\(units)/adder-sync.timer") == 0o600)
    }

    @Test func `existing files are found and deleted, including dangling links`() throws {
        _ = try dataManager().write([SyncUnit(name: "adder-sync.timer", text: "")])
        _ = try dataManager().write([SyncUnit(name: "adder-sync.path", text: "x")])
        mkdir("\(units)/paths.target.wants", 0o700)
        symlink("/nowhere", "\(units)/paths.target.wants/adder-sync.path")

        let found = dataManager().existing(SyncUnit.files)
        try dataManager().remove(found)

        #expect(found == ["adder-sync.path", "paths.target.wants/adder-sync.path"])
        #expect(dataManager().existing(SyncUnit.files).isEmpty)
    }

    @Test func `units need a writable folder`() throws {
        #expect(throws: SyncScheduleFailure.noFolder) { try dataManager(isNowhere: true).write(SyncJob.sample.units) }
        #expect(dataManager(isNowhere: true).existing(SyncUnit.files).isEmpty)

        try Files.write([], to: "\(folder.path)/config")

        #expect(throws: SyncScheduleFailure.self) { try dataManager().write(SyncJob.sample.units) }
    }

    @Test func `the times are those of the list and of the last complete sync`() throws {
        #expect(dataManager().times() == SyncTimes(synced: nil, changed: nil) && !dataManager().hasServer)

        try connect()
        let state = SyncStateFile(of: StoreFile(path: "\(folder.path)/list.db"), in: "\(folder.path)/state")
        _ = try state.lock()
        try state.announce([1, 2])
        let interrupted = dataManager().times()
        try state.finish(2)
        let complete = dataManager().times()

        #expect(interrupted.synced == nil && interrupted.changed != nil)
        #expect(try #require(complete.synced) >= #require(complete.changed))
        #expect(dataManager().hasServer)
    }
}
