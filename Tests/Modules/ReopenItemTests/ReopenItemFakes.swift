import Boundary
import Entities
import TestKit

@testable import ReopenItem

func choice(_ selection: Selection, isConfirmed: Bool = false) -> ItemChoice {
    ItemChoice(ItemFilter(selection), isConfirmed: isConfirmed, typed: "reopen")
}

final class FakeDataManager: ReopenItemDataManaging {
    let list = FakePlanDataManager()
    var waiting: [Item] = []

    func carryOut(
        _ request: PlanRequest,
        _ decide: ([Item], any ItemNeighbourhood) throws(ListTrouble) -> ListPlan
    ) throws(ListTrouble) -> PlanOutcome? {
        try list.carryOut(request, decide)
    }

    func comebacks(of ids: [Int]) throws(ListTrouble) -> [Int: [Item]] { try list.comebacks(of: ids) }

    func itemsWaiting(for ids: [Int]) throws(ListTrouble) -> [Item] { waiting }
}

final class FakeInteractor: ReopenItemInteracting {
    private(set) var choices: [ItemChoice] = []

    func reopen(_ choice: ItemChoice) { choices.append(choice) }
}

typealias FakeOutput = FakeChoiceOutput<ReopenItemResponse>

extension FakeOutput: ReopenItemInteractorOutput {
    func reopenedItems(_ response: ReopenItemResponse) { responses.append(response) }
}
