import Glibc

/// Output that is held back. Keeps the first parts in memory and the others in a nameless temporary file.
struct HeldParts {
    private enum Part {
        case memory([UInt8])
        case file(offset: Int, count: Int)
    }

    /// The number of parts in memory.
    static let memoryLimit = 16

    private var parts: [Part] = []
    private(set) var file: TemporaryFile?

    var isEmpty: Bool { parts.isEmpty }

    var count: Int { parts.count }

    mutating func append(_ bytes: [UInt8]) {
        if parts.count >= HeldParts.memoryLimit {
            if file == nil { file = TemporaryFile() }
            if let offset = file?.append(bytes) { return parts.append(.file(offset: offset, count: bytes.count)) }
        }
        parts.append(.memory(bytes))
    }

    /// Returns a part, or `nil` if it can't be read back.
    func part(_ index: Int) -> [UInt8]? {
        switch parts[index] {
        case .memory(let bytes): bytes
        case .file(let offset, let count): file?.bytes(at: offset, count)
        }
    }

    mutating func removeAll(from index: Int = 0) {
        parts.removeSubrange(index...)
        if parts.isEmpty { file = nil }
    }
}

/// A file without a name, which disappears with the program.
final class TemporaryFile {
    let descriptor: Int32
    private var count = 0
    private var isFull = false

    init?() {
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var path = Array("\(folder)/adder-XXXXXX".utf8CString)
        descriptor = mkstemp(&path)
        if descriptor < 0 { return nil }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        unlink(path)
    }

    deinit {
        close(descriptor)
    }

    /// Returns the offset of the bytes, or `nil` if the disk is full.
    func append(_ bytes: [UInt8]) -> Int? {
        isFull = isFull || FullWrite.write(bytes, to: descriptor) != .done
        if isFull { return nil }
        defer { count += bytes.count }
        return count
    }

    /// Returns `nil` if not all bytes can be read.
    func bytes(at offset: Int, _ count: Int) -> [UInt8]? {
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, read in
            while read < count {
                let got = pread(descriptor, buffer.baseAddress.map { $0 + read }, count - read, off_t(offset + read))
                if got > 0 {
                    read += got
                } else if got == 0 || errno != EINTR {
                    break
                }
            }
        }
        return bytes.count == count ? bytes : nil
    }
}
