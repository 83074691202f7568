import Almanac
import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Presents results as one JSON object: the items, then their matches.
final class FindItemsDocumentPresenter: FindItemsPresenting, FindItemsInteractorOutput {
    private let view: any DocumentViewing
    private let interactor: any FindItemsInteracting
    private let router: any FindItemsRouting
    private var items = JSONParts()
    private var matches = JSONParts()
    private var corrections: [FindItemsCorrection] = []

    init(view: any DocumentViewing, interactor: any FindItemsInteracting, router: any FindItemsRouting) {
        self.view = view
        self.interactor = interactor
        self.router = router
    }

    func show(_ request: FindItemsRequest) {
        interactor.findItems(request)
    }

    func foundItems(_ opening: FindItemsOpening) {
        items = JSONParts(.beginningDocument())
        items.json.beginArray("items")
        matches = JSONParts()
        corrections = opening.corrections
    }

    func foundItem(_ row: FindItemsRow) {
        items.json.item(row.item)
        items.endPartIfLong()
        for match in row.matches {
            let text = FindItemsSentences.text(match)
            matches.json.object { json in
                json.integer("id", row.item.id)
                json.string("in", FindItemsSentences.label(match.place))
                json.string("text", text.text)
                json.strings("found", text.markedParts)
            }
        }
        matches.endPartIfLong()
    }

    func foundLastItem(_ totals: FindItemsTotals) {
        items.json.endArray()
        items.json.beginArray("matches")
        (items.takeAll() + matches.takeAll()).forEach(view.show)
        items.json.endArray()
        if !corrections.isEmpty {
            items.json.array("corrections") { array in
                for correction in corrections {
                    array.object { object in
                        object.string("typed", correction.typed)
                        object.string("found", correction.found)
                    }
                }
            }
        }
        items.json.endDocument()
        items.takeAll().forEach(view.show)
    }

    func foundNothing(_ reason: FindItemsEmptyReason) {
        view.show(
            JSONText.document { document in
                document.items("items", [])
                document.strings("matches", [])
            }
        )
    }

    func couldNotFindItems(_ failure: ListError) {
        view.show(ErrorMessage(failure, router), as: JSONText.document)
    }
}
