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

        #expect(try first.lock() == .locked([]))
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
