import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

@testable import WriteReport

struct WriteReportDataManagerTests {
    @Test func `the first matching open items are found by due date`() throws {
        let fixture = ModuleFixture()
        try fixture.add(
            ItemDetails(title: "undated", tags: ["home"]),
            ItemDetails(title: "late", tags: ["home"], due: Due(day: .saturday + 9)),
            ItemDetails(title: "soon", tags: ["home"], due: Due(day: .saturday)),
            ItemDetails(title: "other", due: Due(day: .saturday))
        )
        try fixture.add(ItemDetails(title: "done", tags: ["home"]), isDone: true)
        let dataManager = WriteReportDataManager(store: fixture.store)

        let home = Selection([[.tag("home")]])
        let all = try dataManager.openItems(of: home, today: .saturday, limit: 9)
        let some = try dataManager.openItems(of: home, today: .saturday, limit: 2)

        #expect(all.items.map(\.details.title) == ["soon", "late", "undated"] && all.count == 3)
        #expect(some.items.map(\.details.title) == ["soon", "late"] && some.count == 3)
    }
}
