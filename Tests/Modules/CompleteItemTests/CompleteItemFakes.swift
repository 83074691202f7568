import Almanac
import Entities
import TestKit
import Vocabulary

@testable import CompleteItem

/// Saturday, 21 November 2026, at half past nine.
let saturday = Day(number: 20_778)
let now = Instant(seconds: 1_795_253_400)
let morning = FixedClock(Moment(instant: now, today: saturday, time: TimeOfDay(minute: 570) ?? .midnight))

func choice(_ selection: Selection, isConfirmed: Bool = false) -> ItemChoice {
    ItemChoice(ItemFilter(selection), isConfirmed: isConfirmed, typed: "done")
}

final class FakeDataManager: CompleteItemDataManaging {
    let list = FakePlanDataManager()

    func carryOut(
        _ request: PlanRequest,
        _ decide: ([Item], any ItemRelations) throws(ListError) -> ListPlan
    ) throws(ListError) -> PlanOutcome? {
        try list.carryOut(request, decide)
    }
}

final class FakeInteractor: CompleteItemInteracting {
    private(set) var choices: [ItemChoice] = []

    func complete(_ choice: ItemChoice) { choices.append(choice) }
}

typealias FakeOutput = FakeChoiceOutput<CompleteItemResponse>

extension FakeOutput: CompleteItemInteractorOutput {
    func completedItems(_ response: CompleteItemResponse) { responses.append(response) }
}
