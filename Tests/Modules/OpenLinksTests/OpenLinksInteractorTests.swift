import Almanac
import Entities
import Responses
import TestKit
import Testing
import Vocabulary

@testable import OpenLinks

struct OpenLinksInteractorTests {
    private final class DataManager: OpenLinksDataManaging {
        var items: [Item] = []
        private(set) var selections: [Selection] = []

        func forEachItem(of selection: Selection, today: Day, _ body: (Item) -> Void) throws(ListError) {
            selections.append(selection)
            items.forEach(body)
        }
    }

    private let dataManager = DataManager()
    private let interactor: OpenLinksInteractor

    init() {
        interactor = OpenLinksInteractor(dataManager: dataManager, clock: FixedClock.saturday)
    }

    @Test func `the links of link, title and note are found in their order`() throws {
        dataManager.items = [
            .sample(3, "Read https://a.example") { $0.note = "or https://b.example" },
            .sample(4, "Rest") { $0.link = "https://c.example" },
        ]

        let response = try interactor.response(to: ItemFilter(ids: [3, 4]))

        #expect(response.links.map(\.address) == ["https://a.example", "https://b.example", "https://c.example"])
        #expect(response.links.map(\.id) == [3, 3, 4])
        #expect(response.ids == [3, 4])
    }

    @Test func `a filter chooses only open items`() throws {
        _ = try interactor.response(to: ItemFilter(Selection([[.tag("read")]])))

        #expect(dataManager.selections == [Selection([[.tag("read"), .open]])])
    }

    @Test func `an unknown id is a failure`() {
        #expect(throws: ChangeFailure.unknownIDs([3...3])) { try interactor.response(to: ItemFilter(ids: [3])) }
    }
}
