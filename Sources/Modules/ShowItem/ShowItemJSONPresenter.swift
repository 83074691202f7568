import Almanac
import Boundary
import Presentation

/// The same answers as one JSON object.
final class ShowItemJSONPresenter {
    private let view: any DocumentShowing
    private let interactor: any ShowItemInteracting
    /// The document as far as it is told, and what will stand behind it.
    private var items = ShowItemJSONPresenter.beginning
    private var stories = JSONParts()

    init(view: any DocumentShowing, interactor: any ShowItemInteracting) {
        self.view = view
        self.interactor = interactor
    }
}

extension ShowItemJSONPresenter: ShowItemModule {
    func show(_ request: ShowItemRequest) {
        interactor.findItems(request)
    }
}

extension ShowItemJSONPresenter: ShowItemInteractorOutput {
    func foundItem(_ response: ShowItemResponse) {
        items.json.item(response.item)
        items.keep()
        write(response)
        stories.keep()
    }

    func foundLastItem() {
        show()
    }

    func foundNothing() {
        show()
    }

    func couldNotFindItems(_ failure: ChoiceFailure) {
        view.show(ListSentences.complaint(failure), as: JSONText.document)
    }
}

extension ShowItemJSONPresenter {
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
        items = ShowItemJSONPresenter.beginning
    }

    private func write(_ story: ShowItemResponse) {
        stories.json.object { json in
            json.integer("id", story.item.id)
            json.integers("neededBy", story.blocks.map(\.id), unlessEmpty: true)
            json.integers("parts", story.parts.map(\.id), unlessEmpty: true)
            json.strings("occurrences", story.occurrences.map(\.description), unlessEmpty: true)
            if story.postponements > 0 { json.integer("postponements", story.postponements) }
            json.array("changes") { changes in
                for episode in story.history {
                    changes.change(episode.change) { json in
                        json.string("what", EpisodeWords.phrase(episode, from: story.today, in: CalendarWords()))
                    }
                }
            }
        }
    }
}
