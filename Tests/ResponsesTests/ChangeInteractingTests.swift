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

        #expect(output.unconfirmed.map(\.ids) == [[3, 5]])
        #expect(dataManager.plans.isEmpty && output.responses.isEmpty)
    }

    @Test func `missing items and a filter without matches are reported`() {
        interactor.carryOut(.sample(Selection([[.ids([3...4, 9...9])]])))
        dataManager.items = []
        interactor.carryOut(.sample(Selection([[.tag("home")]])))

        #expect(output.failures == [.unknownIDs([9...9])])
        #expect(output.reasons.count == 1)
        #expect(output.responses.isEmpty)
    }

    @Test func `a filter that matches only done items is reported as such`() {
        dataManager.items = []
        dataManager.matching = [Selection([[.tag("home"), .closed]])]

        interactor.carryOut(.sample(Selection([[.tag("home")]])))
        interactor.carryOut(.sample(Selection([[.tag("work")]])))
        interactor.carryOut(.sample(Selection([[.tag("home"), .open]])))

        #expect(output.reasons.map(\.areDone) == [true, false, false])
    }

    @Test func `chosen items that need no change are reported even if nothing is changed`() {
        dataManager.items = [.sample(4, isDone: true)]

        interactor.carryOut(.sample(Selection([[.ids([4...4])]])))

        #expect(output.responses == [[4]])
        #expect(dataManager.plans.isEmpty)
    }

    @Test func `a long change is reported in parts, with the rest at the end`() {
        dataManager.items = (1...5).map { .sample($0) } + [.sample(6, isDone: true)]
        dataManager.portion = 2

        interactor.carryOut(.sample(Selection([[.ids([1...6])]])))

        #expect(output.parts == [[1, 2], [3, 4]])
        #expect(output.responses == [[5, 6]])
    }

    @Test func `many items that need no change are reported in parts`() {
        dataManager.items = [.sample(1)] + (2...5).map { .sample($0, isDone: true) }
        dataManager.portion = 2

        interactor.carryOut(.sample(Selection([[.ids([1...5])]])))

        #expect(output.parts == [[1, 2], [3, 4]])
        #expect(output.responses == [[5]])
        #expect(dataManager.plans == [ListPlan(removals: [.sample(1)])])
    }

    @Test func `an item that can't be changed stops the whole change`() {
        dataManager.items = (11...14).map { .sample($0) }
        dataManager.portion = 2

        interactor.carryOut(.sample(Selection([[.ids([11...14])]])))

        #expect(output.parts == [[11, 12]])
        #expect(output.failures == [.oneTitleForMany(13)])
        #expect(output.responses.isEmpty && dataManager.plans.isEmpty)
    }

    @Test func `a storage error reaches the output`() {
        dataManager.failure = ListError(.busy, path: "list", detail: "locked")

        interactor.carryOut(.sample(both))

        #expect(output.failures == [.storage(ListError(.busy, path: "list", detail: "locked"))])
    }
}

/// Removes open items, except 13, and reports all ids.
private final class SampleInteractor: ChangeInteracting {
    weak var output: (any ChangeInteractorOutput<[Int]>)?
    private let dataManager: FakePlanDataManager

    init(dataManager: FakePlanDataManager) {
        self.dataManager = dataManager
    }

    func carryOut(_ choice: ItemChoice) {
        carryOut(choice, at: .saturday, in: dataManager, where: { $0.status == .open }) { items, _ in
            items.contains { $0.id == 13 } ? .failure(.oneTitleForMany(13)) : .success(ListPlan(removals: items))
        } response: { outcome, unchanged in
            outcome.removed.map(\.id) + unchanged.map(\.id)
        }
    }
}
