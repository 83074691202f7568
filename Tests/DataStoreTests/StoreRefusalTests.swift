import Almanac
import CSQLite
import Entities
import Glibc
import TestKit
import Testing

@testable import DataStore

/// Files that are no list, or not one that we may use.
extension StoreFileTests {
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

    @Test func `a search index that contradicts itself is damaged`() throws {
        try add(to: store())
        let noSegments = "x'00000000000000'"
        try DatabaseFile(path).execute("UPDATE search_data SET block = \(noSegments) WHERE id = 10")

        #expect(kind { try add(to: store()) } == .damaged)
    }

    @Test(arguments: [
        ("no such table: item", ListTrouble.Kind.damaged),
        ("no such index: journal_item", .damaged),
        ("table journal has no column named chaange", .damaged),
        ("invalid fts5 file format (found 0, expected 4) - run 'rebuild'", .damaged),
        ("near \"SELEKT\": syntax error", .unexpected),
    ])
    func `what our statements miss was taken out of the file`(message: String, kind: ListTrouble.Kind) {
        #expect(ResultCode.kind(1, systemError: 0, message: message) == kind)
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
}
