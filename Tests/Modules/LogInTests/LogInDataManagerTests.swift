import Almanac
import CalDAV
import DataStore
import Entities
import Glibc
import Keyring
import Settings
import TestKit
import Testing
import Vocabulary

@testable import LogIn

struct LogInDataManagerTests {
    private let folder: TemporaryFolder
    private let store = Store()

    init() throws {
        folder = try TemporaryFolder()
    }

    private var configuration: String { "\(folder.path)/adder" }

    private var settings: String {
        String(decoding: (try? Files.read("\(configuration)/config")) ?? [], as: UTF8.self)
    }

    private var state: SyncStateFile {
        SyncStateFile(of: StoreFile(path: "\(folder.path)/list.db"), in: folder.path)
    }

    private func dataManager(
        _ password: StoredPassword? = nil,
        variables: [String: String] = [:],
        isNowhere: Bool = false
    ) -> LogInDataManager {
        let file = TextFile(StoreFile(path: "\(configuration)/config", ownFolder: configuration))
        return LogInDataManager(
            store: store,
            places: LogInDataManager.Places(
                folder: isNowhere ? nil : configuration,
                settings: isNowhere ? nil : file,
                variables: SettingsEnvironment { name in variables[name].map { Array($0.utf8) } }
            ),
            state: state,
            servers: CalDAVServers(storedPassword: password, certificates: nil, clock: FixedClock.saturday),
            commandLine: { $0.joined(separator: "|") }
        )
    }

    @Test func `the account of the list is known, with the folder of its lists`() throws {
        #expect(try dataManager().knownAccount() == nil)

        try store.writeSyncState { connection throws(ListError) in
            var list = SyncedList(url: "https://A.example:8443/u/tasks/", user: "alice")
            try list.save(on: connection)
        }

        #expect(
            try dataManager().knownAccount()
                == ServerAccount(
                    url: "https://A.example:8443/u/tasks/",
                    user: "alice",
                    host: "a.example",
                    home: "https://a.example:8443/u/",
                    owner: PasswordOwner(user: "alice", server: "https://a.example:8443")
                )
        )
    }

    @Test func `a pause of automatic syncs ends, and the list stays known`() throws {
        do {
            let sync = state
            _ = try sync.lock()
            try sync.finish(7)
            try sync.pause(until: Instant(seconds: 1_000))
        }

        dataManager().endPause()

        #expect(try state.lock() == .locked(generations: [7], pause: nil))
    }

    @Test func `an address without encryption is refused before anything is typed`() throws {
        let address = SyncAddress(typed: "http://alice@a.example")

        #expect(throws: LogInFailure.server(.unsafeAddress("http://a.example"))) {
            try dataManager().account(at: address)
        }
    }

    @Test(arguments: [
        ("https://a.example/u/t/", "https://A.example/u/t", true, true),
        ("https://a.example/u%40b/t/", "https://a.example/u@b/t/", true, true),
        ("https://a.example/u/t/", "https://a.example/u/", true, false),
        ("https://a.example/t/", "https://b.example/t/", false, false),
        ("https://a.example/t/", "https://a.example:8443/t/", false, false), ("x", "x", false, false),
    ])
    func `addresses are compared by what they mean`(url: String, other: String, server: Bool, list: Bool) {
        #expect(dataManager().isSameServer(url, other) == server && dataManager().isSameList(url, other) == list)
    }

    @Test func `a password is checked with the server, and the stored one only with its own`() throws {
        let server = try RealServer(.radicale)
        defer { server.stop() }
        try Files.write("\(RealServer.password)\n".utf8, to: "\(folder.path)/password")
        chmod("\(folder.path)/password", 0o600)
        let source = PasswordSource.file("\(folder.path)/password")
        let owner = PasswordOwner(user: RealServer.user, server: server.url.origin)
        let dataManager = dataManager(StoredPassword(source: source, owner: owner.address))
        let address = SyncAddress(typed: "", url: server.url.text, user: RealServer.user)

        #expect(try dataManager.lists(at: address, password: RealServer.password).isEmpty)
        #expect(try dataManager.lists(at: address, password: nil).isEmpty)
        #expect {
            try dataManager.lists(at: address, password: "wrong")
        } throws: { error in
            if case LogInFailure.server(.wrongPassword) = error { true } else { false }
        }
        let other = self.dataManager(StoredPassword(source: source, owner: "alice@a.example"))
        #expect(throws: LogInFailure.server(.passwordOfOther(owner, stored: "alice@a.example"))) {
            try other.lists(at: address, password: nil)
        }
    }

    @Test func `the file with the password is private, whatever was there before`() throws {
        mkdir(configuration, 0o700)
        try Files.write("secret\n".utf8, to: "\(configuration)/sync-password")
        chmod("\(configuration)/sync-password", 0o644)
        try dataManager().storeInFile("secret")
        let mode = Files.mode(of: "\(configuration)/sync-password")

        unlink("\(configuration)/sync-password")
        try Files.write("public".utf8, to: "\(folder.path)/public")
        symlink("\(folder.path)/public", "\(configuration)/sync-password")
        try dataManager().storeInFile("sec\"ret\\é")

        let source = PasswordSource.file("\(configuration)/sync-password")
        #expect(try mode == 0o600 && source.password() == "sec\"ret\\é")
        #expect(String(decoding: try Files.read("\(folder.path)/public"), as: UTF8.self) == "public")
        dataManager().removePasswordFile()
        #expect(Files.mode(of: "\(configuration)/sync-password") == nil)
    }

    @Test func `settings are changed in place`() throws {
        mkdir(configuration, 0o700)
        try Files.write("# mine\nsync.password-file = /old\ncolor = never\n".utf8, to: "\(configuration)/config")

        try dataManager().change([
            SettingChange(setting: .syncPasswordCommand, value: "pass x"),
            SettingChange(setting: .syncPasswordFile, value: nil),
        ])

        #expect(settings == "# mine\ncolor = never\nsync.password-command = pass x\n")
        #expect(throws: LogInFailure.noFolder) { try dataManager(isNowhere: true).change([]) }
    }

    @Test func `variables that override settings are found`() {
        let dataManager = dataManager(variables: ["ADDER_SYNC_PASSWORD_FILE": "/x", "ADDER_SYNC_PASSWORD_COMMAND": ""])

        #expect(
            dataManager.variables(of: [.syncPasswordCommand, .syncPasswordFile]) == ["ADDER_SYNC_PASSWORD_FILE"]
        )
    }
}
