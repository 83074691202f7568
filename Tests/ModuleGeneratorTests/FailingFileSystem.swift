@testable import ModuleGenerator

/// A file system in which a certain change fails.
final class FailingFileSystem: FileSystem {
    private let disk = DiskFileSystem()
    /// The number of changes that succeed before one fails.
    private var left: Int
    private(set) var changes = 0
    var unwritable: String?
    /// True if all later changes fail too, as for a killed process.
    var isDead = false

    init(after count: Int) {
        left = count
    }

    func attributes(of path: String) -> FileAttributes? { disk.attributes(of: path) }
    func names(in folder: String) throws(FileError) -> [String] { try disk.names(in: folder) }
    func read(_ path: String) throws(FileError) -> [UInt8] { try disk.read(path) }
    func canWrite(in folder: String) -> Bool { folder != unwritable && disk.canWrite(in: folder) }
    func realPath(of path: String) -> String? { disk.realPath(of: path) }

    func lock(_ folder: String) -> Bool { disk.lock(folder) }
    func unlock() { disk.unlock() }

    func makeFolder(_ path: String) throws(FileError) {
        try count(path)
        try disk.makeFolder(path)
    }

    func write(_ bytes: [UInt8], to path: String, mode: UInt32, isExact: Bool) throws(FileError) {
        try count(path)
        try disk.write(bytes, to: path, mode: mode, isExact: isExact)
    }

    func move(_ path: String, to other: String) throws(FileError) {
        try count(other)
        try disk.move(path, to: other)
    }

    func removeFile(_ path: String) throws(FileError) {
        try count(path)
        try disk.removeFile(path)
    }

    func removeFolder(_ path: String) throws(FileError) {
        try count(path)
        try disk.removeFolder(path)
    }

    private func count(_ path: String) throws(FileError) {
        changes += 1
        left -= 1
        if left == -1 || isDead && left < 0 { throw FileError(path, "No space left on device") }
    }
}
