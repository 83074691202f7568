import Presentation
import ProgramOutput
import Responses
import Vocabulary

@testable import FindItems

/// What there is to show of a search, as one JSON object: the items, then their matches.
final class FindDocumentViewModel {
    var onPart: ([UInt8]) -> Void = { _ in }
    var onFailure: (ErrorMessage) -> Void = { _ in }
    private let model: FindModel
    private let router: any CommandRouting

    init(_ model: FindModel, router: any CommandRouting) {
        (self.model, self.router) = (model, router)
    }

    func find(_ request: FindItemsRequest) {
        var items = JSONParts(.beginningDocument())
        var matches = JSONParts()
        items.json.beginArray("items")
        do throws(ListError) {
            _ = try model.search(request) { row, _ in
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
        } catch {
            onFailure(ErrorMessage(error, router))
            return
        }
        items.json.endArray()
        items.json.beginArray("matches")
        (items.takeAll() + matches.takeAll()).forEach(onPart)
        items.json.endArray()
        items.json.endDocument()
        items.takeAll().forEach(onPart)
    }
}
