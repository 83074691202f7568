import Almanac
import CLinux
import CSQLite
import Entities
import Glibc
import TestKit
import Testing
import Vocabulary

@testable import DataStore

struct StoreFileTests {
    @Test(arguments: [
        (0x6969, 0, DiskFacts.Kind.network), (0xFF53_4D42, 0, .network), (0x0102_1997, 0, .network),
        // sshfs, and NTFS on a partition through FUSE and in the kernel.
        (0x6573_5546, 0x2A, .userSpace), (0x6573_5546, 0x811, .local), (0x7366_746E, 0x811, .local),
        (0xEF53, 0x801, .local),
    ])
    func `file systems are classified by type and device`(type: Int, device: Int, kind: DiskFacts.Kind) {
        #expect(DiskFacts.Kind(adder_disk_of(UInt32(type), dev_t(device))) == kind)
    }

    let folder: TemporaryFolder
    var path: String { folder.path + "/list.db" }
    var names: [String] { Files.names(in: folder.path) }
    var bytes: [UInt8] { get throws { try Files.read(path) } }

    init() throws {
        folder = try TemporaryFolder()
    }

    func store(timeout: Double = 10) -> Store {
        Store(StoreFile(path: path), timeout: Timeout(seconds: timeout))
    }

    @discardableResult
    func add(to store: Store) throws -> Int {
        try store.change("add", at: Instant(seconds: 1)) { connection throws(ListError) in
            var random = SystemRandomNumberGenerator()
            let uuid = ItemUUID(at: Instant(seconds: 1), using: &random)
            let item = NewItem(uuid: uuid, details: ItemDetails(title: "a"), created: Instant(seconds: 1))
            return try ItemRows.insert([item], on: connection)[0].id
        }
    }

    func read(_ store: Store) throws -> Int? {
        try store.read { connection throws(ListError) in try connection.integer("SELECT count(*) FROM item") }
    }

    func executeDirectly(_ script: String) throws {
        try connection(timeout: 0).execute(script)
    }

    func connection(timeout: Double) throws(ListError) -> Connection {
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        return try Connection.open(StoreFile(path: path), flags: flags, timeout: Timeout(seconds: timeout))
    }

    // MARK: Creating

    @Test func `reading a missing list creates nothing`() throws {
        #expect(try read(store()) == 0)

        #expect(names.isEmpty)
    }

    @Test func `the first change creates a file readable only by its owner`() throws {
        let before = umask(0)
        defer { umask(before) }

        try add(to: store())

        #expect(names == ["list.db"])
        #expect(Files.mode(of: folder.path + "/list.db") == 0o600)
    }

    @Test func `adder's own folder is created with its parents, for the owner only`() throws {
        let own = folder.path + "/share/adder"
        let store = Store(StoreFile(path: own + "/list.db", ownFolder: own))

        try add(to: store)

        #expect(Files.mode(of: folder.path + "/share") == 0o700)
        #expect(Files.mode(of: folder.path + "/share/adder") == 0o700)
    }

    @Test func `other folders are not created`() throws {
        let store = Store(StoreFile(path: folder.path + "/missing/list.db"))

        #expect(kind { try add(to: store) } == .cannotCreate)
        #expect(names.isEmpty)
    }

    @Test func `a dangling symbolic link is not followed`() throws {
        symlink(folder.path + "/elsewhere", path)

        #expect(kind { try add(to: store()) } == .cannotCreate)
        #expect(names == ["list.db"])
    }

    @Test func `a list can be used through a symbolic link`() throws {
        try add(to: Store(StoreFile(path: folder.path + "/real.db")))
        symlink(folder.path + "/real.db", path)

        #expect(try add(to: store()) == 2)
    }

    @Test func `a change without effect creates nothing`() throws {
        let store = store()

        #expect(try store.undo().isEmpty)
        #expect(try store.redo().isEmpty)
        #expect(throws: ChangeFailure.noMatch(NoMatch())) {
            try ChangeDataManager(store: store).change(typed: "done all", at: Moment.saturday.instant) {
                list throws(ChangeFailure) in
                _ = try list.choose(.sample(.everything), today: .saturday)
            }
        }

        #expect(names.isEmpty)
    }

    @Test func `an empty file becomes a list with the first change`() throws {
        try Files.write([], to: path)

        #expect(try read(store()) == 0)
        #expect(try store().undo().isEmpty)
        #expect(try store().redo().isEmpty)
        #expect(try bytes.isEmpty)

        #expect(try add(to: store()) == 1)
    }

    // MARK: Waiting

    @Test func `a long wait is reported once`() throws {
        try add(to: store())
        let other = try connection(timeout: 0)
        try other.execute("BEGIN EXCLUSIVE")
        var count = 0
        let timeout = Timeout(seconds: 1.2) { count += 1 }

        #expect(kind { try read(Store(StoreFile(path: path), timeout: timeout)) } == .busy)

        #expect(count == 1)
    }

    @Test func `a locked list is busy after the timeout`() throws {
        try add(to: store())
        let other = try connection(timeout: 0)
        try other.execute("BEGIN EXCLUSIVE")

        #expect(kind { try read(store(timeout: 0.05)) } == .busy)
        #expect(kind { try add(to: store(timeout: 0.05)) } == .busy)

        try other.execute("ROLLBACK")
        #expect(try read(store(timeout: 0.05)) == 1)
    }

    func kind(_ body: () throws -> some Any) -> ListError.Kind? {
        do {
            _ = try body()
            return nil
        } catch let error as ListError {
            return error.kind
        } catch ReplayError.store(let error) {
            return error.kind
        } catch {
            return nil
        }
    }
}
