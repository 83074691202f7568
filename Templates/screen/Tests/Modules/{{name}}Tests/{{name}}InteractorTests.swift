import Almanac
import Entities
import Responses
import TestKit
import Testing
import Vocabulary

@testable import {{name}}

struct {{name}}InteractorTests {
    private final class DataManager: {{name}}DataManaging {
        var failure: ListError?
        private(set) var selections: [Selection] = []

        func items(_ selection: Selection, today: Day) throws(ListError) -> [Item] {
            selections.append(selection)
            if let failure { throw failure }
            return [.sample(3)]
        }
    }

    private let dataManager = DataManager()
    private let interactor: {{name}}Interactor

    init() {
        interactor = {{name}}Interactor(dataManager: dataManager, clock: FixedClock.saturday)
    }

    @Test func `only open items are chosen, with and without a filter`() throws {
        let response = try interactor.response(to: ItemFilter(Selection([[.tag("home")]])))
        _ = try interactor.response(to: .everything)

        #expect(dataManager.selections == [Selection([[.tag("home"), .open]]), Selection([[.open]])])
        #expect(response.items == [ItemSummary(.sample(3))])
    }

    @Test func `an unknown id is a failure`() {
        let filter = ItemFilter(ids: [7])

        #expect(throws: ChangeFailure.unknownIDs([7...7])) { try interactor.response(to: filter) }
    }

    @Test func `a storage error is reported`() {
        let error = ListError(.busy, path: "list")
        dataManager.failure = error

        #expect(throws: ChangeFailure.storage(error)) { try interactor.response(to: .everything) }
    }
}
