import Almanac
import Boundary
import Entities

@testable import ChangeItem

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

func request(
    _ selection: Selection,
    isConfirmed: Bool = false,
    _ change: (inout ItemChanges) -> Void
) -> ChangeItemRequest {
    var changes = ItemChanges()
    change(&changes)
    return ChangeItemRequest(
        choice: ItemChoice(ItemFilter(selection), isConfirmed: isConfirmed, typed: "change"),
        changes: changes
    )
}

let third = Selection([[.ids([3...3])]])
let homes = Selection([[.tag("home")]])

final class FakeDataManager: ChangeItemDataManaging, ItemNeighbourhood {
    var items: [Item] = []
    var known: Set<Int> = []
    /// What each item needs.
    var needs: [Int: [Int]] = [:]
    var parents: [Int: Int] = [:]
    var trouble: ListTrouble?
    private(set) var requests: [PlanRequest] = []
    private(set) var plans: [ListPlan] = []

    func carryOut(
        _ request: PlanRequest,
        _ decide: ([Item], any ItemNeighbourhood) throws(ListTrouble) -> ListPlan
    ) throws(ListTrouble) -> PlanOutcome? {
        requests.append(request)
        if let trouble { throw trouble }
        let plan = try decide(items, self)
        if plan.isEmpty { return nil }
        plans.append(plan)
        return PlanOutcome(updated: plan.updates.map(\.after))
    }

    func unknownIDs(among ids: [Int]) throws(ListTrouble) -> [Int] { ids.filter { !known.contains($0) } }

    func idsNeeded(by ids: [Int]) throws(ListTrouble) -> Set<Int> {
        Set(ids).union(ids.flatMap { needs[$0] ?? [] })
    }

    func idsAbove(_ id: Int) throws(ListTrouble) -> Set<Int> {
        Set([id]).union([parents[id]].compactMap { $0 })
    }
}

final class FakeInteractor: ChangeItemInteracting {
    private(set) var requests: [ChangeItemRequest] = []

    func change(_ request: ChangeItemRequest) { requests.append(request) }
}

final class FakeOutput: ChangeItemInteractorOutput {
    private(set) var responses: [ChangeItemResponse] = []
    private(set) var doubts: [[ItemSummary]] = []
    private(set) var timesNothing = 0
    private(set) var failures: [ChangeItemFailure] = []

    func changedItems(_ response: ChangeItemResponse) { responses.append(response) }

    func foundSeveralItems(_ items: [ItemSummary]) { doubts.append(items) }

    func foundNoItem() { timesNothing += 1 }

    func couldNotChangeItem(_ failure: ChangeItemFailure) { failures.append(failure) }
}

final class FakeView: ChangeItemShowing {
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

final class FakeDelegate: ChangeItemDelegate {
    private(set) var changed: [[Int]] = []
    private(set) var timesNothing = 0

    func didChangeItems(_ ids: [Int]) { changed.append(ids) }

    func didNotChangeItem() { timesNothing += 1 }
}
