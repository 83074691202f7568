import Boundary
import Presentation

/// The same answers as one JSON object.
final class ListProjectsJSONPresenter {
    private let view: any DocumentShowing
    private let interactor: any ListProjectsInteracting

    init(view: any DocumentShowing, interactor: any ListProjectsInteracting) {
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

    func foundNoProject(_ reason: NothingCounted) {
        switch reason {
        case .noneInUse(let counts), .noneOfMatching(let counts): show(ListProjectsResponse(rows: [], without: counts))
        case .nothingMatches: foundEmptyList()
        }
    }

    func foundEmptyList() {
        show(ListProjectsResponse(rows: [], without: nil))
    }

    func couldNotFindProjects(_ trouble: StorageTrouble) {
        view.show(Complaint(trouble), as: JSONText.document)
    }

    private func show(_ response: ListProjectsResponse) {
        view.show(
            JSONText.document { document in
                document.array("projects") { array in
                    for row in response.rows {
                        array.object { object in
                            object.string("name", row.name)
                            object.counts(row.counts)
                            object.object("total") { $0.counts(row.whole ?? row.counts) }
                        }
                    }
                }
                if let without = response.without { document.object("without") { $0.counts(without) } }
            }
        )
    }
}
