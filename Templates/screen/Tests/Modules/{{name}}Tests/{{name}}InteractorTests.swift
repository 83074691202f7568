import Almanac
import Responses
import TestKit
import Testing
import Vocabulary

@testable import {{name}}

struct {{name}}InteractorTests {
    private let dataManager = FakeDataManager()
    private let interactor: {{name}}Interactor

    init() {
        interactor = {{name}}Interactor(dataManager: dataManager, clock: FixedClock.saturday)
    }

    @Test func `the chosen items are found as of today`() throws {
        dataManager.items = [.sample(3, isDone: true)]

        let response = try interactor.response(to: three)

        #expect(dataManager.selections == [three.filter.selection])
        #expect(dataManager.days == [Moment.saturday.today])
        #expect(response.items == [ItemSummary(.sample(3, isDone: true))])
    }

    @Test func `a filter chooses only open items, and may match nothing`() throws {
        let filter = ItemFilter(Selection([[.tag("home")]]))

        let response = try interactor.response(to: {{name}}Request(filter: filter))

        #expect(dataManager.selections == [Selection([[.tag("home"), .open]])])
        #expect(response.items.isEmpty)
    }

    @Test func `an unknown id is a failure`() {
        #expect(throws: ChangeFailure.unknownIDs([3...3])) { try interactor.response(to: three) }
    }

    @Test func `a storage error is a failure`() {
        let error = ListError(.busy, path: "list", detail: "locked")
        dataManager.failure = error

        #expect(throws: ChangeFailure.storage(error)) { try interactor.response(to: three) }
    }
}
