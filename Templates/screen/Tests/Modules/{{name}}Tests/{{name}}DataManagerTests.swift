import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

@testable import {{name}}

struct {{name}}DataManagerTests {
    private let fixture = ModuleFixture()
    private let dataManager: {{name}}DataManager

    init() {
        dataManager = {{name}}DataManager(store: fixture.store)
    }

    private func ids(_ selection: Selection) throws -> [Int] {
        try dataManager.items(selection, today: Moment.saturday.today).map(\.id)
    }

    @Test func `only selected items are found`() throws {
        try fixture.add(ItemDetails(title: "Rest"), ItemDetails(title: "Pay rent", tags: ["money"]))
        try fixture.add(ItemDetails(title: "Paint"), isDone: true)

        #expect(try ids(Selection([[.open]])) == [1, 2])
        #expect(try ids(Selection([[.tag("money")], [.ids([3...3])]])) == [2, 3])
        #expect(try ids(Selection([[.word("nothing")]])) == [])
    }

    @Test func `items are sorted by due date, with undated items last`() throws {
        let today = Moment.saturday.today
        try fixture.add(
            ItemDetails(title: "Whenever"),
            ItemDetails(title: "Tomorrow", due: Due(day: today + 1)),
            ItemDetails(title: "Today", due: Due(day: today))
        )

        #expect(try ids(.everything) == [3, 2, 1])
    }
}
