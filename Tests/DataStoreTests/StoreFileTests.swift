import Almanac
import CSQLite
import Entities
import Glibc
import TestKit
import Testing

@testable import DataStore

struct StoreFileTests {
    private let folder: TemporaryFolder
    private var path: String { folder.path + "/list.db" }
    private var names: [String] { Files.names(in: folder.path) }
    private var bytes: [UInt8] { get throws { try Files.read(path) } }

    init() throws {
        folder = try TemporaryFolder()
    }

    private func store(_ migrations: [Migration] = Schema.migrations, patience: Double = 10) -> Store {
        Store(StoreFile(path: path), migrations: migrations, patience: Patience(seconds: patience))
    }

    @discardableResult
    private func add(to store: Store) throws -> Int {
        try store.change("add", at: Instant(seconds: 1)) { connection throws(StoreError) in
            var random = SystemRandomNumberGenerator()
            let uuid = ItemUUID(at: Instant(seconds: 1), using: &random)
            let item = NewItem(uuid: uuid, details: ItemDetails(title: "a"), created: Instant(seconds: 1))
            return try ItemRows.insert([item], on: connection)[0].id
        }
    }

    private func read(_ store: Store) throws -> Int? {
        try store.read { connection throws(StoreError) in try connection.integer("SELECT count(*) FROM item") }
    }

    private func foreign(_ script: String) throws {
        try connection(patience: 0).execute(script)
    }

    private func connection(patience: Double) throws(StoreError) -> Connection {
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        return try Connection.open(StoreFile(path: path), flags: flags, patience: Patience(seconds: patience))
    }

    // MARK: Creating

    @Test func `reading where there is nothing creates nothing`() throws {
        #expect(try read(store()) == 0)

        #expect(names.isEmpty)
    }

    @Test func `the first change creates a file that only its owner can read`() throws {
        let before = umask(0)
        defer { umask(before) }

        try add(to: store())

        #expect(names == ["list.db"])
        #expect(Files.mode(of: folder.path + "/list.db") == 0o600)
    }

    @Test func `our own folder is created for its owner alone, with what leads to it`() throws {
        let own = folder.path + "/share/adder"
        let store = Store(StoreFile(path: own + "/list.db", ownFolder: own))

        try add(to: store)

        #expect(Files.mode(of: folder.path + "/share") == 0o700)
        #expect(Files.mode(of: folder.path + "/share/adder") == 0o700)
    }

    @Test func `a folder that is not ours is not created`() throws {
        let store = Store(StoreFile(path: folder.path + "/missing/list.db"))

        #expect(kind { try add(to: store) } == .cannotCreate)
        #expect(names.isEmpty)
    }

    @Test func `a link that leads nowhere is not followed`() throws {
        symlink(folder.path + "/elsewhere", path)

        #expect(kind { try add(to: store()) } == .cannotCreate)
        #expect(names == ["list.db"])
    }

    @Test func `a link to a list is a list`() throws {
        try add(to: Store(StoreFile(path: folder.path + "/real.db")))
        symlink(folder.path + "/real.db", path)

        #expect(try add(to: store()) == 2)
    }

    @Test func `what changes nothing creates nothing`() throws {
        let store = store()

        #expect(try store.undo().isEmpty)
        #expect(try store.redo().isEmpty)
        #expect(
            try store.carryOut(PlanRequest(selection: .everything, typed: "done all", moment: .saturday)) { items, _ in
                ListPlan(removals: items)
            } == nil
        )

