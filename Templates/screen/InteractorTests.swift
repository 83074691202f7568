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

    init() {
        interactor = {{name}}Interactor(dataManager: dataManager, clock: FixedClock.saturday)
        interactor.output = output
    }

    @Test func `what is meant is looked for and told`() {
        dataManager.items = [.sample(3)]

        interactor.findItems(three)

        #expect(dataManager.selections == [three.filter.selection])
        #expect(dataManager.days == [Moment.saturday.today])
        let response = {{name}}Response(items: [ItemSummary(.sample(3))], leftOut: 0)
        #expect(output.told == [.items(response)])
    }

    @Test func `what is done cannot be chosen, and is counted`() {
        dataManager.items = [.sample(4), .sample(3, isDone: true)]

        interactor.findItems(three)

        let response = {{name}}Response(items: [ItemSummary(.sample(4))], leftOut: 1)
        #expect(output.told == [.items(response)])
    }

    @Test func `where nothing can be chosen it is told how much that is`() {
        dataManager.items = [.sample(3, isDone: true)]

        interactor.findItems(three)

        #expect(output.told == [.none(.everythingIsLeftOut(1))])
    }

    @Test func `where nothing is found that is told`() {
        interactor.findItems({{name}}Request(filter: ItemFilter(Selection([[.tag("home")]]))))

        #expect(output.told == [.none(.nothingMatches)])
    }

    @Test func `an id that is not there is a failure`() {
        interactor.findItems(three)

        #expect(output.told == [.failure(.unknownIDs([3...3]))])
    }

    @Test func `trouble with the store reaches the output`() {
        dataManager.trouble = ListTrouble(.busy, path: "list", detail: "locked")

        interactor.findItems(three)

        #expect(output.told == [.failure(.storage(StorageTrouble(.busy, path: "list", detail: "locked")))])
    }
}
