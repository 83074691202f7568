import Almanac
import Boundary
import Entities

@testable import CompleteItem

/// Saturday, 21 November 2026, at half past nine.
let saturday = Day(number: 20_778)
let now = Instant(seconds: 1_795_253_400)
let morning = FixedClock(Moment(instant: now, today: saturday, time: TimeOfDay(minute: 570) ?? .midnight))

func item(
    _ id: Int,
    _ title: String = "Something",
    isDone: Bool = false,
    _ change: (inout ItemDetails) -> Void = { _ in }
) -> Item {
    var details = ItemDetails(title: title)
    change(&details)
    return Item(
        id: id,
        uuid: ItemUUID(high: 1, low: UInt64(id)),
        details: details,
        status: isDone ? .done : .open,
        created: Instant(seconds: 0),
        changed: Instant(seconds: 0),
        completed: isDone ? Instant(seconds: 0) : nil
    )
}

func choice(_ selection: Selection, isConfirmed: Bool = false) -> ItemChoice {
    ItemChoice(ItemFilter(selection), isConfirmed: isConfirmed, typed: "done")
}

final class FakeDataManager: CompleteItemDataManaging {
    var items: [Item] = []
    var freed: [Item] = []
    var needs: [Int: [Item]] = [:]
    var trouble: ListTrouble?
    private(set) var requests: [PlanRequest] = []
    private(set) var plans: [ListPlan] = []

    func carryOut(_ request: PlanRequest, _ decide: ([Item]) -> ListPlan) throws(ListTrouble) -> PlanOutcome? {
        requests.append(request)
        if let trouble { throw trouble }
        let plan = decide(items)
        if plan.isEmpty { return nil }
        plans.append(plan)
        let added = plan.additions.enumerated().map { index, new in
            Item(id: 90 + index, uuid: new.uuid, details: new.details, created: new.created, changed: new.created)
        }
        return PlanOutcome(updated: plan.updates.map(\.after), added: added, freed: freed)
    }

    func openNeeds(of items: [Item]) throws(ListTrouble) -> [Int: [Item]] { needs }
}

final class FakeInteractor: CompleteItemInteracting {
    private(set) var choices: [ItemChoice] = []

    func complete(_ choice: ItemChoice) { choices.append(choice) }
}

final class FakeOutput: CompleteItemInteractorOutput {
    private(set) var responses: [CompleteItemResponse] = []
    private(set) var doubts: [[ItemSummary]] = []
    private(set) var timesNothing = 0
    private(set) var failures: [ChoiceFailure] = []

    func completedItems(_ response: CompleteItemResponse) { responses.append(response) }

    func foundSeveralItems(_ items: [ItemSummary]) { doubts.append(items) }

    func foundNoItem() { timesNothing += 1 }

    func couldNotCompleteItem(_ failure: ChoiceFailure) { failures.append(failure) }
}

final class FakeView: CompleteItemShowing {
    enum Shown: Equatable {
        case question(String)
        case change(ChangeDisplay)
        case remark(String)
        case complaint(Complaint)
    }

    private(set) var shown: [Shown] = []

    func askWhether(_ question: String) { shown.append(.question(question)) }

    func showChange(_ display: ChangeDisplay) { shown.append(.change(display)) }

    func showRemark(_ sentence: String) { shown.append(.remark(sentence)) }

    func showComplaint(_ complaint: Complaint) { shown.append(.complaint(complaint)) }
}

final class FakeDelegate: CompleteItemDelegate {
    private(set) var completed: [[Int]] = []
    private(set) var timesNothing = 0

    func didCompleteItems(_ ids: [Int]) { completed.append(ids) }

    func didNotCompleteItem() { timesNothing += 1 }
}
