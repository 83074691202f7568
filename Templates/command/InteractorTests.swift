import Almanac
import Entities
import Responses
import TestKit
import Testing
import Vocabulary

@testable import {{name}}

struct {{name}}InteractorTests {
    private let dataManager = FakeDataManager()
    private let output = FakeOutput()
    private let interactor: {{name}}Interactor
    private let three = ItemFilter(Selection([[.ids([3...3])]]))

    init() {
        interactor = {{name}}Interactor(dataManager: dataManager, clock: FixedClock.saturday)
        interactor.output = output
    }

    private func response(_ items: [Item], leftOut: Int = 0) -> {{name}}Response {
        {{name}}Response(
            items: items.map { ItemSummary($0) },
            leftOut: leftOut,
            today: Moment.saturday.today
        )
    }

    @Test func `the filter is applied as of today`() {
        interactor.findItems({{name}}Request(filter: three))

        #expect(dataManager.selections == [three.selection])
        #expect(dataManager.days == [Moment.saturday.today])
    }

    @Test func `without a filter, all open items are selected`() {
        interactor.findItems({{name}}Request())

        #expect(dataManager.selections == [Selection([[.open]])])
    }

    @Test func `items keep the order of the store`() {
        dataManager.items = [.sample(4), .sample(3)]

        interactor.findItems({{name}}Request())

        #expect(output.events == [.items(response([.sample(4), .sample(3)]))])
    }

    @Test func `completed and hidden items are left out and counted`() {
        let today = Moment.saturday.today
        let waited = Item.sample(6) { $0.wait = today }
        dataManager.items = [.sample(3), .sample(4, isDone: true), .sample(5) { $0.wait = today + 1 }, waited]

        interactor.findItems({{name}}Request())

        #expect(output.events == [.items(response([.sample(3), waited], leftOut: 2))])
    }

    @Test func `if all items are left out, their number is reported`() {
        dataManager.items = [.sample(3, isDone: true)]

        interactor.findItems({{name}}Request(filter: three))

        #expect(output.events == [.none(.everythingIsLeftOut(1))])
    }

    @Test(arguments: [(true, {{name}}Reason.emptyList), (false, .nothingMatches)])
    func `an empty result is reported with the reason`(isEmpty: Bool, reason: {{name}}Reason) {
        dataManager.isEmpty = isEmpty

        interactor.findItems({{name}}Request())

        #expect(output.events == [.none(reason)])
    }

    @Test func `an unknown id is a failure`() {
        interactor.findItems({{name}}Request(filter: three))

        #expect(output.events == [.failure(.unknownIDs([3...3]))])
    }

    @Test func `a storage error reaches the output`() {
        dataManager.failure = ListError(.busy, path: "list", detail: "locked")

        interactor.findItems({{name}}Request())

        #expect(output.events == [.failure(.storage(ListError(.busy, path: "list", detail: "locked")))])
    }
}