        #expect(names.isEmpty)
    }

    @Test func `an empty file becomes a list with the first change, and not before`() throws {
        try Files.write([], to: path)

        #expect(try read(store()) == 0)
        #expect(try store().undo().isEmpty)
        #expect(try store().redo().isEmpty)
        #expect(try bytes.isEmpty)

        #expect(try add(to: store()) == 1)
    }

    // MARK: Refusing

    @Test func `an empty file beside a backup is refused`() throws {
        try Files.write([], to: path)
        for name in [".backup-v1", ".backup-v10", ".backup-v9", ".backup-v11.part", ".backup-notes"] {
            try Files.write([1], to: path + name)
        }

        let backup = path + ".backup-v10"
        #expect(kind { try read(store()) } == .emptiedBesideBackup(backup))
        #expect(kind { try add(to: store()) } == .emptiedBesideBackup(backup))
        #expect(try bytes.isEmpty)
    }

    @Test func `a file that is no database is refused and left as it is`() throws {
        let bytes = Array("just a note, and a long one, so that there is more of it than SQLite's own header has".utf8)
        try Files.write(bytes, to: path)

        #expect(kind { try read(store()) } == .notADatabase)
        #expect(kind { try add(to: store()) } == .notADatabase)
        #expect(try self.bytes == bytes)
        #expect(names == ["list.db"])
    }

    @Test func `another program's database is refused and left as it is`() throws {
        try foreign("CREATE TABLE t (a); PRAGMA application_id = 7")
        let bytes = try bytes

        #expect(kind { try read(store()) } == .foreign)
        #expect(kind { try add(to: store()) } == .foreign)
        #expect(try self.bytes == bytes)
        #expect(names == ["list.db"])
    }

    @Test func `a list of a newer program is refused and left as it is`() throws {
        try add(to: store())
        try foreign("PRAGMA user_version = 99")
        let bytes = try bytes

        #expect(kind { try read(store()) } == .newer)
        #expect(kind { try add(to: store()) } == .newer)
        #expect(try self.bytes == bytes)
    }

    @Test func `a file of zeros is no empty list`() throws {
        let zeros = [UInt8](repeating: 0, count: 8_192)
        try Files.write(zeros, to: path)

        #expect(kind { try read(store()) } == .notADatabase)
        #expect(kind { try add(to: store()) } == .notADatabase)
        #expect(try bytes == zeros)
    }

    @Test(arguments: ["/dev/null", "/dev/zero", "/"])
    func `what is no file is refused`(path: String) throws {
        let store = Store(StoreFile(path: path))

        #expect(kind { try read(store) } == .notAFile)
        #expect(kind { try add(to: store) } == .notAFile)
    }

    @Test func `a pipe is refused and not waited for`() throws {
        mkfifo(path, 0o600)

        #expect(kind { try read(store()) } == .notAFile)
    }

    @Test func `a path that leads nowhere is no empty list`() throws {
        let lost = Store(StoreFile(path: folder.path + "/missing/list.db"))
        #expect(kind { try read(lost) } == .cannotCreate)

        symlink(folder.path + "/elsewhere", path)
        #expect(kind { try read(store()) } == .cannotCreate)
    }

    @Test func `a list that lost its tables is damaged`() throws {
        try foreign("PRAGMA application_id = 1633969266; PRAGMA user_version = 1; CREATE TABLE t (a)")

        #expect(kind { try read(store()) } == .damaged)
        #expect(kind { try add(to: store()) } == .damaged)
    }

    @Test func `a list that lost its version is damaged`() throws {
        try add(to: store())
        try foreign("PRAGMA user_version = 0")

        #expect(kind { try read(store()) } == .damaged)
        #expect(kind { try add(to: store()) } == .damaged)
    }

    @Test func `damage is told as damage`() throws {
        try add(to: store())
        var bytes = try bytes
        for index in 4_096..<bytes.count { bytes[index] = 0xFF }
        try Files.write(bytes, to: path)

        #expect(kind { try read(store()) } == .damaged)
    }

    // MARK: Cut off

    /// The journal of a first change that was killed while its pages were on their way to the file.
    private func journalOfCutOffCreation() throws -> [UInt8] {
        let creator = try connection(patience: 0)
        try creator.execute("PRAGMA cache_size = 1; BEGIN IMMEDIATE; CREATE TABLE item (a)")
        for _ in 0..<50 { try creator.execute("INSERT INTO item VALUES (randomblob(4000))") }
        return try Files.read(path + "-journal")
    }

    @Test(arguments: [false, true])
    func `a first change that was killed leaves an empty list`(isFirstPageMissing: Bool) throws {
        let journal = try journalOfCutOffCreation()
        unlink(path)
        try add(to: store())
        var bytes = try bytes
        if isFirstPageMissing { bytes.replaceSubrange(0..<4_096, with: repeatElement(0, count: 4_096)) }
        try Files.write(bytes, to: path)
        try Files.write(journal, to: path + "-journal")

        #expect(try read(store()) == 0)
        #expect(try add(to: store()) == 1)
        #expect(try read(store()) == 1)
    }

    // MARK: Waiting

    @Test func `whoever waits long is told why`() throws {
        try add(to: store())
        let other = try connection(patience: 0)
        try other.execute("BEGIN EXCLUSIVE")
        var count = 0
        let patience = Patience(seconds: 1.2) { count += 1 }

        #expect(kind { try read(Store(StoreFile(path: path), patience: patience)) } == .busy)

        #expect(count == 1)
    }

    @Test func `a list that somebody keeps locked is busy once patience is over`() throws {
        try add(to: store())
        let other = try connection(patience: 0)
        try other.execute("BEGIN EXCLUSIVE")

        #expect(kind { try read(store(patience: 0.05)) } == .busy)
        #expect(kind { try add(to: store(patience: 0.05)) } == .busy)

        try other.execute("ROLLBACK")
        #expect(try read(store(patience: 0.05)) == 1)
    }

    // MARK: Migrating

    private static let next = Migration(to: 3, script: "ALTER TABLE item ADD COLUMN color TEXT")

    @Test func `an older list is brought up to date, and a copy of it is kept`() throws {
        try add(to: store())
        let newer = store(Schema.migrations + [StoreFileTests.next])

        #expect(try read(newer) == 1)
        #expect(names == ["list.db", "list.db.backup-v2"])
        #expect(Files.mode(of: folder.path + "/list.db.backup-v2") == 0o600)
        let kept = Store(StoreFile(path: path + ".backup-v2"))
        #expect(try read(kept) == 1)
    }

    @Test func `a step that fails leaves the list as it was`() throws {
        try add(to: store())
        let bytes = try bytes
        let broken = Migration(to: 4, script: "CREATE TABLE item (a)")

        #expect(kind { try read(store(Schema.migrations + [StoreFileTests.next, broken])) } == .unexpected)
        #expect(try self.bytes == bytes)
        #expect(try read(store()) == 1)
    }

    @Test func `the rest of a broken copy is not in the way of the next one`() throws {
        try add(to: store())
        try Files.write([1, 2, 3], to: path + ".backup-v2.part")

        #expect(try read(store(Schema.migrations + [StoreFileTests.next])) == 1)
        #expect(names == ["list.db", "list.db.backup-v2"])
    }

    @Test func `a copy that cannot be made leaves no half of it, and the list as it was`() throws {
        try add(to: store())
        let bytes = try bytes
        mkdir(path + ".backup-v2", 0o700)

        #expect(kind { try read(store(Schema.migrations + [StoreFileTests.next])) } != nil)

        #expect(names == ["list.db", "list.db.backup-v2"])
        #expect(try self.bytes == bytes)
    }

    private func kind(_ body: () throws -> some Any) -> ListTrouble.Kind? {
        do {
            _ = try body()
            return nil
        } catch let error as StoreError {
            return error.kind
        } catch {
            return nil
        }
    }
}
