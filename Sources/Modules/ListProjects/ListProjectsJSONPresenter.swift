import Grammar
import Presentation
import Responses
import Vocabulary

/// Presents results as one JSON object.
final class ListProjectsJSONPresenter {
    private let view: any DocumentViewing
    private let interactor: any ListProjectsInteracting

    init(view: any DocumentViewing, interactor: any ListProjectsInteracting) {
        self.view = view
        self.interactor = interactor
    }
}

extension ListProjectsJSONPresenter: ListProjectsModule {
    func show(_ request: ListProjectsRequest) {
        interactor.findProjects(request)
    }
}

extension ListProjectsJSONPresenter: ListProjectsInteractorOutput {
    func foundProjects(_ response: ListProjectsResponse) {
        show(response)
    }

    func foundNoProject(_ reason: NoCountsReason) {
        switch reason {
        case .noneInUse(let counts), .noneOfMatching(let counts): show(ListProjectsResponse(rows: [], without: counts))
        case .nothingMatches: foundEmptyList()
        }
    }

    func foundEmptyList() {
        show(ListProjectsResponse(rows: [], without: nil))
    }

    func couldNotFindProjects(_ failure: ListError) {
        view.show(ErrorMessage(failure), as: JSONText.document)
    }

    private func show(_ response: ListProjectsResponse) {
        view.show(
            JSONText.document { document in
                document.array("projects") { array in
                    for row in response.rows {
                        array.object { object in
                            object.string("name", row.name)
                            object.counts(row.counts)
                            object.object("total") { $0.counts(row.total ?? row.counts) }
                        }
                    }
                }
                if let without = response.without { document.object("without") { $0.counts(without) } }
            }
        )
    }
}
