import CLinux
import Glibc

/// Tells that somebody may have written to the list, as soon as they have.
package final class ListNotice {
    /// Each can be read once something has happened, or may have.
    package var descriptors: [Int32] { [watcher, timer] }
    private let watcher: Int32
    /// Where nothing can be watched, somebody has to look again and again.
    private let timer = adder_timer()
    private let path: String
    /// The nearest folder to the list that is there.
    private var watched: (folder: String, watch: Int32)?

    /// A commit takes the journal away; a program that ends closes the file; a copy is moved into its place.
    private static let mask = UInt32(
        IN_DELETE | IN_CLOSE_WRITE | IN_CREATE | IN_MOVED_TO | IN_MOVE_SELF | IN_DELETE_SELF
    )

    /// In milliseconds; whoever has seen it so late has seen it within a second.
    private static let pause = 600

    /// The system may have no more watchers, or none for this folder.
    init(of file: StoreFile, watcher: Int32 = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))) {
        self.watcher = watcher
        if let real = realpath(file.path, nil) {
            path = String(cString: real)
            free(real)
        } else {
            path = file.path
        }
        watchNearestFolder()
        lookAgainIfBlind()
    }

    deinit {
        for descriptor in descriptors where descriptor >= 0 { close(descriptor) }
    }

    /// Whether anything of what happened has to do with the list.
    package func takeNews() -> Bool {
        var isNews = watched == nil
        var count: UInt64 = 0
        _ = read(timer, &count, 8)
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while case let count = read(watcher, &buffer, buffer.count), count > 0 {
            // All of it is looked at, as a folder that moves away is not watched from then on.
            if concernsList(buffer[..<count]) { isNews = true }
        }
        if watchNearestFolder() { isNews = true }
        lookAgainIfBlind()
        return isNews
    }

    private func lookAgainIfBlind() {
        if watched == nil { adder_timer_set_soon(timer, ListNotice.pause) }
    }

    /// Whether another folder is watched from now on, in which things may have happened already.
    @discardableResult
    private func watchNearestFolder() -> Bool {
        var folder = StoreFile(path: path).folder
        while access(folder, F_OK) != 0, folder.count > 1 {
            folder = StoreFile(path: String(folder.dropLast())).folder
        }
        guard folder != watched?.folder else { return false }
        forgetFolder()
        let watch = inotify_add_watch(watcher, folder, ListNotice.mask)
        if watch >= 0 { watched = (folder, watch) }
        return watch >= 0
    }

    private func forgetFolder() {
        if let watched { inotify_rm_watch(watcher, watched.watch) }
        watched = nil
    }

    /// Of the events one behind the other: watch, mask, cookie, length of the name, name.
    private func concernsList(_ events: ArraySlice<UInt8>) -> Bool {
        func number(_ event: ArraySlice<UInt8>, at offset: Int) -> Int {
            event.dropFirst(offset).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
        }

        // The folder itself is not where it was, or there was more than could be remembered.
        let unclear = UInt32(IN_Q_OVERFLOW | IN_MOVE_SELF | IN_DELETE_SELF)
        let name = path.split(separator: "/").last.map { Array($0.utf8) } ?? []
        var rest = events
        while rest.count >= 16 {
            let length = number(rest, at: 12)
            if UInt32(truncatingIfNeeded: number(rest, at: 4)) & unclear != 0 {
                forgetFolder()
                return true
            }
            if rest.dropFirst(16).prefix(length).starts(with: name) { return true }
            rest = rest.dropFirst(16 + length)
        }
        return false
    }
}

extension Store {
    /// Nil for a list that nobody else sees.
    package func makeNotice() -> ListNotice? {
        file.map { ListNotice(of: $0) }
    }
}
