import Almanac
import Presentation
import ProgramOutput
import Vocabulary

/// Presents results as one JSON object.
final class ListItemsDocumentPresenter: ListItemsPresenting, ListItemsInteractorOutput {
    private let view: any DocumentViewing
    private let interactor: any ListItemsInteracting
    private let router: any ListItemsRouting
    /// The end of the document, which is not shown yet.
    private var json = JSONText()
    private var isInGroup = false

    init(view: any DocumentViewing, interactor: any ListItemsInteracting, router: any ListItemsRouting) {
        self.view = view
        self.interactor = interactor
        self.router = router
    }

    func show(_ request: ListItemsRequest) {
        interactor.findItems(request)
    }

    func foundItems(_ opening: ListItemsOpening) {
        begin(isGrouped: opening.isGrouped)
    }

    /// Text and JSON have all items.
    func foundOutline(_ outline: ListItemsOutline) {}

    func foundItems(_ rows: [ListItemsRow], from place: Int) {}

    func countedItems(_ count: Int) {}

    func foundGroup(_ group: ListItemsGroup) {
        endGroup()
        json.beginObject()
        json.group(group.name)
        json.beginArray("items")
        isInGroup = true
    }

    func foundItem(_ row: ListItemsRow) {
        if row.isContext { return }
        json.item(row.item, rank: row.rank)
        if let part = json.takeLongPart() { view.show(part) }
    }

    func foundLastItem(_ totals: ListItemsTotals) {
        end(omitted: totals.omitted)
    }

    func foundNothing(_ response: NothingListedResponse) {
        begin(isGrouped: response.isGrouped)
        end()
    }

    func couldNotFindItems(_ failure: ListError) {
        view.show(ErrorMessage(failure, router), as: JSONText.document)
    }

    private func begin(isGrouped: Bool) {
        isInGroup = false
        // An error discards the part of the document that is written already.
        view.hold()
        json = .beginningDocument()
        json.beginArray(isGrouped ? "groups" : "items")
    }

    private func endGroup() {
        guard isInGroup else { return }
        json.endArray()
        json.endObject()
        isInGroup = false
    }

    private func end(omitted: Int = 0) {
        endGroup()
        json.endArray()
        if omitted > 0 { json.integer("omitted", omitted) }
        json.endDocument()
        view.show(json.takeBytes())
        view.release()
    }
}
