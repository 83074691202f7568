import Almanac
import Entities
import Grammar
import Presentation
import Responses
import Vocabulary

@testable import EditItem

/// Saturday, 21 November 2026, at half past nine.
let saturday = Day(number: 20_778)
let now = Instant(seconds: 1_795_253_400)
let morning = FixedClock(Moment(instant: now, today: saturday, time: TimeOfDay(minute: 570) ?? .midnight))

func item(_ id: Int, _ title: String = "Something", _ change: (inout ItemDetails) -> Void = { _ in }) -> Item {
    var details = ItemDetails(title: title)
    change(&details)
    return Item(
        id: id,
        uuid: ItemUUID(high: 1, low: UInt64(id)),
        details: details,
        created: Instant(seconds: 0),
        changed: Instant(seconds: 0)
    )
}

let request = EditItemRequest(id: 3, typed: "edit 3")

var reader: EditItemReader { EditItemReader(dates: { DateReader(morning.now(), weeksStartOn: .monday) }) }

final class FakeDataManager: EditItemDataManaging, ItemRelations {
    var stored: Item?
    var known: Set<Int> = []
    var failure: ListError?
    private(set) var plans: [ListPlan] = []

    func item(_ id: Int) throws(ListError) -> Item? {
        if let failure { throw failure }
        return stored
    }

    func carryOut(
        _ request: PlanRequest,
        _ decide: ([Item], any ItemRelations) throws(ListError) -> ListPlan
    ) throws(ListError) -> PlanOutcome? {
        if let failure { throw failure }
        let plan = try decide([stored].compactMap { $0 }, self)
        if plan.isEmpty { return nil }
        plans.append(plan)
        return PlanOutcome(updated: plan.updates.map(\.after))
    }

    func unknownIDs(among ids: [Int]) throws(ListError) -> [Int] { ids.filter { !known.contains($0) } }

    func idsNeeded(by ids: [Int]) throws(ListError) -> Set<Int> { Set(ids) }

    func idsAbove(_ id: Int) throws(ListError) -> Set<Int> { [id] }

    func nextOccurrences(of ids: [Int]) throws(ListError) -> [Int: [Item]] { [:] }
}

final class FakeInteractor: EditItemInteracting {
    private(set) var found: [Int] = []
    private(set) var saved: [ItemDetails] = []

    func findItem(_ id: Int) { found.append(id) }

    func save(_ details: ItemDetails, _ request: EditItemRequest) { saved.append(details) }
}

final class FakeOutput: EditItemInteractorOutput {
    private(set) var found: [ItemSummary] = []
    private(set) var responses: [EditItemResponse] = []
    private(set) var timesNothing = 0
    private(set) var failures: [EditItemFailure] = []

    func foundItem(_ item: ItemSummary) { found.append(item) }

    func savedItem(_ response: EditItemResponse) { responses.append(response) }

    func foundNothingToSave() { timesNothing += 1 }

    func couldNotEditItem(_ failure: EditItemFailure) { failures.append(failure) }
}

final class FakeView: EditItemViewing {
    enum Shown: Equatable {
        case page(String)
        case discarded
        case kept
        case change(ChangeDisplay)
        case message(String)
        case errorMessage(ErrorMessage)
    }

    private(set) var shown: [Shown] = []

    var pages: [String] {
        shown.compactMap { if case .page(let text) = $0 { text } else { nil } }
    }

    func openEditor(on page: String) { shown.append(.page(page)) }

    func discardPage() { shown.append(.discarded) }

    func keepPage() -> String? {
        shown.append(.kept)
        return "/tmp/page"
    }

    func showChange(_ display: ChangeDisplay) { shown.append(.change(display)) }

    func showMessage(_ sentence: String) { shown.append(.message(sentence)) }

    func showError(_ errorMessage: ErrorMessage) { shown.append(.errorMessage(errorMessage)) }
}
