import Almanac
import CalDAV
import DataStore
import Entities
import TestKit
import Testing
import Vocabulary

@testable import SyncList

struct SyncListExchangeInteractorTests {
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

    @Test func `items of one list reach the other`() throws {
        let due = Due(day: .saturday, time: TimeOfDay(minute: 600))
        try here.add(ItemDetails(title: "Pay rent", note: "In cash.", tags: ["money"], priority: .high, due: due))

        let sent = here.sync()
        let received = there.sync()

        #expect(sent?.sent.added == 1 && received?.received.added == 1)
        #expect(try there.shared == here.shared)
        #expect(try there.items.first?.details.due == due)
    }

    @Test func `changes to different fields are merged`() throws {
        try here.add(ItemDetails(title: "Rest"))
        syncAll()

        try here.change(1) { $0.priority = .high }
        try there.change(1) { $0.tags = ["home"] }
        here.sync()
        let response = there.sync()
        here.sync()

        let item = try #require(try here.items.first)
        #expect(item.details.priority == .high && item.details.tags == ["home"])
        #expect(try here.shared == there.shared)
        #expect(response?.merged == 1 && response?.conflicts == [])
    }

    @Test func `if both lists changed a field, the later change wins and the other value is reported`() throws {
        try here.add(ItemDetails(title: "Rest"))
        syncAll()

        try here.change(1) { $0.title = "Sleep" }
        there.time.instant = Instant(seconds: here.time.instant.seconds + 60)
        try there.change(1) { $0.title = "Nap" }
        here.sync()
        let response = there.sync()
        here.sync()

        #expect(try here.titles == ["Nap"] && there.titles == ["Nap"])
        let conflict = try #require(response?.conflicts.first)
        #expect(conflict.kept.title == "Nap" && conflict.lost.title == "Sleep")
    }

    @Test func `removed items are removed everywhere`() throws {
        try here.add(ItemDetails(title: "Rest"))
        try here.add(ItemDetails(title: "Bake"))
        syncAll()

        try there.remove(1)
        there.sync()
        let response = here.sync()

        #expect(try here.titles == ["Bake"] && response?.received.removed == 1)
        #expect(server.items.count == 1)
    }

    @Test func `a dry run changes neither side`() throws {
        try here.add(ItemDetails(title: "Rest"))
        here.sync()
        try there.add(ItemDetails(title: "Bake"))

        let response = there.sync { $0.isDryRun = true }

        #expect(response?.received.added == 1 && response?.sent.added == 1)
        #expect(try there.titles == ["Bake"])
        #expect(server.items.count == 1)
    }

    @Test(arguments: [true, false])
    func `the losing value is in the history of the list that merged`(_ isLocalLater: Bool) throws {
        try here.add(ItemDetails(title: "Rest"))
        syncAll()
        let (first, second) = isLocalLater ? (there, here) : (here, there)
        try first.change(1) { ($0.title, $0.priority) = ("Nap", .low) }
        second.time.instant = Instant(seconds: first.time.instant.seconds + 60)
        try second.change(1) { ($0.title, $0.priority) = ("Sleep", .high) }
        there.sync()
        let response = here.sync()
        syncAll()

        #expect(response?.conflicts.count == 2)
        let changes = try here.store.read { connection throws(ListError) in
            try History.changes(of: 1, on: connection)
        }
        let titles = changes.flatMap(\.effects).compactMap { effect -> String? in
            guard case .title(_, let title) = effect else { return nil }
            return title
        }
        #expect(try here.titles == ["Sleep"] && titles.contains("Nap"))
        #expect(try here.shared == there.shared && here.sync()?.sent.total == 0)
    }

    @Test func `an undone change wins against an earlier one elsewhere`() throws {
        try here.add(ItemDetails(title: "Rest"))
        try here.change(1) { $0.title = "Sleep" }
        try here.change(1) { $0.title = "Doze" }
        syncAll()
        there.time.instant = Instant(seconds: here.time.instant.seconds + 60)
        try there.change(1) { $0.title = "Nap" }
        there.sync()

        here.time.instant = Instant(seconds: here.time.instant.seconds + 120)
        try here.undo()
        syncAll()

        #expect(try here.titles == ["Sleep"] && there.titles == ["Sleep"])
    }

    @Test func `items merged before a failure are reported`() throws {
        try here.add(ItemDetails(title: "Rest"))
        syncAll()
        try here.change(1) { $0.title = "Sleep" }
        try there.change(1) { $0.title = "Nap" }
        there.sync()
        server.override = { $0.method == .put ? Answer(503) : nil }

        here.sync()

        #expect(here.output.failure == .server(.busy(until: nil)))
        #expect(here.output.partial?.conflicts.count == 1)
    }

