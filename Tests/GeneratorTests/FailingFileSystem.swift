@testable import Generator

/// Does as it is told until a certain change, which fails.
final class FailingFileSystem: FileSystem {
    private let disk = DiskFileSystem()
    /// How many changes work before one fails.
    private var left: Int
    private(set) var changes = 0
    var unwritable: String?
    /// Whether nothing works any more then, as for a process that is killed.
    var isDead = false

    init(after count: Int) {
        left = count
    }

    func facts(of path: String) -> FileFacts? { disk.facts(of: path) }
    func names(in folder: String) throws(FileTrouble) -> [String] { try disk.names(in: folder) }
    func read(_ path: String) throws(FileTrouble) -> [UInt8] { try disk.read(path) }
    func canWrite(in folder: String) -> Bool { folder != unwritable && disk.canWrite(in: folder) }
    func real(_ path: String) -> String? { disk.real(path) }

    func lock(_ folder: String) -> Bool { disk.lock(folder) }
    func unlock() { disk.unlock() }

    func makeFolder(_ path: String) throws(FileTrouble) {
        try count(path)
        try disk.makeFolder(path)
    }

    func write(_ bytes: [UInt8], to path: String, mode: UInt32, isExact: Bool) throws(FileTrouble) {
        try count(path)
        try disk.write(bytes, to: path, mode: mode, isExact: isExact)
    }

    func move(_ path: String, to other: String) throws(FileTrouble) {
        try count(other)
        try disk.move(path, to: other)
    }

    func removeFile(_ path: String) throws(FileTrouble) {
        try count(path)
        try disk.removeFile(path)
    }

    func removeFolder(_ path: String) throws(FileTrouble) {
        try count(path)
        try disk.removeFolder(path)
    }

    private func count(_ path: String) throws(FileTrouble) {
        changes += 1
        left -= 1
        if left == -1 || isDead && left < 0 { throw FileTrouble(path, "No space left on device") }
    }
}
