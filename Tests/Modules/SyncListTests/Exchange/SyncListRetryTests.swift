import Almanac
import CalDAV
import DataStore
import Entities
import TestKit
import Testing
import Vocabulary

@testable import SyncList

/// Items that the server rejects, and failures that may pass.
struct SyncListRetryTests {
    let server = FakeServer()
    let home: Home
    var attempts = 0

    init() throws {
        home = Home(server)
        try home.add(ItemDetails(title: "Long"))
    }

    /// Returns the number of attempts to send an item.
    private func puts(_ sync: () -> Void) -> Int {
        let before = server.requests.count { $0.method == .put }
        sync()
        return server.requests.count { $0.method == .put } - before
    }

    private func wait(_ seconds: Int) { home.time.instant = Instant(seconds: home.time.instant.seconds + seconds) }

    @Test func `a rejected item is sent again after a day, and when asked`() throws {
        server.override = { $0.method == .put ? Answer(413, [], "Too long.") : nil }

        #expect(puts { home.sync() } == 1)
        #expect(home.output.response?.stuck.map(\.problem) == [.refused(status: 413, message: "Too long.")])
        #expect(puts { home.sync() } == 0)
        #expect(puts { home.sync { $0.retries = true } } == 1)
        #expect(puts { home.sync { $0.isFull = true } } == 1)
        wait(86_000)
        #expect(puts { home.sync() } == 0)
        wait(1_000)
        #expect(puts { home.sync() } == 1)
        #expect(puts { home.sync() } == 0)

        server.override = nil
        #expect(puts { home.sync { $0.retries = true } } == 1)
        #expect(home.output.response?.stuck == [] && server.items.count == 1)
    }

    @Test(arguments: [500, 502, 504])
    func `a failure of the server for one item ends the sync after the others`(status: Int) throws {
        try home.add(ItemDetails(title: "Rest"))
        server.override = { request in
            let isLong = String(decoding: request.body ?? [], as: UTF8.self).contains("SUMMARY:Long")
            return request.method == .put && isLong ? Answer(status) : nil
        }

        home.sync()

        #expect(home.output.failure == .server(.failed(status: status, message: nil)))
        #expect(home.output.partial?.sent.added == 1 && home.output.partial?.stuck == [])
        server.override = nil
        #expect(home.sync()?.sent.added == 1)
    }

    @Test func `an answer that is cut off can be repeated`() throws {
        home.sync()
        server.override = { request in
            request.method == .report ? Answer(207, [], "<multistatus xmlns=\"DAV:\"><response>") : nil
        }

        home.sync()

        #expect(
            home.output.failure
                == .server(.unreachable(message: "the answer was cut off", isAboutCertificate: false))
        )
    }

    /// Adds two items, of which the server answers one with a status.
    @Test(arguments: [404, 405, 409, 410, 423, 501, 505])
    func `a status for a single item rejects that item`(status: Int) throws {
        try home.add(ItemDetails(title: "Rest"))
        server.override = { request in
            let body = String(decoding: request.body ?? [], as: UTF8.self)
            return request.method == .put && body.contains("Long") ? Answer(status) : nil
        }

        let response = home.sync()

        #expect(response?.stuck.map(\.problem) == [.refused(status: status, message: nil)])
        #expect(response?.sent.added == 1 && home.output.failure == nil)
    }

    @Test func `a rejected removal is named, and sent again after a day`() throws {
        home.sync()
        try home.remove(1)
        server.override = { $0.method == .delete ? Answer(403) : nil }
        func deletions(_ sync: () -> Void) -> Int {
            let before = server.requests.count { $0.method == .delete }
            sync()
            return server.requests.count { $0.method == .delete } - before
        }

        #expect(deletions { home.sync() } == 1)
        let status = home.showStatus()
        #expect(status?.stuck.map(\.item.title) == ["Long"] && status?.waiting == 0)
        #expect(status?.stuck.map(\.problem) == [.refused(status: 403, message: nil)])
        #expect(deletions { home.sync() } == 0)
        wait(87_000)
        #expect(deletions { home.sync() } == 1)
        try home.undo()
        #expect(home.sync()?.stuck == [] && home.showStatus()?.stuck == [])
        try home.remove(1)
        server.override = nil
        #expect(deletions { home.sync() } == 1)
        #expect(server.items.isEmpty && home.showStatus()?.stuck == [])
    }

    @Test func `an item that is removed after its change was rejected is removed at once`() throws {
        home.sync()
        server.override = { $0.method == .put ? Answer(413) : nil }
        try home.change(1) { $0.note = "Long." }
        home.sync()
        try home.remove(1)

        home.sync()

        #expect(server.items.isEmpty)
    }
}
