import Glibc

/// The file system. All paths are absolute.
enum Disk {
    enum Kind {
        case file, folder, link, other
    }

    /// Returns the kind without following a link; `nil` if there is no such file.
    static func kind(of path: String) -> Kind? {
        var attributes = stat()
        guard lstat(path, &attributes) == 0 else { return nil }
        switch attributes.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        case S_IFLNK: return .link
        default: return .other
        }
    }

    static func exists(_ path: String) -> Bool { kind(of: path) != nil }

    static func isFile(_ path: String) -> Bool { kind(of: path) == .file }

    static func isFolder(_ path: String) -> Bool { kind(of: path) == .folder }

    /// Returns the path with links resolved; `nil` if there is no such file.
    static func realPath(of path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    /// Returns the text of a file; `nil` if it can't be read or is not UTF-8.
    static func text(_ path: String) -> String? {
        bytes(path).flatMap { String(validating: $0, as: UTF8.self) }
    }

    static func bytes(_ path: String) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = read(descriptor, &chunk, chunk.count), count != 0 {
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return nil }
            bytes += chunk.prefix(count)
        }
        return bytes
    }

    /// Returns the names in a folder, sorted; empty if it can't be read.
    static func names(in folder: String) -> [String] {
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

    /// Returns the relative paths of all files below a folder, sorted, hidden ones included.
    static func files(below folder: String) -> [String] {
        names(in: folder).flatMap { name in
            isFolder("\(folder)/\(name)") ? files(below: "\(folder)/\(name)").map { "\(name)/\($0)" } : [name]
        }
    }

    /// Returns the folder that contains a path.
    static func folder(of path: String) -> String {
        path.split(separator: "/").dropLast().map { "/\($0)" }.joined()
    }
}

// MARK: - Changes

extension Disk {
    static func makeFolder(_ path: String) throws(FileError) {
        guard mkdir(path, 0o777) == 0 else { throw FileError(path) }
    }

    /// Writes a new file, and removes it again if it is incomplete.
    static func create(_ path: String, _ bytes: [UInt8]) throws(FileError) {
        let descriptor = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw FileError(path) }
        var rest = bytes[...]
        var code: Int32 = 0
        while !rest.isEmpty, code == 0 {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { code = errno }
        }
        if close(descriptor) != 0, code == 0 { code = errno }
        guard code == 0 else {
            unlink(path)
            throw FileError(path, code)
        }
    }

    /// Replaces a file in one step, and keeps its permissions.
    static func replace(_ path: String, _ bytes: [UInt8]) throws(FileError) {
        var attributes = stat()
        guard stat(path, &attributes) == 0 else { throw FileError(path) }
        let new = "\(path).viper-gen"
        try create(new, bytes)
        guard chmod(new, attributes.st_mode & 0o7777) == 0, rename(new, path) == 0 else {
            let code = errno
            unlink(new)
            throw FileError(path, code)
        }
    }

    static func removeFile(_ path: String) throws(FileError) {
        guard unlink(path) == 0 else { throw FileError(path) }
    }

    /// Removes an empty folder.
    static func removeFolder(_ path: String) throws(FileError) {
        guard rmdir(path) == 0 else { throw FileError(path) }
    }

    /// Runs the body while no other viper-gen runs in the folder. The kernel releases the lock of a killed process.
    static func locking<T>(_ folder: String, _ body: () throws(ToolError) -> T) throws(ToolError) -> T {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { if descriptor >= 0 { close(descriptor) } }
        while descriptor >= 0, flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
        return try body()
    }
}

/// An error of the file system.
struct FileError: Error {
    let path: String
    let reason: String

    init(_ path: String, _ code: Int32 = errno) {
        (self.path, reason) = (path, String(cString: strerror(code)))
    }
}
