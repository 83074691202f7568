import Almanac
import CommandLine
import Presentation
import Vocabulary

/// Presents results as one JSON object.
final class ListItemsDocumentPresenter: ListItemsPresenting, ListItemsInteractorOutput {
    private let view: any DocumentViewing
    private let interactor: any ListItemsInteracting
    private let router: any ListItemsRouting
    /// The part of the document written so far.
    private var document = JSONParts()
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

    func foundGroup(_ group: ListItemsGroup) {
        endGroup()
        document.json.beginObject()
        document.json.group(group.name)
        document.json.beginArray("items")
        isInGroup = true
    }

    func foundItem(_ row: ListItemsRow) {
        document.json.item(row.item)
        document.endPartIfLong()
    }

    func foundLastItem(_ totals: ListItemsTotals) {
        end()
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
        document = JSONParts(.beginningDocument())
        document.json.beginArray(isGrouped ? "groups" : "items")
    }

    private func endGroup() {
        guard isInGroup else { return }
        document.json.endArray()
        document.json.endObject()
        isInGroup = false
    }

    private func end() {
        endGroup()
        document.json.endArray()
        document.json.endDocument()
        document.takeAll().forEach(view.show)
    }
}