    private static let strangers = [
        Answer(200, [], "<html>Log in to the network"), Answer(200, [Header("ETag", "\"9\"")]), Answer(202),
        Answer(404),
    ]

    /// Answers in place of the server, as networks with a page for logging in do.
    private func answer(_ methods: [Request.Method], with answer: Answer) {
        server.override = { methods.contains($0.method) ? answer : nil }
    }

    @Test(arguments: strangers)
    func `what an answer doesn't prove to be stored is kept here and sent again`(stranger: Answer) throws {
        try here.add(ItemDetails(title: "Rest"))
        here.sync()
        try here.add(ItemDetails(title: "Bake"))
        try here.change(1) { $0.title = "Sleep" }

        answer([.put], with: stranger)
        here.sync()
        here.sync { $0.isFull = true }
        #expect(try here.titles == ["Bake", "Sleep"])
        server.override = nil
        syncAll()

        #expect(try here.titles == ["Bake", "Sleep"] && there.titles == ["Bake", "Sleep"])
    }

    @Test(arguments: strangers)
    func `a removal that is not proven is sent again`(stranger: Answer) throws {
        try here.add(ItemDetails(title: "Rest"))
        syncAll()
        try here.remove(1)

        answer([.delete], with: stranger)
        here.sync()
        here.sync { $0.isFull = true }
        #expect(try here.titles == [] && server.items.count == 1)
        server.override = nil
        syncAll()

        #expect(try here.titles == [] && there.titles == [] && server.items.isEmpty)
    }

    @Test func `what the server stored although its answer was replaced is not sent again`() throws {
        try here.add(ItemDetails(title: "Rest"))
        here.sync()
        try here.change(1) { $0.title = "Sleep" }
        try here.add(ItemDetails(title: "Bake"))
        server.override = { [server] request in
            guard request.method == .put else { return nil }
            server.override = nil
            let name = request.url.path.split(separator: "/").last ?? ""
            server.write(String(decoding: request.body ?? [], as: UTF8.self), to: String(name))
            return Answer(200)
        }

        here.sync()
        let response = here.sync()

        #expect(server.items.count == 2 && response?.sent == SyncCounts())
        #expect(try here.titles == ["Bake", "Sleep"])
    }

    @Test func `many removals during a sync are left to the next one`() throws {
        for number in 1...20 { try here.add(ItemDetails(title: "Item \(number)")) }
        here.sync()
        try here.add(ItemDetails(title: "Rest"))
        let names = Array(server.items.keys)
        server.override = { [server] request in
            if request.method == .put { names.forEach(server.remove) }
            return nil
        }

        let response = here.sync()

        #expect(response?.sent.added == 1 && here.output.removals == nil)
        server.override = nil
        here.sync()
        #expect(here.output.removals?.count == 20)
        #expect(try here.items.count == 21)
    }

    /// The undo is sent first, or received.
    @Test(arguments: [true, false])
    func `an undo is later than a change that was made elsewhere before, and earlier than one after it`(
        isUndoLater: Bool
    ) throws {
        let (first, second) = isUndoLater ? (here, there) : (there, here)
        try here.add(ItemDetails(title: "Rest", priority: .medium))
        syncAll()
        try here.change(1) { $0.priority = .high }
        syncAll()
        there.time.instant = Instant(seconds: here.time.instant.seconds + 60)
        try there.change(1) { $0.priority = .low }

        _ = try here.store.undo(at: Instant(seconds: here.time.instant.seconds + (isUndoLater ? 120 : 30)))
        first.sync()
        let response = second.sync()
        first.sync()

        let kept = isUndoLater ? Priority.medium : .low
        #expect(try here.items[0].details.priority == kept && there.items[0].details.priority == kept)
        #expect(response?.conflicts.map(\.kept.priority) == [kept])
    }

    @Test(arguments: [true, false])
    func `after a change of the server, a value that was never changed here loses`(isTaggedFirst: Bool) throws {
        try here.add(ItemDetails(title: "Rest"))
        syncAll()
        for home in [here, there] { home.forget() }
        for name in server.items.keys { server.remove(name) }
        let (first, second) = isTaggedFirst ? (there, here) : (here, there)
        for home in [first, second] {
            second.time.instant = Instant(seconds: first.time.instant.seconds + 60)
            try home.change(1) { details in
                if home === there { details.tags = ["two"] } else { (details.priority, details.place) = (.high, "Rom") }
            }
        }

        here.sync()
        let response = there.sync()
        here.sync()

        let item = try here.items[0].details
        #expect(item.priority == .high && item.place == "Rom" && item.tags == ["two"])
        #expect(try here.shared == there.shared)
        // Nobody has changed the values that a sync brought.
        #expect(response?.conflicts == [])
    }
}
