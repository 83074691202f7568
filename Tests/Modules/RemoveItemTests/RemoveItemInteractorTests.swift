import Almanac
import Boundary
import Entities
import TestKit
import Testing

@testable import RemoveItem

struct RemoveItemInteractorTests {
    private let dataManager = FakePlanDataManager()
    private let output = FakeOutput()
    private let interactor: RemoveItemInteractor

    init() {
        interactor = RemoveItemInteractor(dataManager: dataManager, clock: FixedClock.saturday)
        interactor.output = output
    }

    private let three = Selection([[.ids([3...3])]])
    private let home = Selection([[.tag("home")]])

    @Test func `what is confirmed is removed, at this instant and under the words that were typed`() {
        let items = [Item.sample(3, "Pay rent"), .sample(4, "Rest", isDone: true)]
        dataManager.items = items

        interactor.remove(choice(home, isConfirmed: true))

        #expect(dataManager.requests == [PlanRequest(selection: home, typed: "remove", moment: .saturday)])
        #expect(dataManager.plans == [ListPlan(removals: items)])
        #expect(output.responses.map(\.items) == [items.map { ItemSummary($0) }])
        #expect(output.doubts.isEmpty)
    }

    @Test func `even one item that was named is doubted until someone says yes`() {
        dataManager.items = [.sample(3)]

        interactor.remove(choice(three))

        #expect(output.doubts.map { $0.map(\.id) } == [[3]])
        #expect(dataManager.plans.isEmpty && output.responses.isEmpty)
    }

    @Test func `what a filter found is doubted, open and done alike`() {
        dataManager.items = [.sample(3), .sample(4, isDone: true)]

        interactor.remove(choice(home))

        #expect(output.doubts.map { $0.map(\.id) } == [[3, 4]])
        #expect(dataManager.plans.isEmpty)
    }

    @Test func `what needed a removed item or was part of it is told`() {
        dataManager.items = [.sample(3)]
        dataManager.dependents = [.sample(5, "Paint")]
        dataManager.children = [.sample(6, "Invite")]

        interactor.remove(choice(three, isConfirmed: true))

        #expect(output.responses.first?.dependents.map(\.id) == [5])
        #expect(output.responses.first?.children.map(\.id) == [6])
    }

    @Test func `an id that is not there stops all of it, even what is confirmed`() {
        dataManager.items = [.sample(3)]

        interactor.remove(choice(Selection([[.ids([3...3, 9...9])]]), isConfirmed: true))

        #expect(output.failures == [.unknownIDs([9...9])])
        #expect(dataManager.plans.isEmpty && output.responses.isEmpty)
    }

    @Test func `a filter that finds nothing changes nothing and is no error`() {
        interactor.remove(choice(home))

        #expect(output.timesNothing == 1)
        #expect(dataManager.plans.isEmpty && output.failures.isEmpty && output.doubts.isEmpty)
    }

    @Test func `trouble with the store reaches the output`() {
        dataManager.trouble = ListTrouble(.busy, path: "list", detail: "locked")

        interactor.remove(choice(three, isConfirmed: true))

        #expect(output.failures == [.storage(StorageTrouble(.busy, path: "list", detail: "locked"))])
    }
}
