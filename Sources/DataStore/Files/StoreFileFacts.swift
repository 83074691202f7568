import CLinux
package import Entities
import Glibc

extension StoreFile {
    /// `nil` if the file doesn't exist or its metadata can't be read.
    package var facts: FileFacts? { StoreFile.facts(of: path, S_IFREG) }

    package var folderFacts: FileFacts? { StoreFile.facts(of: folder, S_IFDIR) }

    private static func facts(of path: String, _ kind: mode_t) -> FileFacts? {
        var facts = stat()
        guard stat(path, &facts) == 0, facts.st_mode & S_IFMT == kind else { return nil }
        return FileFacts(
            path: path,
            bytes: Int(facts.st_size),
            mode: Int(facts.st_mode & 0o7777),
            isOwnedByUser: facts.st_uid == geteuid(),
            isWritable: faccessat(AT_FDCWD, path, W_OK, AT_EACCESS) == 0,
            nameCount: Int(facts.st_nlink)
        )
    }

    package var diskFacts: DiskFacts? {
        var facts = statvfs()
        guard statvfs(folder, &facts) == 0 else { return nil }
        let free = UInt64(facts.f_bavail).multipliedReportingOverflow(by: UInt64(facts.f_frsize))
        return DiskFacts(
            freeBytes: free.overflow ? .max : Int(clamping: free.partialValue),
            kind: DiskFacts.Kind(adder_disk_of_path(folder))
        )
    }

    /// Returns the regular files in the folder that belong to the user and whose names satisfy the predicate, sorted by
    /// path.
    package static func ownFiles(in folder: String, where isWanted: (String) -> Bool) -> [String] {
        StoreFile(path: "\(folder)/").siblingNames.filter(isWanted).map { "\(folder)/\($0)" }.filter { path in
            var facts = stat()
            return lstat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG && facts.st_uid == geteuid()
        }.sorted()
    }

    /// `true` if there is a journal whose writer was killed. Don't call during a transaction of this process: closing the
    /// descriptor used here would drop its locks.
    var hasHotJournal: Bool { hasJournal && !isBeingWritten && hasJournal }

    /// `true` if another process holds the RESERVED lock. https://sqlite.org/fileformat2.html#the_lock_byte_page
    private var isBeingWritten: Bool {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var lock = Glibc.flock()
        (lock.l_type, lock.l_whence) = (Int16(F_WRLCK), Int16(SEEK_SET))
        (lock.l_start, lock.l_len) = (0x4000_0001, 1)
        return fcntl(descriptor, F_GETLK, &lock) == 0 && lock.l_type != Int16(F_UNLCK)
    }

    /// Returns the seconds needed to write and sync a page in a new file next to this one; `nil` if that fails.
    package func timeOfSync() -> Double? {
        guard let draft = try? DraftFile(of: path) else { return nil }
        defer {
            draft.remove()
            draft.finish()
        }
        let began = Uptime.seconds
        guard (try? draft.write([UInt8](repeating: 0, count: 4_096), owner: nil)) != nil else { return nil }
        return Uptime.seconds - began
    }
}

extension DiskFacts.Kind {
    init(_ disk: adder_disk) {
        switch disk {
        case adder_network_disk: self = .network
        case adder_user_space_disk: self = .userSpace
        default: self = .local
        }
    }
}
