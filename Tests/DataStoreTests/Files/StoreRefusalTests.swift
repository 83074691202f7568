import Almanac
import CSQLite
import Entities
import Glibc
import TestKit
import Testing
import Vocabulary

@testable import DataStore

/// Files that are not usable lists.
extension StoreFileTests {
    // MARK: Rejecting

    @Test func `an empty file with a backup is rejected`() throws {
        try Files.write([], to: path)
        for name in [".backup-v1", ".backup-v10", ".backup-v9", ".backup-v11.part", ".backup-notes"] {
            try Files.write([1], to: path + name)
        }

        let backup = path + ".backup-v10"
        #expect(kind { try read(store()) } == .emptyWithBackup(backup))
        #expect(kind { try add(to: store()) } == .emptyWithBackup(backup))
        #expect(try bytes.isEmpty)
    }

    @Test func `an empty file that another process has just created is used in spite of a backup`() throws {
        close(open(path, O_CREAT | O_EXCL | O_WRONLY, 0o600))
        try Files.write([1], to: path + ".backup-v10")

        #expect(try read(store()) == 0)
        try add(to: store())
        #expect(try read(store()) == 1)
    }

    @Test func `a file that is not a database is rejected and left unchanged`() throws {
        let bytes = Array("just a note, and a long one, so that there is more of it than SQLite's own header has".utf8)
        try Files.write(bytes, to: path)

        #expect(kind { try read(store()) } == .notADatabase)
        #expect(kind { try add(to: store()) } == .notADatabase)
        #expect(try self.bytes == bytes)
        #expect(names == ["list.db"])
    }

    @Test func `another program's database is rejected and left unchanged`() throws {
        try executeDirectly("CREATE TABLE t (a); PRAGMA application_id = 7")
        let bytes = try bytes

        #expect(kind { try read(store()) } == .foreign)
        #expect(kind { try add(to: store()) } == .foreign)
        #expect(try self.bytes == bytes)
        #expect(names == ["list.db"])
    }

    @Test func `a list from a newer version is rejected and left unchanged`() throws {
        try add(to: store())
        try executeDirectly("PRAGMA user_version = 99")
        let bytes = try bytes

        #expect(kind { try read(store()) } == .newer)
        #expect(kind { try add(to: store()) } == .newer)
        #expect(try self.bytes == bytes)
    }

    @Test(arguments: [-1, 1, 3, 4, 5, 6, 7])
    func `a list of a version that was never released is rejected and left unchanged`(version: Int) throws {
        try add(to: store())
        try executeDirectly("PRAGMA user_version = \(version)")
        let bytes = try bytes

        let kind: ListError.Kind = version < 0 ? .newer : .unreleased
        #expect(self.kind { try read(store()) } == kind)
        #expect(self.kind { try add(to: store()) } == kind)
        #expect(try self.bytes == bytes && names == ["list.db"])
    }

    @Test func `a file of zeros is not an empty list`() throws {
        let zeros = [UInt8](repeating: 0, count: 8_192)
        try Files.write(zeros, to: path)

        #expect(kind { try read(store()) } == .notADatabase)
        #expect(kind { try add(to: store()) } == .notADatabase)
        #expect(try bytes == zeros)
    }

    @Test(arguments: ["/dev/null", "/dev/zero", "/"])
    func `devices and folders are rejected`(path: String) throws {
        let store = Store(StoreFile(path: path))

        #expect(kind { try read(store) } == .notAFile)
        #expect(kind { try add(to: store) } == .notAFile)
    }

    @Test func `a pipe is rejected without blocking`() throws {
        mkfifo(path, 0o600)

        #expect(kind { try read(store()) } == .notAFile)
    }

    @Test func `a missing folder or a dangling symbolic link is not an empty list`() throws {
        let lost = Store(StoreFile(path: folder.path + "/missing/list.db"))
        #expect(kind { try read(lost) } == .cannotCreate)

        symlink(folder.path + "/elsewhere", path)
        #expect(kind { try read(store()) } == .cannotCreate)
    }

    @Test func `a file that another process creates at this moment is never a dangling link`() async throws {
        let file = StoreFile(path: path)
        let creation = Task.detached { [path] in
            for _ in 1...2_000 {
                close(open(path, O_CREAT | O_RDWR, 0o600))
                unlink(path)
            }
        }
        var checks = 0
        while checks < 2_000 {
            _ = try file.exists()
            checks += 1
        }
        await creation.value
    }

    @Test func `a list without its tables is damaged`() throws {
        try executeDirectly("PRAGMA application_id = 1633969266; PRAGMA user_version = 2; CREATE TABLE t (a)")

        #expect(kind { try read(store()) } == .damaged)
        #expect(kind { try add(to: store()) } == .damaged)
    }

    @Test func `a list without a version is damaged`() throws {
        try add(to: store())
        try executeDirectly("PRAGMA user_version = 0")

        #expect(kind { try read(store()) } == .damaged)
        #expect(kind { try add(to: store()) } == .damaged)
    }

    @Test func `overwritten pages are reported as damage`() throws {
        try add(to: store())
        var bytes = try bytes
        for index in 4_096..<bytes.count { bytes[index] = 0xFF }
        try Files.write(bytes, to: path)

        #expect(kind { try read(store()) } == .damaged)
    }

    @Test func `an inconsistent search index is reported as damage`() throws {
        try add(to: store())
        let noSegments = "x'00000000000000'"
        try DatabaseFile(path).execute("UPDATE search_data SET block = \(noSegments) WHERE id = 10")

        #expect(kind { try add(to: store()) } == .damaged)
    }

    @Test(arguments: [
        ("no such table: item", ListError.Kind.damaged),
        ("no such index: replaced_item", .damaged),
        ("table replaced has no column named chaange", .damaged),
        ("invalid fts5 file format (found 0, expected 4) - run 'rebuild'", .damaged),
        ("near \"SELEKT\": syntax error", .unexpected),
    ])
    func `missing tables and columns are reported as damage`(message: String, kind: ListError.Kind) {
        #expect(ResultCode.kind(1, systemError: 0, message: message) == kind)
    }

    // MARK: Interrupted changes

    /// Returns the journal of a first change that was killed while writing its pages.
    private func journalOfInterruptedCreation() throws -> [UInt8] {
        let creator = try connection(timeout: 0)
        try creator.execute("PRAGMA cache_size = 1; BEGIN IMMEDIATE; CREATE TABLE item (a)")
        for _ in 0..<50 { try creator.execute("INSERT INTO item VALUES (randomblob(4000))") }
        return try Files.read(path + "-journal")
    }

    @Test(arguments: [false, true])
    func `killing the first change leaves an empty list`(isFirstPageMissing: Bool) throws {
        let journal = try journalOfInterruptedCreation()
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
}
