import Almanac
import Entities
import Responses
import TestKit
import Testing
import Vocabulary

@testable import RemoveItem

struct RemoveItemInteractorTests {
    private let dataManager = FakeChangingList()
    private let output = FakeChangeOutput<RemoveItemResponse>()
    private let interactor: RemoveItemInteractor

    init() {
        interactor = RemoveItemInteractor(dataManager: dataManager, clock: FixedClock.saturday)
        interactor.output = output
    }

    private let three = Selection([[.ids([3...3])]])
    private let home = Selection([[.tag("home")]])

    @Test func `confirmed items are removed, with the time and the typed command recorded`() {
        let items = [Item.sample(3, "Pay rent"), .sample(4, "Rest", isDone: true)]
        dataManager.items = items

        interactor.perform(.sample(home, isConfirmed: true))

        let open = Selection([[.tag("home"), .open]])
        #expect(dataManager.selections == [open])
        #expect(dataManager.requests == [.init(typed: "typed", instant: Moment.saturday.instant)])
        #expect(dataManager.plans == [ListPlan(removals: items)])
        #expect(output.responses.map(\.items) == [items.map { ItemSummary($0) }])
        #expect(output.unconfirmed.isEmpty)
    }

    @Test func `even a single item needs confirmation`() {
        dataManager.items = [.sample(3)]

        interactor.perform(.sample(three))

        #expect(output.unconfirmed.map(\.ids) == [[3]])
        #expect(dataManager.plans.isEmpty && output.responses.isEmpty)
    }

    @Test func `items matched by a filter need confirmation, open and completed alike`() {
        dataManager.items = [.sample(3), .sample(4, isDone: true)]

        interactor.perform(.sample(home))

        #expect(output.unconfirmed.map(\.ids) == [[3, 4]])
        #expect(dataManager.plans.isEmpty)
    }

    @Test func `items that needed a removed item or were part of it are reported`() {
        dataManager.items = [.sample(3)]
        dataManager.dependents = [.sample(4, "Sand"), .sample(5, "Paint")]
        dataManager.unblocked = [.sample(5, "Paint")]
        dataManager.children = [.sample(6, "Invite")]

        interactor.perform(.sample(three, isConfirmed: true))

        #expect(output.responses.first?.dependents.map(\.id) == [4, 5])
        #expect(output.responses.first?.unblocked.map(\.id) == [5])
        #expect(output.responses.first?.children.map(\.id) == [6])
    }

    @Test func `an unknown id prevents any change, even if confirmed`() {
        dataManager.items = [.sample(3)]

        interactor.perform(.sample(Selection([[.ids([3...3, 9...9])]]), isConfirmed: true))

        #expect(output.failures == [.unknownIDs([9...9])])
        #expect(dataManager.plans.isEmpty && output.responses.isEmpty)
    }

    @Test func `a filter without matches changes nothing and is not an error`() {
        interactor.perform(.sample(home))

        #expect(output.reasons.count == 1)
        #expect(dataManager.plans.isEmpty && output.failures.isEmpty && output.unconfirmed.isEmpty)
    }

    @Test func `a storage error reaches the output`() {
        dataManager.failure = ListError(.busy, path: "list")

        interactor.perform(.sample(three, isConfirmed: true))

        #expect(output.failures == [.storage(ListError(.busy, path: "list"))])
    }
}
