import CLinux
import Glibc

/// Detects changes that other programs make to the list, or to another file.
package final class FileWatcher {
    /// Descriptors that become readable when the file may have changed.
    package var descriptors: [Int32] { [inotify, timer] }
    private let inotify: Int32
    /// The timer for polling, in case no folder can be watched.
    private let timer = adder_timer()
    private let path: String
    /// The file's folder, or its nearest existing ancestor.
    private var watched: (folder: String, watch: Int32)?

    /// A commit deletes the journal, closing a connection closes the file, and a restore moves a new file into place.
    private static let mask = UInt32(
        IN_DELETE | IN_CLOSE_WRITE | IN_CREATE | IN_MOVED_FROM | IN_MOVED_TO | IN_MOVE_SELF | IN_DELETE_SELF
    )

    /// In milliseconds, so that changes are noticed within a second.
    private static let pollInterval = 600

    /// `inotify` is -1 if the system has no inotify instances left; the file is then polled.
    init(of file: StoreFile, inotify: Int32 = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))) {
        self.inotify = inotify
        if let real = realpath(file.path, nil) {
            path = String(cString: real)
            free(real)
        } else {
            path = file.path
        }
        watchNearestFolder()
        startPollingIfNeeded()
    }

    deinit {
        for descriptor in descriptors where descriptor >= 0 { close(descriptor) }
    }

    /// Reads all pending events. Returns whether any of them concerns the file.
    package func consumeEvents() -> Bool {
        var hasChanged = watched == nil
        var count: UInt64 = 0
        _ = read(timer, &count, 8)
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while case let count = read(inotify, &buffer, buffer.count), count > 0 {
            // Every event is checked, since a folder that was moved must no longer be watched.
            if concernsFile(buffer[..<count]) { hasChanged = true }
        }
        if watchNearestFolder() { hasChanged = true }
        startPollingIfNeeded()
        return hasChanged
    }

    private func startPollingIfNeeded() {
        if watched == nil { adder_timer_set_soon(timer, FileWatcher.pollInterval) }
    }

    /// Returns `true` if a different folder is watched from now on. Changes made there earlier were not seen.
    @discardableResult
    private func watchNearestFolder() -> Bool {
        var folder = StoreFile(path: path).folder
        while access(folder, F_OK) != 0, folder.count > 1 {
            folder = StoreFile(path: String(folder.dropLast())).folder
        }
        guard folder != watched?.folder else { return false }
        forgetFolder()
        let watch = inotify_add_watch(inotify, folder, FileWatcher.mask)
        if watch >= 0 { watched = (folder, watch) }
        return watch >= 0
    }

    private func forgetFolder() {
        if let watched { inotify_rm_watch(inotify, watched.watch) }
        watched = nil
    }

    /// The layout of an event: watch, mask, cookie, name length, name. See inotify(7).
    private func concernsFile(_ events: ArraySlice<UInt8>) -> Bool {
        func number(_ event: ArraySlice<UInt8>, at offset: Int) -> Int {
            event.dropFirst(offset).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
        }

        // The folder was moved or deleted, or the event queue overflowed.
        let resetMask = UInt32(IN_Q_OVERFLOW | IN_MOVE_SELF | IN_DELETE_SELF)
        let name = path.split(separator: "/").last.map { Array($0.utf8) } ?? []
        var rest = events
        while rest.count >= 16 {
            let length = number(rest, at: 12)
            if UInt32(truncatingIfNeeded: number(rest, at: 4)) & resetMask != 0 {
                forgetFolder()
                return true
            }
            if rest.dropFirst(16).prefix(length).starts(with: name) { return true }
            rest = rest.dropFirst(16 + length)
        }
        return false
    }
}

extension TextFile {
    package func makeWatcher() -> FileWatcher { FileWatcher(of: StoreFile(path: path)) }
}

extension Store {
    /// `nil` for an in-memory list.
    package func makeWatcher() -> FileWatcher? {
        file.map { FileWatcher(of: $0) }
    }
}
