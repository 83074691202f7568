import Almanac
import CalDAV
import DataStore
import Entities
import TestKit
import Testing
import Vocabulary

@testable import SyncList

struct SyncListDataManagerTests {
    private let server = FakeServer()
    private let here: Home
    private let there: Home

    init() {
        here = Home(server)
        there = Home(server)
    }

    private func syncAll() {
        for home in [here, there, here] { home.sync() }
    }

    @Test func `forgetting a server keeps all items`() throws {
        try here.add(ItemDetails(title: "Rest"))
        here.sync()

        here.forget()

        #expect(try here.titles == ["Rest"] && server.items.count == 1)
        #expect(here.sync()?.sent.total == 0)
        #expect(here.output.failure == nil && server.items.count == 1)
    }

    @Test func `two syncs of a list exclude each other`() throws {
        let folder = try TemporaryFolder()
        let file = StoreFile(path: "\(folder.path)/list.db")
        let (first, second) = (SyncStateFile(of: file, in: folder.path), SyncStateFile(of: file, in: folder.path))

        #expect(try first.lock() == .locked(generations: [], pause: nil))
        #expect(try second.lock() == .isRunning)
    }

    @Test func `a list that was restored is merged only after confirmation, and loses nothing`() throws {
        let folder = try TemporaryFolder()
        let copy = try listBeforeLastSync(in: folder.path)
        try Files.write(copy, to: "\(folder.path)/list.db")
        let restored = Home(server, folder: folder.path)
        restored.time.instant = Instant(seconds: restored.time.instant.seconds + 60)

        restored.sync()
        #expect(restored.output.failure == .wasRestored && server.items.count == 2)
        restored.sync { $0.isConfirmed = true }

        #expect(try restored.titles == ["Bake", "Sleep"] && server.items.count == 2)
        #expect(restored.sync()?.received.total == 0 && restored.output.failure == nil)
    }

    @Test func `a list that is restored during a sync is left alone`() throws {
        let folder = try TemporaryFolder()
        let home = Home(server, folder: folder.path)
        try home.add(ItemDetails(title: "Rest"))
        home.sync()
        server.override = { request in
            if request.method == .put {
                try? Home(server, folder: folder.path).store.writeSyncState { connection throws(ListError) in
                    try connection.run("UPDATE sync_list SET generation = 5, name = 'Restored'")
                }
            }
            return nil
        }

        try home.change(1) { $0.title = "Sleep" }
        home.sync()

        #expect(home.output.failure == .wasRestored)
        server.override = nil
        home.sync()
        #expect(home.output.failure == .wasRestored)
    }

    @Test func `a server is not forgotten during a sync`() throws {
        let folder = try TemporaryFolder()
        let (home, other) = (Home(server, folder: folder.path), Home(server, folder: folder.path))
        try home.add(ItemDetails(title: "Rest"))
        home.sync()

        other.forget()

        #expect(other.output.failure == .isRunning)
    }

    @Test func `a restored list is not sent before the server's changes are received`() throws {
        let folder = try TemporaryFolder()
        try Files.write(try listBeforeLastSync(in: folder.path), to: "\(folder.path)/list.db")
        let bodies = server.items.values.map { String(decoding: $0, as: UTF8.self) }
        let body = try #require(bodies.first { $0.contains("SUMMARY:Sleep") })
        for name in server.items.keys { server.remove(name) }
        server.write(body, to: "moved.ics")
        let restored = Home(server, folder: folder.path)
        server.override = { request in
            String(decoding: request.body ?? [], as: UTF8.self).contains("multiget")
                ? Answer(
                    207,
                    [],
                    """
                    <multistatus xmlns="DAV:"><response><href>\(FakeServer.list)moved.ics</href>
                    <status>HTTP/1.1 500 x</status></response></multistatus>
                    """
                ) : nil
        }

        restored.sync { $0.isConfirmed = true }

        #expect(Array(server.items.keys) == ["moved.ics"])
    }

    @Test(arguments: [
        ("https://dav.example.org", nil), ("https://dav.example.org/alice/", nil),
        ("https://dav.example.org/alice/tasks", nil), ("https://dav.example.org/ali", FakeServers.url),
        ("https://other.example.org", FakeServers.url),
    ])
    func `the command of the first sync can be repeated`(_ address: String, _ known: String?) {
        here.sync()

        here.sync { $0.address = SyncAddress(typed: "", url: address, user: nil) }

        #expect(here.output.failure == known.map { .alreadySetUp(url: $0) })
    }

    @Test func `no list is created once a server is known`() {
        here.sync()

        here.sync { ($0.address, $0.newList) = (nil, "Tasks") }

        #expect(here.output.failure == .alreadySetUp(url: FakeServers.url))
    }

    @Test func `items that were removed on the server are sent again on request`() throws {
        for number in 1...20 { try here.add(ItemDetails(title: "Item \(number)")) }
        here.sync()
        for name in server.items.keys { server.remove(name) }

        here.sync()
        let removals = here.output.removals
        let response = here.sync { $0.keepsAll = true }

        #expect(removals?.count == 20 && response?.sent.added == 20 && response?.received.total == 0)
        #expect(try here.items.count == 20 && server.items.count == 20)
    }

    @Test func `a script does not lock the list during requests`() throws {
        let folder = try TemporaryFolder()
        let home = Home(server, folder: folder.path)
        home.store.batchesChanges = true
        try home.add(ItemDetails(title: "Rest"))
        let other = Home(server, folder: folder.path)
        server.override = { _ in
            #expect(throws: Never.self) { try other.add(ItemDetails(title: "Bake")) }
            return nil
        }

        home.sync()

        #expect(home.output.failure == nil && server.items.count > 1)
    }

    private func listBeforeLastSync(in folder: String) throws -> [UInt8] {
        let home = Home(server, folder: folder)
        try home.add(ItemDetails(title: "Rest"))
        home.sync()
        let copy = try Files.read("\(folder)/list.db")
        try home.add(ItemDetails(title: "Bake"))
        try home.change(1) { $0.title = "Sleep" }
        home.sync()
        return copy
    }
}
