import Almanac
import CLinux
import Entities
import Glibc

/// The file that the list lives in, and the folder that we may make for it.
package struct StoreFile: Equatable, Sendable {
    package let path: String
    /// A folder that is ours to create if it is missing, with what leads to it.
    package let ownFolder: String?

    package init(path: String, ownFolder: String? = nil) {
        self.path = path
        self.ownFolder = ownFolder
    }

    /// Whether there is a file at the path; anything else that is there is refused, and so is a path that leads nowhere.
    func exists() throws(StoreError) -> Bool {
        var facts = stat()
        if stat(path, &facts) == 0 {
            guard facts.st_mode & S_IFMT == S_IFREG else {
                throw StoreError(.notAFile, message: StoreFile.name(of: facts.st_mode), path: path)
            }
            return true
        }
        guard errno == ENOENT else { throw refusal(errno, about: path) }
        if lstat(path, &facts) == 0 {
            throw StoreError(.cannotCreate, message: "a symbolic link that leads nowhere is in the way", path: path)
        }
        guard ownFolder != nil || stat(folder, &facts) == 0 else { throw refusal(errno, about: path) }
        return false
    }

    /// Whether a change was begun on the file that may not have ended.
    var hasJournal: Bool { access(path + StoreFile.journal, F_OK) == 0 }

    /// Whether anything stands beside it that belongs to a list of that name, and would spoil another one.
    var hasChangesBeside: Bool { StoreFile.changes.contains { access(path + $0, F_OK) == 0 } }

    static func name(of mode: mode_t) -> String {
        switch mode & S_IFMT {
        case S_IFDIR: "a folder"
        case S_IFIFO: "a pipe"
        case S_IFSOCK: "a socket"
        default: "a device"
        }
    }

    /// The folder that the file is in, and the file's name there.
    private var split: (folder: String, name: String) {
        guard let slash = path.lastIndex(of: "/") else { return ("./", path) }
        return (String(path[...slash]), String(path[path.index(after: slash)...]))
    }

    var folder: String { split.folder }

    var name: String { split.name }

    /// The names of all that is in the folder.
    var neighbours: [String] {
        guard let entries = opendir(folder) else { return [] }
        defer { closedir(entries) }
        var names: [String] = []
        while let entry = readdir(entries) {
            names.append(
                withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                    pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                }
            )
        }
        return names
    }

    /// Creates an empty file that only its owner can read, and never through somebody's link; false where somebody was
    /// quicker.
    @discardableResult
    func create() throws(StoreError) -> Bool {
        try createFolders()
        let descriptor = open(path, O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC | O_RDWR, 0o600)
        if descriptor < 0, errno == EEXIST { return false }
        guard descriptor >= 0 else { throw refusal(errno, about: path) }
        close(descriptor)
        return true
    }

    func createFolders() throws(StoreError) {
        guard let ownFolder else { return }
        let ends = ownFolder.indices.dropFirst().filter { ownFolder[$0] == "/" } + [ownFolder.endIndex]
        for end in ends where mkdir(String(ownFolder[..<end]), 0o700) != 0 && errno != EEXIST {
            throw refusal(errno, about: String(ownFolder[..<end]))
        }
    }

    func refusal(_ code: Int32, about path: String) -> StoreError {
        StoreError(ResultCode.openFailure(code), message: String(cString: strerror(code)), path: path)
    }

    /// Nil where there is no file yet.
    var owner: Owner? {
        var facts = stat()
        return stat(path, &facts) == 0 ? Owner(user: facts.st_uid, group: facts.st_gid) : nil
    }

    struct Owner {
        let user: uid_t
        let group: gid_t
    }

    /// The file that the links lead to, which is where copies of it stand.
    package var real: StoreFile {
        guard let path = realpath(path, nil) else { return self }
        defer { free(path) }
        return StoreFile(path: String(cString: path))
    }

    /// Whether something is at the path that is the very file at another one.
    func isSame(as other: StoreFile) -> Bool {
        var (own, others) = (stat(), stat())
        return stat(path, &own) == 0 && stat(other.path, &others) == 0
            && own.st_dev == others.st_dev && own.st_ino == others.st_ino
    }

    /// How many bytes a file has that is there itself, without a link; nil where there is none.
    var size: Int? {
        var facts = stat()
        guard lstat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
        return Int(facts.st_size)
    }

    var lastWritten: Instant? {
        var facts = stat()
        return stat(path, &facts) == 0 ? Instant(seconds: facts.st_mtim.tv_sec) : nil
    }

    /// Whether there is anything at the path, be it a link that leads nowhere.
    var isTaken: Bool {
        var facts = stat()
        return lstat(path, &facts) == 0
    }

    var isFolder: Bool {
        var facts = stat()
        return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
    }

    func remove() {
        unlink(path)
    }

    /// Gives the file this name as well, or instead where the file system knows no files with two names; false where
    /// something has that name already.
    func takeName(_ other: String) throws(StoreError) -> Bool {
        if link(path, other) == 0 { return true }
        let code = errno
        if StoreFile(path: other).isTaken { return false }
        guard [EPERM, ENOTSUP, ENOSYS, EMLINK].contains(code), Glibc.rename(path, other) == 0 else {
            let kind: ListTrouble.Kind =
                switch code {
                case EACCES, EPERM, EROFS: .readOnly
                case ENOSPC, EDQUOT: .diskFull
                default: .diskFailed
                }
            throw StoreError(kind, message: String(cString: strerror(code)), path: other)
        }
        return true
    }

    /// Undoes that.
    func takeBack(from other: String) {
        if isTaken {
            unlink(other)
        } else {
            _ = Glibc.rename(other, path)
        }
        for suffix in StoreFile.changes { _ = Glibc.rename(other + suffix, path + suffix) }
    }

    static let journal = "-journal"
    /// What stands beside a list of changes that are not in it, or may have to go out of it again.
    static let changes = [journal, "-wal", "-shm"]

    /// Whether SQLite has a use of its own for that name beside the file, or we have.
    func owns(_ other: StoreFile) -> Bool {
        if DraftFile.isName(other.name) { return true }
        return StoreFile.changes.contains { suffix in
            other.name == name + suffix && StoreFile(path: other.folder).isSame(as: StoreFile(path: folder))
        }
    }

    var mode: mode_t? {
        var facts = stat()
        return stat(path, &facts) == 0 ? facts.st_mode & 0o777 : nil
    }

    /// Brings onto the disk which names the folder has; where it may not be read, there is nothing to be done.
    func settleFolder() throws(StoreError) {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else {
            throw StoreError(.unconfirmed, message: String(cString: strerror(errno)), path: path)
        }
    }
}
