import Almanac
import CSQLite
import Entities
import Glibc
import TestKit
import Testing

@testable import DataStore

struct StoreFileTests {
    let folder: TemporaryFolder
    var path: String { folder.path + "/list.db" }
    var names: [String] { Files.names(in: folder.path) }
    var bytes: [UInt8] { get throws { try Files.read(path) } }

    init() throws {
        folder = try TemporaryFolder()
    }

    func store(_ migrations: [Migration] = Schema.migrations, patience: Double = 10) -> Store {
        Store(StoreFile(path: path), migrations: migrations, patience: Patience(seconds: patience))
    }

    @discardableResult
    func add(to store: Store) throws -> Int {
        try store.change("add", at: Instant(seconds: 1)) { connection throws(StoreError) in
            var random = SystemRandomNumberGenerator()
            let uuid = ItemUUID(at: Instant(seconds: 1), using: &random)
            let item = NewItem(uuid: uuid, details: ItemDetails(title: "a"), created: Instant(seconds: 1))
            return try ItemRows.insert([item], on: connection)[0].id
        }
    }

    func read(_ store: Store) throws -> Int? {
        try store.read { connection throws(StoreError) in try connection.integer("SELECT count(*) FROM item") }
    }

    func foreign(_ script: String) throws {
        try connection(patience: 0).execute(script)
    }

    func connection(patience: Double) throws(StoreError) -> Connection {
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
        try Files.write([1, 2, 3], to: path + ".backup-v2.adder-draft-abcdef")

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

    func kind(_ body: () throws -> some Any) -> ListTrouble.Kind? {
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
