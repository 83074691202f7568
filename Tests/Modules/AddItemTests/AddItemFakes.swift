import Almanac
import Entities
import ItemLanguage
import ProgramOutput
import TestKit
import Vocabulary

@testable import AddItem

func details(_ title: String, _ change: (inout ItemDetails) -> Void = { _ in }) -> ItemDetails {
    var details = ItemDetails(title: title)
    change(&details)
    return details
}

func request(_ details: ItemDetails..., typed: String = "add") -> AddItemRequest {
    AddItemRequest(entries: details.map { .init(details: $0) }, typed: typed)
}

final class FakeDataManager: AddItemDataManaging, ChangingList {
    struct Stored: Equatable {
        let items: [NewItem]
        let typed: String
        let instant: Instant
    }

    var known: Set<Int> = []
    var projects: [Int: String] = [:]
    /// The open items by title.
    var sameTitles: [String: [ItemName]] = [:]
    /// The ids removed before storing.
    var removedMeanwhile: Set<Int> = []
    var failure: ListError?
    private(set) var stored: [Stored] = []
    private var added: [NewItem] = []

    func names(of ids: [Int]) throws(ListError) -> [ItemName] {
        ids.filter(known.contains).map { ItemName(id: $0, title: "title of \($0)") }
    }

    func unknownIDs(among ids: [Int]) throws(ListError) -> [Int] {
        ids.filter { !known.contains($0) }
    }

    func change<Value, Failure: StorageFailure>(
        typed: String,
        at instant: Instant,
        _ body: (any ChangingList) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        if let failure { throw .storage(failure) }
        known.subtract(removedMeanwhile)
        added = []
        let value = try body(self)
        stored.append(Stored(items: added, typed: typed, instant: instant))
        return value
    }

    func apply(_ plan: ListPlan, endsChange: Bool) throws(ListError) -> PlanOutcome {
        let first = added.count + 1
        added += plan.additions
        known.formUnion(first..<(added.count + 1))
        return PlanOutcome(added: plan.additions.enumerated().map { $1.stored(as: first + $0) })
    }

    func forEachItem(of selection: Selection, today: Day, _ body: (Item) throws(ListError) -> Void) throws(ListError) {}

    func unknownNames(in selection: Selection) throws(ListError) -> [UnknownName] { [] }

    func hasItems(_ selection: Selection, today: Day) throws(ListError) -> Bool { false }

    func isListEmpty() throws(ListError) -> Bool { false }

    func items(_ ids: [Int]) throws(ListError) -> [Item] { [] }

    func idsNeeded(by ids: [Int]) throws(ListError) -> Set<Int> { [] }

    func idsAbove(_ id: Int) throws(ListError) -> Set<Int> { [] }

    func nextOccurrences(of ids: [Int]) throws(ListError) -> [Int: [Item]] { [:] }

    func projects(of ids: [Int]) throws(ListError) -> [Int: String] { projects.filter { ids.contains($0.key) } }

    func items(with uuids: [ItemUUID]) throws(ListError) -> [Item] { [] }

    func items(completedSince start: Instant) throws(ListError) -> [Item] { [] }

    func series(ofCopies copies: [Item]) throws(ListError) -> [Int: Item] { [:] }

    func openItems(titled title: String, otherThan id: Int) throws(ListError) -> [ItemName] {
        sameTitles[title] ?? []
    }

    func lastCopies(of series: [Item]) throws(ListError) -> [Int: Item] { [:] }
}

extension NewItem {
    fileprivate func stored(as id: Int) -> Item {
        Item(id: id, uuid: uuid, details: details, created: created, changed: created)
    }
}

/// Delivers entries, and then fails if there is a failure.
final class FakeSource: AddItemSource {
    let typed = "add -"
    var headings: [String] = []
    private var entries: ArraySlice<AddItemRequest.Entry>
    private let failure: AddItemFailure?

    init(_ details: [ItemDetails], failure: AddItemFailure? = nil) {
        entries = details.enumerated().map { .init(details: $1, line: $0 + 1) }[...]
        self.failure = failure
    }

    func next() throws(AddItemFailure) -> AddItemRequest.Entry? {
        if let entry = entries.popFirst() { return entry }
        if let failure { throw failure }
        return nil
    }
}

final class FakeInteractor: AddItemInteracting {
    weak var output: (any AddItemInteractorOutput)?
    /// The failure of the next draft.
    var mistake: AddItemFailure.Reason?
    private(set) var requests: [AddItemRequest] = []
    private(set) var sources: [any AddItemSource] = []

    func check(_ draft: AddItemRequest) {
        if let reason = mistake {
            mistake = nil
            output?.rejectedDraft(AddItemFailure(reason: reason, line: nil))
        } else {
            output?.acceptedDraft()
        }
    }

    private(set) var previews: [AddItemRequest] = []

    func preview(_ draft: AddItemRequest) { previews.append(draft) }

    func add(_ request: AddItemRequest) {
        requests.append(request)
    }

    func add(_ source: any AddItemSource) {
        sources.append(source)
    }
}

final class FakeOutput: AddItemInteractorOutput {
    private(set) var responses: [AddItemResponse] = []
    private(set) var partialResponses: [AddItemResponse] = []
    private(set) var failures: [AddItemFailure] = []
    private(set) var accepted = 0
    private(set) var rejections: [AddItemFailure] = []

    func acceptedDraft() { accepted += 1 }

    private(set) var previews: [AddItemPreview] = []

    func previewedDraft(_ preview: AddItemPreview) { previews.append(preview) }

    func rejectedDraft(_ failure: AddItemFailure) { rejections.append(failure) }

    func willAddItems(_ response: AddItemResponse) { partialResponses.append(response) }

    func addedItems(_ response: AddItemResponse) { responses.append(response) }

    func couldNotAddItem(_ failure: AddItemFailure) { failures.append(failure) }
}

final class FakeView: AddItemViewing {
    enum Shown: Equatable {
        case title, due, tags
        case prepared([AddItemDisplay.Row])
        case added(AddItemDisplay)
        case message(String)
        case errorMessage(ErrorMessage)
    }

    private(set) var shown: [Shown] = []
    var rowLimit: Int?
    var noteLimit: Int? { rowLimit }
    var namesUndo = false

    func askForTitle(_ prompt: String) { shown.append(.title) }

    func askForDue(_ prompt: String) { shown.append(.due) }

    func askForTags(_ prompt: String) { shown.append(.tags) }

    func prepareAdded(_ rows: [AddItemDisplay.Row]) { shown.append(.prepared(rows)) }

    func showAdded(_ display: AddItemDisplay) { shown.append(.added(display)) }

    func showMessage(_ sentence: String) { shown.append(.message(sentence)) }

    func showError(_ errorMessage: ErrorMessage) { shown.append(.errorMessage(errorMessage)) }
}

/// The reading of a text that was typed elsewhere.
func reading(_ text: String) throws(InputError) -> ItemText.Reading {
    try ItemText(dates: DateReader(.saturday, weeksStartOn: .monday)).read(line: text)
}

var reader: AddItemReader { AddItemReader { DateReader(.saturday, weeksStartOn: .monday) } }
