import Almanac
import Presentation
import ProgramOutput
import Responses
import Vocabulary

@testable import FindItems

/// Shows results as one JSON object: the items, then their matches.
final class FindDocumentView: FindView {
    private let view: any DocumentViewing
    private let router: any CommandRouting
    private var items = JSONParts(.beginningDocument())
    private var matches = JSONParts()

    init(_ view: any DocumentViewing, router: any CommandRouting) {
        (self.view, self.router) = (view, router)
        items.json.beginArray("items")
    }

    func show(_ row: FindModel.Row, today: Day) {
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

    func show(_ outcome: FindModel.Outcome, of request: FindItemsRequest) {
        items.json.endArray()
        items.json.beginArray("matches")
        (items.takeAll() + matches.takeAll()).forEach(view.show)
        items.json.endArray()
        items.json.endDocument()
        items.takeAll().forEach(view.show)
    }

    func show(_ failure: ListError) {
        view.show(ErrorMessage(failure, router), as: JSONText.document)
    }
}
