import Almanac
import CommandLine
import Entities
import ItemLanguage
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

final class FakeDataManager: AddItemDataManaging, ItemRelations {
    struct Stored: Equatable {
        let items: [NewItem]
        let typed: String
        let instant: Instant
    }

    var known: Set<Int> = []
    /// The ids removed before storing.
    var removedMeanwhile: Set<Int> = []
    var failure: ListError?
    private(set) var stored: [Stored] = []

    func unknownIDs(among ids: [Int]) throws(ListError) -> [Int] {
        ids.filter { !known.contains($0) }
    }

    func add(
        _ items: [NewItem],
        typed: String,
        at instant: Instant,
        if isPossible: (any ItemRelations) throws(ListError) -> Bool
    ) throws(ListError) -> [Item]? {
        if let failure { throw failure }
        known.subtract(removedMeanwhile)
        guard try isPossible(self) else { return nil }
        stored.append(Stored(items: items, typed: typed, instant: instant))
        return items.enumerated().map { index, item in
            Item(id: index + 1, uuid: item.uuid, details: item.details, created: item.created, changed: item.created)
        }
    }

    func idsNeeded(by ids: [Int]) throws(ListError) -> Set<Int> { [] }

    func idsAbove(_ id: Int) throws(ListError) -> Set<Int> { [] }

    func nextOccurrences(of ids: [Int]) throws(ListError) -> [Int: [Item]] { [:] }

    func items(with uuids: [ItemUUID]) throws(ListError) -> [Item] { [] }
}

final class FakeInteractor: AddItemInteracting {
    weak var output: (any AddItemInteractorOutput)?
    /// The failure of the next draft.
    var mistake: AddItemFailure.Reason?
    private(set) var requests: [AddItemRequest] = []

    func check(_ draft: AddItemRequest) {
        if let reason = mistake {
            mistake = nil
            output?.rejectedDraft(AddItemFailure(reason: reason, line: nil))
        } else {
            output?.acceptedDraft()
        }
    }

    func add(_ request: AddItemRequest) {
        requests.append(request)
    }
}

final class FakeOutput: AddItemInteractorOutput {
    private(set) var responses: [AddItemResponse] = []
    private(set) var failures: [AddItemFailure] = []
    private(set) var accepted = 0
    private(set) var rejections: [AddItemFailure] = []

    func acceptedDraft() { accepted += 1 }

    func rejectedDraft(_ failure: AddItemFailure) { rejections.append(failure) }

    func addedItems(_ response: AddItemResponse) { responses.append(response) }

    func couldNotAddItem(_ failure: AddItemFailure) { failures.append(failure) }
}

final class FakeView: AddItemViewing {
    enum Shown: Equatable {
        case title, due, tags
        case added(AddItemDisplay)
        case message(String)
        case errorMessage(ErrorMessage)
    }

    private(set) var shown: [Shown] = []

    func askForTitle(_ prompt: String) { shown.append(.title) }

    func askForDue(_ prompt: String) { shown.append(.due) }

    func askForTags(_ prompt: String) { shown.append(.tags) }

    func showAdded(_ display: AddItemDisplay) { shown.append(.added(display)) }

    func showMessage(_ sentence: String) { shown.append(.message(sentence)) }

    func showError(_ errorMessage: ErrorMessage) { shown.append(.errorMessage(errorMessage)) }
}

var reader: AddItemReader { AddItemReader { DateReader(.saturday, weeksStartOn: .monday) } }
