package import Almanac
import CLinux
import Glibc
package import Vocabulary

/// A small file outside the list that keeps other syncs out, and has the generation of the list after the last sync. A
/// list that was restored or copied has another one.
package final class SyncStateFile {
    package enum Lock: Equatable, Sendable {
        case unlocked
        case isRunning
        /// `generations`: those that the list can have; none if this is the first sync. `pause`: the time until which
        /// timers leave the server alone.
        case locked(generations: Set<Int>, pause: Instant?)
    }

    private let file: StoreFile
    private var generations: [Int] = []
    private var descriptor: Int32 = -1

    /// - Parameter folder: The folder for the state of all lists.
    package init(of list: StoreFile, in folder: String) {
        let name = ItemUUID(derivedFrom: SyncStateFile.space, name: list.real.path)
        file = StoreFile(path: "\(folder)/sync-\(name)", ownFolder: folder)
    }

    /// An arbitrary constant, the same in all versions.
    private static let space = ItemUUID(high: 0x1E0C_57A9_38D2_4B60, low: 0x9C41_F7B2_6A05_D3E8)

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Locks the file until this object is gone.
    package func lock() throws(ListError) -> Lock {
        try file.createFolders()
        if descriptor < 0 {
            descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
        }
        guard descriptor >= 0 else { throw file.openError(errno, about: file.path) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            if errno == EWOULDBLOCK { return .isRunning }
            throw failure()
        }
        var bytes = [UInt8](repeating: 0, count: 100)
        let count = pread(descriptor, &bytes, bytes.count, 0)
        guard count >= 0 else { throw failure() }
        let lines = SyncStateFile.lines(of: bytes.prefix(count))
        generations = SyncStateFile.generations(in: lines)
        return .locked(generations: Set(generations), pause: SyncStateFile.pause(in: lines))
    }

    /// The first line is empty if there was no complete sync yet.
    private static func lines(of bytes: some Collection<UInt8>) -> [Substring] {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    }

    private static func pause(in lines: [Substring]) -> Instant? {
        lines.dropFirst().first.flatMap { Int($0) }.map { Instant(seconds: $0) }
    }

    private static func generations(in lines: [Substring]) -> [Int] {
        (lines.first ?? "").split(separator: " ").compactMap { Int($0) }
    }

    /// The nanoseconds from 1970 until the end of the last sync; `nil` if it was not complete, or there was none.
    package var lastSync: Int? {
        guard let bytes = try? TextFile(file, followsLinks: false).read() else { return nil }
        let lines = SyncStateFile.lines(of: bytes)
        // A pause follows a sync that failed.
        let isComplete = SyncStateFile.pause(in: lines) == nil && SyncStateFile.generations(in: lines).count == 1
        return isComplete ? file.lastWrite : nil
    }

    /// The time until which timers leave the server alone. Does not wait for a sync.
    package var knownPause: Instant? {
        guard let bytes = try? TextFile(file, followsLinks: false).read() else { return nil }
        return SyncStateFile.pause(in: SyncStateFile.lines(of: bytes))
    }

    /// The reason why timers wait for a sync that the user runs, if they do.
    package var knownBlock: SyncBlock? {
        guard let bytes = try? TextFile(file, followsLinks: false).read() else { return nil }
        let lines = SyncStateFile.lines(of: bytes)
        guard SyncStateFile.pause(in: lines) == .untilUserSyncs else { return nil }
        return lines.dropFirst(2).first.flatMap { SyncBlock(rawValue: String($0)) } ?? .denied
    }

    /// Notes the generations that the list can have next, before it gets one of them.
    package func announce(_ generations: [Int]) throws(ListError) {
        self.generations = generations
        try write()
        guard descriptor < 0 || fsync(descriptor) == 0 else { throw failure() }
    }

    /// Notes that a sync is complete, and thus its time.
    package func finish(_ generation: Int) throws(ListError) {
        generations = [generation]
        try write()
    }

    /// Keeps timers from asking the server before the instant.
    package func pause(until end: Instant) throws(ListError) {
        try write(pause: end)
    }

    /// Keeps timers from asking the server before the user runs a sync.
    package func pause(_ block: SyncBlock) throws(ListError) {
        try write(pause: .untilUserSyncs, block)
    }

    /// Lets timers ask the server again, unless the user has to decide something. Does nothing during a sync, which replaces the pause.
    package func endPause() throws(ListError) {
        guard knownBlock.map({ $0 == .denied }) ?? true, case .locked(_, .some) = try lock() else { return }
        try write()
    }

    private func write(pause: Instant? = nil, _ block: SyncBlock? = nil) throws(ListError) {
        guard descriptor >= 0 else { return }
        var text = "\(generations.map(String.init).joined(separator: " "))\n"
        if let pause { text += "\(pause.seconds)\n" }
        if let block { text += "\(block.rawValue)\n" }
        let bytes = Array(text.utf8)
        guard pwrite(descriptor, bytes, bytes.count, 0) == bytes.count, ftruncate(descriptor, off_t(bytes.count)) == 0
        else { throw failure() }
    }

    private func failure() -> ListError {
        ListError(.diskFailed, path: file.path, detail: .system(errno))
    }
}

extension Instant {
    /// The end of a pause that a sync of the user ends.
    fileprivate static let untilUserSyncs = Instant(seconds: Instant.validSeconds.upperBound)
}
