import Almanac
import Boundary
import Entities
import TestKit
import Testing

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

    @Test func `what is asked for is what is looked for, as it is today`() {
        interactor.findItems({{name}}Request(filter: three))

        #expect(dataManager.selections == [three.selection])
        #expect(dataManager.days == [Moment.saturday.today])
    }

    @Test func `where nothing is asked for everything that is open is meant`() {
        interactor.findItems({{name}}Request())

        #expect(dataManager.selections == [Selection([[.open]])])
    }

    @Test func `the items keep the order of the store`() {
        dataManager.items = [.sample(4), .sample(3)]

        interactor.findItems({{name}}Request())

        #expect(output.told == [.items(response([.sample(4), .sample(3)]))])
    }

    @Test func `what is done or waits for a later day is left out and counted`() {
        let today = Moment.saturday.today
        let waited = Item.sample(6) { $0.wait = today }
        dataManager.items = [.sample(3), .sample(4, isDone: true), .sample(5) { $0.wait = today + 1 }, waited]

        interactor.findItems({{name}}Request())

        #expect(output.told == [.items(response([.sample(3), waited], leftOut: 2))])
    }

    @Test func `where everything is left out it is told how much that is`() {
        dataManager.items = [.sample(3, isDone: true)]

        interactor.findItems({{name}}Request(filter: three))

        #expect(output.told == [.none(.everythingIsLeftOut(1))])
    }

    @Test(arguments: [(true, {{name}}Reason.emptyList), (false, .nothingMatches)])
    func `where nothing is found it is told why`(isEmpty: Bool, reason: {{name}}Reason) {
        dataManager.isEmpty = isEmpty

        interactor.findItems({{name}}Request())

        #expect(output.told == [.none(reason)])
    }

    @Test func `an id that is not there is a failure`() {
        interactor.findItems({{name}}Request(filter: three))

        #expect(output.told == [.failure(.unknownIDs([3...3]))])
    }

    @Test func `trouble with the store reaches the output`() {
        dataManager.trouble = ListTrouble(.busy, path: "list", detail: "locked")

        interactor.findItems({{name}}Request())

        #expect(output.told == [.failure(.storage(StorageTrouble(.busy, path: "list", detail: "locked")))])
    }
}
