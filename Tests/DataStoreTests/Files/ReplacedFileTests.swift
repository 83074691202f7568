import CSQLite
import Entities
import Glibc
import Synchronization
import TestKit
import Testing
import Vocabulary

@testable import DataStore

/// The file that takes the list's name, and the path of the list, at the next lock for writing to its bytes.
private let replacement = Mutex<(new: String, list: String)?>(nil)

/// SQLite's system call for locks, which replaces the list first. https://sqlite.org/c3ref/vfs.html
private let lock: @convention(c) (Int32, Int32, UnsafeMutablePointer<flock>?) -> Int32 = { file, command, lock in
    // SQLite's bytes for readers, all of them for exclusive locks. https://sqlite.org/src/file/src/os.h
    if command == F_SETLK, let lock, lock.pointee.l_type == F_WRLCK, lock.pointee.l_len == 510 {
        replacement.withLock { paths in
            var (open, listed) = (stat(), stat())
            guard let (new, list) = paths, fstat(file, &open) == 0, stat(list, &listed) == 0,
                open.st_ino == listed.st_ino
            else { return }
            paths = rename(new, list) == 0 ? nil : paths
        }
    }
    return lock.map { fcntl(file, command, $0) } ?? fcntl(file, command, 0)
}

extension StoreFileTests {
    @Test func `a journal of the file that has replaced the list is not rolled back into the old one`() throws {
        let system = try #require(sqlite3_vfs_find("unix"))
        try add(to: store())
        let (new, kept) = ("\(folder.path)/new.db", "\(folder.path)/kept.db")
        try Files.write(try bytes, to: new)
        link(path, kept)
        // A change that is being written to the new file. Its journal has the name of the list's journal.
        let writer = try Connection.open(
            StoreFile(path: new),
            flags: SQLITE_OPEN_READWRITE,
            timeout: Timeout(seconds: 0)
        )
        try writer.execute("PRAGMA synchronous = OFF; BEGIN IMMEDIATE; UPDATE sqlite_sequence SET seq = 9")
        try Files.write(try Files.read("\(new)-journal"), to: "\(path)-journal")
        let before = try Files.read(kept)
        let call = unsafeBitCast(lock, to: sqlite3_syscall_ptr.self)
        #expect(system.pointee.xSetSystemCall(system, "fcntl", call) == SQLITE_OK)
        defer { _ = system.pointee.xSetSystemCall(system, "fcntl", nil) }
        replacement.withLock { $0 = (new, path) }

        #expect(try read(store(timeout: 0)) == 1)

        #expect(replacement.withLock { $0 } == nil)
        #expect(try Files.read(kept) == before)
        #expect(names.contains("list.db-journal"))
        try writer.execute("ROLLBACK")
    }
}
