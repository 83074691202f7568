import Almanac
import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// All details of items as a JSON object.
final class ShowItemDocumentPresenter: ShowItemPresenting, ShowItemInteractorOutput {
    private let view: any DocumentViewing
    private let interactor: any ShowItemInteracting
    private let router: any ShowItemRouting
    /// The array "items", and the array "stories" that follows it in the document.
    private var items = ShowItemDocumentPresenter.beginning
    private var stories = JSONParts()

    init(view: any DocumentViewing, interactor: any ShowItemInteracting, router: any ShowItemRouting) {
        self.view = view
        self.interactor = interactor
        self.router = router
    }

    func show(_ request: ShowItemRequest) {
        interactor.findItems(request)
    }

    func foundItem(_ response: ShowItemResponse) {
        items.json.item(response.item)
        items.endPartIfLong()
        write(response)
        stories.endPartIfLong()
    }

    func foundLastItem() {
        show()
    }

    func foundNothing(_ reasons: NoMatch) {
        show()
    }

    func couldNotFindItems(_ failure: ChangeFailure) {
        view.show(ListSentences.errorMessage(failure, router), as: JSONText.document)
    }
}

extension ShowItemDocumentPresenter {
    private static var beginning: JSONParts {
        var document = JSONParts(.beginningDocument())
        document.json.beginArray("items")
        return document
    }

    private func show() {
        items.json.endArray()
        items.json.beginArray("stories")
        (items.takeAll() + stories.takeAll()).forEach(view.show)
        items.json.endArray()
        items.json.endDocument()
        items.takeAll().forEach(view.show)
        items = ShowItemDocumentPresenter.beginning
    }

    private func write(_ response: ShowItemResponse) {
        stories.json.object { json in
            json.integer("id", response.item.id)
            json.integers("neededBy", response.blocks.map(\.id), unlessEmpty: true)
            json.integers("parts", response.parts.filter { $0.depth == 0 }.map(\.item.id), unlessEmpty: true)
            if !response.parts.isEmpty {
                json.array("tree") { array in response.parts.forEach { array.part($0.item) } }
            }
            json.strings("occurrences", response.occurrences.map(\.description), unlessEmpty: true)
            json.integers("copies", response.copies.map(\.id), unlessEmpty: true)
            if let series = response.series { json.integer("series", series.id) }
            if let state = response.sync {
                json.object("sync") { json in
                    json.string("state", state.jsonValue)
                    if case .refused(let problem) = state { json.string("reason", SyncSentences.problem(problem)) }
                }
            }
            if !response.elsewhere.isEmpty { json.object("elsewhere") { $0.facts(response.elsewhere) } }
            if response.postponements > 0 { json.integer("postponements", response.postponements) }
            json.array("changes") { changes in
                for entry in response.history {
                    changes.change(entry.change) { json in
                        json.string("kind", HistoryEntrySentences.kind(entry))
                        if let copy = entry.copy { json.integer("copy", copy) }
                        let phrase = HistoryEntrySentences.phrase(entry, from: response.today, in: CalendarWords())
                        json.string("what", phrase)
                    }
                }
            }
        }
    }
}

extension JSONText {
    /// Writes the properties for which adder has no field.
    fileprivate mutating func facts(_ facts: ForeignFacts) {
        if let state = facts.state { string("status", state == .cancelled ? "cancelled" : "in-progress") }
        if let due = facts.due {
            string("due", due.due.description)
            string("zone", due.zone)
        }
        if let start = facts.start { string("start", start.description) }
        if let percent = facts.percent { integer("percent", percent) }
        if let place = facts.place { string("place", place) }
        if let link = facts.link { string("link", link) }
        for (key, count) in [
            ("alarms", facts.alarms), ("attachments", facts.attachments), ("comments", facts.comments),
            ("occurrences", facts.occurrences),
        ] where count > 0 {
            integer(key, count)
        }
    }

    fileprivate mutating func part(_ item: ItemSummary) {
        object { json in
            json.integer("id", item.id)
            json.string("title", item.details.title)
            json.string("status", item.isDone ? "done" : "open")
            if let due = item.details.due { json.string("due", due.description) }
            if let parent = item.details.parent { json.integer("parent", parent) }
        }
    }
}

extension SyncState {
    /// The value in the JSON schema.
    fileprivate var jsonValue: String {
        switch self {
        case .neverSent: "never-sent"
        case .inStep: "in-step"
        case .waits: "waits"
        case .refused: "refused"
        }
    }
}
