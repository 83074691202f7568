import Almanac
import CLinux
import Glibc
import TestKit
import Testing
import Vocabulary

@testable import DataStore

struct FileWatcherTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func add(to store: Store) throws {
        try store.change("add", at: Instant(seconds: 0)) { connection throws(ListError) in
            try connection.run(
                "INSERT INTO item (uuid, title, created, changed) VALUES (randomblob(16), 'x', 0, 0)"
            )
        }
    }

    private func isReadable(_ watcher: FileWatcher) -> Bool {
        becomesReadable(within: 0, watcher)
    }

    private func becomesReadable(within milliseconds: Int32, _ watcher: FileWatcher) -> Bool {
        var sources = watcher.descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        return poll(&sources, nfds_t(sources.count), milliseconds) > 0
    }

    @Test func `a change is detected once, and reading is not a change`() throws {
        let file = StoreFile(path: "\(folder.path)/list.db")
        let (store, other) = (Store(file), Store(file))
        try add(to: store)
        let watcher = try #require(store.makeWatcher())
        #expect(!isReadable(watcher))

        try add(to: other)

        #expect(isReadable(watcher))
        #expect(watcher.consumeEvents())
        #expect(!isReadable(watcher) && !watcher.consumeEvents())

        _ = try other.read { connection throws(ListError) in try connection.integer("SELECT count(*) FROM item") }

        #expect(!isReadable(watcher))
    }

    @Test func `creating the list and its folders is detected`() throws {
        let home = "\(folder.path)/data/adder"
        let file = StoreFile(path: "\(home)/list.db", ownFolder: home)
        let watcher = try #require(Store(file).makeWatcher())

        try add(to: Store(file))

        #expect(watcher.consumeEvents())
        while watcher.consumeEvents() {}

        try add(to: Store(file))

        #expect(watcher.consumeEvents())
    }

    @Test func `moving the list away and back is detected`() throws {
        let file = StoreFile(path: "\(folder.path)/list.db")
        try add(to: Store(file))
        let watcher = try #require(Store(file).makeWatcher())

        rename(file.path, "\(folder.path)/other.db")
        #expect(watcher.consumeEvents())
        #expect(Store(file).missingFile == file.path)
        rename("\(folder.path)/other.db", file.path)

        #expect(watcher.consumeEvents())
        #expect(Store(file).missingFile == nil)
    }

    @Test func `changes to other files are ignored`() throws {
        let file = StoreFile(path: "\(folder.path)/list.db")
        let store = Store(file)
        try add(to: store)
        let watcher = try #require(store.makeWatcher())

        try Files.write("x".utf8, to: "\(folder.path)/other")

        #expect(!watcher.consumeEvents())
    }

    @Test func `a list behind a symbolic link is watched in its real folder`() throws {
        mkdir("\(folder.path)/real", 0o700)
        let real = Store(StoreFile(path: "\(folder.path)/real/list.db"))
        try add(to: real)
        symlink("\(folder.path)/real/list.db", "\(folder.path)/link.db")
        let watcher = try #require(Store(StoreFile(path: "\(folder.path)/link.db")).makeWatcher())

        try add(to: real)

        #expect(watcher.consumeEvents())
    }

    @Test(arguments: [false, true])
    func `the list is polled if the system has no inotify watches left`(hasDescriptor: Bool) throws {
        let file = StoreFile(path: "\(folder.path)/list.db")
        // A descriptor that isn't from inotify can't watch anything.
        let inotify = hasDescriptor ? adder_timer() : -1
        let watcher = FileWatcher(of: file, inotify: inotify)

        for _ in 1...2 {
            #expect(becomesReadable(within: 10_000, watcher))
            #expect(watcher.consumeEvents())
            #expect(!isReadable(watcher))
        }
    }

    @Test func `a watched list is not polled`() throws {
        let watcher = try #require(Store(StoreFile(path: "\(folder.path)/list.db")).makeWatcher())

        #expect(!becomesReadable(within: 1_000, watcher))
    }

    @Test func `an in-memory list has no watcher`() {
        #expect(Store().makeWatcher() == nil)
    }

    @Test func `replacing the folder is detected, and so are changes in the new one`() throws {
        let home = "\(folder.path)/data"
        let file = StoreFile(path: "\(home)/list.db", ownFolder: home)
        try add(to: Store(file))
        let watcher = try #require(Store(file).makeWatcher())

        rename(home, "\(folder.path)/old")
        #expect(watcher.consumeEvents())
        while watcher.consumeEvents() {}
        try add(to: Store(StoreFile(path: "\(folder.path)/old/list.db")))
        #expect(!watcher.consumeEvents())
        try add(to: Store(file))

        #expect(watcher.consumeEvents())
    }
}
