import Almanac
import Entities
import Responses
import TestKit
import Testing
import Vocabulary

@testable import ReopenItem

struct ReopenItemInteractorTests {
    private let dataManager = FakeChangingList()
    private let output = FakeChangeOutput<ReopenItemResponse>()
    private let interactor: ReopenItemInteractor

    init() {
        interactor = ReopenItemInteractor(dataManager: dataManager, clock: FixedClock.saturday)
        interactor.output = output
    }

    private let three = Selection([[.ids([3...3])]])
    private let home = Selection([[.tag("home")]])

    @Test func `a completed item is reopened, with the time and the typed command recorded`() {
        let item = Item.sample(3, "Pay rent", isDone: true) { $0.due = Due(day: Day.saturday) }
        dataManager.items = [item]

        interactor.perform(.sample(three))

        let update = dataManager.plans.first?.updates.first
        #expect(dataManager.selections == [three])
        #expect(dataManager.requests == [.init(typed: "typed", instant: Moment.saturday.instant)])
        #expect(update?.before == item)
        #expect(update?.after == item.marked(completed: nil, changed: Moment.saturday.instant))
        #expect(output.responses.first?.items.map(\.id) == [3])
        #expect(output.responses.first?.items.map(\.isDone) == [false])
        #expect(output.responses.first?.today == Day.saturday)
    }

    @Test func `a done item of a chain that goes on no longer repeats`() {
        let weekly: (inout ItemDetails) -> Void = { $0.recurrence = .every(Repetition(.weekly)) }
        dataManager.items = [.sample(3, isDone: true, weekly), .sample(4, isDone: true, weekly)]
        dataManager.nextOccurrences = [3: [.sample(8)]]

        interactor.perform(.sample(Selection([[.ids([3...4])]])))

        #expect(dataManager.plans.first?.updates.map(\.after.isRepeating) == [false, true])
        #expect(output.responses.first?.series == [.init(of: 3, item: ItemSummary(.sample(8)))])
    }

    @Test func `the open series of a copy and the items blocked again are reported`() {
        dataManager.items = [.sample(3, isDone: true), .sample(4, isDone: true)]
        dataManager.series = [3: .sample(8)]
        dataManager.waiting = [.sample(9)]

        interactor.perform(.sample(Selection([[.ids([3...4])]])))

        #expect(output.responses.first?.series == [.init(of: 3, item: ItemSummary(.sample(8)))])
        #expect(output.responses.first?.waiting.map(\.id) == [9])
    }

    @Test func `the last copy of an open series is reported`() {
        dataManager.items = [.sample(3) { $0.recurrence = .every(Repetition(.weekly)) }, .sample(4)]
        dataManager.lastCopies = [3: .sample(8, isDone: true), 4: .sample(9, isDone: true)]

        interactor.perform(.sample(Selection([[.ids([3...4])]])))

        #expect(output.responses.first?.lastCopies.map(\.of) == [3])
        #expect(output.responses.first?.lastCopies.map(\.item.id) == [8])
    }

    @Test func `an unknown id prevents any change`() {
        dataManager.items = [.sample(3, isDone: true)]

        interactor.perform(.sample(Selection([[.ids([3...3, 9...9])]])))

        #expect(output.failures == [.unknownIDs([9...9])])
        #expect(dataManager.plans.isEmpty && output.responses.isEmpty)
    }

    @Test func `an item that is already open is reported and left unchanged`() {
        dataManager.items = [.sample(3), .sample(4, isDone: true)]

        interactor.perform(.sample(Selection([[.ids([3...4])]])))

        #expect(dataManager.plans.first?.updates.map(\.before.id) == [4])
        #expect(output.responses.first?.alreadyOpen.map(\.id) == [3])
    }

    @Test func `nothing is changed if all the items are already open`() {
        dataManager.items = [.sample(3)]

        interactor.perform(.sample(three))

        #expect(dataManager.plans.isEmpty)
        #expect(output.responses.first?.items.isEmpty == true)
        #expect(output.responses.first?.alreadyOpen.map(\.id) == [3])
    }

    @Test func `a filter that matches several items needs confirmation`() {
        dataManager.items = [.sample(3, isDone: true), .sample(4, isDone: true), .sample(5)]

        interactor.perform(.sample(home))
        #expect(output.unconfirmed.map(\.ids) == [[3, 4]])
        #expect(dataManager.plans.isEmpty)

        interactor.perform(.sample(home, isConfirmed: true))
        #expect(dataManager.plans.first?.updates.map(\.before.id) == [3, 4])
        #expect(output.responses.first?.alreadyOpen.isEmpty == true)
    }

    @Test func `a filter without matches changes nothing and is not an error`() {
        dataManager.items = [.sample(3)]

        interactor.perform(.sample(home))

        #expect(output.reasons.count == 1)
        #expect(dataManager.plans.isEmpty && output.failures.isEmpty && output.responses.isEmpty)
    }

    @Test func `a storage error reaches the output`() {
        dataManager.failure = ListError(.busy, path: "list")

        interactor.perform(.sample(three))

        #expect(output.failures == [.storage(ListError(.busy, path: "list"))])
    }
}
