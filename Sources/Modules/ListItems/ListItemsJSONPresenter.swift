import Almanac
import Boundary
import Presentation

/// The same answers as one JSON object.
final class ListItemsJSONPresenter {
    private let view: any DocumentShowing
    private let interactor: any ListItemsInteracting
    /// A long text that grows would be in memory twice whenever it has to move.
    private static let longestPart = 1 << 16

    /// The document as far as the list is told: parts of it, and what comes behind them.
    private var parts: [String] = []
    private var document = JSONText()
    private var isInGroup = false

    init(view: any DocumentShowing, interactor: any ListItemsInteracting) {
        self.view = view
        self.interactor = interactor
    }
}

extension ListItemsJSONPresenter: ListItemsModule {
    func show(_ request: ListItemsRequest) {
        interactor.findItems(request)
    }
}

extension ListItemsJSONPresenter: ListItemsInteractorOutput {
    func foundItems(_ opening: ListItemsOpening) {
        begin(isGrouped: opening.isGrouped)
    }

    func foundGroup(_ group: ListItemsGroup) {
        endGroup()
        document.beginObject()
        document.string("name", GroupWords.heading(group.name))
        document.beginArray("items")
        isInGroup = true
    }

    func foundItem(_ row: ListItemsRow) {
        document.item(row.item)
        if document.text.utf8.count > ListItemsJSONPresenter.longestPart { parts.append(document.takeText()) }
    }

    func foundLastItem(_ totals: ListItemsTotals) {
        end()
    }

    func foundNothing(_ response: NothingListedResponse) {
        begin(isGrouped: response.isGrouped)
        end()
    }

    func couldNotFindItems(_ trouble: StorageTrouble) {
        view.show(Complaint(trouble), as: JSONText.document)
    }

    private func begin(isGrouped: Bool) {
        parts = []
        isInGroup = false
        document = JSONText.beginningDocument()
        document.beginArray(isGrouped ? "groups" : "items")
    }

    private func endGroup() {
        guard isInGroup else { return }
        document.endArray()
        document.endObject()
        isInGroup = false
    }

    private func end() {
        endGroup()
        document.endArray()
        document.endDocument()
        parts.append(document.takeText())
        parts.forEach(view.show)
        parts = []
    }
}
