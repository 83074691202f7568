import Almanac
import CalDAV
import DataStore
import Entities
import TestKit
import Testing
import Vocabulary

@testable import SyncList

struct SyncListExchangeDataManagerSurveyTests {
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

    @Test func `a sync without changes sends one request and writes nothing`() throws {
        try here.add(ItemDetails(title: "Rest"))
        here.sync()
        here.sync()
        let requests = server.requests.count

        let response = here.sync()

        #expect(server.requests.count == requests + 1)
        #expect(response?.received.total == 0 && response?.sent.total == 0)
    }

    @Test func `many removals have to be confirmed`() throws {
        for number in 1...20 { try here.add(ItemDetails(title: "Item \(number)")) }
        syncAll()
        for name in server.items.keys.sorted().prefix(12) { server.remove(name) }

        let response = here.sync()

        #expect(response == nil && here.output.removals?.count == 12 && here.output.removals?.of == 20)
        #expect(try here.items.count == 20)
        #expect(here.sync { $0.isConfirmed = true }?.received.removed == 12)
        #expect(try here.items.count == 8)
    }

    @Test func `many removals in portions have to be confirmed, once`() throws {
        for number in 1...40 { try here.add(ItemDetails(title: "Item \(number)")) }
        syncAll()
        func remove(_ count: Int) { server.items.keys.sorted().prefix(count).forEach(server.remove) }

        remove(8)
        #expect(here.sync()?.received.removed == 8)
        remove(8)
        #expect(here.sync() == nil && here.output.removals?.count == 8 && here.output.removals?.recent == 8)
        #expect(here.sync { $0.confirmed = [.removals] }?.received.removed == 8)
        remove(4)
        #expect(here.sync()?.received.removed == 4)
        #expect(try here.items.count == 20)
    }

    @Test func `removals of more than a day ago, and of items that are back, don't count`() throws {
        for number in 1...40 { try here.add(ItemDetails(title: "Item \(number)")) }
        syncAll()
        func remove(_ count: Int) -> [String: [UInt8]] {
            let names = server.items.keys.sorted().prefix(count)
            let removed = server.items.filter { names.contains($0.key) }
            names.forEach(server.remove)
            return removed
        }

        let removed = remove(8)
        here.sync()
        for (name, body) in removed { server.write(String(decoding: body, as: UTF8.self), to: name) }
        here.sync()
        _ = remove(8)
        #expect(here.sync()?.received.removed == 8)
        here.time.instant = Instant(seconds: here.time.instant.seconds + 86_410)
        _ = remove(8)
        #expect(here.sync()?.received.removed == 8)
    }

    @Test func `a list that is gone from the server removes nothing`() throws {
        try here.add(ItemDetails(title: "Rest"))
        here.sync()
        server.removeList()

        here.sync()

        #expect(here.output.failure == .server(.missingList))
        #expect(try here.titles == ["Rest"])
    }

    @Test func `a new computer gets the items in the order in which they were added`() throws {
        for number in 1...30 { try here.add(ItemDetails(title: "Item \(number)")) }
        here.sync()

        there.sync()

        #expect(try there.items.map(\.uuid) == here.items.map(\.uuid))
    }

    @Test func `the last of several changes to an item wins`() throws {
        for title in ["Rest", "Sleep"] { try here.add(ItemDetails(title: title)) }
        here.sync()
        let names = try here.items.map { FakeServer.list + "\($0.uuid).ics" }
        server.override = { request in
            guard String(decoding: request.body ?? [], as: UTF8.self).contains("sync-collection") else { return nil }
            func response(_ name: String, _ status: Int) -> String {
                "<response><href>\(name)</href><status>HTTP/1.1 \(status) x</status></response>"
            }
            let changes = [
                response(names[0], 200), response(names[0], 404), response(names[1], 404), response(names[1], 200),
            ]
            return Answer(
                207,
                [],
                "<multistatus xmlns=\"DAV:\">\(changes.joined())<sync-token>new</sync-token></multistatus>"
            )
        }

        let response = here.sync()

        #expect(response?.received.removed == 1 && response?.stuck.isEmpty == true)
        #expect(try here.titles == ["Sleep"])
    }

    @Test func `everything is listed once a week, and on request`() throws {
        try here.add(ItemDetails(title: "Rest"))
        here.sync()
        func listings() -> Int {
            server.requests.count { $0.headers.contains(Header("Depth", "1")) && $0.method == .propfind }
        }
        let before = listings()

        here.sync()
        #expect(listings() == before)
        here.sync { $0.isFull = true }
        #expect(listings() == before + 1)
        here.time.instant = Instant(seconds: here.time.instant.seconds + 8 * 86_400)
        here.sync()
        #expect(listings() == before + 2)
    }
}
