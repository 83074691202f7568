import Glibc

/// The real file system.
package final class DiskFileSystem: FileSystem {
    private var locked: Int32?

    package init() {}

    deinit { unlock() }

    /// Locks the folder itself with flock(2), so that the lock disappears when the process ends.
    package func lock(_ folder: String) -> Bool {
        unlock()
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return true }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            let isHeld = errno == EWOULDBLOCK
            close(descriptor)
            return !isHeld
        }
        locked = descriptor
        return true
    }

    package func unlock() {
        if let locked { close(locked) }
        locked = nil
    }

    package func attributes(of path: String) -> FileAttributes? {
        var attributes = stat()
        guard lstat(path, &attributes) == 0 else { return nil }
        let kind: FileAttributes.Kind =
            switch attributes.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            default: .other
            }
        return FileAttributes(kind, mode: attributes.st_mode & 0o7777)
    }

    package func names(in folder: String) throws(FileError) -> [String] {
        guard let entries = opendir(folder) else { throw FileError(folder, code: errno) }
        defer { closedir(entries) }
        var names: [String] = []
        while let entry = readdir(entries) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    package func read(_ path: String) throws(FileError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError(path, code: errno) }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = Glibc.read(descriptor, &chunk, chunk.count), count != 0 {
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw FileError(path, code: errno) }
            bytes += chunk.prefix(count)
        }
        return bytes
    }

    package func canWrite(in folder: String) -> Bool {
        access(folder, W_OK | X_OK) == 0
    }

    package func realPath(of path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    package func makeFolder(_ path: String) throws(FileError) {
        guard mkdir(path, 0o777) == 0 else { throw FileError(path, code: errno) }
    }

    /// Writes a new file and removes it again if it is incomplete.
    package func write(_ bytes: [UInt8], to path: String, mode: UInt32, isExact: Bool) throws(FileError) {
        let descriptor = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC | O_NOFOLLOW, mode)
        guard descriptor >= 0 else { throw FileError(path, code: errno) }
        var code: Int32 = 0
        var sent = 0
        while sent < bytes.count, code == 0 {
            let count = bytes.withUnsafeBytes { all in
                Glibc.write(descriptor, all.baseAddress.map { $0 + sent }, all.count - sent)
            }
            if count >= 0 { sent += count } else if errno != EINTR { code = errno }
        }
        if code == 0, isExact, fchmod(descriptor, mode) != 0 { code = errno }
        if code == 0, fsync(descriptor) != 0 { code = errno }
        if Glibc.close(descriptor) != 0, code == 0 { code = errno }
        guard code == 0 else {
            unlink(path)
            throw FileError(path, code: code)
        }
    }

    package func move(_ path: String, to other: String) throws(FileError) {
        guard rename(path, other) == 0 else { throw FileError(other, code: errno) }
    }

    package func removeFile(_ path: String) throws(FileError) {
        guard unlink(path) == 0 else { throw FileError(path, code: errno) }
    }

    package func removeFolder(_ path: String) throws(FileError) {
        guard rmdir(path) == 0 else { throw FileError(path, code: errno) }
    }
}

extension FileError {
    fileprivate init(_ path: String, code: Int32) {
        self.init(path, String(cString: strerror(code)))
    }
}
