import CalDAV
import DataStore
import Entities
import Glibc
import Scheduler
import Settings
import TestKit
import Testing
import Vocabulary

@testable import ScheduleSync

struct ScheduleSyncDataManagerTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private var store: Store { Store(StoreFile(path: "\(folder.path)/list.db")) }

    private var units: String { "\(folder.path)/config/systemd/user" }

    private func dataManager(
        _ store: Store,
        passwordOwner: String? = nil,
        _ variables: [String: String] = [:],
        isNowhere: Bool = false
    ) -> ScheduleSyncDataManager {
        ScheduleSyncDataManager(
            store: store,
            variables: SettingsEnvironment { name in variables[name].map { Array($0.utf8) } },
            storedPassword: passwordOwner.flatMap { StoredPassword((program: nil, file: "/p", owner: $0)) },
            scheduler: Scheduler(configurationFolder: isNowhere ? nil : "\(folder.path)/config") { _ in true }
        )
    }

    private func connect(user: String? = nil) throws {
        try store.writeSyncState { connection throws(ListError) in
            var list = SyncedList(url: "https://a.example/tasks/", user: user)
            try list.save(on: connection)
        }
    }

    @Test func `the units have the real paths, and the variables that matter`() throws {
        try connect()
        symlink("\(folder.path)/list.db", "\(folder.path)/link.db")
        let variables = ["HOME": "/h", "ADDER_BACKUP": "never", "ADDER_NOW": "2026-11-21", "LANG": "C", "TZ": ""]
        let linked = dataManager(Store(StoreFile(path: "\(folder.path)/link.db")), variables)

        let installed = try linked.install()
        let service = String(decoding: try Files.read("\(units)/adder-sync.service"), as: UTF8.self)
        let removed = try linked.remove()

        #expect(service.contains("\"--db\" \"\(StoreFile(path: "\(folder.path)/list.db").real.path)\""))
        let environment = service.split(separator: "\n").filter { $0.hasPrefix("Environment") }
        #expect(environment == [#"Environment="HOME=/h""#, #"Environment="ADDER_BACKUP=never""#])
        #expect(installed == removed && Files.names(in: units).isEmpty)
    }

    @Test func `the server is known, and whether a password is stored for its user`() throws {
        #expect(try dataManager(store).server() == nil)

        try connect(user: "alice")

        func server(_ hasPassword: Bool) -> ScheduleSyncServer {
            ScheduleSyncServer(url: "https://a.example/tasks/", user: "alice", hasPassword: hasPassword)
        }
        for owner in [nil, "bob@a.example", "alice@b.example"] {
            #expect(try dataManager(store, passwordOwner: owner).server() == server(false))
        }
        #expect(try dataManager(store, passwordOwner: "alice@a.example").server() == server(true))
    }

    @Test func `a failure of the scheduler is passed on`() throws {
        #expect(throws: ScheduleSyncFailure.scheduler(.noFolder)) {
            try dataManager(store, isNowhere: true).install()
        }
        #expect(throws: ScheduleSyncFailure.notSetUp) { try dataManager(Store()).install() }
    }
}
