import Almanac
import Boundary
import Entities
import Vocabulary

@testable import ChangeItem

/// Saturday, 21 November 2026, at half past nine.
let saturday = Day(number: 20_778)
let now = Instant(seconds: 1_795_253_400)
let morning = FixedClock(Moment(instant: now, today: saturday, time: TimeOfDay(minute: 570) ?? .midnight))

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

final class FakeDataManager: ChangeItemDataManaging, ItemRelations {
    var items: [Item] = []
    var known: Set<Int> = []
    /// The dependencies of each item.
    var needs: [Int: [Int]] = [:]
    var parents: [Int: Int] = [:]
    var failure: ListError?
    private(set) var requests: [PlanRequest] = []
    private(set) var plans: [ListPlan] = []

    func carryOut(
        _ request: PlanRequest,
        _ decide: ([Item], any ItemRelations) throws(ListError) -> ListPlan
    ) throws(ListError) -> PlanOutcome? {
        requests.append(request)
        if let failure { throw failure }
        let plan = try decide(items, self)
        if plan.isEmpty { return nil }
        plans.append(plan)
        return PlanOutcome(updated: plan.updates.map(\.after))
    }

    func unknownIDs(among ids: [Int]) throws(ListError) -> [Int] { ids.filter { !known.contains($0) } }

    func idsNeeded(by ids: [Int]) throws(ListError) -> Set<Int> {
        Set(ids).union(ids.flatMap { needs[$0] ?? [] })
    }

    func idsAbove(_ id: Int) throws(ListError) -> Set<Int> {
        Set([id]).union([parents[id]].compactMap { $0 })
    }

    func nextOccurrences(of ids: [Int]) throws(ListError) -> [Int: [Item]] { [:] }
}

final class FakeInteractor: ChangeItemInteracting {
    private(set) var requests: [ChangeItemRequest] = []

    func change(_ request: ChangeItemRequest) { requests.append(request) }
}

final class FakeOutput: ChangeItemInteractorOutput {
    private(set) var responses: [ChangeItemResponse] = []
    private(set) var doubts: [[ItemSummary]] = []
    private(set) var timesNothing = 0
    private(set) var failures: [ChoiceFailure] = []
    private(set) var refusals: [ChangeItemRefusal] = []

    func changedItems(_ response: ChangeItemResponse) { responses.append(response) }

    func foundItemsToConfirm(_ items: [ItemSummary]) { doubts.append(items) }

    func foundNoItem() { timesNothing += 1 }

    func couldNotChangeItems(_ failure: ChoiceFailure) { failures.append(failure) }

    func refusedChange(_ refusal: ChangeItemRefusal) { refusals.append(refusal) }
}
