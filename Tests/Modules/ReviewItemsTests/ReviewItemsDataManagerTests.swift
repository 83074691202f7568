import Almanac
import DataStore
import Entities
import TestKit
import Testing
import Vocabulary

@testable import ReviewItems

struct ReviewItemsDataManagerTests {
    private let fixture = ModuleFixture()
    private let dataManager: ReviewItemsDataManager

    init() {
        dataManager = ReviewItemsDataManager(store: fixture.store)
    }

    private func titles(_ selection: Selection = .everything, since days: Int = 1) throws -> [String] {
        let instant = Instant(seconds: Moment.saturday.instant.seconds - days * 86_400)
        return try dataManager.items(of: selection, at: .saturday, untouchedSince: instant, window: nil) { _ in true }
            .items.map(\.item.details.title)
    }

    @Test func `overdue and returned items are found, and all that were not changed since`() throws {
        try fixture.add(
            ItemDetails(title: "new"),
            ItemDetails(title: "overdue", tags: ["home"], due: Due(day: .saturday - 1)),
            ItemDetails(title: "overdue since 9", due: Due(day: .saturday, time: TimeOfDay(hour: 9, minute: 0))),
            ItemDetails(title: "today", due: Due(day: .saturday)),
            ItemDetails(title: "back", wait: .saturday),
            ItemDetails(title: "waiting", wait: .saturday + 1),
            ItemDetails(title: "overdue and waiting", due: Due(day: .saturday - 1), wait: .saturday + 1)
        )
        try fixture.add(ItemDetails(title: "done", due: Due(day: .saturday - 1)), isDone: true)

        #expect(try titles() == ["overdue", "overdue since 9", "back"])
        #expect(try titles(Selection([[.tag("home")]])) == ["overdue"])
        #expect(try titles(since: 0).count == 7)
        #expect(try dataManager.item(2)?.item.details.title == "overdue")
        #expect(try dataManager.item(99) == nil)
    }

    @Test func `items are found with their families`() throws {
        try fixture.add(ItemDetails(title: "Job", due: Due(day: .saturday - 1)))
        try fixture.add(ItemDetails(title: "Letter", due: Due(day: .saturday - 1), parent: 1))

        let instant = Moment.saturday.instant
        let items = try dataManager.items(
            of: .everything,
            at: .saturday,
            untouchedSince: instant,
            window: nil
        ) { _ in true }.items

        #expect(items.map(\.family.parts.open) == [1, 0] && items.last?.family.parent?.title == "Job")
        #expect(try dataManager.item(2)?.family.parent?.title == "Job")
    }

    @Test func `only the first items are read, and only those to be included are found`() throws {
        for offset in 1...4 { try fixture.add(ItemDetails(title: "\(offset)", due: Due(day: .saturday - offset))) }

        let found = try dataManager.items(
            of: .everything,
            at: .saturday,
            untouchedSince: Moment.saturday.instant,
            window: 2
        ) { $0.due?.day != .saturday - 3 && $0.wait == nil && $0.changed <= Moment.saturday.instant }

        #expect(found.ids == [4, 2, 1] && found.items.map(\.item.id) == [4, 2])
        #expect(try dataManager.items([1, 9]).map(\.item.id) == [1])
    }

    @Test func `a project is finished if nothing in it is open`() throws {
        try fixture.add(
            ItemDetails(title: "a", project: "garden"),
            ItemDetails(title: "b", project: "work"),
            isDone: true
        )
        try fixture.add(
            ItemDetails(title: "c", project: "work.sales"),
            ItemDetails(title: "d", project: "axb.c"),
            ItemDetails(title: "e", project: "Garden.beds")
        )
        try fixture.add(ItemDetails(title: "f", project: "a_b"), isDone: true)

        let start = Instant(seconds: Moment.saturday.instant.seconds - 1)
        let later = Instant(seconds: Moment.saturday.instant.seconds + 1)
        #expect(try dataManager.finishedProjects(of: .everything, since: start, today: .saturday) == ["a_b", "garden"])
        #expect(try dataManager.finishedProjects(of: .everything, since: later, today: .saturday) == [])
    }
}
