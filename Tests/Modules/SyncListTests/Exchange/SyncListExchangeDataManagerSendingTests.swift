import Almanac
import CalDAV
import DataStore
import Entities
import TestKit
import Testing
import Vocabulary

@testable import SyncList

struct SyncListExchangeDataManagerSendingTests {
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

    @Test func `undo skips a sync`() throws {
        try there.add(ItemDetails(title: "Bake"))
        there.sync()
        try here.add(ItemDetails(title: "Rest"))
        here.sync()

        try here.undo()

        #expect(try here.titles == ["Bake"])
        here.sync()
        there.sync()
        #expect(try there.titles == ["Bake"])
    }

    @Test func `a removal that was sent can be undone`() throws {
        try here.add(ItemDetails(title: "Rest"))
        syncAll()
        try here.remove(1)
        syncAll()

        try here.undo()
        syncAll()

        #expect(try here.titles == ["Rest"] && there.titles == ["Rest"])
    }

    @Test func `an item that the server refuses doesn't stop the others, and waits until it changes`() throws {
        try here.add(ItemDetails(title: "Rest"))
        try here.add(ItemDetails(title: "Bake"))
        let answer = Answer(415, [], "<error xmlns=\"DAV:\"/>")
        server.override = { request in
            String(decoding: request.body ?? [], as: UTF8.self).contains("SUMMARY:Rest") ? answer : nil
        }

        let first = here.sync()
        let second = here.sync()

        #expect(first?.sent.added == 1 && first?.stuck.map(\.item.title) == ["Rest"])
        let third = here.sync { $0.isAutomatic = true }

        #expect(second?.sent.total == 0 && second?.stuck.map(\.item.title) == ["Rest"] && third?.stuck == [])
        #expect(here.showStatus()?.stuck.map(\.item.title) == ["Rest"])
        server.override = nil
        try here.change(1) { $0.note = "Long." }
        #expect(here.sync()?.sent.added == 1 && here.showStatus()?.stuck == [])
    }

    @Test func `a protected item doesn't stop the others, but a list that can't be written does`() throws {
        try here.add(ItemDetails(title: "Rest"))
        try here.add(ItemDetails(title: "Bake"))
        try here.add(ItemDetails(title: "Swim"))
        let answer = Answer(403, [], "<error xmlns=\"DAV:\"><need-privileges/></error>")
        var protected = ["SUMMARY:Rest"]
        server.override = { request in
            let body = String(decoding: request.body ?? [], as: UTF8.self)
            return request.method == .put && protected.contains(where: body.contains) ? answer : nil
        }

        let first = here.sync()
        protected = ["SUMMARY"]
        try here.change(2) { $0.priority = .high }
        here.sync()

        #expect(first?.sent.added == 2 && first?.stuck.map(\.item.title) == ["Rest"])
        #expect(here.output.failure == .server(.forbidden(message: nil)))
        server.override = nil
        #expect(here.sync()?.sent.total == 2)
    }

    @Test func `items that were done long ago are sent only on request`() throws {
        try here.add(ItemDetails(title: "Rest"))
        try here.complete(1)
        here.time.instant = Instant(seconds: here.time.instant.seconds + 91 * 86_400)

        #expect(here.sync()?.sent.total == 0)
        #expect(here.sync { $0.sendsAll = true }?.sent.added == 1)
    }

    @Test func `an interrupted sync continues the next time, without duplicates`() throws {
        for number in 1...120 { try here.add(ItemDetails(title: "Item \(number)")) }
        for requests in [1, 30, 60, 90] {
            server.requestsUntilBreak = requests
            here.sync()
        }
        server.requestsUntilBreak = .max

        here.sync()
        there.sync()

        #expect(try there.shared == here.shared && server.items.count == 120)
    }

    /// The sync ends before it knows the state that the server has then.
    @Test(arguments: [false, true])
    func `an item that is removed elsewhere soon after it was sent goes`(wasThereBefore: Bool) throws {
        server.quirks = .omitsShortLived
        try here.add(ItemDetails(title: "Rest"))
        if wasThereBefore {
            here.sync()
            try here.remove(1)
            here.sync()
            try here.undo()
        }
        try here.add(ItemDetails(title: "Sleep"))
        server.override = { [server] request in
            if request.method == .put { server.requestsUntilBreak = 2 }
            return nil
        }
        here.sync()
        #expect(here.output.failure != nil && server.items.count == 2)
        (server.override, server.requestsUntilBreak) = (nil, .max)
        server.remove("\(try here.items[0].uuid).ics")

        here.sync()

        #expect(try here.titles == ["Sleep"] && server.items.count == 1)
    }

