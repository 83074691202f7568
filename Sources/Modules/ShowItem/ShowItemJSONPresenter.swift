import Almanac
import Boundary
import Presentation

/// The same answers as one JSON object.
final class ShowItemJSONPresenter {
    private let view: any DocumentShowing
    private let interactor: any ShowItemInteracting

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
    func foundItems(_ response: ShowItemResponse) {
        view.show(
            JSONText.document { document in
                document.items("items", response.stories.map(\.item))
                document.array("stories") { array in response.stories.forEach { write($0, response, to: &array) } }
            }
        )
    }

    func couldNotFindItems(_ failure: ChoiceFailure) {
        view.show(ListSentences.complaint(failure), as: JSONText.document)
    }

    private func write(_ story: ShowItemResponse.Story, _ response: ShowItemResponse, to array: inout JSONText) {
        array.object { json in
            json.integer("id", story.item.id)
            json.integers("neededBy", story.blocks.map(\.id), unlessEmpty: true)
            json.integers("parts", story.parts.map(\.id), unlessEmpty: true)
            json.strings("occurrences", story.occurrences.map(\.description), unlessEmpty: true)
            if story.postponements > 0 { json.integer("postponements", story.postponements) }
            json.array("changes") { changes in
                for episode in story.history {
                    changes.change(episode.change) { json in
                        json.string("what", EpisodeWords.phrase(episode, from: response.today, in: CalendarWords()))
                    }
                }
            }
        }
    }
}
