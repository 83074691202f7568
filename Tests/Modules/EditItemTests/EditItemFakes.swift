import Almanac
import Entities
import ItemLanguage
import Presentation
import ProgramOutput
import Responses
import TestKit
import Vocabulary

@testable import EditItem

let request = EditItemRequest(id: 3, typed: "edit 3")

var reader: EditItemReader { EditItemReader { DateReader(.saturday, weeksStartOn: .monday) } }

final class FakeDataManager: EditItemDataManaging {
    let list = FakeChangingList()
    var stored: Item? {
        didSet { list.items = [stored].compactMap { $0 } }
    }

    func item(_ id: Int) throws(ListError) -> Item? {
        if let failure = list.failure { throw failure }
        return stored
    }

    func change<Value, Failure: StorageFailure>(
        typed: String,
        at instant: Instant,
        _ body: (any ChangingList) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        try list.change(typed: typed, at: instant, body)
    }
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

/// Records the pages and the outcome in the order in which they are shown.
final class FakeView: EditItemViewing, ChangeViewing {
    enum Shown: Equatable {
        case page(String)
        case discarded
        case kept
        case change(ChangeDisplay)
        case message(String)
        case errorMessage(ErrorMessage)
    }

    var hasTerminal = true
    let rowLimit: Int? = nil
    private(set) var shown: [Shown] = []

    var pages: [String] {
        shown.compactMap { if case .page(let text) = $0 { text } else { nil } }
    }

    func prepareChange(_ rows: [ChangeDisplay.Row]) {}

    func openEditor(on page: String) { shown.append(.page(page)) }

    func discardPage() { shown.append(.discarded) }

    func keepPage() -> String? {
        shown.append(.kept)
        return "/tmp/page"
    }

    func ask(_ question: String) {}

    func showChange(_ display: ChangeDisplay) { shown.append(.change(display)) }

    func showMessage(_ sentence: String) { shown.append(.message(sentence)) }

    func showError(_ errorMessage: ErrorMessage) { shown.append(.errorMessage(errorMessage)) }
}
