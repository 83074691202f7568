import CPosix
import Glibc

/// A failed system call in test code.
package struct SystemFailure: Error {
    package let call: String
    package let reason: String

    init(_ call: String, code: Int32 = errno) {
        self.call = call
        reason = String(cString: strerror(code))
    }
}

/// A private temporary folder that is deleted with this object.
package final class TemporaryFolder {
    package let path: String

    package init() throws(SystemFailure) {
        let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var template = Array("\(parent)/adder-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw SystemFailure("mkdtemp") }
        path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    deinit {
        TemporaryFolder.remove(path)
    }

    private static func remove(_ path: String) {
        var info = stat()
        guard lstat(path, &info) == 0 else { return }
        guard info.st_mode & S_IFMT == S_IFDIR else {
            unlink(path)
            return
        }
        // A test may have removed the permissions needed to list the folder.
        chmod(path, 0o700)
        for name in Files.names(in: path) { remove("\(path)/\(name)") }
        rmdir(path)
    }
}

/// File helpers for tests.
package enum Files {
    /// Returns the sorted file names in a folder, without `.` and `..`.
    package static func names(in folder: String) -> [String] {
        guard let entries = opendir(folder) else { return [] }
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

    package static func read(_ path: String) throws(SystemFailure) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemFailure("open \(path)") }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = Glibc.read(descriptor, &chunk, chunk.count), count != 0 {
            guard count > 0 else { throw SystemFailure("read \(path)") }
            bytes += chunk.prefix(count)
        }
        return bytes
    }

    package static func write(_ bytes: some Collection<UInt8>, to path: String) throws(SystemFailure) {
        let descriptor = open(path, O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw SystemFailure("open \(path)") }
        defer { close(descriptor) }
        guard Glibc.write(descriptor, Array(bytes), bytes.count) == bytes.count else {
            throw SystemFailure("write \(path)")
        }
        // An empty file that was never written counts as one that another process is creating.
        if bytes.isEmpty { futimens(descriptor, Array(repeating: timespec(tv_sec: 1, tv_nsec: 0), count: 2)) }
    }

    /// Returns the permission bits, or `nil` if the file does not exist.
    package static func mode(of path: String) -> UInt32? {
        var info = stat()
        return lstat(path, &info) == 0 ? info.st_mode & 0o7777 : nil
    }

    package static func owner(of path: String) -> UInt32? {
        var info = stat()
        return lstat(path, &info) == 0 ? info.st_uid : nil
    }
}
