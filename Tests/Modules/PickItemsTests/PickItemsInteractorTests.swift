import Almanac
import TestKit
import Testing
import Vocabulary

@testable import PickItems

struct PickItemsInteractorTests {
    private let dataManager = FakeDataManager()
    private let output = FakeOutput()
    private let interactor: PickItemsInteractor

    init() {
        interactor = PickItemsInteractor(dataManager: dataManager, clock: FixedClock.saturday)
        interactor.output = output
    }

    @Test func `items are reported in order, and whether they are overdue`() {
        dataManager.items = [
            PickableItem(id: 3, title: "Late", due: Due(day: .saturday - 1), project: "home", tags: ["money"]),
            PickableItem(id: 4, title: "Today", due: Due(day: .saturday), project: nil, tags: []),
            PickableItem(id: 1, title: "Some day", due: nil, project: nil, tags: []),
        ]

        interactor.findItems(.open)

        let rows = output.responses.first?.rows ?? []
        #expect(output.responses.first?.today == .saturday)
        #expect(rows.map(\.id) == [3, 4, 1])
        #expect(rows.map(\.isOverdue) == [true, false, false])
        #expect(rows.first?.project == "home")
        #expect(rows.first?.tags == ["money"])
    }

    @Test func `a closed item is not overdue`() {
        dataManager.items = [PickableItem(id: 3, title: "Late", due: Due(day: .saturday - 1), project: nil, tags: [])]

        interactor.findItems(.closed)

        #expect(output.responses.first?.rows.map(\.isOverdue) == [false])
    }

    @Test func `a failure is reported`() {
        let failure = ListError(.damaged, path: "list")
        dataManager.failure = failure

        interactor.findItems(.open)

        #expect(output.failures == [failure])
        #expect(output.responses.isEmpty)
    }
}