    /// Changes an item, syncs without getting the answer, and undoes the change.
    @Test(arguments: ["remove", "change", "tag", "add", "done"])
    func `a change that is undone after its answer was lost stays undone`(kind: String) throws {
        let every = Recurrence.every(Repetition(.weekly))
        try here.add(ItemDetails(title: "Rest", tags: ["home"], due: Due(day: .saturday), recurrence: every))
        syncAll()
        let before = try here.shared
        switch kind {
        case "remove": try here.remove(1)
        case "change": try here.change(1) { ($0.title, $0.due) = ("Sleep", Due(day: .saturday + 1)) }
        case "tag": try here.change(1) { $0.tags = ["work"] }
        case "add": try here.add(ItemDetails(title: "Bake"))
        default: try here.complete(1)
        }
        // The server carries out each request.
        server.override = { [server] request in
            guard [.put, .delete].contains(request.method) else { return nil }
            server.override = nil
            server.requestsUntilBreak = 1
            return nil
        }
        here.sync()
        #expect(here.output.failure != nil)
        (server.override, server.requestsUntilBreak) = (nil, .max)

        try here.undo()
        #expect(try here.shared == before)
        syncAll()

        #expect(try here.shared == before && there.shared == before)
        #expect(server.items.count == before.count && here.sync()?.sent.total == 0)
    }

    @Test func `undo is refused for an item that a sync has restored or removed`() throws {
        try here.add(ItemDetails(title: "Rest"))
        try here.add(ItemDetails(title: "Bake", parent: 1))
        syncAll()
        try here.change(2) { $0.parent = nil }
        try here.remove(2)
        let bake = try #require(try there.items.first { $0.details.title == "Bake" })
        try there.change(bake.id) { $0.note = "Bread." }
        there.sync()
        here.sync()
        #expect(throws: ReplayError.self) { try here.undo() }

        let home = Home(server)
        home.sync()
        let ids = try home.items.map(\.id)
        try home.change(ids[0]) { $0.needs = [ids[1]] }
        try home.change(ids[0]) { $0.needs = [] }
        home.sync()
        syncAll()
        let gone = try #require(try there.items.first { try home.items[1].uuid == $0.uuid })
        try there.remove(gone.id)
        there.sync()
        home.sync { $0.isConfirmed = true }
        #expect(throws: ReplayError.self) { try home.undo() }
    }

    @Test func `an item stays removed if a reference to it is removed with another item`() throws {
        try here.add(ItemDetails(title: "Rest"))
        try here.add(ItemDetails(title: "Bake", needs: [1], parent: 1))
        try here.add(ItemDetails(title: "Swim"))
        syncAll()
        let found = try there.items
        let ids = ["Rest", "Bake"].compactMap { title in found.first { $0.details.title == title }?.id }

        try here.remove(1)
        here.sync()
        try there.remove(ids[1])
        syncAll()
        syncAll()

        #expect(try here.titles == ["Swim"] && there.titles == ["Swim"] && server.items.count == 1)
    }

    @Test func `an item with an ETag of 200 kB doesn't stop the others`() throws {
        let lines = ["BEGIN:VCALENDAR", "BEGIN:VTODO", "UID:x", "SUMMARY:Long", "X-LONG-ETAG:1", "END:VTODO"]
        server.write((lines + ["END:VCALENDAR", ""]).joined(separator: "\r\n"), to: "x.ics")
        try here.add(ItemDetails(title: "Rest"))
        here.sync()

        for item in try here.items { try here.change(item.id) { $0.title += "!" } }
        let response = here.sync()

        #expect(response?.stuck.map(\.item.title) == ["Long!"], "\(here.output.failure as Any)")
        #expect(server.items.values.count { String(decoding: $0, as: UTF8.self).contains("SUMMARY:Rest!") } == 1)
    }

    @Test func `a full server is an error, and the sent items stay sent`() throws {
        try here.add(ItemDetails(title: "Rest"))
        try here.add(ItemDetails(title: "Bake"))
        server.override = { request in
            String(decoding: request.body ?? [], as: UTF8.self).contains("SUMMARY:Bake") ? Answer(507) : nil
        }

        here.sync()

        #expect(here.output.failure == .server(.full(message: nil)) && server.items.count == 1)
        #expect(here.showStatus()?.waiting == 1)
    }
}
