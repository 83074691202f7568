import Entities
import TestKit
import Vocabulary

@testable import ReopenItem

func choice(_ selection: Selection, isConfirmed: Bool = false) -> ItemChoice {
    ItemChoice(ItemFilter(selection), isConfirmed: isConfirmed, typed: "reopen")
}

final class FakeDataManager: ReopenItemDataManaging {
    let list = FakePlanDataManager()

    func carryOut(
        _ request: PlanRequest,
        _ decide: ([Item], any ItemRelations) throws(ListError) -> ListPlan
    ) throws(ListError) -> PlanOutcome? {
        try list.carryOut(request, decide)
    }
}

final class FakeInteractor: ReopenItemInteracting {
    private(set) var choices: [ItemChoice] = []

    func reopen(_ choice: ItemChoice) { choices.append(choice) }
}

typealias FakeOutput = FakeChoiceOutput<ReopenItemResponse>

extension FakeOutput: ReopenItemInteractorOutput {
    func reopenedItems(_ response: ReopenItemResponse) { responses.append(response) }
}
