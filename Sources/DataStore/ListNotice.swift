import Glibc

/// Tells that somebody may have written to the list, as soon as they have.
package final class ListNotice {
    /// Can be read once something has happened.
    package let descriptor: Int32
    private let path: String
    /// The nearest folder to the list that is there.
    private var watched: (folder: String, watch: Int32)?

    /// A commit takes the journal away; a program that ends closes the file; a copy is moved into its place.
    private static let mask = UInt32(
        IN_DELETE | IN_CLOSE_WRITE | IN_CREATE | IN_MOVED_TO | IN_MOVE_SELF | IN_DELETE_SELF
    )

    /// Nil where the system has no more of them.
    init?(of file: StoreFile) {
        descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
        guard descriptor >= 0 else { return nil }
        if let real = realpath(file.path, nil) {
            path = String(cString: real)
            free(real)
        } else {
            path = file.path
        }
        watchNearestFolder()
    }

    deinit {
        close(descriptor)
    }

    /// Whether anything of what happened has to do with the list.
    package func takeNews() -> Bool {
        var isNews = false
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
            isNews = isNews || concernsList(buffer[..<count])
        }
        return watchNearestFolder() || isNews
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
        watched = (folder, inotify_add_watch(descriptor, folder, ListNotice.mask))
        return true
    }

    private func forgetFolder() {
        if let watched { inotify_rm_watch(descriptor, watched.watch) }
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
        file.flatMap { ListNotice(of: $0) }
    }
}
