import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

@testable import ShowAgenda

struct ShowAgendaDataManagerTests {
    private let fixture = ModuleFixture()
    private let dataManager: ShowAgendaDataManager

    init() {
        dataManager = ShowAgendaDataManager(store: fixture.store)
    }

    private func items(_ selection: Selection = .everything) throws -> [ListedItem] {
        try dataManager.openItems(of: selection, through: .saturday + 1, today: .saturday)
    }

    @Test func `open items due until the day are found by due date, with what blocks them and their parents`() throws {
        try fixture.add(
            ItemDetails(title: "tomorrow", tags: ["home"], due: Due(day: .saturday + 1)),
            ItemDetails(title: "later", due: Due(day: .saturday + 2)),
            ItemDetails(title: "overdue", due: Due(day: .saturday - 40), needs: [1], parent: 1),
            ItemDetails(title: "undated")
        )
        try fixture.add(ItemDetails(title: "done", due: Due(day: .saturday)), isDone: true)

        #expect(try items().map(\.item.details.title) == ["overdue", "tomorrow"])
        #expect(try items().map(\.blockers) == [[1], []])
        #expect(try items().map(\.family.parent?.title) == ["tomorrow", nil])
        #expect(try items(Selection([[.tag("home")]])).map(\.item.details.title) == ["tomorrow"])
    }
}
