import Entities
import Glibc
package import Vocabulary

/// A file that is read from beginning to end, in portions.
package final class InputFile {
    private static let portion = 1 << 16

    private let path: String
    private let descriptor: Int32
    /// The reason why the file ended early.
    package private(set) var failure: ListError?

    package init(_ path: String) throws(ListError) {
        self.path = path
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw StoreFile(path: path).openError(errno, about: path).listError
        }
        var details = stat()
        if fstat(descriptor, &details) == 0, details.st_mode & S_IFMT == S_IFDIR {
            close(descriptor)
            throw ListError(.notAFile, path: path, detail: StoreFile.name(of: details.st_mode))
        }
    }

    /// Returns the contents of a small file, or `nil` if it can't be read.
    package static func contents(_ path: String) -> [UInt8]? {
        guard let file = try? InputFile(path), !file.isPipe else { return nil }
        let bytes = file.next()
        return file.failure == nil ? bytes : nil
    }

    deinit {
        close(descriptor)
    }

    /// A Boolean value that indicates whether reading may have to wait for another program.
    package var isPipe: Bool {
        var details = stat()
        return fstat(descriptor, &details) == 0 && details.st_mode & S_IFMT != S_IFREG
    }

    /// Returns the next portion, empty at the end or after a failure.
    package func next() -> [UInt8] {
        let portion = [UInt8](unsafeUninitializedCapacity: InputFile.portion) { bytes, count in
            var got = -1
            repeat {
                got = read(descriptor, bytes.baseAddress, bytes.count)
            } while got < 0 && errno == EINTR
            count = max(0, got)
            if got < 0 {
                failure = ListError(.diskFailed, path: path, detail: String(cString: strerror(errno)))
            }
        }
        return portion
    }
}
