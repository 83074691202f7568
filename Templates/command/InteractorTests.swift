import Almanac
import Entities
import Responses
import TestKit
import Testing
import Vocabulary

@testable import {{name}}

struct {{name}}InteractorTests {
    private let dataManager = FakeDataManager()
    private let interactor: {{name}}Interactor
    private let three = ItemFilter(Selection([[.ids([3...3])]]))

    init() {
        interactor = {{name}}Interactor(dataManager: dataManager, clock: FixedClock.saturday)
    }

    @Test func `the filter is applied as of today`() throws {
        dataManager.items = [.sample(3)]

        _ = try interactor.response(to: {{name}}Request(filter: three))

        #expect(dataManager.selections == [three.selection])
        #expect(dataManager.days == [Moment.saturday.today])
    }

    @Test func `without a filter, all open items are selected`() throws {
        _ = try interactor.response(to: {{name}}Request())

        #expect(dataManager.selections == [Selection([[.open]])])
    }

    @Test func `items keep the order of the store`() throws {
        dataManager.items = [.sample(4), .sample(3)]

        let response = try interactor.response(to: {{name}}Request())

        #expect(response == .sample([.sample(4), .sample(3)]))
    }

    @Test func `completed and hidden items are left out and counted`() throws {
        let today = Moment.saturday.today
        let waited = Item.sample(6) { $0.wait = today }
        dataManager.items = [.sample(3), .sample(4, isDone: true), .sample(5) { $0.wait = today + 1 }, waited]

        let response = try interactor.response(to: {{name}}Request())

        #expect(response == .sample([.sample(3), waited], leftOut: 2))
    }

    @Test func `if all items are left out, their number is reported`() throws {
        dataManager.items = [.sample(3, isDone: true)]

        let response = try interactor.response(to: {{name}}Request(filter: three))

        #expect(response == .sample(leftOut: 1))
    }

    @Test(arguments: [(true, NothingFound.emptyList), (false, .noMatch([]))])
    func `an empty result is reported with the reason`(isEmpty: Bool, reason: NothingFound) throws {
        dataManager.isEmpty = isEmpty

        let response = try interactor.response(to: {{name}}Request())

        #expect(response == .sample(nothing: reason))
    }

    @Test func `an unknown id is a failure`() {
        #expect(throws: ChangeFailure.unknownIDs([3...3])) {
            try interactor.response(to: {{name}}Request(filter: three))
        }
    }

    @Test func `a storage error is reported`() {
        let error = ListError(.busy, path: "list", detail: "locked")
        dataManager.failure = error

        #expect(throws: ChangeFailure.storage(error)) {
            try interactor.response(to: {{name}}Request())
        }
    }
}
