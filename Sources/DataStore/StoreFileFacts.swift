import CLinux
package import Entities
import Glibc

extension StoreFile {
    /// Nil where there is no file, or none that we may look at.
    package var facts: FileFacts? { StoreFile.facts(of: path, S_IFREG) }

    /// Of the folder that it is in.
    package var folderFacts: FileFacts? { StoreFile.facts(of: folder, S_IFDIR) }

    private static func facts(of path: String, _ kind: mode_t) -> FileFacts? {
        var facts = stat()
        guard stat(path, &facts) == 0, facts.st_mode & S_IFMT == kind else { return nil }
        return FileFacts(
            path: path,
            bytes: Int(facts.st_size),
            mode: Int(facts.st_mode & 0o7777),
            isOwn: facts.st_uid == geteuid(),
            isWritable: faccessat(AT_FDCWD, path, W_OK, AT_EACCESS) == 0
        )
    }

    /// Of the disk that the folder is on.
    package var diskFacts: DiskFacts? {
        var facts = statvfs()
        guard statvfs(folder, &facts) == 0 else { return nil }
        let free = UInt64(facts.f_bavail).multipliedReportingOverflow(by: UInt64(facts.f_frsize))
        return DiskFacts(
            freeBytes: free.overflow ? .max : Int(clamping: free.partialValue),
            isRemote: adder_is_remote(folder) != 0
        )
    }

    /// Whether there is a journal that nobody writes any more. To be called where no transaction of this process is under
    /// way, whose locks would be gone with the first descriptor of the file that is closed.
    var isCutOff: Bool { hasJournal && !isBeingWritten && hasJournal }

    /// Whether another process has the lock that a change begins with. https://sqlite.org/fileformat2.html#the_lock_byte_page
    private var isBeingWritten: Bool {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var lock = Glibc.flock()
        (lock.l_type, lock.l_whence) = (Int16(F_WRLCK), Int16(SEEK_SET))
        (lock.l_start, lock.l_len) = (0x4000_0001, 1)
        return fcntl(descriptor, F_GETLK, &lock) == 0 && lock.l_type != Int16(F_UNLCK)
    }

    /// How long it takes in seconds to bring a page of a new file beside it onto the disk; nil where there can be none.
    package func timeOfSync() -> Double? {
        guard let draft = try? DraftFile(of: path) else { return nil }
        defer {
            draft.remove()
            draft.finish()
        }
        let began = Uptime.seconds
        guard (try? draft.take([UInt8](repeating: 0, count: 4_096), owner: nil)) != nil else { return nil }
        return Uptime.seconds - began
    }
}
