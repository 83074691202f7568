import Almanac
import DataStore
import ItemLanguage
import Responses
import TestKit
import Testing
import Vocabulary

@testable import FindItems

struct FindControllerTests {
    private final class FakeView: FindView {
        private(set) var events: [String] = []

        func show(_ row: FindModel.Row, today: Day) { events.append("row \(row.item.id)") }

        func show(_ outcome: FindModel.Outcome, of request: FindItemsRequest) { events.append("outcome") }

        func show(_ failure: ListError) { events.append("failure") }
    }

    private let view = FakeView()

    private func find(in store: Store) {
        let model = FindModel(store: store, clock: FixedClock.saturday, weekStart: .monday)
        FindController(model: model, view: view).find(FindItemsRequest([SearchWord("rent")]))
    }

    @Test func `the view shows the rows, then the outcome`() throws {
        let fixture = ModuleFixture()
        try fixture.addRentItems()

        find(in: fixture.store)

        #expect(view.events == ["row 1", "row 4", "row 2", "outcome"])
    }

    @Test func `the view shows a failure`() {
        find(in: Store(StoreFile(path: "/dev/null/x")))

        #expect(view.events == ["failure"])
    }
}
