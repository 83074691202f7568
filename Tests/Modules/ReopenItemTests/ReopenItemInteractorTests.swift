import Almanac
import Boundary
import Entities
import TestKit
import Testing

@testable import ReopenItem

struct ReopenItemInteractorTests {
    private let manager = FakeDataManager()
    private var dataManager: FakePlanDataManager { manager.list }
    private let output = FakeOutput()
    private let interactor: ReopenItemInteractor

    init() {
        interactor = ReopenItemInteractor(dataManager: manager, clock: FixedClock.saturday)
        interactor.output = output
    }

    private let three = Selection([[.ids([3...3])]])
    private let home = Selection([[.tag("home")]])

    @Test func `a done item becomes an open one, at this instant and under the words that were typed`() {
        let item = Item.sample(3, "Pay rent", isDone: true) { $0.due = Due(day: Moment.saturday.today) }
        dataManager.items = [item]

        interactor.reopen(choice(three))

        let update = dataManager.plans.first?.updates.first
        #expect(dataManager.requests == [PlanRequest(selection: three, typed: "reopen", moment: .saturday)])
        #expect(update?.before == item)
        #expect(update?.after == item.marked(completed: nil, changed: Moment.saturday.instant))
        #expect(output.responses.first?.items.map(\.id) == [3])
        #expect(output.responses.first?.items.map(\.isDone) == [false])
        #expect(output.responses.first?.today == Moment.saturday.today)
    }

    @Test func `what came back when it was done stays as it is`() {
        dataManager.items = [.sample(3, isDone: true) { $0.recurrence = .every(Repetition(.weekly)) }]

        interactor.reopen(choice(three))

        #expect(dataManager.plans.map(\.updates.count) == [1])
        #expect(dataManager.plans.first?.additions.isEmpty == true)
        #expect(dataManager.plans.first?.removals.isEmpty == true)
    }

    @Test func `where it came back when it was done is told, and what waits for it`() {
        dataManager.items = [.sample(3, isDone: true)]
        dataManager.comebacks = [3: [.sample(8)]]
        dataManager.waiting = [.sample(9)]

        interactor.reopen(choice(three))

        #expect(output.responses.first?.stillToCome == [.init(of: 3, next: ItemSummary(.sample(8)))])
        #expect(output.responses.first?.waiting.map(\.id) == [9])
    }

    @Test func `an id that is not there stops all of it`() {
        dataManager.items = [.sample(3, isDone: true)]

        interactor.reopen(choice(Selection([[.ids([3...3, 9...9])]])))

        #expect(output.failures == [.unknownIDs([9...9])])
        #expect(dataManager.plans.isEmpty && output.responses.isEmpty)
    }

    @Test func `a named item that is open already is told and left as it is`() {
        dataManager.items = [.sample(3), .sample(4, isDone: true)]

        interactor.reopen(choice(Selection([[.ids([3...4])]])))

        #expect(dataManager.plans.first?.updates.map(\.before.id) == [4])
        #expect(output.responses.first?.openBefore.map(\.id) == [3])
    }

    @Test func `where all that was named is open already nothing is changed`() {
        dataManager.items = [.sample(3)]

        interactor.reopen(choice(three))

        #expect(dataManager.plans.isEmpty)
        #expect(output.responses.first?.items.isEmpty == true)
        #expect(output.responses.first?.openBefore.map(\.id) == [3])
    }

    @Test func `a filter that finds several done items is doubted until someone says yes`() {
        dataManager.items = [.sample(3, isDone: true), .sample(4, isDone: true), .sample(5)]

        interactor.reopen(choice(home))
        #expect(output.doubts.map { $0.map(\.id) } == [[3, 4]])
        #expect(dataManager.plans.isEmpty)

        interactor.reopen(choice(home, isConfirmed: true))
        #expect(dataManager.plans.first?.updates.map(\.before.id) == [3, 4])
        #expect(output.responses.first?.openBefore.isEmpty == true)
    }

    @Test func `a filter that finds no done item changes nothing and is no error`() {
        dataManager.items = [.sample(3)]

        interactor.reopen(choice(home))

        #expect(output.timesNothing == 1)
        #expect(dataManager.plans.isEmpty && output.failures.isEmpty && output.responses.isEmpty)
    }

    @Test func `trouble with the store reaches the output`() {
        dataManager.trouble = ListTrouble(.busy, path: "list", detail: "locked")

        interactor.reopen(choice(three))

        #expect(output.failures == [.storage(StorageTrouble(.busy, path: "list", detail: "locked"))])
    }
}
