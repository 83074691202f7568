import Almanac
import Entities
import Glibc
import Settings
import TestKit
import Testing
import Vocabulary

@testable import DataStore
@testable import DiagnoseList

/// Uses real files.
struct DiagnoseListDataManagerTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = "\(folder.path)/목록.db"
    }

    private var store: Store { Store(StoreFile(path: path)) }

    private func dataManager(
        _ store: Store? = nil,
        _ variables: [String: String] = [:],
        time: @escaping ([String]) -> Double? = { _ in nil }
    ) -> DiagnoseListDataManager {
        DiagnoseListDataManager(
            store: store ?? self.store,
            settingsFile: (TextFile(StoreFile(path: "\(folder.path)/config")), "~/config"),
            environment: SettingsEnvironment { variables[$0].map { Array($0.utf8) } },
            time: time
        )
    }

    private func change(_ statements: String..., in store: Store? = nil) throws {
        try (store ?? self.store).change("x", at: Instant(seconds: 7)) { connection throws(ListError) in
            for statement in statements { try connection.run(statement) }
        }
    }

    private static func item(_ title: String, status: Int = 0) -> String {
        """
        INSERT INTO item (uuid, title, status, completed, created, changed)
        VALUES (randomblob(16), '\(title)', \(status), \(status == 0 ? "NULL" : "5"), 5, 5)
        """
    }

    private var contents: CheckedContents? {
        get throws {
            guard case .readable(let contents)? = try dataManager().examine() else { return nil }
            return contents
        }
    }

    // MARK: Contents

    @Test func `a missing list is not created`() throws {
        #expect(try dataManager().examine() == nil)
        #expect(dataManager().list == nil && Files.names(in: folder.path).isEmpty)
    }

    @Test func `an empty file stays empty`() throws {
        try Files.write([], to: path)

        #expect(try dataManager().examine() == .empty)
        #expect(try Files.read(path).isEmpty)
    }

    @Test func `the contents of a healthy list are counted`() throws {
        try change(Self.item("Rest"), Self.item("우유 사기", status: 1))
        try change(Self.item("Pay rent"))

        var wanted = CheckedContents(open: 2, done: 1, changes: 2)
        (wanted.version, wanted.newestVersion) = (10, 10)
        wanted.newestChange = Instant(seconds: 7)
        wanted.newestTitle = "Pay rent"
        wanted.oldestChange = Instant(seconds: 7)
        // Two tables, each with an index.
        wanted.historyBytes = 4 * 4_096
        wanted.unusedBytes = 0
        #expect(try contents == wanted)
    }

    @Test func `changes made by a sync can't be undone`() throws {
        try change(Self.item("Rest"))
        try store.synchronize("sync", at: Instant(seconds: 8)) { connection throws(ListError) in
            try connection.run(Self.item("Bake"))
        }

        let contents = try contents
        #expect(contents?.changes == 1 && contents?.newestChange == Instant(seconds: 8))
    }

    @Test func `unused space is measured`() throws {
        try change(
            Self.item("Rest"),
            "CREATE TABLE large AS SELECT zeroblob(100000) AS bytes",
            "DROP TABLE large"
        )

        #expect(try #require(try contents).unusedBytes >= 100_000)
    }

    @Test func `undone changes are not counted`() throws {
        let now = Moment.saturday.instant
        try store.change("add Rest", at: now) { connection throws(ListError) in
            var random = SystemRandomNumberGenerator()
            let new = NewItem(
                uuid: ItemUUID(at: now, using: &random),
                details: ItemDetails(title: "Rest"),
                created: now
            )
            _ = try ItemRows.insert([new], on: connection)
        }
        try change("UPDATE item SET title = 'Sleep'", "UPDATE item SET project = 'home'")
        _ = try store.undo()

        let contents = try #require(try contents)
        #expect(contents.changes == 1 && contents.unindexed == 0)
    }

    @Test func `missing, altered and unknown schema objects are listed`() throws {
        try change(
            Self.item("Rest"),
            "DROP TRIGGER tag_updated",
            "DROP INDEX item_parent",
            "CREATE INDEX item_parent ON item (parent)",
            "CREATE VIEW mine AS SELECT 1"
        )

        let contents = try #require(try contents)
        #expect(contents.missingObjects == ["index item_parent", "trigger tag_updated"])
        #expect(contents.unknownObjects == ["view mine"])
    }

    @Test func `if the size of the history can't be measured, the rest is still checked`() throws {
        try change(Self.item("Rest"), "CREATE TABLE dbstat (other)")

        let contents = try #require(try contents)
        #expect(contents.historyBytes == nil)
        #expect(contents.open == 1)
    }

    @Test(arguments: OldList.versions)
    func `an old list is checked without upgrading it`(version: Int) throws {
        try OldList.write(version: version, to: path)
        let bytes = try Files.read(path)

        let contents = try #require(try contents)

        #expect(contents.version == version && contents.newestVersion == Schema.version)
        #expect(contents.missingObjects.isEmpty && contents.unknownObjects.isEmpty && contents.unindexed == 0)
        #expect(contents.open == 14 && contents.done == 4 && contents.changes == 32)
        #expect(try Files.read(path) == bytes && Files.names(in: folder.path) == ["목록.db"])
    }

    @Test(arguments: OldList.versions)
    func `the contents of an old list with other parts are not read`(version: Int) throws {
        try OldList.write(version: version, to: path)
        try DatabaseFile(path).execute("CREATE TRIGGER log AFTER INSERT ON tag BEGIN SELECT 1; END")

        #expect(try dataManager().examine() == .malformed(missing: ["tables of version \(version)"], unknown: []))
    }

    @Test func `damage is reported in SQLite's words`() throws {
        try change(Self.item("Rest"))
        let page = try store.read { connection throws(ListError) in
            try connection.integer("SELECT rootpage FROM sqlite_schema WHERE name = 'item_due'") ?? 0
        }
        var bytes = try Files.read(path)
        for index in (page - 1) * 4_096..<page * 4_096 { bytes[index] = 0xAA }
        try Files.write(bytes, to: path)

        guard case .damaged(let damages)? = try dataManager().examine() else {
            Issue.record("no damage was found")
            return
        }
        #expect(!damages.isEmpty && damages != [.corruption("ok")])
    }

    @Test func `the server of a synchronized list is read, with the items that it refuses`() throws {
        try change(Self.item("Rest"), Self.item("Walk"))
        let unknown = try #require(try contents).server
        try store.writeSyncState { connection throws(ListError) in
            var list = SyncedList(url: "https://a.example/", name: "Tasks")
            try list.save(on: connection)
            var object = SyncedObject(name: [65], path: "/A")
            (object.item, object.problem) = (2, .isDuplicate)
            try object.save(in: list, on: connection)
        }

        #expect(unknown == nil)
        #expect(try contents?.server == CheckedServer(list: "Tasks", refused: [2]))
    }

    // MARK: Environment

    @Test func `the end of the last sync, curl and the file with the password are examined`() throws {
        try change(Self.item("Rest"))
        let state = SyncStateFile(of: StoreFile(path: path), in: "\(folder.path)/state")
        _ = try state.lock()
        try state.finish(1)
        try Files.write("secret".utf8, to: "\(folder.path)/password")
        chmod("\(folder.path)/password", 0o640)
        let dataManager = DiagnoseListDataManager(
            store: store,
            settingsFile: nil,
            environment: SettingsEnvironment { _ in nil },
            stateFolder: "\(folder.path)/state",
            time: { _ in nil }
        )

        let found = dataManager.sync(passwordPath: "\(folder.path)/password")

        #expect(found.lastSync != nil && found.curlVersion?.contains(".") == true)
        #expect(found.passwordFile?.mode == 0o640)
        #expect(dataManager.sync(passwordPath: "/nowhere").passwordFile == nil)
        #expect(self.dataManager().sync(passwordPath: nil) == CheckedSync(curlVersion: found.curlVersion))
    }

    @Test(
        arguments: [
            ("curl 7.88.1 (x86_64-pc-linux-gnu) libcurl/7.88.1", "7.88.1"), ("curl 7.76.0\u{1B} (x)", "7.76.0"),
            ("curl 8.0.1-DEV (x)", "8.0.1"), ("curl x", ""), ("sh: not found", nil), ("", nil),
        ] as [(String, String?)]
    )
    func `the version of curl is the beginning of its second word`(output: String, version: String?) {
        #expect(DiagnoseListDataManager.curlVersion(in: output) == version)
    }

    @Test func `file facts follow symbolic links`() throws {
        try change(Self.item("Rest"))
        chmod(path, 0o640)
        symlink(path, "\(folder.path)/link")

        let dataManager = dataManager(Store(StoreFile(path: "\(folder.path)/link")))

        let real = try #require(StoreFile(path: path).facts?.path)
        let files = dataManager.files(on: FixedClock.saturday)
        #expect(files.path == real && dataManager.list?.path == real)
        #expect(dataManager.list?.mode == 0o640 && dataManager.list?.isOwnedByUser == true)
        #expect(try dataManager.list?.bytes == Files.read(path).count)
        #expect(files.folder?.mode == 0o700 && files.folder?.isWritable == true)
        #expect((files.disk?.freeBytes ?? 0) > 0 && files.disk?.kind == .local)
    }

    @Test func `the user's pages in the temporary folder are found`() throws {
        try Files.write("typed".utf8, to: "\(folder.path)/adder-a1B2c3.txt")
        try Files.write("typed".utf8, to: "\(folder.path)/adder-notes.txt")
        symlink("/etc/passwd", "\(folder.path)/adder-d4E5f6.txt")
        if geteuid() == 0 {
            try Files.write("typed".utf8, to: "\(folder.path)/adder-others.txt")
            chown("\(folder.path)/adder-others.txt", 65_534, 65_534)
        }

        let files = dataManager(nil, ["TMPDIR": folder.path]).files(on: FixedClock.saturday)

        #expect(files.pages == ["\(folder.path)/adder-a1B2c3.txt"])
    }

    @Test func `settings are read from the file`() throws {
        #expect(try dataManager().environment().settings.text == nil)

        try Files.write("color = never\n".utf8, to: "\(folder.path)/config")

        let settings = dataManager().environment().settings
        #expect(try settings.text?.contains(key: "color") == true)
        #expect(settings.fileName == "~/config")
    }

    @Test func `unreadable settings are an error`() {
        mkdir("\(folder.path)/config", 0o700)

        let failure = ListError(.notAFile, path: "\(folder.path)/config", detail: .folder)
        #expect(dataManager().environment().settings.failure == failure)
    }

    @Test func `empty locale, time zone and clock variables are ignored`() {
        let nothing = dataManager().environment()
        let all = dataManager(
            nil,
            ["LANG": "C", "LC_CTYPE": "en_US.utf8", "LC_ALL": "POSIX", "TZ": "KST-9", "ADDER_NOW": "2026-11-21T09:30"]
        )
        .environment()

        #expect(nothing.localeVariables.isEmpty && nothing.zone == nil && nothing.clock == nil)
        #expect(all.localeVariables == [.all: "POSIX", .characterType: "en_US.utf8", .lang: "C"])
        #expect(all.zone == "KST-9" && all.clock == "2026-11-21T09:30")
        #expect(
            dataManager(nil, ["LANG": "C.UTF-8", "LC_ALL": ""]).environment().localeVariables == [.lang: "C.UTF-8"]
        )
    }

    @Test func `a time zone with a file is known`() throws {
        mkdir("\(folder.path)/Asia", 0o700)
        try Files.write([], to: "\(folder.path)/Asia/Seoul")
        let dataManager = dataManager(nil, ["TZDIR": folder.path])

        #expect(dataManager.knowsZone("Asia/Seoul") && dataManager.knowsZone("\(folder.path)/Asia/Seoul"))
        #expect(dataManager.knowsZone("UTC") && !dataManager.knowsZone("Asia/Soul"))
    }

    @Test func `the program is measured with this list`() {
        var words: [String] = []
        let dataManager = dataManager {
            words = $0
            return 0.5
        }

        #expect(dataManager.time(of: .find("-x")) == 0.5)
        #expect(words == ["--db", path, "find", "--", "-x"])
    }

    @Test func `measuring fsync leaves no file, and fails in a read-only folder`() throws {
        try change(Self.item("Rest"))

        #expect(try #require(dataManager().time(of: .sync)) > 0)
        #expect(Files.names(in: folder.path) == ["목록.db"])
        #expect(dataManager(Store(StoreFile(path: "/proc/adder.db"))).time(of: .sync) == nil)
        #expect(dataManager(Store()).time(of: .sync) == nil)
    }
}
