import Entities
import Glibc
package import Vocabulary

/// A file that is read from beginning to end, in portions. The bytes of a pipe are in a temporary file, so they can be
/// read again.
package final class InputFile {
    private static let portion = 1 << 16

    private let path: String
    private var descriptor: Int32
    private let closes: Bool
    /// The offset of the first byte.
    private var start: off_t = 0
    /// The number of bytes that were returned.
    private var count: off_t = 0
    /// The temporary file, once a pipe is read.
    private var spool: Int32?
    /// The reason why the file ended early.
    package private(set) var failure: ListError?

    package convenience init(_ path: String) throws(ListError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw StoreFile(path: path).openError(errno, about: path)
        }
        try self.init(descriptor: descriptor, path: path, closes: true)
    }

    /// Reads an open file from its current position.
    package init(descriptor: Int32, path: String, closes: Bool = false) throws(ListError) {
        (self.descriptor, self.path, self.closes) = (descriptor, path, closes)
        var details = stat()
        if fstat(descriptor, &details) == 0, details.st_mode & S_IFMT == S_IFDIR {
            throw ListError(.notAFile, path: path, detail: StoreFile.kind(of: details.st_mode))
        }
        if !isPipe { start = max(0, lseek(descriptor, 0, SEEK_CUR)) }
    }

    /// Returns the contents of a small file, or `nil` if it can't be read.
    package static func contents(_ path: String) -> [UInt8]? {
        guard let file = try? InputFile(path), !file.isPipe else { return nil }
        let bytes = file.next()
        return file.failure == nil ? bytes : nil
    }

    /// Returns the description of a time zone of the system, such as `Europe/Berlin`.
    package static func zone(_ name: String) -> [UInt8]? { contents("/usr/share/zoneinfo/\(name)") }

    deinit {
        if closes { close(descriptor) }
        if let spool { close(spool) }
    }

    /// A Boolean value that indicates whether reading may have to wait for another program.
    package var isPipe: Bool {
        var details = stat()
        return fstat(descriptor, &details) == 0 && details.st_mode & S_IFMT != S_IFREG
    }

    /// Copies a pipe to a temporary file, so that reading doesn't wait any more.
    /// - Parameter accepts: Receives each portion, and returns `false` to stop.
    package func spool(while accepts: ([UInt8]) -> Bool) {
        guard isPipe, spool == nil else { return }
        guard let file = InputFile.makeTemporaryFile() else { return fail() }
        spool = file
        while case let bytes = portion(from: descriptor, at: nil), !bytes.isEmpty, accepts(bytes) {
            guard InputFile.write(bytes, to: file) else { return fail() }
        }
    }

    /// Returns the next portion, empty at the end or after a failure.
    package func next() -> [UInt8] {
        if failure != nil { return [] }
        if isPipe, spool == nil { spool { _ in true } }
        let bytes = portion(from: spool ?? descriptor, at: start + count)
        count += off_t(bytes.count)
        return bytes
    }

    /// Goes back to the first byte.
    package func restart() {
        count = 0
    }

    /// - Parameter offset: `nil` to read a pipe.
    private func portion(from descriptor: Int32, at offset: off_t?) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: InputFile.portion) { bytes, count in
            var got = -1
            repeat {
                got =
                    if let offset {
                        pread(descriptor, bytes.baseAddress, bytes.count, offset)
                    } else {
                        read(descriptor, bytes.baseAddress, bytes.count)
                    }
            } while got < 0 && errno == EINTR
            count = max(0, got)
            if got < 0 { fail() }
        }
    }

    private func fail() {
        failure = ListError(.diskFailed, path: path, detail: .system(errno))
    }

    /// Opens a file without a name, which disappears with the program.
    private static func makeTemporaryFile() -> Int32? {
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var path = Array("\(folder)/adder-XXXXXX".utf8CString)
        let descriptor = mkstemp(&path)
        guard descriptor >= 0 else { return nil }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        unlink(path)
        return descriptor
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        bytes.withUnsafeBytes { bytes in
            var written = 0
            while written < bytes.count {
                let count = Glibc.write(descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
                if count < 0, errno != EINTR { return false }
                written += max(0, count)
            }
            return true
        }
    }
}
