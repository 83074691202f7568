package import Vocabulary

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Lines in a text file. A change is made under a lock of its folder and replaces the file in one step, so that no other
/// process sees half of it. A symbolic link stays: the file that it leads to is replaced, and keeps its permissions.
package struct LineStore: Sendable {
    private let place: Result<String, StoreError>

    /// The path of the file, if there is a place for it.
    var path: String? { try? place.get() }

    package init(path: String) {
        place = .success(path)
    }

    /// The file that a variable such as `NOTES_FILE` names, or else one in the user's folder for data.
    package static func standard(
        for program: String,
        _ variable: (String) -> String? = { name in getenv(name).map { String(cString: $0) } }
    ) -> LineStore {
        func folder(_ name: String) -> String? { variable(name).flatMap { $0.hasPrefix("/") ? $0 : nil } }
        let name = String(program.uppercased().map { $0.isLetter || $0.isNumber ? $0 : "_" }) + "_FILE"
        if let path = variable(name), !path.isEmpty { return LineStore(path: path) }
        let data = folder("XDG_DATA_HOME") ?? folder("HOME").map { "\($0)/.local/share" }
        return data.map { LineStore(path: "\($0)/\(program)/lines.txt") }
            ?? LineStore(place: .failure(StoreError(path: name, .noPlace)))
    }

    private init(place: Result<String, StoreError>) {
        self.place = place
    }

    /// Returns the lines that have text.
    package func lines() throws(StoreError) -> [String] {
        let path = try place.get()
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        if descriptor < 0, errno == ENOENT { return [] }
        guard descriptor >= 0 else { throw StoreError(path: path, .unreadable(systemMessage())) }
        defer { close(descriptor) }
        var information = stat()
        guard fstat(descriptor, &information) == 0, information.st_mode & S_IFMT == S_IFREG else {
            throw StoreError(path: path, .unreadable("not a regular file"))
        }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = read(descriptor, &chunk, chunk.count), count != 0 {
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw StoreError(path: path, .unreadable(systemMessage())) }
            bytes += chunk.prefix(count)
        }
        var lines: [String] = []
        for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
            guard let text = String(validating: line, as: UTF8.self) else {
                throw StoreError(path: path, .notText(line: index + 1))
            }
            if !text.allSatisfy(\.isWhitespace) { lines.append(text) }
        }
        return lines
    }

    /// Passes the lines to `change`, and stores what it makes of them.
    @discardableResult
    package func change<Outcome>(_ change: (inout [String]) -> Outcome) throws(StoreError) -> Outcome {
        let path = LineStore.target(of: try place.get())
        let folder = LineStore.folder(of: path)
        makeFolders(folder)
        let lock = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard lock >= 0 else { throw StoreError(path: path, .unwritable(systemMessage())) }
        defer { close(lock) }
        while flock(lock, LOCK_EX) != 0 {
            guard errno == EINTR else { throw StoreError(path: path, .unwritable(systemMessage())) }
        }
        var lines = try lines()
        let outcome = change(&lines)
        guard replace(path, with: lines, by: "\(folder)/.lines.new") else {
            let message = systemMessage()
            unlink("\(folder)/.lines.new")
            throw StoreError(path: path, .unwritable(message))
        }
        return outcome
    }

    /// Returns `false`, with `errno` set, if the file could not be replaced. It is unchanged then.
    private func replace(_ path: String, with lines: [String], by new: String) -> Bool {
        var information = stat()
        let mode = stat(path, &information) == 0 ? information.st_mode & 0o7777 : 0o600
        let descriptor = open(new, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return false }
        var rest = Array(lines.map { "\($0)\n" }.joined().utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            rest = rest.dropFirst(count)
        }
        let isComplete = rest.isEmpty && fchmod(descriptor, mode) == 0 && fsync(descriptor) == 0
        let reason = errno
        close(descriptor)
        errno = reason
        return isComplete && rename(new, path) == 0
    }

    /// Returns the path that symbolic links lead to, even if there is no file yet.
    private static func target(of path: String) -> String {
        var path = path
        var link = [CChar](repeating: 0, count: Int(PATH_MAX))
        for _ in 0..<40 {
            let count = readlink(path, &link, link.count)
            guard count > 0 else { break }
            let target = String(decoding: link[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
            path = target.hasPrefix("/") ? target : "\(folder(of: path))/\(target)"
        }
        return path
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Creates the missing folders. If that fails, so does opening the last one.
    private func makeFolders(_ path: String) {
        guard path != "/", path != ".", access(path, F_OK) != 0 else { return }
        makeFolders(LineStore.folder(of: path))
        mkdir(path, 0o700)
    }

    private func systemMessage() -> String {
        String(cString: strerror(errno))
    }
}
