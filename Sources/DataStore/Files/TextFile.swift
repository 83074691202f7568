import CLinux
import Entities
import Glibc
package import Vocabulary

/// A small text file that users may also edit. It is replaced as a whole when it changes.
package struct TextFile: Equatable, Sendable {
    /// In bytes; more than anyone would write by hand.
    package static let maximumSize = 1 << 20

    private let file: StoreFile
    private let followsLinks: Bool
    /// The maximum wait for the lock, in milliseconds.
    private let timeout: Int
    private let maximumSize: Int

    /// Set `followsLinks` to `false` for files that only adder writes: a symbolic link there may be an attack.
    package init(
        _ file: StoreFile,
        followsLinks: Bool = true,
        timeout: Int = 10_000,
        maximumSize: Int = TextFile.maximumSize
    ) {
        self.file = file
        self.followsLinks = followsLinks
        self.timeout = timeout
        self.maximumSize = maximumSize
    }

    package var path: String { file.path }

    /// Returns `nil` if the file doesn't exist.
    package func read() throws(ListError) -> [UInt8]? {
        // O_NONBLOCK keeps a pipe in its place from blocking.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | (followsLinks ? 0 : O_NOFOLLOW))
        guard descriptor >= 0 else {
            if errno == ELOOP, !followsLinks {
                throw ListError(.notAFile, path: path, detail: .symbolicLink)
            }
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw file.openError(errno, about: path)
        }
        defer { close(descriptor) }
        var details = stat()
        guard fstat(descriptor, &details) == 0 else { throw failure() }
        guard details.st_mode & S_IFMT == S_IFREG else {
            throw ListError(.notAFile, path: path, detail: StoreFile.kind(of: details.st_mode))
        }
        guard details.st_size <= maximumSize else {
            throw ListError(.notAFile, path: path, detail: .largeFile(limit: maximumSize))
        }
        return try bytes(of: descriptor)
    }

    private func bytes(of descriptor: Int32) throws(ListError) -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 4_096)
        while case let count = Glibc.read(descriptor, &chunk, chunk.count), count != 0 {
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw failure() }
            bytes += chunk.prefix(count)
        }
        return bytes
    }

    private func failure() -> ListError {
        ListError(.diskFailed, path: path, detail: .system(errno))
    }
}

// MARK: - Changes

extension TextFile {
    /// Atomically replaces the contents with the result of `edit`. Does nothing if they are unchanged. Follows a symbolic
    /// link to the file it points to.
    package func change(_ edit: ([UInt8]) -> [UInt8]) throws(ListError) {
        if try !file.exists() {
            if edit([]).isEmpty { return }
            try createFolder()
        }
        let target = try target()
        let folder = open(target.folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { throw file.openError(errno, about: path) }
        defer { close(folder) }
        try lock(folder)
        let old = try read()
        let new = edit(old ?? [])
        guard new != old ?? [] else { return }
        try DraftFile.withSignalsBlocked { () throws(ListError) in
            DraftFile.removeLeftovers(of: target.path)
            let draft = try DraftFile(of: target.path)
            defer { draft.finish() }
            do throws(ListError) {
                try draft.write(new, owner: StoreFile(path: target.path).owner)
                try draft.replaceTarget()
            } catch {
                draft.remove()
                throw error
            }
            fsync(folder)
        }
    }

    /// Deletes the file. Returns `false` if there is none.
    @discardableResult
    package func remove() throws(ListError) -> Bool {
        if unlink(path) == 0 { return true }
        switch errno {
        case ENOENT, ENOTDIR: return false
        case EACCES, EPERM, EROFS:
            throw ListError(.readOnly, path: path, detail: .system(errno))
        default: throw failure()
        }
    }

    /// Locks the folder against concurrent changes. Continues without a lock if the file system has none.
    private func lock(_ folder: Int32) throws(ListError) {
        let step = 5
        var waited = 0
        while flock(folder, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR {
            guard waited < timeout else { throw ListError(.busy, path: path, detail: .otherWriter) }
            usleep(useconds_t(step * 1_000))
            waited += step
        }
    }

    private func createFolder() throws(ListError) {
        do {
            try file.createFolders()
        } catch {
            let kind: ListError.Kind = error.kind == .notPermitted ? .readOnly : error.kind
            throw ListError(kind, path: path, detail: error.detail)
        }
    }

    /// Resolves symbolic links. Returns the path of the file and of its folder.
    private func target() throws(ListError) -> (path: String, folder: String) {
        var details = stat()
        guard lstat(path, &details) == 0, details.st_mode & S_IFMT == S_IFLNK else {
            return (path, file.folder)
        }
        guard let real = realpath(path, nil) else { throw file.openError(errno, about: path) }
        defer { free(real) }
        let target = StoreFile(path: String(cString: real))
        return (target.path, target.folder)
    }
}
