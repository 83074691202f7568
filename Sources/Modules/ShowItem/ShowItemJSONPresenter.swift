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
        view.show(ShowItemSentences.complaint(failure), as: JSONText.document)
    }

    private func write(_ story: ShowItemResponse.Story, _ response: ShowItemResponse, to array: inout JSONText) {
        array.object { json in
            json.integer("id", story.item.id)
            json.array("neededBy") { ids in story.blocks.forEach { ids.integer(nil, $0.id) } }
            json.array("parts") { ids in story.parts.forEach { ids.integer(nil, $0.id) } }
            json.strings("occurrences", story.occurrences.map(\.description))
            json.array("history") { history in
                for episode in story.history {
                    history.object { line in
                        line.string("at", episode.moment.instant.description)
                        line.string("command", episode.command)
                        line.string("what", EpisodeWords.phrase(episode, from: response.today, in: CalendarWords()))
                    }
                }
            }
        }
    }
}
