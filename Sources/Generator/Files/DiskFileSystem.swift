import Glibc

/// The files of this machine.
package final class DiskFileSystem: FileSystem {
    private var locked: Int32?

    package init() {}

    deinit { unlock() }

    /// Held by the folder itself, so that nothing is left of it, however a process ends.
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

    package func facts(of path: String) -> FileFacts? {
        var facts = stat()
        guard lstat(path, &facts) == 0 else { return nil }
        let kind: FileFacts.Kind =
            switch facts.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            default: .other
            }
        return FileFacts(kind, mode: facts.st_mode & 0o7777)
    }

    package func names(in folder: String) throws(FileTrouble) -> [String] {
        guard let entries = opendir(folder) else { throw FileTrouble(folder, code: errno) }
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

    package func read(_ path: String) throws(FileTrouble) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileTrouble(path, code: errno) }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = Glibc.read(descriptor, &chunk, chunk.count), count != 0 {
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw FileTrouble(path, code: errno) }
            bytes += chunk.prefix(count)
        }
        return bytes
    }

    package func canWrite(in folder: String) -> Bool {
        access(folder, W_OK | X_OK) == 0
    }

    package func real(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    package func makeFolder(_ path: String) throws(FileTrouble) {
        guard mkdir(path, 0o777) == 0 else { throw FileTrouble(path, code: errno) }
    }

    /// What is not all there is taken away again.
    package func write(_ bytes: [UInt8], to path: String, mode: UInt32, isExact: Bool) throws(FileTrouble) {
        let descriptor = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC | O_NOFOLLOW, mode)
        guard descriptor >= 0 else { throw FileTrouble(path, code: errno) }
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
            throw FileTrouble(path, code: code)
        }
    }

    package func move(_ path: String, to other: String) throws(FileTrouble) {
        guard rename(path, other) == 0 else { throw FileTrouble(other, code: errno) }
    }

    package func removeFile(_ path: String) throws(FileTrouble) {
        guard unlink(path) == 0 else { throw FileTrouble(path, code: errno) }
    }

    package func removeFolder(_ path: String) throws(FileTrouble) {
        guard rmdir(path) == 0 else { throw FileTrouble(path, code: errno) }
    }
}

extension FileTrouble {
    fileprivate init(_ path: String, code: Int32) {
        self.init(path, String(cString: strerror(code)))
    }
}
