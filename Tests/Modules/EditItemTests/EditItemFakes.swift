import Almanac
import CommandLine
import Entities
import ItemLanguage
import Presentation
import ProgramOutput
import Responses
import TestKit
import Vocabulary

@testable import EditItem

let request = makeRequest(of: [3], typed: "edit 3")

func makeRequest(of ids: [Int], isConfirmed: Bool = false, typed: String) -> EditItemRequest {
    EditItemRequest(source: .items(ItemFilter(ids: ids)), isConfirmed: isConfirmed, typed: typed)
}

var reader: EditItemReader { EditItemReader { DateReader(.saturday, weeksStartOn: .monday) } }

final class FakeDataManager: EditItemDataManaging {
    let list = FakeChangingList()
    var stored: Item? {
        didSet { list.items = [stored].compactMap { $0 } }
    }

    var kept: EditItemKeptPage?
    var isFull = false

    func change<Value, Failure: StorageFailure>(
        typed: String,
        at instant: Instant,
        _ body: (any ChangingList) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        try list.change(typed: typed, at: instant, body)
    }

    func keep(_ page: EditItemKeptPage) throws(ListError) {
        if isFull { throw ListError(.diskFull, path: "page") }
        kept = page
    }

    func keptPage() throws(EditItemFailure) -> EditItemKeptPage? { kept }

    func discardKeptPage() throws(ListError) { kept = nil }
}

/// Keeps pages unless the disk is full.
final class FakeInteractor: EditItemInteracting {
    weak var output: (any EditItemInteractorOutput)?
    var isFull = false
    private(set) var opened: [EditItemRequest] = []
    private(set) var originals: [EditItemDraft] = []
    private(set) var saved: [[EditItemDraft]] = []
    private(set) var confirmed: [[Int]] = []
    private(set) var kept: [EditItemKeptPage] = []
    private(set) var discards = 0

    func open(_ request: EditItemRequest) { opened.append(request) }

    func resume(from originals: [EditItemDraft]) { self.originals = originals }

    func save(_ drafts: [EditItemDraft], removing ids: [Int]) {
        saved.append(drafts)
        confirmed.append(ids)
    }

    func keep(_ page: EditItemKeptPage) {
        kept.append(page)
        if isFull { output?.couldNotKeepPage() } else { output?.keptPage() }
    }

    func discardKeptPage() { discards += 1 }
}

final class FakeOutput: EditItemInteractorOutput {
    private(set) var found: [[ItemSummary]] = []
    private(set) var keptPages: [EditItemKeptPage] = []
    private(set) var responses: [EditItemResponse] = []
    private(set) var timesNothing = 0
    private(set) var timesKept = 0
    private(set) var timesNotKept = 0
    private(set) var failures: [EditItemFailure] = []

    func foundItems(_ items: [ItemSummary]) { found.append(items) }

    func foundKeptPage(_ page: EditItemKeptPage, of items: [ItemSummary]) {
        keptPages.append(page)
        found.append(items)
    }

    func savedItems(_ response: EditItemResponse) { responses.append(response) }

    func foundNothingToSave() { timesNothing += 1 }

    func couldNotEditItems(_ failure: EditItemFailure) { failures.append(failure) }

    func keptPage() { timesKept += 1 }

    func couldNotKeepPage() { timesNotKept += 1 }
}

/// Records the pages and the outcome in the order in which they are shown.
final class FakeView: EditItemViewing, ChangeViewing {
    enum Shown: Equatable {
        case page(String, line: Int?)
        case discarded
        case kept
        case question(String)
        case change(ChangeDisplay)
        case message(String)
        case errorMessage(ErrorMessage)
    }

    var hasTerminal = true
    var recoveryPath: String?
    var rowLimit: Int?
    private(set) var shown: [Shown] = []

    var pages: [String] {
        shown.compactMap { if case .page(let text, _) = $0 { text } else { nil } }
    }

    /// The line to edit first on the last page.
    var line: Int? {
        shown.compactMap { if case .page(_, let line) = $0 { line } else { nil } }.last
    }

    func prepareChange(_ rows: [ChangeDisplay.Row]) {}

    func openEditor(on page: String, at line: Int?) { shown.append(.page(page, line: line)) }

    func discardPage() { shown.append(.discarded) }

    func keepPage() -> String? {
        shown.append(.kept)
        return "/tmp/page"
    }

    func ask(_ question: String) { shown.append(.question(question)) }

    func showChange(_ display: ChangeDisplay) { shown.append(.change(display)) }

    func showMessage(_ sentence: String) { shown.append(.message(sentence)) }

    func showError(_ errorMessage: ErrorMessage) { shown.append(.errorMessage(errorMessage)) }
}

/// The presenter of the edited page with fakes around it.
struct EditItemFixture {
    let view = FakeView()
    let interactor = FakeInteractor()
    let delegate = FakeListDelegate()
    let presenter: EditItemPresenter

    init() {
        presenter = EditItemPresenter(
            view: view,
            interactor: interactor,
            outcome: EditItemTextPresenter(view: view, router: FakeRouter(), calendar: CalendarWords()),
            router: FakeRouter(),
            reader: reader,
            delegate: delegate
        )
        interactor.output = presenter
        presenter.edit(request)
    }

    /// Opens an item's page and returns its text.
    func open() -> String {
        presenter.foundItems([.sample(3, "Pay rent")])
        return view.pages.last ?? ""
    }

    func close(_ text: String) {
        presenter.didClosePage(Array(text.utf8))
    }

    func openTwo() -> String {
        presenter.edit(makeRequest(of: [3, 4], typed: "edit 3 4"))
        presenter.foundItems([.sample(3, "Pay rent"), .sample(4, "Call mum")])
        return view.pages.last ?? ""
    }
}
