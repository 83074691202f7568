import Almanac
import CFileGuard
import CLinux
import Entities
import Glibc
import Vocabulary

/// A file, and the folder that may be created for it.
package struct StoreFile: Equatable, Sendable {
    package let path: String
    /// A folder to create if it is missing, along with its parents.
    package let ownFolder: String?

    package init(path: String, ownFolder: String? = nil) {
        self.path = path
        self.ownFolder = ownFolder
    }

    /// Returns whether there is a regular file at the path. Throws if there is anything else, or if the folder is missing
    /// and may not be created.
    func exists() throws(ListError) -> Bool {
        var details = stat()
        if stat(path, &details) == 0 {
            guard details.st_mode & S_IFMT == S_IFREG else {
                throw ListError(.notAFile, path: path, detail: StoreFile.kind(of: details.st_mode))
            }
            return true
        }
        guard errno == ENOENT else { throw openError(errno, about: path) }
        if lstat(path, &details) == 0 {
            // Another process has created the file meanwhile.
            guard details.st_mode & S_IFMT == S_IFLNK else { return try exists() }
            throw ListError(.cannotCreate, path: path, detail: .danglingLink)
        }
        guard ownFolder != nil || stat(folder, &details) == 0 else { throw openError(errno, about: path) }
        return false
    }

    var hasJournal: Bool { access(path + StoreFile.journal, F_OK) == 0 }

    /// `true` if a journal or WAL file has this name as its prefix. It would corrupt a new database with this name.
    var hasSidecarFiles: Bool { StoreFile.sidecarSuffixes.contains { access(path + $0, F_OK) == 0 } }

    static func kind(of mode: mode_t) -> ListError.Detail {
        switch mode & S_IFMT {
        case S_IFDIR: .folder
        case S_IFIFO: .pipe
        case S_IFSOCK: .socket
        default: .device
        }
    }

    private var split: (folder: String, name: String) {
        guard let slash = path.lastIndex(of: "/") else { return ("./", path) }
        return (String(path[...slash]), String(path[path.index(after: slash)...]))
    }

    var folder: String { split.folder }

    var name: String { split.name }

    /// The names of all entries in the folder.
    var siblingNames: [String] {
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

    /// Creates an empty file readable only by its owner, without following symbolic links. Returns `false` if it exists.
    @discardableResult
    func create() throws(ListError) -> Bool {
        try createFolders()
        let descriptor = open(path, O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC | O_RDWR, 0o600)
        if descriptor < 0, errno == EEXIST { return false }
        guard descriptor >= 0 else { throw openError(errno, about: path) }
        close(descriptor)
        return true
    }

    func createFolders() throws(ListError) {
        guard let ownFolder else { return }
        let ends = ownFolder.indices.dropFirst().filter { ownFolder[$0] == "/" } + [ownFolder.endIndex]
        for end in ends where mkdir(String(ownFolder[..<end]), 0o700) != 0 && errno != EEXIST {
            throw openError(errno, about: String(ownFolder[..<end]))
        }
    }

    func openError(_ code: Int32, about path: String) -> ListError {
        ListError(ResultCode.openFailure(code), path: path, detail: .system(code))
    }

    /// `nil` if the file doesn't exist.
    var owner: Owner? {
        var details = stat()
        return stat(path, &details) == 0 ? Owner(user: details.st_uid, group: details.st_gid) : nil
    }

    struct Owner {
        let user: uid_t
        let group: gid_t
    }

    /// Returns whether a file of this user can replace the list or count as its backup. Those of other users can contain
    /// anything.
    func trusts(_ user: uid_t) -> Bool { [owner?.user ?? geteuid(), geteuid(), 0].contains(user) }

    /// The file with symbolic links resolved. Backups are stored next to it.
    package var real: StoreFile {
        guard let path = realpath(path, nil) else { return self }
        defer { free(path) }
        return StoreFile(path: String(cString: path))
    }

    /// Returns whether both paths lead to the same file.
    func isSame(as other: StoreFile) -> Bool {
        var (own, others) = (stat(), stat())
        return stat(path, &own) == 0 && stat(other.path, &others) == 0
            && own.st_dev == others.st_dev && own.st_ino == others.st_ino
    }

    /// The size in bytes; `nil` if the path isn't a regular file, for example a symbolic link to one.
    var size: Int? {
        var details = stat()
        guard lstat(path, &details) == 0, details.st_mode & S_IFMT == S_IFREG else { return nil }
        return Int(details.st_size)
    }

    var lastModified: Instant? {
        var details = stat()
        return stat(path, &details) == 0 ? Instant(seconds: details.st_mtim.tv_sec) : nil
    }

    /// The nanoseconds from 1970 until the last write; `nil` if the file doesn't exist.
    package var lastWrite: Int? {
        var details = stat()
        return stat(path, &details) == 0 ? details.st_mtim.tv_sec * 1_000_000_000 + details.st_mtim.tv_nsec : nil
    }

    /// `true` if anything has this name, even a dangling symbolic link.
    package var isTaken: Bool {
        var details = stat()
        return lstat(path, &details) == 0
    }

    /// `true` if the file is empty because another process has just created it.
    var isNew: Bool { size == 0 && adder_is_new_file(path) == 1 }

    /// `true` for a path such as `/dev/stdout`, and for a symbolic link to one, even if a file is connected to it.
    var leadsToDevice: Bool {
        var target = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path, &target, target.count)
        let link = String(decoding: target.prefix(max(0, count)), as: UTF8.self)
        return [path, link].contains { $0.hasPrefix("/dev/") || $0.hasPrefix("/proc/") }
    }

    var hasSecondName: Bool {
        var details = stat()
        return stat(path, &details) == 0 && details.st_nlink > 1
    }

    var isFolder: Bool {
        var details = stat()
        return stat(path, &details) == 0 && details.st_mode & S_IFMT == S_IFDIR
    }

    func remove() {
        unlink(path)
    }

    /// Adds a hard link, or renames the file if the file system has no hard links. Returns `false` if the name is taken.
    func linkOrRename(to other: String) throws(ListError) -> Bool {
        if link(path, other) == 0 { return true }
        let code = errno
        if StoreFile(path: other).isTaken { return false }
        guard [EPERM, ENOTSUP, ENOSYS, EMLINK].contains(code), Glibc.rename(path, other) == 0 else {
            let kind: ListError.Kind =
                switch code {
                case EACCES, EPERM, EROFS: .readOnly
                case ENOSPC, EDQUOT: .diskFull
                default: .diskFailed
                }
            throw ListError(kind, path: other, detail: .system(code))
        }
        return true
    }

    /// Undoes `linkOrRename(to:)`.
    func undoRename(from other: String) {
        if isTaken {
            unlink(other)
        } else {
            _ = Glibc.rename(other, path)
        }
        for suffix in StoreFile.sidecarSuffixes { _ = Glibc.rename(other + suffix, path + suffix) }
    }

    static let journal = "-journal"
    /// The suffixes of SQLite's files for changes that are not in the database yet or may have to be rolled back.
    static let sidecarSuffixes = [journal, "-wal", "-shm"]

    /// Returns whether SQLite or adder uses that name for files of this list.
    func owns(_ other: StoreFile) -> Bool {
        if DraftFile.isDraftName(other.name) { return true }
        return StoreFile.sidecarSuffixes.contains { suffix in
            other.name == name + suffix && StoreFile(path: other.folder).isSame(as: StoreFile(path: folder))
        }
    }

    var mode: mode_t? {
        var details = stat()
        return stat(path, &details) == 0 ? details.st_mode & 0o777 : nil
    }

    /// Syncs the folder's entries. Does nothing if the folder isn't readable.
    func syncFolder() throws(ListError) {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else {
            throw ListError(.notDurable, path: path, detail: .system(errno))
        }
    }
}
