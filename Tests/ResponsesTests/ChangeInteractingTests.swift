import Almanac
import Entities
import Responses
import TestKit
import Testing
import Vocabulary

struct ChangeInteractingTests {
    private let dataManager = FakePlanDataManager()
    private let output = FakeChangeOutput<[Int]>()
    private let interactor: SampleInteractor

    init() {
        interactor = SampleInteractor(dataManager: dataManager)
        interactor.output = output
        dataManager.items = [.sample(3), .sample(4, isDone: true)]
    }

    private let both = Selection([[.ids([3...4])]])

    @Test func `the plan is carried out for the items that can be changed, and the others are reported`() {
        interactor.carryOut(.sample(both))

        #expect(dataManager.requests == [PlanRequest(selection: both, typed: "typed", moment: .saturday)])
        #expect(dataManager.plans == [ListPlan(removals: [.sample(3)])])
        #expect(output.responses == [[3, 4]])
    }

    @Test func `a choice that needs confirmation is not carried out`() {
        dataManager.items = [.sample(3), .sample(5)]

        interactor.carryOut(.sample(Selection([[.tag("home")]])))

        #expect(output.unconfirmed.map { $0.map(\.id) } == [[3, 5]])
        #expect(dataManager.plans.isEmpty && output.responses.isEmpty)
    }

    @Test func `a storage error reaches the output`() {
        dataManager.failure = ListError(.busy, path: "list", detail: "locked")

        interactor.carryOut(.sample(both))

        #expect(output.failures == [.storage(ListError(.busy, path: "list", detail: "locked"))])
    }
}

/// Removes open items and reports all ids.
private final class SampleInteractor: ChangeInteracting {
    weak var output: (any ChangeInteractorOutput<[Int]>)?
    private let dataManager: FakePlanDataManager

    init(dataManager: FakePlanDataManager) {
        self.dataManager = dataManager
    }

    func carryOut(_ choice: ItemChoice) {
        carryOut(choice, at: .saturday, in: dataManager, where: { $0.status == .open }) { items, _ in
            ListPlan(removals: items)
        } response: { outcome, unchanged in
            outcome.removed.map(\.id) + unchanged.map(\.id)
        }
    }
}
