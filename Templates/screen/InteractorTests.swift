import Almanac
import Responses
import TestKit
import Testing
import Vocabulary

@testable import {{name}}

struct {{name}}InteractorTests {
    private let dataManager = FakeDataManager()
    private let output = FakeOutput()
    private let interactor: {{name}}Interactor

    init() {
        interactor = {{name}}Interactor(dataManager: dataManager, clock: FixedClock.saturday)
        interactor.output = output
    }

    @Test func `the selected items are found and reported`() {
        dataManager.items = [.sample(3)]

        interactor.findItems(three)

        #expect(dataManager.selections == [three.filter.selection])
        #expect(dataManager.days == [Moment.saturday.today])
        let response = {{name}}Response(items: [ItemSummary(.sample(3))], leftOut: 0)
        #expect(output.events == [.items(response)])
    }

    @Test func `completed items can't be chosen, and are counted`() {
        dataManager.items = [.sample(4), .sample(3, isDone: true)]

        interactor.findItems(three)

        let response = {{name}}Response(items: [ItemSummary(.sample(4))], leftOut: 1)
        #expect(output.events == [.items(response)])
    }

    @Test func `if no item can be chosen, the items left out are counted`() {
        dataManager.items = [.sample(3, isDone: true)]

        interactor.findItems(three)

        #expect(output.events == [.none(.everythingIsLeftOut(1))])
    }

    @Test func `an empty result is reported`() {
        interactor.findItems({{name}}Request(filter: ItemFilter(Selection([[.tag("home")]]))))

        #expect(output.events == [.none(.nothingMatches)])
    }

    @Test func `an unknown id is a failure`() {
        interactor.findItems(three)

        #expect(output.events == [.failure(.unknownIDs([3...3]))])
    }

    @Test func `a storage error reaches the output`() {
        dataManager.failure = ListError(.busy, path: "list", detail: "locked")

        interactor.findItems(three)

        #expect(output.events == [.failure(.storage(ListError(.busy, path: "list", detail: "locked")))])
    }
}
