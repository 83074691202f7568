import Grammar
import Presentation
import Responses
import Vocabulary

/// Presents results as one JSON object.
final class ListTagsJSONPresenter {
    private let view: any DocumentViewing
    private let interactor: any ListTagsInteracting

    init(view: any DocumentViewing, interactor: any ListTagsInteracting) {
        self.view = view
        self.interactor = interactor
    }
}

extension ListTagsJSONPresenter: ListTagsModule {
    func show(_ request: ListTagsRequest) {
        interactor.findTags(request)
    }
}

extension ListTagsJSONPresenter: ListTagsInteractorOutput {
    func foundTags(_ response: ListTagsResponse) {
        show(response)
    }

    func foundNoTag(_ reason: NoCountsReason) {
        switch reason {
        case .noneInUse(let counts), .noneOfMatching(let counts): show(ListTagsResponse(rows: [], without: counts))
        case .nothingMatches: foundEmptyList()
        }
    }

    func foundEmptyList() {
        show(ListTagsResponse(rows: [], without: nil))
    }

    func couldNotFindTags(_ failure: ListError) {
        view.show(ErrorMessage(failure), as: JSONText.document)
    }

    private func show(_ response: ListTagsResponse) {
        view.show(
            JSONText.document { document in
                document.array("tags") { array in
                    for row in response.rows {
                        array.object { object in
                            object.string("name", row.name)
                            object.counts(row.counts)
                        }
                    }
                }
                if let without = response.without { document.object("without") { $0.counts(without) } }
            }
        )
    }
}
