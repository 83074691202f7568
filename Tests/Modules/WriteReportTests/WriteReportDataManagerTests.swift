import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

@testable import WriteReport

struct WriteReportDataManagerTests {
    private let fixture = ModuleFixture()

    private func facts(_ selection: Selection, limit: Int = 9, since: Instant? = nil) throws -> ReportFacts {
        try WriteReportDataManager(store: fixture.store).facts(
            of: ReportQuery(
                selection: selection,
                now: .saturday,
                limit: limit,
                doneSince: since ?? Moment.saturday.instant,
                doneLimit: limit
            )
        )
    }

    private let home = Selection([[.tag("home")]])

    @Test func `the first matching open items are found by due date, and all are counted`() throws {
        try fixture.add(
            ItemDetails(title: "undated", tags: ["home"]),
            ItemDetails(title: "late", tags: ["home"], due: Due(day: .saturday + 9)),
            ItemDetails(title: "soon", tags: ["home"], due: Due(day: .saturday - 1)),
            ItemDetails(title: "other", due: Due(day: .saturday - 1))
        )
        try fixture.add(ItemDetails(title: "done", tags: ["home"]), isDone: true)

        let (all, some) = (try facts(home), try facts(home, limit: 2))

        #expect(all.open.map(\.details.title) == ["soon", "late", "undated"] && all.openCount == 3)
        #expect(some.open.map(\.details.title) == ["soon", "late"] && some.openCount == 3)
        #expect(all.overdueCount == 1)
    }

    @Test func `what was done since an instant is found, the last one first`() throws {
        try fixture.add(ItemDetails(title: "open", tags: ["home"]))
        try fixture.add((1...3).map { ItemDetails(title: "done \($0)", tags: ["home"]) }, isDone: true)
        try fixture.add(ItemDetails(title: "other"), isDone: true)

        let (all, some) = (try facts(home), try facts(home, limit: 2))
        let none = try facts(home, since: Instant(seconds: Moment.saturday.instant.seconds + 1))

        #expect(all.done.map(\.details.title) == ["done 3", "done 2", "done 1"] && all.doneCount == 3)
        #expect(some.done.count == 2 && some.doneCount == 3)
        #expect(none.done.isEmpty && none.doneCount == 0)
    }

    @Test func `the parents and the parts of open items are found`() throws {
        try fixture.add(ItemDetails(title: "Move"), ItemDetails(title: "Pack", tags: ["home"], parent: 1))
        try fixture.add(ItemDetails(title: "books", tags: ["home"], parent: 2), ItemDetails(title: "pans", parent: 2))
        try fixture.add(ItemDetails(title: "plates", parent: 2), isDone: true)

        let facts = try facts(home)

        #expect(facts.open.map(\.id) == [2, 3])
        #expect(facts.families.map(\.parent?.title) == ["Move", "Pack"])
        #expect(facts.families.map(\.parts) == [ItemCounts(open: 2, done: 1), ItemCounts()])
        #expect(facts.blockers == [[], []])
    }

    @Test func `what blocks an open item, and the parents of done items are found`() throws {
        try fixture.add(ItemDetails(title: "Move"), ItemDetails(title: "Pack", tags: ["home"], needs: [1]))
        try fixture.add(ItemDetails(title: "Measure", tags: ["home"], parent: 1), isDone: true)
        try fixture.add(ItemDetails(title: "Sell", tags: ["home"], needs: [3]))

        let facts = try facts(home)

        #expect(facts.open.map(\.id) == [2, 4] && facts.blockers == [[ItemName(id: 1, title: "Move")], []])
        #expect(facts.doneParents == [ItemName(id: 1, title: "Move")])
    }
}
