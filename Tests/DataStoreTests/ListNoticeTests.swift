import Almanac
import CLinux
import Glibc
import TestKit
import Testing

@testable import DataStore

struct ListNoticeTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func add(to store: Store) throws {
        try store.change("add", at: Instant(seconds: 0)) { connection throws(StoreError) in
            try connection.run(
                "INSERT INTO item (uuid, title, created, changed) VALUES (randomblob(16), 'x', 0, 0)"
            )
        }
    }

    private func canBeRead(_ notice: ListNotice) -> Bool {
        happens(within: 0, notice)
    }

    private func happens(within milliseconds: Int32, _ notice: ListNotice) -> Bool {
        var sources = notice.descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        return poll(&sources, nfds_t(sources.count), milliseconds) > 0
    }

    @Test func `a change is news once, and reading is none`() throws {
        let file = StoreFile(path: "\(folder.path)/list.db")
        let (store, other) = (Store(file), Store(file))
        try add(to: store)
        let notice = try #require(store.makeNotice())
        #expect(!canBeRead(notice))

        try add(to: other)

        #expect(canBeRead(notice))
        #expect(notice.takeNews())
        #expect(!canBeRead(notice) && !notice.takeNews())

        _ = try other.read { connection throws(StoreError) in try connection.integer("SELECT count(*) FROM item") }

        #expect(!canBeRead(notice))
    }

    @Test func `a list that is not there yet is news once it is, with the folders that lead to it`() throws {
        let home = "\(folder.path)/data/adder"
        let file = StoreFile(path: "\(home)/list.db", ownFolder: home)
        let notice = try #require(Store(file).makeNotice())

        try add(to: Store(file))

        #expect(notice.takeNews())
        while notice.takeNews() {}

        try add(to: Store(file))

        #expect(notice.takeNews())
    }

    @Test func `what happens to other files is no news`() throws {
        let file = StoreFile(path: "\(folder.path)/list.db")
        let store = Store(file)
        try add(to: store)
        let notice = try #require(store.makeNotice())

        try Files.write("x".utf8, to: "\(folder.path)/other")

        #expect(!notice.takeNews())
    }

    @Test func `a list through a link is watched where it is`() throws {
        mkdir("\(folder.path)/real", 0o700)
        let real = Store(StoreFile(path: "\(folder.path)/real/list.db"))
        try add(to: real)
        symlink("\(folder.path)/real/list.db", "\(folder.path)/link.db")
        let notice = try #require(Store(StoreFile(path: "\(folder.path)/link.db")).makeNotice())

        try add(to: real)

        #expect(notice.takeNews())
    }

    @Test(arguments: [false, true])
    func `where the system has no watchers left somebody looks again and again`(hasWatcher: Bool) throws {
        let file = StoreFile(path: "\(folder.path)/list.db")
        // What is no watcher can watch nothing.
        let watcher = hasWatcher ? adder_timer() : -1
        let notice = ListNotice(of: file, watcher: watcher)

        for _ in 1...2 {
            #expect(happens(within: 10_000, notice))
            #expect(notice.takeNews())
            #expect(!canBeRead(notice))
        }
    }

    @Test func `whoever can watch looks only where something has happened`() throws {
        let notice = try #require(Store(StoreFile(path: "\(folder.path)/list.db")).makeNotice())

        #expect(!happens(within: 1_000, notice))
    }

    @Test func `nobody else sees a list in memory`() {
        #expect(Store().makeNotice() == nil)
    }

    @Test func `a folder that makes way for another one is news, and so is what happens in the new one`() throws {
        let home = "\(folder.path)/data"
        let file = StoreFile(path: "\(home)/list.db", ownFolder: home)
        try add(to: Store(file))
        let notice = try #require(Store(file).makeNotice())

        rename(home, "\(folder.path)/old")
        #expect(notice.takeNews())
        while notice.takeNews() {}
        try add(to: Store(StoreFile(path: "\(folder.path)/old/list.db")))
        #expect(!notice.takeNews())
        try add(to: Store(file))

        #expect(notice.takeNews())
    }
}
