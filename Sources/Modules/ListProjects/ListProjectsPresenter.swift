import Boundary
import Presentation

/// Asks for the projects, and puts the answer into words.
final class ListProjectsPresenter {
    private let view: any ListProjectsShowing
    private let interactor: any ListProjectsInteracting
    /// What was asked for last.
    private var filter = ItemFilter.everything

    init(view: any ListProjectsShowing, interactor: any ListProjectsInteracting) {
        self.view = view
        self.interactor = interactor
    }
}

extension ListProjectsPresenter: ListProjectsModule {
    func show(_ request: ListProjectsRequest) {
        filter = request.filter
        interactor.findProjects(request)
    }
}

extension ListProjectsPresenter: ListProjectsInteractorOutput {
    func foundProjects(_ response: ListProjectsResponse) {
        let rows = response.rows.map(row)
        view.showCounts(CountsDisplay(rows: rows + (response.without.map { [without($0)] } ?? [])))
    }

    func foundNoProject(_ reason: NothingCounted) {
        switch reason {
        case .noneInUse: view.showNothing("No item has a project yet; project:name in an item's text gives it one.")
        case .noneOfMatching: view.showNothing("Nothing that matches has a project.")
        case .nothingMatches: view.showNothing(ListSentences.nothingMatches(filter))
        }
    }

    func foundEmptyList() {
        view.showEmptyList(ListSentences.emptyList, example: ListSentences.emptyListExample)
    }

    func couldNotFindProjects(_ trouble: StorageTrouble) {
        view.showComplaint(Complaint(trouble))
    }

    private func row(_ row: ListProjectsResponse.Row) -> CountsDisplay.Row {
        CountsDisplay.Row(
            label: "project \(row.name)",
            name: row.name,
            depth: row.depth,
            open: StatusWords.open(row.counts),
            done: StatusWords.done(row.counts),
            whole: row.whole.map { "\(StatusWords.open($0)), \(StatusWords.done($0)) with what is below" } ?? ""
        )
    }

    private func without(_ counts: ItemCounts) -> CountsDisplay.Row {
        CountsDisplay.Row(
            label: "no project",
            name: "No project",
            open: StatusWords.open(counts),
            done: StatusWords.done(counts)
        )
    }
}
